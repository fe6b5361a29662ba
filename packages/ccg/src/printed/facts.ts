import type { Card } from '../catalog/card.ts';
import { impliedTraits, ownTraits } from '../catalog/traits.ts';
import { iconsOf, nounsIn, partsOf, typesOf, wordsIn } from './names.ts';
import type { PrintedCard } from './read.ts';

const isIn = (list: readonly string[], name: string): boolean =>
  list.some((one) => one.toLowerCase() === name.toLowerCase());

/** Gold 5 is of Gold Squadron. */ // GAP-0177
const squadronOf = (title: string): string => title.replace(/ \d+$/, ' Squadron');

/** All that the printed card may be called. */
const callings = (printed: PrintedCard): readonly string[] => [
  squadronOf(printed.title),
  ...[...printed.words, ...typesOf(printed)].flatMap(nounsIn),
  ...partsOf(wordsIn(printed.title)),
  ...impliedTraits(),
  ...ownTraits,
];

const typeOf = (card: Card): string => ('type' in card ? card.type : card.kind);

/** How a card differs from the printed card of its set and number; empty if it does not. */
export function factsDiffering(card: Card, printed: PrintedCard | undefined): string[] {
  if (printed === undefined) return [`${card.name}: no printed card is ${card.id}.`];
  const found: string[] = [];
  const differs = (what: string, is: string, should: string): void => {
    found.push(`${card.name}: its ${what} is ${is}; that of ${card.id} is ${should}.`);
  };
  if (card.title !== printed.title) differs('title', card.title, printed.title);
  if (card.side !== printed.side) differs('side', card.side, printed.side);
  if (!isIn([printed.type], card.kind)) differs('kind', card.kind, printed.type);
  if (!isIn(typesOf(printed), typeOf(card))) differs('type', typeOf(card), typesOf(printed).join(' '));
  for (const icon of 'icons' in card ? card.icons : [])
    if (!isIn([...iconsOf(printed), ...typesOf(printed), ...printed.words], icon))
      differs('icon', icon, printed.icons.join(', '));
  for (const persona of 'personas' in card ? card.personas : [])
    if (!isIn([...printed.personas, ...partsOf(wordsIn(printed.title))], persona))
      differs('persona', persona, printed.personas.join(', '));
  for (const trait of 'traits' in card ? card.traits : [])
    if (!isIn(callings(printed), trait)) differs('trait', trait, printed.words.join(', '));
  return found;
}
