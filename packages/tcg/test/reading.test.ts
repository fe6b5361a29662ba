import { rule } from '@binary-sunset/kit';
import { expect } from 'vitest';
import {
  borderOf,
  cardWords,
  costCorner,
  definitionCalled,
  keywords,
  printedValue,
  raritySymbols,
  setNames,
  symbols,
  typesOnCard,
} from '../src/index.ts';
import { cards } from './drill.ts';

const card = (title: string) => definitionCalled(title).card;
const textOf = (title: string): string => cardWords(card(title)).join(' ');

rule('TCG-0022', 'a card has a set, a number in it, and a rarity with its symbol', () => {
  const typho = card('Captain Typho (A)');
  expect(typho.set).toBe('Attack of the Clones');
  expect(typho.number).toBe(7);
  expect(raritySymbols[typho.rarity]).toBe('★');
  expect(raritySymbols).toEqual({ common: '●', uncommon: '◆', rare: '★' });
  expect(card('Drill Trooper').set).toBeUndefined();
});

rule('TCG-0027', 'a Location has the colour of its arena, or brown for several', () => {
  expect(borderOf(card('Drill Plaza'))).toBe('purple');
  expect(borderOf(card('Drill Haven'))).toBe('brown');
  const locations = cards.flatMap((one) => (one.kind === 'location' ? [one] : []));
  const colours: Readonly<Record<string, string>> = { Space: 'blue', Ground: 'green', Character: 'purple' };
  for (const one of locations) {
    const [arena = 'Space', ...more] = one.subtypes;
    expect(borderOf(one)).toBe(more.length > 0 ? 'brown' : colours[arena]);
  }
});

rule('TCG-0027', 'units have the colours of their arenas too, other cards those of their types', () => {
  const border = (title: string): string => borderOf(card(title));
  expect(['Drill Fighter', 'Drill Walker', 'Drill Trooper', 'Drill Shuttle'].map(border)).toEqual([
    'blue',
    'green',
    'purple',
    'brown',
  ]);
  expect(['Drill Stasis', 'Drill Exile', 'Drill Saber (A)'].map(border)).toEqual(['red', 'yellow', 'silver']);
});

rule('TCG-0253', 'there are 23 keywords', () => {
  expect(keywords).toHaveLength(23);
  expect(new Set(keywords).size).toBe(23);
  expect([...keywords].sort()).toEqual([...keywords]);
  expect(keywords).toEqual(expect.arrayContaining(['Accuracy', 'Hidden Cost', 'Ion Cannon', 'Switch', 'Upkeep']));
});

rule('TCG-0419', 'an arrow stands between what is paid and what comes of it', () => {
  const [cost, effect] = textOf('Drill Guard').split(` ${symbols.arrow} `);
  expect(cost).toBe('Pay 1 Force');
  expect(effect).toBe('This unit gets +1 power until end of battle.');
  expect(symbols.arrow).toBe('→');
  // Where nothing is paid there is none.
  expect(textOf('Drill Sage (A)')).not.toContain(symbols.arrow);
});

rule('TCG-0469', 'the build cost stands at the upper left of units, at the upper right of what else is built', () => {
  const corner = (title: string): string | null => costCorner(card(title));
  expect(['Drill Fighter', 'Drill Walker', 'Drill Hero (A)'].map(corner)).toEqual(Array(3).fill('upper left'));
  expect(['Drill Exile', 'Drill Plaza', 'Drill Saber (A)'].map(corner)).toEqual(Array(3).fill('upper right'));
  expect(corner('Drill Stasis')).toBeNull();
});

rule(['TCG-0015', 'TCG-0691'], 'the types of a card are the first word of its type line', () => {
  expect(typesOnCard(card('Drill Hero (A)'))).toEqual(['Character']);
  expect(typesOnCard(card('Drill Shuttle'))).toEqual(['Space', 'Ground']);
  expect(typesOnCard(card('Drill Plaza'))).toEqual(['Location']);
  expect(new Set(cards.flatMap(typesOnCard))).toEqual(
    new Set(['Space', 'Ground', 'Character', 'Battle', 'Mission', 'Location', 'Equipment']),
  );
});

rule('TCG-0711', 'a variable value is printed as a star', () => {
  const swarm = card('Drill Swarm');
  const trooper = card('Drill Trooper');
  if (swarm.kind !== 'unit' || trooper.kind !== 'unit') throw new Error('They are units.');
  expect(printedValue(swarm, 'power')).toBe('*');
  expect(printedValue(trooper, 'power')).toBe('2');
  expect(textOf('Drill Swarm')).toContain('X, where X is the number of your Droids');
});

rule('TCG-0717', 'sixteen sets, in order', () => {
  expect(setNames).toHaveLength(16);
  expect(setNames.indexOf('Attack of the Clones')).toBe(0);
  expect(setNames.indexOf('A New Hope')).toBe(2);
  expect(setNames.indexOf('The Empire Strikes Back')).toBe(5);
  expect(setNames.indexOf('Return of the Jedi')).toBe(8);
  expect(setNames.indexOf('Revenge of the Sith')).toBe(9);
  expect(setNames.indexOf('Battle of Hoth')).toBe(15);
});
