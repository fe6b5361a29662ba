/** How a card looks, for tables that show it. */
import { arenaName, type Card, symbols, type UnitCard } from '../language/index.ts';

/** Every keyword there is. */ // TCG-0253
export const keywords = [
  'Accuracy',
  'Armor',
  'Bombard',
  'Bounty',
  'Critical Hit',
  'Deflect',
  'Double Strike',
  'Evade',
  'Fury',
  'Hidden Cost',
  'Intercept',
  'Ion Cannon',
  'Lucky',
  'Overkill',
  'Parry',
  'Pilot',
  'Reserves',
  'Retaliate',
  'Shields',
  'Stealth',
  'Stun',
  'Switch',
  'Upkeep',
] as const;

export const raritySymbols = { common: '●', uncommon: '◆', rare: '★' } as const; // TCG-0022

export type Border = 'blue' | 'green' | 'purple' | 'brown' | 'red' | 'yellow' | 'silver';

const arenaColours: Readonly<Record<string, Border>> = { Space: 'blue', Ground: 'green', Character: 'purple' };

/** One arena has its colour; several are brown. */ // TCG-0027, TCG-0038, TCG-0039
const arenaBorder = ([first = '', ...more]: readonly string[]): Border =>
  more.length > 0 ? 'brown' : (arenaColours[first] ?? 'brown');

/** The colour of a card's border, which shows where it belongs. */ // TCG-0585
export function borderOf(card: Card): Border {
  switch (card.kind) {
    case 'unit':
      return arenaBorder(card.types.map(arenaName));
    case 'location':
      return arenaBorder(card.subtypes);
    case 'battle':
      return 'red';
    case 'mission':
      return 'yellow';
    case 'equipment':
      return 'silver';
  }
}

/** Where the build cost stands; a Battle card has none. */ // TCG-0469
export const costCorner = ({ kind }: Card): 'upper left' | 'upper right' | null =>
  kind === 'battle' ? null : kind === 'unit' ? 'upper left' : 'upper right';

/** The type or types of a card, as its type line has them. */ // TCG-0015
export function typesOnCard(card: Card): readonly string[] {
  return card.kind === 'unit' ? card.types.map(arenaName) : [card.kind.charAt(0).toUpperCase() + card.kind.slice(1)];
}

/** A value as it is printed. */ // TCG-0711
export const printedValue = (card: UnitCard, value: 'speed' | 'power' | 'health'): string =>
  String(card[value] ?? symbols.variable);
