import type { TcgBoard } from '@binary-sunset/table';
import type { GameBoard } from '../gameBoard.ts';
import { isAskedFor } from './askedFor.ts';
import { Queue } from './attack/queue.tsx';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { outline } from './outline.ts';

export const tcgBoard: GameBoard<TcgBoard> = { Board, Hand, Rail: Queue, outline, isAskedFor };
