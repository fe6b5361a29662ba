import { impossible } from '@binary-sunset/kernel';
import type { Trigger } from '../../text/program.ts';
import type { Cards } from './cards.ts';
import { isEachOne } from './describing.ts';
import { saidIn } from './narrowing.ts';
import { anything, type Described as Description, type Spec } from './spec.ts';

/** A description with all that it is made of. */
const partsOf = (cards: Description): readonly Spec[] => [
  cards.spec,
  ...[cards.spec.or, cards.spec.company, ...cards.spec.where.map(({ of }) => of)].flatMap((part) =>
    part === null ? [] : partsOf(part),
  ),
];

/** Can it be about locations alone? They are what they are wherever they lie. */
const isOfLocations = ({ kinds, types }: Spec): boolean =>
  kinds.length > 0 ? kinds.every((kind) => kind === 'location') : types.some((type) => type === 'site');

/** Says it something that is so only of cards on table? */
const needsTable = (spec: Spec): boolean => {
  const { place, on, awayFrom, at, ground, held, state, company, where } = spec;
  if (where.some(({ depends }) => depends !== 'itself')) return true;
  if (place !== '' || on !== '' || awayFrom.length > 0 || company !== null || held !== null) return true;
  if (spec.host || spec.inBattle || spec.alone || spec.hit || state !== 'active') return true;
  return (at.length > 0 || ground.length > 0) && !isOfLocations(spec);
};

/** The description, where nothing is "it" yet: what speaks of it would mean nothing. */
export function withoutIt(cards: Cards): Cards {
  if (cards.namesChosen) impossible(`“${cards.words()}” speaks of what was chosen, where nothing has been chosen yet.`);
  return cards;
}

/** The description of cards that are not on table: what it says of where they are would never be so. */
function offTable(cards: Cards): Cards {
  const parts = partsOf(cards);
  if (parts.some(needsTable))
    impossible(
      `“${cards.words()}” says where cards are or what state they are in, of cards that are not on table. Say it of a location beside it, or leave it out.`,
    );
  return cards;
}

/** A description of cards in a hand or a pile, where nothing is "it" either. */
const inPile = (cards: Cards): Cards => offTable(withoutIt(cards));

/** What is done with such cards in a hand or a pile, or with any. */
export function amongPile<T>(what: Cards | 'any card', done: T): T {
  if (what !== 'any card') inPile(what);
  return done;
}

/** What is done with stacked cards, which may be "it", or lie where that does. */
export function amongStacked<T>(what: Cards, done: T): T {
  offTable(what);
  return done;
}

type Described = Cards | undefined;

/** What is done with cards on table, where nothing is "it". */
export function amongOthers<T>(cards: Cards, done: T): T {
  withoutIt(cards);
  return done;
}

/** Does it mean what was chosen, and say no more of it? */
export const isJustIt = ({ spec }: { readonly spec: Spec }): boolean =>
  spec.chosen && saidIn(spec, anything).every((field) => field === 'chosen' || field === 'reaches');

/** What is done with that which something has happened to, and with nothing else. */
export function withIt<T>(cards: Cards, done: T): T {
  if (!isJustIt(cards))
    impossible(`“${cards.words()}” is not what this is done with: it is done with "it", and with nothing else.`);
  return done;
}

/** What is done with one card: of several the first would be taken, and nobody asked. */
export function withOne<T>(cards: Cards, done: T): T {
  if (!isEachOne(cards.spec))
    impossible(`“${cards.words()}” may be several cards, where one is needed: name it, or have it chosen first.`);
  return done;
}

/** A trigger about such cards on table. */
export function about(cards: readonly Described[], trigger: Trigger): Trigger {
  for (const one of cards) if (one !== undefined) withoutIt(one);
  return trigger;
}

/** A trigger about a card that has left the table, or has not come there yet; and about others that are there. */
export function aboutGone(gone: Cards, trigger: Trigger, others: readonly Described[] = []): Trigger {
  inPile(gone);
  return about(others, trigger);
}
