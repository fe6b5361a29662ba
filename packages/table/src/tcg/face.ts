import { borderOf, type Card, cardWords, definitionCalled, printedValue, typeLine } from '@binary-sunset/tcg';
import type { Face } from '../face.ts';
import { capital } from '../line.ts';
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
  const cost: Face['values'] =
    card.kind === 'battle' ? [] : [{ name: 'Build', printed: String(card.cost), at: 'cost' }];
  if (card.kind !== 'unit') return cost;
  return [
    ...cost,
    { name: 'Speed', printed: printedValue(card, 'speed'), at: 'corner' },
    { name: 'Power', printed: printedValue(card, 'power'), at: 'foot' },
    { name: 'Health', printed: printedValue(card, 'health'), at: 'foot' },
  ];
}

/** What stands at the foot of a card without power: its kind, or a place's arenas. */
function tagOf(card: Card): string {
  if (card.kind !== 'location') return capital(card.kind);
  return card.subtypes.length > 2 ? 'Any arena' : card.subtypes.join(' · ');
}

export function faceOf(title: string): Face {
  const { card } = definitionCalled(title);
  const text = cardWords(card);
  return {
    title,
    name: card.name,
    version: 'version' in card ? card.version : null,
    side: card.side,
    dots: 0,
    frame: frameOf(card),
    typeLine: typeLine(card),
    subtypes: 'subtypes' in card ? card.subtypes : [],
    icons: [],
    values: valuesOf(card),
    tag: tagOf(card),
    text,
    terms: termsIn(text),
    source: card.set === undefined ? 'For trying things' : `${card.set} ${card.number} · ${card.rarity}`,
  };
}
