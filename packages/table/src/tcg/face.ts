import { borderOf, type Card, cardWords, definitionCalled, printedValue, setOf, typeLine } from '@binary-sunset/tcg';
import type { Face } from '../face.ts';
import { termsIn } from './keywords.ts';

const frames = {
  blue: 'space',
  green: 'ground',
  purple: 'character',
  brown: 'multi',
  red: 'battle',
  yellow: 'mission',
  silver: 'equipment',
} as const;

/** The colour of its border says what a card's frame is; a Location is a place whatever its arena. */
const frameOf = (card: Card): string => (card.kind === 'location' ? 'location' : frames[borderOf(card)]);

function valuesOf(card: Card): Face['values'] {
  const cost = card.kind === 'battle' ? [] : [{ name: 'Build', printed: String(card.cost) }];
  if (card.kind !== 'unit') return cost;
  return [
    ...cost,
    { name: 'Speed', printed: printedValue(card, 'speed') },
    { name: 'Power', printed: printedValue(card, 'power') },
    { name: 'Health', printed: printedValue(card, 'health') },
  ];
}

export function faceOf(title: string): Face {
  const { card } = definitionCalled(title);
  const set = setOf(card);
  const text = cardWords(card);
  return {
    title,
    name: card.name,
    version: 'version' in card ? card.version : null,
    side: card.side,
    frame: frameOf(card),
    typeLine: typeLine(card),
    subtypes: 'subtypes' in card ? card.subtypes : [],
    values: valuesOf(card),
    text,
    terms: termsIn(text),
    source: set === null ? 'For trying things' : `${set} ${card.number} · ${card.rarity}`,
  };
}
