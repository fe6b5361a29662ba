import type { TcgBoard } from '@binary-sunset/table';
import type { GameBoard } from '../table/gameBoard.ts';

export const tcgBoard: GameBoard<TcgBoard> = {
  Board: ({ board }) => <p>{board.phase}</p>,
  Hand: ({ board }) => <p>{board.seats[board.below].hand.length} cards</p>,
  Rail: ({ board }) => <p>{board.queue.length} units</p>,
  outline: (board) => [{ text: board.phase }],
};
