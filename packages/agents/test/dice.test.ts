import { skirmish, stockDecks } from '@binary-sunset/skirmish';
import { expect, test } from 'vitest';
import { evenDice, isUntouched, layDice } from '../src/dice.ts';

const sides = [1, 2, 3, 4, 5, 6];

test('in six trials every die comes up each way once', () => {
  const trials = evenDice('seed');
  expect(trials).toHaveLength(sides.length);
  for (const [die] of trials[0]?.forced.entries() ?? [])
    expect(trials.map(({ forced }) => forced[die]).sort()).toEqual(sides);
});

test('in no order, and in another one with another seed', () => {
  const orders = evenDice('seed')[0]?.forced.map((_, die) =>
    evenDice('seed')
      .map(({ forced }) => forced[die])
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(sides.length);
  expect(evenDice('seed')).toEqual(evenDice('seed'));
  expect(evenDice('seed')).not.toEqual(evenDice('other'));
});

test('dice that were laid are untouched until one is rolled', () => {
  const s = skirmish.start({ decks: [stockDecks.Vanguard, stockDecks.Irregulars] }, 'dice');
  const [dice] = evenDice('seed');
  if (dice === undefined) throw new Error('There are no dice.');
  layDice(s, dice);
  expect(isUntouched(s, dice)).toBe(true);
  s.chance.forced.shift();
  expect(isUntouched(s, dice)).toBe(false);
  expect(dice.forced).toHaveLength(s.chance.forced.length + 1);
});
