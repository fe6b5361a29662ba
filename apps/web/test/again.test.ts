import { stockDecks } from '@binary-sunset/tcg';
import { expect, test } from 'vitest';
import { hostIn } from '../src/engine/host.ts';
import type { Keeping } from '../src/engine/keeping.ts';
import type { Engine, KeptGame } from '../src/engine/protocol.ts';

function hostWithShelf(): Engine {
  const games = new Map<string, readonly [KeptGame, string]>();
  const keeping: Keeping = {
    keep: (account, save) => Promise.resolve(void games.set(account.id, [account, save])),
    list: () => Promise.resolve([...games.values()].map(([account]) => account)),
    read: (id) => Promise.resolve(games.get(id)?.[1] ?? null),
    forget: (id) => Promise.resolve(void games.delete(id)),
  };
  let made = 0;
  return hostIn({ keeping, now: () => 7, newId: () => `id${++made}` });
}

const armada = stockDecks['Separatist Armada'];
const wish = {
  game: 'tcg',
  sitters: ['person', 'random'],
  decks: ['Separatist Armada', 'Council of the Jedi'],
  openHands: false,
} as const;

test('a game can be asked for again, with stock decks by name and others by their cards', async () => {
  const host = hostWithShelf();
  await host.start({ ...wish, seed: 's', options: { sides: 'bid' } });
  expect(await host.wish()).toEqual({ ...wish, options: { sides: 'bid' } });
  await host.start({ ...wish, decks: [armada, 'Council of the Jedi'] });
  expect(await host.wish()).toEqual({ ...wish, decks: [armada, 'Council of the Jedi'] });
});

test('a kept game says its sides, how its arenas stand, and how to play it again', async () => {
  const host = hostWithShelf();
  await host.start(wish);
  const [kept] = await host.kept();
  expect(kept?.sides).toEqual(['dark', 'light']);
  expect(kept?.arenas.map(({ units }) => units)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(kept?.wish).toEqual(wish);
});

test('a kept game can be had as a file while another is played', async () => {
  const host = hostWithShelf();
  const first = await host.start({ ...wish, seed: 'first' });
  await host.start({ ...wish, seed: 'second' });
  expect(JSON.parse(await host.file(first.id)).record.seed).toBe('first');
  expect(JSON.parse(await host.file()).record.seed).toBe('second');
  await expect(host.file('none')).rejects.toThrow('That game is not kept here any more.');
});

test('a deck from elsewhere is offered like a stock deck', async () => {
  const offer = await hostWithShelf().deck('tcg', 'Mine', armada);
  expect(offer).toMatchObject({ name: 'Mine', side: 'dark', size: 60 });
});

test('a deck that may not be played is refused, with the card or the rule', async () => {
  const host = hostWithShelf();
  await expect(host.deck('tcg', 'Mine', { Reekk: 4 })).rejects.toThrow('There is no card called "Reekk"');
  await expect(host.deck('tcg', 'Mine', { Reek: 4 })).rejects.toThrow('TCG-0073');
});
