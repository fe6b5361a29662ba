import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  countUse,
  data,
  done,
  flag,
  isCurrent,
  type Limited,
  limited,
  next,
  number,
  occurrence,
  onCard,
  other,
  type Player,
  player,
  ref,
  refTo,
  timesUsed,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal, Speaker } from '../../text/program.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import type { Change } from '../inForce/changes.ts';
import { changeBy, reckoned, rulesOnTotal } from '../inForce/reckoning.ts';
import { allLocations, isInDeathStarII } from '../table/layout.ts';
import { cardsAt, locationOf } from '../table/places.ts';
import { controls, forceIcons, hasPresence, hasUndercoverSpy } from '../table/presence.ts';
import { forceOf, type LossZone, loseForce, useForce } from './force.ts';
import { barsToCancelling, barsToDraining, leaveToDrain, modifiersCancelled, pilesDrained } from './textsOnDrains.ts';

const participating = ['character', 'vehicle', 'starship', 'weapon', 'device'];

/** Whoever takes part in a drain, and may not in another this turn. */ // GAP-0053
const drainersAt = (s: State, by: Player, location: CardId): CardId[] =>
  cardsAt(s, location).filter(
    (card) => controllerOf(s, card) === by && isActive(s, card) && participating.includes(kindOf(s, card)),
  );

/** Counted for each location, and for each card that took part. */
const drained = (s: State, by: Player, card: CardId): Limited => limited('turn', 'Force drain', refTo(s, card), by);

/** Force that a player has lost to drains in a phase, all of them together. */ // GLC-0428
const lostToDrains = (by: Player): Limited => limited('phase', 'lost to Force drains', null, by);

export const wasDrainedOf = (s: State, who: Player): number => timesUsed(s, lostToDrains(who));

/** Control, or a card that may drain without any presence. */ // GLB-0463
function controlsForDraining(s: State, by: Player, location: CardId): boolean {
  if (controls(s, by, location)) return true;
  if (hasPresence(s, other(by), location)) return false;
  return leaveToDrain(s).some(
    ({ rule, speaker }) =>
      drainersAt(s, by, location).some((card) => rule.who.matches(s, card, speaker)) &&
      (rule.where?.matches(s, location, speaker) ?? true),
  );
}

/** Why somebody can't drain at a location now, if it is their control phase; null if they can. */
export function whyNotDrain(s: State, by: Player, location: CardId): Refusal | null {
  if (!controlsForDraining(s, by, location)) return { because: 'You do not control it.', rule: 'GLB-0125' };
  if (hasUndercoverSpy(s, other(by), location)) return { because: 'A spy is under cover there.', rule: 'GAP-0316' };
  if (isInDeathStarII(s, location)) return { because: 'Nobody drains in a Death Star II.', rule: 'GAP-0147' };
  if (timesUsed(s, drained(s, by, location)) > 0)
    return { because: 'You have drained there this turn.', rule: 'GAP-0051' };
  if (drainersAt(s, by, location).some((card) => timesUsed(s, drained(s, by, card)) > 0))
    return { because: 'A card there has drained elsewhere this turn.', rule: 'GAP-0053' };
  for (const { rule, speaker } of barsToDraining(s))
    if (rule.who.matches(s, location, speaker) && speaker.by !== by)
      return { because: `${cardOf(s, speaker.self).title} forbids it.`, rule: 'GAP-0059' };
  if (drainCost(s, by, location) > forceOf(s, by)) return { because: 'It costs more than there is.', rule: 'GAP-0052' };
  return null;
}

function changesFor(s: State, value: 'Force drain' | 'Force drain cost', by: Player, location: CardId): Change[] {
  const isCancelled = value === 'Force drain' ? cancelledAt(s, by, location) : () => false;
  const found: Change[] = [];
  for (const inForce of rulesOnTotal(s, value, by, location)) {
    const change = changeBy(s, inForce, inForce.rule, by);
    if (!isCancelled(change, inForce.speaker)) found.push(change);
  }
  return found;
}

/** Which modifiers the opponent's texts cancel there: those of whoever drains, on their own cards. */ // GAP-0060, GLB-0131
function cancelledAt(s: State, by: Player, location: CardId): (change: Change, speaker: Speaker) => boolean {
  const cancelling = modifiersCancelled(s)
    .filter(({ rule, speaker }) => speaker.by !== by && rule.where?.matches(s, location, speaker) !== false)
    .map(({ rule }) => rule);
  return ({ how, amount }, { self, by: whose }) => {
    if (cancelling.length === 0 || (how !== 'add' && how !== 'multiply')) return false;
    if ((self < 0 ? whose : table.whose(s, self)) !== by) return false;
    const isBonus = how === 'add' ? amount > 0 : amount > 1;
    return cancelling.some(({ bonuses }) => bonuses !== true || isBonus);
  };
}

/** May this player cancel a drain? Only what cancels it directly can be barred. */ // GAP-0059
export const mayCancelDrain = (
  s: State,
  by: Player,
  drain: { readonly by: Player; readonly source: CardRef },
): boolean =>
  by === drain.by ||
  !barsToCancelling(s).some(
    ({ rule, speaker }) => speaker.by === drain.by && rule.who.matches(s, drain.source.card, speaker),
  );

/** Nothing, unless something makes it cost more. */ // GAP-0052
const drainCost = (s: State, by: Player, location: CardId): number =>
  reckoned(s, 0, changesFor(s, 'Force drain cost', by, location));

/** The opponent's Force icons there, with what adds to it or takes away. */ // GLB-0127, GLB-0129
export const drainAmount = (s: State, by: Player, location: CardId): number =>
  reckoned(s, forceIcons(s, location, other(by)), changesFor(s, 'Force drain', by, location));

/** Where a text of whoever drains wants the loss to come from, as long as there is any. */ // GLB-0490, GLB-0491
const pileFor = (s: State, by: Player, location: CardId): LossZone | '' =>
  pilesDrained(s).find(({ rule, speaker }) => speaker.by === by && rule.where.matches(s, location, speaker))?.rule
    .pile ?? '';

/** A Force drain: its cost, responses, and the loss. */ // GLB-0126
export const forceDrain = procedure(
  'Force drain',
  { by: player, source: ref, cancelled: flag, amount: number, lost: data },
  {
    initiate(s, l, tell) {
      const { card } = l.source;
      for (const one of [card, ...drainersAt(s, l.by, card)]) countUse(s, drained(s, l.by, one));
      tell?.({ kind: 'drains', by: l.by, card: s.cards.handle[card] ?? 0, amount: drainAmount(s, l.by, card) });
      const cost = drainCost(s, l.by, card);
      return cost === 0 ? next : call(useForce({ who: l.by, left: cost }));
    },
    // "Whenever you drain" comes before the loss. GAP-0056
    responses(s, l, tell) {
      table.change(s, tell, 'drain', { location: l.source, by: l.by, lost: 0 });
      const window = respondTo(s, [
        occurrence(s, { kind: 'Force drain', by: l.by, subject: l.source, action: ownId(s), detail: 'initiated' }),
      ]);
      return window === null ? next : call(window);
    },
    // Whoever has come there meanwhile has stopped it. GLC-0149
    loss(s, l) {
      if (!isCurrent(s, l.source) || !controlsForDraining(s, l.by, l.source.card)) l.cancelled = true;
      if (l.cancelled) return next;
      l.amount = drainAmount(s, l.by, l.source.card);
      if (l.amount === 0) return next; // GLB-0128
      const loss = loseForce({ who: other(l.by), left: l.amount, from: pileFor(s, l.by, l.source.card) });
      return call(loss, { into: 'lost' });
    },
    // A drain that was cancelled has never been. GAP-0056
    over(s, l, tell) {
      table.change(s, tell, 'drain', null);
      if (l.cancelled) return done();
      for (let i = 0; i < Number(l.lost); i++) countUse(s, lostToDrains(other(l.by)));
      const window = respondTo(s, [
        occurrence(s, { kind: 'Force drain', by: l.by, subject: l.source, detail: 'completed' }),
      ]);
      return window === null ? done() : call(window);
    },
    end: () => done(),
  },
);

/** Each location that its player controls, one after the other, if they like. */ // GLA-0381, GAP-0051
export const draining: TopLevel = {
  verbs: ['drain'],
  moments: ['control'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    return allLocations(s)
      .filter((location) => whyNotDrain(s, by, location) === null)
      .map((location): Option => ({ verb: 'drain', on: onCard(s, location), amount: drainAmount(s, by, location) }));
  },
  take: (s, by, { on }) => forceDrain({ by, source: refTo(s, cardAt(s, on)) }),
};

/** May a text be used instead of draining where its card is? Then there is no drain there this turn. */ // GAP-0055
export const couldDrainInstead = (s: State, by: Player, card: CardId): boolean => {
  const where = locationOf(s, card);
  return where >= 0 && whyNotDrain(s, by, where) === null;
};

export function countAsDrained(s: State, by: Player, card: CardId): void {
  const where = locationOf(s, card);
  if (where >= 0) countUse(s, drained(s, by, where));
}
