import {
  type CardId,
  cardAt,
  type FrameSpec,
  finish,
  flag,
  mention,
  onCard,
  type Player,
  perform,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import type { EquipmentCard } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import { arenas, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { forceIn, pointsIn } from '../../text/cost.ts';
import { type Refusal, speakerFor } from '../../text/program.ts';
import { payForce, payPoints } from '../building/resources.ts';
import { resolveWaiting } from '../inForce/effect.ts';
import { detach } from '../moving/moving.ts';
import { controllerOf, hostOf, isOnUnit, unitCardOf } from './units.ts';

const unfit: Refusal = { because: 'this Equipment does not fit that unit', rule: 'TCG-0030' };
const tooDear: Refusal = { because: "its equip cost can't be paid", rule: 'TCG-0531' };
const already: Refusal = { because: 'it is on that unit already', rule: 'TCG-0535' };
const onPilot: Refusal = {
  because: "Equipment can't be equipped to or detached from a Pilot while it is piloting",
  rule: 'TCG-0537',
};

const equipmentOf = (s: State, card: CardId): EquipmentCard => cardOf(s, card) as EquipmentCard;

/** What it takes to equip a unit with it. */ // TCG-0030, TCG-0531
export function equipPrice(s: State, equipment: CardId): { readonly points: number; readonly force: number } {
  const { equip } = equipmentOf(s, equipment);
  return { points: pointsIn(equip), force: forceIn(equip, 0) ?? 0 };
}

const fitsOn = (s: State, equipment: CardId, unit: CardId, by: Player): boolean =>
  equipmentOf(s, equipment).fits.matches(s, unit, speakerFor(by, equipment));

/** Why Equipment can't be attached to that unit of its controller's. */
function whyNotEquip(s: State, equipment: CardId, unit: CardId): Refusal | null {
  const who = controllerOf(s, equipment);
  if (hostOf(s, equipment) === unit) return already;
  if (isLocked(s, equipment)) return onPilot;
  if (!fitsOn(s, equipment, unit, who)) return unfit;
  const { points, force } = equipPrice(s, equipment);
  return force > s.facts.force[who] || points > s.facts.points[who] ? tooDear : null;
}

/** Why a version can't come to the top of Equipment: on a unit, it is that unit which is equipped with it. */
export function whyNotEquipOnTop(s: State, top: CardId, card: CardId): Refusal | null {
  if (!isOnUnit(s, top)) return null;
  if (isLocked(s, top)) return onPilot;
  return fitsOn(s, card, hostOf(s, top), controllerOf(s, top)) ? null : unfit;
}

/** On a Pilot that is piloting it stays where it is. */
const isLocked = (s: State, equipment: CardId): boolean => {
  const host = hostOf(s, equipment);
  return host >= 0 && isOnUnit(s, host);
};

/** Equipment of one's own may be attached, moved or detached, any number of times. */ // TCG-0031, TCG-0536
export function equipOptions(s: State, who: Player, options: Option[]): void {
  for (const zone of ['build', 'on'] as const) {
    for (const equipment of s.zones[zone][who]) {
      if (cardOf(s, equipment).kind !== 'equipment') continue;
      const cost = equipPrice(s, equipment);
      for (const place of [...arenas, 'build'] as const)
        for (const unit of s.zones[place][who])
          if (unitCardOf(s, unit) !== null && whyNotEquip(s, equipment, unit) === null)
            options.push({ verb: 'equip', on: onCard(s, equipment), to: onCard(s, unit), cost });
      if (zone === 'on' && !isLocked(s, equipment)) options.push({ verb: 'detach', on: onCard(s, equipment) });
    }
  }
}

export const takeEquip = (s: State, who: Player, card: CardId, option: Option): FrameSpec =>
  equip({
    equipment: refTo(s, card),
    by: who,
    unit: option.verb === 'equip' ? refTo(s, cardAt(s, option.to)) : nobody,
    detaches: option.verb === 'detach',
  });

export const equip = procedure(
  'equip',
  { equipment: ref, by: player, unit: ref, detaches: flag },
  {
    attach(s, l, tell) {
      const { card } = l.equipment;
      if (l.detaches) {
        detach(s, tell, card);
        return perform([]);
      }
      const { points, force } = equipPrice(s, card);
      payForce(s, tell, l.by, force);
      payPoints(s, tell, l.by, points);
      if (!isOnUnit(s, card)) table.move(s, tell, card, 'on', l.by);
      table.mark(s, tell, card, 'host', l.unit.card);
      tell?.({ kind: 'equipped', by: l.by, card: mention(s, card), unit: mention(s, l.unit.card) });
      return perform([]);
    },
    held: resolveWaiting,
    over: finish,
  },
);
