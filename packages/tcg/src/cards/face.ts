/** How a card looks, for tables that show it. */
import { arenaName, type Card, symbols, type UnitCard } from '../language/index.ts';
import { attackOfTheClones } from './attack-of-the-clones/index.ts';

/** The sets, in the order in which they appeared. */ // TCG-0717
export const setNames = [
  'Attack of the Clones',
  'Sith Rising',
  'A New Hope',
  'Battle of Yavin',
  'Jedi Guardians',
  'The Empire Strikes Back',
  'Rogues and Scoundrels',
  'The Phantom Menace',
  'Return of the Jedi',
  'Revenge of the Sith',
  'Fall of the Republic',
  'Scum and Villainy',
  'Battle of Endor',
  'Republic at War',
  'Invasion of Naboo',
  'Battle of Hoth',
] as const;

export type SetName = (typeof setNames)[number];

const printed: Readonly<Partial<Record<SetName, readonly Card[]>>> = { 'Attack of the Clones': attackOfTheClones };

/** The set that a card is from; null for a card of ours. */ // TCG-0022
export const setOf = (card: Card): SetName | null =>
  setNames.find((name) => printed[name]?.some(({ title }) => title === card.title) ?? false) ?? null;

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
