import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepingInBrowser } from '../src/engine/keeping.ts';
import type { KeptGame } from '../src/engine/protocol.ts';

const account = (id: string): KeptGame => ({
  id,
  game: 'tcg',
  sitters: ['person', 'random'],
  sides: ['dark', 'light'],
  arenas: [],
  wish: { game: 'tcg', sitters: ['person', 'random'], decks: ['A', 'B'] },
  decks: ['A', 'B'],
  when: 1,
  turn: 2,
  standing: 'Turn 2 · arenas 1 to 0',
  over: null,
  practice: false,
  openHands: false,
});

test('games are kept, listed, read again by whoever opens the shelf next, and forgotten', async () => {
  const keeping = keepingInBrowser();
  await keeping.keep(account('one'), 'first');
  await keeping.keep(account('two'), 'other');
  await keeping.keep({ ...account('one'), turn: 3 }, 'later');
  const again = keepingInBrowser();
  expect((await again.list()).map(({ id, turn }) => [id, turn])).toEqual([
    ['one', 3],
    ['two', 2],
  ]);
  expect(await again.read('one')).toBe('later');
  expect(await again.read('none')).toBeNull();
  await again.forget('one');
  expect(await again.read('one')).toBeNull();
  expect((await keeping.list()).map(({ id }) => id)).toEqual(['two']);
});
