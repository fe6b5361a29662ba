import {
  type CardId,
  call,
  data,
  type FrameSpec,
  finish,
  flag,
  goto,
  mention,
  next,
  number,
  onCard,
  type Player,
  perform,
  player,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { type Arena, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { afterTopping } from '../cards/piloting.ts';
import { arenaOf, unitCardOf } from '../cards/units.ts';
import { triggersAfterwards } from '../inForce/effect.ts';
import type { InForce } from '../inForce/force.ts';
import { notice } from '../inForce/noticing.ts';
import { discardCard } from '../moving/moving.ts';
import { disruptChance } from '../playing/disrupting.ts';
import { buildCost } from './buildCost.ts';
import { payForce, payPoints } from './resources.ts';
import { followType, joinStack, stackFor, stackingCost, whereInStack } from './stacking.ts';

const tooFew: Refusal = {
  because: 'there are not enough build counters on it, and too few build points left',
  rule: 'TCG-0037',
};

/** What is still missing, after the counters on it. */
const missing = (s: State, card: CardId, needed: number): number => Math.max(0, needed - (s.cards.counters[card] ?? 0));

/** Why a unit can't be deployed as a unit of its own. */
export const whyNotDeploy = (s: State, who: Player, card: CardId): Refusal | null =>
  missing(s, card, buildCost(s, who, card)) > s.facts.points[who] ? tooFew : null;

/** To any arena of its types, or to the build zone; onto or into a stack of its own. */ // TCG-0125, TCG-0126
export function deployOptions(
  s: State,
  who: Player,
  card: CardId,
  prices: readonly InForce[],
  options: Option[],
): void {
  const points = missing(s, card, buildCost(s, who, card, prices));
  if (points <= s.facts.points[who]) {
    const on = onCard(s, card);
    const cost = { points };
    for (const zone of unitCardOf(s, card)?.types ?? [])
      options.push({ verb: 'deploy', on, to: { zone, of: who }, cost });
    options.push({ verb: 'deploy', on, to: { zone: 'build', of: who }, cost });
  }
  for (const where of whereInStack(s, who, card)) {
    const top = stackFor(s, who, card) ?? -1;
    const cost = missing(s, card, stackingCost(s, top, card, where));
    if (cost <= s.facts.points[who])
      options.push({ verb: 'stack', clause: where, on: onCard(s, card), to: onCard(s, top), cost: { points: cost } });
  }
}

export function deploying(s: State, who: Player, card: CardId, option: Option): FrameSpec {
  const to = option.to !== undefined && 'zone' in option.to ? option.to.zone : '';
  return deploy({
    card: refTo(s, card),
    by: who,
    to,
    where: option.verb === 'stack' ? (option.clause ?? 'top') : '',
    unit: nobody,
    points: option.cost?.['points'] ?? 0,
  });
}

/** A unit card is turned up and becomes a unit; it can be disrupted; then what triggers on it. */ // TCG-0111, TCG-0124, TCG-0508
export const deploy = procedure(
  'deploy',
  {
    card: ref,
    by: player,
    /** An arena or the build zone, for a unit of its own. */
    to: text,
    /** Top or beneath, for a card that joins a stack. */
    where: text,
    points: number,
    force: number,
    disrupted: flag,
    unit: ref,
    result: data,
  },
  {
    turnUp(s, l, tell) {
      const { card } = l.card;
      payPoints(s, tell, l.by, l.points);
      payForce(s, tell, l.by, l.force);
      if (l.where === '') {
        table.move(s, tell, card, l.to === 'build' ? 'build' : (l.to as Arena), l.by);
        table.mark(s, tell, card, 'counters', 0);
      } else table.move(s, tell, card, 'playing', l.by); // it is in the stack once nobody has disrupted it
      l.unit = refTo(s, card);
      tell?.({ kind: 'deployed', by: l.by, card: mention(s, card), zone: table.where(s, card).zone });
      return next;
    },
    disrupt: (_s, l) => call(disruptChance({ kind: 'deployment', by: l.by, card: l.unit }), { into: 'disrupted' }),
    outcome(s, l, tell) {
      const { card } = l.unit;
      if (l.where !== '' && (l.disrupted || !joinStack(s, tell, l.by, card, l.where))) {
        discardCard(s, tell, card);
        return goto('held');
      }
      return l.disrupted ? perform([{ kind: 'discard', unit: l.unit, by: l.by, cause: null }], 'held') : next; // TCG-0341
    },
    followType,
    deployed(s, l) {
      const { card } = l.unit;
      // What it says about its own deployment works only in an arena, and only on top of a stack. TCG-0414, TCG-0509
      notice(s, { kind: 'deployed', subject: card, by: l.by, arena: arenaOf(s, card) });
      return afterTopping(s, card, l.by);
    },
    settled: () => perform([]), // a contest comes before what has triggered: TCG-0380
    held: triggersAfterwards,
    over: finish,
  },
);
