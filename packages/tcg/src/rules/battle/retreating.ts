import {
  type CardId,
  cardAt,
  type FrameSpec,
  finish,
  mention,
  onCard,
  type Player,
  perform,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { reachOf } from '../../catalog/catalog.ts';
import { arenas, procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { leaveUnit } from '../cards/piloting.ts';
import { hostOf, isInArena, isOnUnit, isPiloting, isTapped, pilotsOn } from '../cards/units.ts';
import { resolveWaiting } from '../inForce/effect.ts';
import { forbidding, forbids } from '../inForce/forbidding.ts';
import { sendToBuildZone, tapUnit } from '../moving/moving.ts';

export const endOfRetreat: Option = { verb: 'end retreat step' };

const tapped: Refusal = { because: "a tapped unit can't be retreated in the retreat step", rule: 'TCG-0097' };
const tappedPilot: Refusal = { because: 'its Pilot is tapped', rule: 'TCG-0272' };
const forbidden: Refusal = { because: "an effect says that it can't be retreated", rule: 'TCG-0009' };

/** Why a unit, or a Pilot on one, can't be retreated in the retreat step. */
export function whyNotRetreat(s: State, unit: CardId, rules = forbidding(s, 'retreat')): Refusal | null {
  if (isTapped(s, unit)) return tapped;
  if (reachOf(s).pilots && pilotsOn(s, unit).some((pilot) => isTapped(s, pilot))) return tappedPilot;
  return rules.some((inForce) => forbids(s, inForce, unit)) ? forbidden : null;
}

/** Any number of untapped units, one at a time; a Pilot also without its unit. */ // TCG-0097, TCG-0273
export function retreatOptions(s: State, who: Player): Option[] {
  const options: Option[] = [];
  const rules = forbidding(s, 'retreat');
  for (const arena of arenas)
    for (const unit of s.zones[arena][who])
      if (whyNotRetreat(s, unit, rules) === null) options.push({ verb: 'retreat', on: onCard(s, unit) });
  for (const pilot of s.zones.on[who])
    if (isPiloting(s, pilot) && isInArena(s, hostOf(s, pilot)) && whyNotRetreat(s, pilot, rules) === null)
      options.push({ verb: 'retreat', on: onCard(s, pilot) });
  return options;
}

export const takeRetreat = (s: State, who: Player, option: Option): FrameSpec =>
  retreat({ unit: refTo(s, cardAt(s, option.on)), by: who });

/** It taps, with its Pilot, and goes to the build zone. */ // TCG-0272
export const retreat = procedure(
  'retreat',
  { unit: ref, by: player },
  {
    tap(s, l, tell) {
      const { card } = l.unit;
      tapUnit(s, tell, card);
      if (isOnUnit(s, card)) {
        leaveUnit(s, tell, card, 'build');
        tell?.({ kind: 'retreated', card: mention(s, card) });
      } else {
        for (const pilot of pilotsOn(s, card)) tapUnit(s, tell, pilot);
        sendToBuildZone(s, tell, card);
      }
      return perform([]);
    },
    held: resolveWaiting,
    over: finish,
  },
);
