import { type BoardGame, tcgTable } from '@binary-sunset/table';
import type { Boards, GameName } from './protocol.ts';

/** Every game that has a board here. One that is large is fetched when it is asked for. */
export const tables: { readonly [G in GameName]: () => Promise<BoardGame<Boards[G]>> } = {
  tcg: () => Promise.resolve(tcgTable),
  ccg: async () => (await import('@binary-sunset/table/ccg')).ccgTable,
};
