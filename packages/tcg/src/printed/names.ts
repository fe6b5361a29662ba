import { type Known, type NameSaid, unknownNames, unknownNameWords } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { kindWords, type NameKind } from '../text/namesSaid.ts';
import { printedCards } from './read.ts';

/** "Jedi Master" and each of its words: what a card of these subtypes can be asked for. */
const partsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')));

/** The letter of a version, or what tells two cards of a name apart. */
const nameIn = (title: string): string => title.replace(/ \([A-Z]+\)$/, '');

const subtypesOf = (card: Card): readonly string[] => ('subtypes' in card ? card.subtypes : []);

/** The names that the facts of a card give it. */
const factsNamed = (card: Card): NameSaid<NameKind>[] => [
  { kind: 'name', name: card.name, by: card.title },
  ...subtypesOf(card).map((name): NameSaid<NameKind> => ({ kind: 'subtype', name, by: card.title })),
];

/** Every name that printed cards have, and those of invented cards. */
function known(invented: readonly Card[]): Known<NameKind> {
  const printed = printedCards();
  return {
    name: [...printed.map(({ title }) => nameIn(title)), ...invented.map(({ name }) => name)],
    subtype: [...new Set([...printed.map(({ subtypes }) => subtypes), ...invented.map(subtypesOf)].flatMap(partsOf))],
  };
}

/**
 * Why names that programs say, or that these cards have, can't be: a line for each that no printed card has. Names of
 * invented cards count where invented cards are checked, and nowhere else.
 */
export const wrongNames = (
  said: readonly NameSaid<NameKind>[],
  cards: readonly Card[],
  invented: readonly Card[] = [],
): string[] =>
  unknownNames([...said, ...cards.flatMap(factsNamed)], known(invented)).map((name) =>
    unknownNameWords(name, kindWords),
  );
