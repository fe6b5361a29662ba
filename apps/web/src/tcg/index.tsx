import type { TcgBoard } from '@binary-sunset/table';
import type { GameBoard } from '../table/gameBoard.ts';
import { isAskedFor } from './askedFor.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { outline } from './outline.ts';
import { Queue } from './queue.tsx';

export const tcgBoard: GameBoard<TcgBoard> = { Board, Hand, Rail: Queue, outline, isAskedFor };
