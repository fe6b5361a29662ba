import { readFileSync } from 'node:fs';
import { namesInSets } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { pool, setsOfStock, stockDecks } from '../src/index.ts';

describe('sets', () => {
  test('have the cards that the list of names says they have', async () => {
    const file = new URL('../src/cards/namesInSets.ts', import.meta.url);
    const listed = await namesInSets(pool.sets, ({ title }) => title);
    expect(readFileSync(file, 'utf8'), 'npm run cards -- publish writes it').toBe(listed);
  });

  test.each(Object.entries(stockDecks))('%s names those that its cards are in, and no other', async (name, deck) => {
    expect(await pool.setsWith(Object.keys(deck))).toEqual(
      Object.entries(setsOfStock).find(([of]) => of === name)?.[1],
    );
  });
});
