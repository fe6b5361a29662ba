import { hostIn } from '../src/engine/host.ts';
import type { Keeping } from '../src/engine/keeping.ts';
import type { Engine, KeptGame } from '../src/engine/protocol.ts';

/** Games kept in memory. */
export interface Shelf extends Keeping {
  readonly games: Map<string, { readonly account: KeptGame; readonly save: string }>;
}

export function shelf(): Shelf {
  const games = new Map<string, { account: KeptGame; save: string }>();
  return {
    games,
    keep: (account, save) => Promise.resolve(void games.set(account.id, { account, save })),
    list: () => Promise.resolve([...games.values()].map(({ account }) => account)),
    read: (id) => Promise.resolve(games.get(id)?.save ?? null),
    forget: (id) => Promise.resolve(void games.delete(id)),
  };
}

/** A browser that stores nothing. */
export const refusing: Keeping = {
  keep: () => Promise.reject(new Error('The browser stores nothing.')),
  list: () => Promise.reject(new Error('The browser stores nothing.')),
  read: () => Promise.reject(new Error('The browser stores nothing.')),
  forget: () => Promise.reject(new Error('The browser stores nothing.')),
};

/** An engine like the page's, without worker, clock or chance. */
export function hostWith(keeping: Keeping): Engine {
  let made = 0;
  return hostIn({ keeping, now: () => 1000 + made, newId: () => `game ${++made}` });
}
