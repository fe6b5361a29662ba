import {
  type CardId,
  call,
  data,
  type FrameSpec,
  finish,
  flag,
  goto,
  list,
  mention,
  next,
  number,
  onCard,
  type Player,
  perform,
  player,
  players,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { type EnhancedMission, type MissionCard, printedCost } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import { type Arena, arenas, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { type Cost, forceIn, notePicked, pointsIn } from '../../text/cost.ts';
import { type Refusal, speakerFor } from '../../text/program.ts';
import { equipPrice, whyNotEquipOnTop } from '../cards/equipping.ts';
import { effect, triggersAfterwards } from '../inForce/effect.ts';
import { notice } from '../inForce/noticing.ts';
import { discardCard } from '../moving/moving.ts';
import { disruptChance } from '../playing/disrupting.ts';
import { buildCost } from './buildCost.ts';
import { payForce, payPoints } from './resources.ts';
import { putOnTop, slipBeneath, stackFor, stackingCost, whyNotStack } from './stacking.ts';

const tooFew: Refusal = {
  because: 'there are not enough build counters on it, and too few build points left',
  rule: 'TCG-0479',
};
const tooCheap: Refusal = {
  because: 'the Location that it would replace costs more, and there are too few build points left for that',
  rule: 'TCG-0120',
};
const notNow: Refusal = { because: 'its condition is not met', rule: 'TCG-0364' };
const cantPay: Refusal = { because: "what it takes to complete it can't be paid", rule: 'TCG-0364' };

const missing = (s: State, card: CardId, needed: number): number => Math.max(0, needed - (s.cards.counters[card] ?? 0));

/** The Location in an arena. */
function locationIn(s: State, arena: Arena): CardId | null {
  const number_ = arenas.indexOf(arena) + 1;
  for (const player_ of players)
    for (const card of s.zones.locations[player_]) if (s.cards.arena[card] === number_) return card;
  return null;
}

/** A Location that is cheaper than the one it replaces costs as much as that one. */ // TCG-0120
export function locationCost(s: State, who: Player, card: CardId, arena: Arena): number {
  const existing = locationIn(s, arena);
  const own = buildCost(s, who, card);
  if (existing === null) return own;
  const replaced = printedCost(cardOf(s, existing));
  return printedCost(cardOf(s, card)) >= replaced ? own : Math.max(own, replaced);
}

/** Why a Mission, Location or Equipment can't be completed now. */
export function whyNotComplete(s: State, who: Player, card: CardId): Refusal | null {
  const spare = s.facts.points[who];
  const points = missing(s, card, buildCost(s, who, card));
  if (points > spare) return tooFew;
  const found = cardOf(s, card);
  if (
    found.kind === 'location' &&
    found.arenas.every((arena) => missing(s, card, locationCost(s, who, card, arena)) > spare)
  )
    return tooCheap;
  return found.kind === 'mission' ? whyNotMission(s, who, card, found, found.toComplete, { points, force: 0 }) : null;
}

/** Why a Mission can't be completed, where that much is to be paid for the counters that it lacks. */
export function whyNotMission(
  s: State,
  who: Player,
  card: CardId,
  mission: MissionCard,
  costs: readonly Cost[],
  lacking: { readonly points: number; readonly force: number },
): Refusal | null {
  for (const condition of mission.only) if (!condition.holds(s, speakerFor(who, card))) return notNow;
  const source = refTo(s, card);
  if (!costs.every((cost) => cost.canPay(s, who, source))) return cantPay;
  const points = lacking.points + pointsIn(costs);
  const force = lacking.force + (forceIn(costs, 0) ?? 0);
  return points > s.facts.points[who] || force > s.facts.force[who] ? cantPay : null;
}

/** Which of a Mission's effects is declared: its own, or the one that Enhance buys instead. */ // TCG-0528
const declared = (s: State, card: CardId, enhanced: boolean): EnhancedMission => {
  const mission = missionOf(s, card);
  return enhanced && mission.enhanced !== null ? mission.enhanced : mission;
};

export function completeOptions(s: State, who: Player, card: CardId, options: Option[]): void {
  const found = cardOf(s, card);
  const spare = s.facts.points[who];
  if (found.kind === 'location') {
    for (const arena of found.arenas) {
      const points = missing(s, card, locationCost(s, who, card, arena));
      if (points <= spare)
        options.push({ verb: 'complete', on: onCard(s, card), to: { zone: arena, of: who }, cost: { points } });
    }
    return;
  }
  if (whyNotComplete(s, who, card) === null)
    options.push({
      verb: 'complete',
      on: onCard(s, card),
      cost: { points: missing(s, card, buildCost(s, who, card)) },
    });
  if (found.kind === 'equipment') stackOptions(s, who, card, options);
  if (found.kind === 'mission' && found.enhanced !== null) {
    const points = missing(s, card, buildCost(s, who, card));
    if (whyNotMission(s, who, card, found, found.enhanced.toComplete, { points, force: 0 }) === null)
      options.push({ verb: 'enhance', on: onCard(s, card), cost: { points } });
  }
}

/** A version of Equipment that one has joins its stack; on top, its equip cost is to be paid as well. */ // TCG-0404, TCG-0406
function stackOptions(s: State, who: Player, card: CardId, options: Option[]): void {
  const top = stackFor(s, who, card);
  if (top === null || whyNotStack(s, top, card) !== null) return;
  for (const where of ['top', 'beneath'] as const) {
    if (where === 'top' && whyNotEquipOnTop(s, top, card) !== null) continue;
    const equip = where === 'top' ? equipPrice(s, card) : { points: 0, force: 0 };
    const points = missing(s, card, stackingCost(s, top, card, where)) + equip.points;
    const { force } = equip;
    if (points <= s.facts.points[who] && force <= s.facts.force[who])
      options.push({
        verb: 'complete',
        clause: where,
        on: onCard(s, card),
        to: onCard(s, top),
        cost: { points, force },
      });
  }
}

export function completing(s: State, who: Player, card: CardId, option: Option): FrameSpec {
  const points = option.cost?.['points'] ?? 0;
  const started = { card: refTo(s, card), by: who, points };
  switch (cardOf(s, card).kind) {
    case 'location':
      return completeLocation({
        ...started,
        arenaNumber:
          arenas.indexOf((option.to !== undefined && 'zone' in option.to ? option.to.zone : 'space') as Arena) + 1,
      });
    case 'equipment':
      return completeEquipment({ ...started, force: option.cost?.['force'] ?? 0, where: option.clause ?? '' });
    default:
      return completeMission({ ...started, enhanced: option.verb === 'enhance', played: nobody });
  }
}

/** A Mission: turned up, whatever it takes is paid, it can be disrupted, it is carried out and discarded. */ // TCG-0117, TCG-0118, TCG-0365
export const completeMission = procedure(
  'complete mission',
  {
    card: ref,
    by: player,
    points: number,
    enhanced: flag,
    at: number,
    picked: list(ref),
    unpaid: flag,
    disrupted: flag,
    played: ref,
    result: data,
  },
  {
    with: {
      ask: (s, l) => declared(s, l.card.card, l.enhanced).toComplete[l.at]?.ask?.(s, l) ?? null,
      then(s, l, picked) {
        notePicked(s, l, picked);
        return next;
      },
    },
    reveal(s, l, tell) {
      const { card } = l.card;
      const mission = declared(s, card, l.enhanced);
      if (l.at === 0) {
        payPoints(s, tell, l.by, l.points + pointsIn(mission.toComplete));
        payForce(s, tell, l.by, forceIn(mission.toComplete, 0) ?? 0);
        table.move(s, tell, card, 'playing', l.by);
        table.mark(s, tell, card, 'counters', 0);
        l.played = refTo(s, card);
        tell?.({ kind: 'completed', by: l.by, card: mention(s, card) });
        notice(s, { kind: 'played', subject: card, by: l.by, arena: 'mission' });
      }
      return mission.toComplete[l.at]?.pay(s, l, tell) ?? next;
    },
    paid(s, l) {
      const { toComplete } = declared(s, l.played.card, l.enhanced);
      if (toComplete[l.at]?.isPaid?.(s, l) === false) l.unpaid = true;
      l.at++;
      if (l.at < toComplete.length) return goto('with');
      return l.unpaid ? goto('discard') : next; // TCG-0057
    },
    disrupt: (_s, l) => call(disruptChance({ kind: 'mission', by: l.by, card: l.played }), { into: 'disrupted' }),
    effect: (s, l) =>
      l.disrupted
        ? next
        : call(
            effect({
              program: `${missionOf(s, l.played.card).title}/${l.enhanced ? 1 : 0}`,
              source: l.played,
              by: l.by,
            }),
          ),
    discard(s, l, tell) {
      if (table.isIn(s, l.played.card, 'playing')) discardCard(s, tell, l.played.card);
      return next;
    },
    held: triggersAfterwards,
  },
);

const missionOf = (s: State, card: CardId): MissionCard => cardOf(s, card) as MissionCard;

/** A Location goes into its arena once nobody has disrupted it; then the one that was there is discarded. */ // TCG-0025, TCG-0056, TCG-0341
export const completeLocation = procedure(
  'complete location',
  { card: ref, by: player, points: number, arenaNumber: number, disrupted: flag, result: data },
  {
    turnUp(s, l, tell) {
      const { card } = l.card;
      payPoints(s, tell, l.by, l.points);
      table.move(s, tell, card, 'playing', l.by);
      table.mark(s, tell, card, 'counters', 0);
      tell?.({ kind: 'completed', by: l.by, card: mention(s, card) });
      l.card = refTo(s, card);
      return next;
    },
    disrupt: (_s, l) => call(disruptChance({ kind: 'location', by: l.by, card: l.card }), { into: 'disrupted' }),
    outcome(s, l, tell) {
      const { card } = l.card;
      if (l.disrupted) {
        discardCard(s, tell, card);
        return next;
      }
      const old = locationIn(s, arenas[l.arenaNumber - 1] ?? 'space');
      if (old !== null) discardCard(s, tell, old);
      table.move(s, tell, card, 'locations', l.by);
      table.mark(s, tell, card, 'arena', l.arenaNumber);
      return perform([]);
    },
    held: triggersAfterwards,
  },
);

/** Equipment lies face up in the build zone until it is attached, or joins the stack it is a version of. */ // TCG-0122
export const completeEquipment = procedure(
  'complete equipment',
  { card: ref, by: player, points: number, force: number, where: text },
  {
    turnUp(s, l, tell) {
      const { card } = l.card;
      payPoints(s, tell, l.by, l.points);
      payForce(s, tell, l.by, l.force);
      const top = l.where === '' ? null : stackFor(s, l.by, card);
      if (top === null) {
        table.move(s, tell, card, 'build', l.by);
        table.mark(s, tell, card, 'counters', 0);
      } else if (l.where === 'top') putOnTop(s, tell, top, card);
      else slipBeneath(s, tell, top, card);
      tell?.({ kind: 'completed', by: l.by, card: mention(s, card) });
      return perform([]);
    },
    held: triggersAfterwards,
    over: finish,
  },
);
