import { describe, expect, test } from 'vitest';
import { NotLoaded } from '../src/errors.ts';
import { poolOf } from '../src/pool.ts';

/** Three small sets that can be out of reach; what was loaded, and which games were made, is written down. */
function shelf() {
  const loaded: string[] = [];
  const made: (readonly string[])[] = [];
  const away = new Set<string>();
  const set = (title: string, cards: readonly string[]) => ({
    title,
    printed: cards.length,
    load: () => {
      loaded.push(title);
      return away.has(title) ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(cards);
    },
  });
  const pool = poolOf(
    { first: set('First Light', ['Moon', 'Sun']), second: set('Dusk', ['Star']), third: set('Dawn', ['Cloud']) },
    () =>
      away.has('names')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ first: 'Moon\nSun', second: 'Star', third: 'Cloud' }),
    (cards) => {
      made.push(cards);
      return { cards };
    },
  );
  return { pool, loaded, made, away };
}

describe('a pool', () => {
  test('loads the sets that a game is made with, and no other', async () => {
    const { pool, loaded } = shelf();
    expect((await pool.gameWith(['second'])).cards).toEqual(['Star']);
    expect(loaded).toEqual(['Dusk']);
  });

  test('makes one game of the same sets, in whatever order and however often they are named', async () => {
    const { pool, made } = shelf();
    const game = await pool.gameWith(['second', 'first']);
    expect(await pool.gameWith(['first', 'second', 'first'])).toBe(game);
    expect(await pool.gameWith(['first'])).not.toBe(game);
    expect(made).toEqual([
      ['Moon', 'Sun', 'Star'],
      ['Moon', 'Sun'],
    ]);
  });

  test('knows which sets have which cards without loading them', async () => {
    const { pool, loaded } = shelf();
    expect(await pool.setsWith(['Cloud', 'Sun'])).toEqual(['first', 'third']);
    expect(await pool.setsWith([])).toEqual([]);
    expect(loaded).toEqual([]);
  });

  test('means all sets where a name is in none, so that the nearest name is found', async () => {
    expect(await shelf().pool.setsWith(['Star', 'Mooon'])).toEqual(['first', 'second', 'third']);
  });

  test('says in words what could not be loaded, and tries again when asked again', async () => {
    const { pool, away } = shelf();
    away.add('Dusk');
    const refused = pool.gameWith(['first', 'second']);
    await expect(refused).rejects.toThrow(NotLoaded);
    await expect(refused).rejects.toThrow('Could not load the cards of Dusk. Without a connection');
    away.clear();
    expect((await pool.gameWith(['first', 'second'])).cards).toEqual(['Moon', 'Sun', 'Star']);
    away.add('names');
    await expect(pool.setsWith(['Sun'])).rejects.toThrow('Could not load the list of cards.');
  });
});
