import type { CcgBoard } from '@binary-sunset/table';
import type { GameBoard } from '../gameBoard.ts';
import { isAskedFor } from './askedFor.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { outline } from './outline.ts';
import { Stack } from './stack.tsx';

export const ccgBoard: GameBoard<CcgBoard> = { Board, Hand, Rail: Stack, outline, isAskedFor };
