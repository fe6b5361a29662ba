import { namesInSets } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { pool, setsOfStock, stockDecks } from '../src/index.ts';

describe('sets', () => {
  test('have the cards that the list of names says they have', async () => {
    const command = 'npx vitest run packages/tcg/test/sets.test.ts -u';
    const file = await namesInSets(pool.sets, ({ title }) => title, command);
    await expect(file).toMatchFileSnapshot('../src/cards/namesInSets.ts');
  });

  test.each(Object.entries(stockDecks))('%s names those that its cards are in, and no other', async (name, deck) => {
    expect(await pool.setsWith(Object.keys(deck))).toEqual(
      Object.entries(setsOfStock).find(([of]) => of === name)?.[1],
    );
  });
});
