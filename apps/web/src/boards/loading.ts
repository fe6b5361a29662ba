import type { Boards, Display, GameName } from '../engine/protocol.ts';
import type { GameBoard } from './gameBoard.ts';

type AllBoards = { readonly [G in GameName]: GameBoard<Boards[G]> };

/** Each game's board is fetched when a game of it is first looked at. */
const fetching: { readonly [G in GameName]: () => Promise<AllBoards[G]> } = {
  tcg: async () => (await import('./tcg/index.tsx')).tcgBoard,
  ccg: async () => (await import('./ccg/index.tsx')).ccgBoard,
};

const loaded: { -readonly [G in GameName]?: AllBoards[G] } = {};

/** Throws if it can't be had, as without a connection; it may be asked for again. */
export async function loadBoard<G extends GameName>(game: G): Promise<void> {
  loaded[game] ??= await fetching[game]();
}

/** The board of the game on the table, which has been loaded before the table was laid. */
export function boardFor<G extends GameName>({ game }: Display<G>): GameBoard<Boards[G]> {
  const board: GameBoard<Boards[G]> | undefined = loaded[game];
  if (board === undefined) throw new Error(`The board of ${game} has not been loaded.`);
  return board;
}
