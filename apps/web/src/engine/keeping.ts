import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from './protocol.ts';

interface Shelf extends DBSchema {
  /** A short account of each game, for lists. */
  games: { key: string; value: KeptGame };
  /** The games themselves, as text. */
  saves: { key: string; value: string };
}

/** Where games are kept. Every function may fail: the browser may refuse to store anything. */
export interface Keeping {
  keep(account: KeptGame, save: string): Promise<void>;
  list(): Promise<KeptGame[]>;
  read(id: string): Promise<string | null>;
  forget(id: string): Promise<void>;
}

export function keepingInBrowser(): Keeping {
  let opened: Promise<IDBPDatabase<Shelf>> | null = null;
  const shelf = (): Promise<IDBPDatabase<Shelf>> => {
    opened ??= openDB<Shelf>('binary-sunset', 1, {
      upgrade(db) {
        db.createObjectStore('games');
        db.createObjectStore('saves');
      },
    });
    // A refusal may be lifted: the next attempt asks again.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  return {
    async keep(account, save) {
      const change = (await shelf()).transaction(['games', 'saves'], 'readwrite');
      await Promise.all([
        change.objectStore('games').put(account, account.id),
        change.objectStore('saves').put(save, account.id),
        change.done,
      ]);
    },
    async list() {
      return (await shelf()).getAll('games');
    },
    async read(id) {
      return (await (await shelf()).get('saves', id)) ?? null;
    },
    async forget(id) {
      const change = (await shelf()).transaction(['games', 'saves'], 'readwrite');
      await Promise.all([change.objectStore('games').delete(id), change.objectStore('saves').delete(id), change.done]);
    },
  };
}
