import type { BoardGame, BoxedGame } from '@binary-sunset/table';
import type { Boards, GameName } from './protocol.ts';

/** Every game that has a board here, fetched when it is asked for; its cards are when a table needs them. */
export const tables: { readonly [G in GameName]: () => Promise<BoxedGame<BoardGame<Boards[G]>>> } = {
  tcg: async () => (await import('@binary-sunset/table/tcg')).boxedTcg,
  ccg: async () => (await import('@binary-sunset/table/ccg')).boxedCcg,
};
