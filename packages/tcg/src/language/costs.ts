/** What is paid: `force(2)`, `tap`, `discardFromHand(1)`. */
import {
  type CardRef,
  type Control,
  isCurrent,
  next,
  onCard,
  type Player,
  perform,
  refTo,
} from '@binary-sunset/kernel';
import { arenaOf, current, isInArena, isTapped } from '../rules/cards/units.ts';
import { discardCard, sendToBuildZone, tapUnit } from '../rules/moving/moving.ts';
import { type Arena, type State, table } from '../state/state.ts';
import type { Asked, Option, Verb } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import type { Cost } from '../text/cost.ts';
import { speakerFor } from '../text/program.ts';
import { symbols } from '../text/stat.ts';
import type { Cards } from './cards.ts';
import { listed } from './nounPhrases.ts';
import type { Kind } from './resources.ts';

const always = (): boolean => true;
const nothing = (): Control<never> => next;

export const force = (amount: number): Cost => ({
  words: () => `Pay ${amount} Force`,
  force: amount,
  canPay: always,
  pay: nothing,
});

export const forceX: Cost = { words: () => 'Pay X Force', force: 'x', canPay: always, pay: nothing };

export const buildPoints = (amount: number): Cost => ({
  words: () => `Pay ${amount} build point${amount === 1 ? '' : 's'}`,
  points: amount,
  canPay: always,
  pay: nothing,
});

const inArena = ['a unit', 'an arena'] as const;

/** The tap symbol. */ // TCG-0421
export const tap: Cost = {
  needs: ['a unit'],
  words: () => symbols.tap,
  canPay: (s, _by, source) => isCurrent(s, source) && !isTapped(s, source.card),
  pay(s, l, tell) {
    tapUnit(s, tell, l.card.card);
    return next;
  },
};

export const discardThis = (arena: Arena): Cost => ({
  needs: inArena,
  gone: true,
  words: (self) => `Discard ${self} from the ${arenaName(arena)} arena`,
  canPay: (s, _by, source) => isCurrent(s, source) && arenaOf(s, source.card) === arena,
  pay: (_s, l) => perform([{ kind: 'discard', unit: l.card, by: l.by, cause: null }]),
  // TCG-0057, TCG-0303
  isPaid: (s, l) => table.isIn(s, l.card.card, 'discard'),
});

export const putDamageOnThis = (amount: number): Cost => ({
  needs: inArena,
  words: (self) => `Put ${amount} damage counter${amount === 1 ? '' : 's'} on ${self}`,
  canPay: (s, _by, source) => isCurrent(s, source) && isInArena(s, source.card),
  pay(s, l, tell) {
    table.mark(s, tell, l.card.card, 'damage', (s.cards.damage[l.card.card] ?? 0) + amount);
    return perform([]);
  },
});

export const retreatThis: Cost = {
  needs: inArena,
  words: (self) => `Retreat ${self}`,
  canPay: (s, _by, source) => isCurrent(s, source) && isInArena(s, source.card),
  pay(s, l, tell) {
    if (isCurrent(s, l.card) && isInArena(s, l.card.card)) sendToBuildZone(s, tell, l.card.card);
    return perform([]);
  },
};

/** Counters that its own text put on it. */
export const removeTokens = (count: number): Cost => ({
  needs: ['a unit'],
  words: (self) => `Remove ${count === 1 ? 'a counter' : `${count} counters`} from ${self}`,
  canPay: (s, _by, source) => isCurrent(s, source) && (s.cards.tokens[source.card] ?? 0) >= count,
  pay(s, l, tell) {
    table.mark(s, tell, l.card.card, 'tokens', (s.cards.tokens[l.card.card] ?? 0) - count);
    return next;
  },
});

const choosing = (verb: Verb, s: State, by: Player, cards: readonly number[], count: number): Asked => ({
  player: by,
  kind: 'subset',
  options: cards.map((card): Option => ({ verb, on: onCard(s, card) })),
  min: count,
  max: count,
});

/** Cards discarded as a cost come from the hand. */ // TCG-0515
export const discardFromHand = (count: number): Cost => ({
  words: () => `Discard ${count === 1 ? 'a card' : `${count} cards`} from your hand`,
  canPay: (s, by, source) => handWithout(s, by, source).length >= count,
  ask: (s, l) => choosing('discard', s, l.by, handWithout(s, l.by, l.card), count),
  pay(s, l, tell) {
    for (const card of current(s, l.picked)) discardCard(s, tell, card);
    return next;
  },
});

/** One card of a kind, from the hand. */ // TCG-0693
export const discardKindFromHand = (kind: Kind): Cost => {
  const suited = (s: State, by: Player, source: CardRef): number[] =>
    handWithout(s, by, source).filter((card) => kind.fits(s, card, { by }));
  return {
    ...discardFromHand(1),
    words: () => `Discard ${kind.words} from your hand`,
    canPay: (s, by, source) => suited(s, by, source).length > 0,
    ask: (s, l) => choosing('discard', s, l.by, suited(s, l.by, l.card), 1),
  };
};

/** The card itself can't pay for itself. */
const handWithout = (s: State, by: Player, source: CardRef): number[] =>
  s.zones.hand[by].filter((card) => card !== source.card);

export const discardOne = (cards: Cards): Cost => ({
  needs: cards.needs,
  words: (self) => `Discard ${cards.one(self)}`,
  canPay: (s, by, source) => cards.some(s, speakerFor(by, source.card)),
  ask: (s, l) => choosing('discard', s, l.by, cards.all(s, speakerFor(l.by, l.card.card)), 1),
  pay: (s, l) =>
    perform(current(s, l.picked).map((card) => ({ kind: 'discard', unit: refTo(s, card), by: l.by, cause: null }))),
  isPaid: (s, l) => l.picked.every(({ card }) => table.isIn(s, card, 'discard')),
});

/** The card itself, out of its player's hand. */ // TCG-0362
export const discardThisFromHand: Cost = {
  needs: ['a card in hand'],
  words: () => 'Discard this card from your hand',
  canPay: (s, by, source) => s.zones.hand[by].includes(source.card),
  pay(s, l, tell) {
    discardCard(s, tell, l.card.card);
    return next;
  },
};

/** "Tap, discard 2 cards from your hand". */
export const costWords = (costs: readonly Cost[], self: string): string => wordsOf(costs, self).join(', ');

/** "Tap or discard 2 cards from your hand": one of them is paid. */ // TCG-0705
export const eitherCostWords = (costs: readonly Cost[], self: string): string => listed(wordsOf(costs, self), 'or');

const wordsOf = (costs: readonly Cost[], self: string): readonly string[] =>
  costs.map((cost, i) => lower(cost.words(self), i > 0));

const lower = (words: string, doIt: boolean): string => (doIt ? words.charAt(0).toLowerCase() + words.slice(1) : words);
