import { pool as ccgPool } from '@binary-sunset/ccg';
import { cards as ccgCards } from '@binary-sunset/ccg/drill';
import { pool as tcgPool } from '@binary-sunset/tcg';
import { describe, expect, test } from 'vitest';
import { asJson, exportOf } from '../export.ts';
import { type GameName, games } from '../games.ts';
import { cardsOfSets } from '../loaded.ts';
import { pools } from '../pools.ts';

interface Read {
  readonly set: string;
  readonly title: string;
  readonly side: string;
  readonly words: readonly string[];
  readonly [fact: string]: unknown;
}

const written = async (game: GameName): Promise<readonly Read[]> => JSON.parse(asJson(await exportOf(game)));

describe('the cards of a game, written out', () => {
  test.each(games)('%s: are all of its sets, and none of the cards for tests', async (game) => {
    const titles = Object.values(pools[game].sets).flatMap(({ titles: of }) => of);
    expect((await written(game)).map(({ title }) => title)).toEqual(titles);
    expect(titles.length).toBeGreaterThan(0);
  });

  test('are facts by name, and words for what is a program', async () => {
    const ccg = await written('ccg');
    const jawa = ccg.find(({ title, side }) => title === 'Jawa' && side === 'dark');
    expect(jawa).toMatchObject({ set: 'premiere', id: '1_182', kind: 'character', deploy: null, power: 1 });
    expect(jawa).not.toHaveProperty('text');
    expect(jawa?.words.join(' ')).toContain('Tatooine');
    const kessel = ccg.find(({ title, side }) => title === 'Kessel' && side === 'light');
    // Both players' texts.
    expect(kessel).toMatchObject({ force: { light: 1, dark: 2 }, parsec: 8 });
    expect(kessel?.words).toHaveLength(2);
  });

  test('lose nothing on the way: a fact that is printed as a number is one, and no text is empty for a program', async () => {
    for (const [game, sets] of [
      ['ccg', ccgPool.sets],
      ['tcg', tcgPool.sets],
    ] as const) {
      const read = await written(game);
      const all = (await cardsOfSets<object>(sets)).flatMap(([, cards]) => [...cards]);
      for (const [i, card] of all.entries()) {
        const numbers = Object.entries(card).filter(([, value]) => typeof value === 'number');
        expect(read[i]).toMatchObject(Object.fromEntries(numbers));
        if ('text' in card && Array.isArray(card.text) && card.text.length > 0)
          expect(read[i]?.words.length).toBeGreaterThan(0);
      }
    }
    expect(ccgCards.length).toBeGreaterThan((await written('ccg')).length);
  });
});
