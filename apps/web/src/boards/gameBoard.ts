import type { Handle, Viewer } from '@binary-sunset/kernel';
import type { Face } from '@binary-sunset/table';
import type { ComponentType } from 'react';

/** A line of the outline, with what belongs to it. */
export interface OutlineNode {
  readonly text: string;
  readonly parts?: readonly OutlineNode[];
}

/** What a game draws inside the shell; bar, prompt, inspector, log and dialogs are the shell's and the same for all. */
export interface GameBoard<Board> {
  /** Everything between the bar and the own hand. */
  readonly Board: ComponentType<{ readonly board: Board }>;
  /** The hand of whoever sits below. */
  readonly Hand: ComponentType<{ readonly board: Board }>;
  /** What stands at the top of the rail: the order of speed, the stack. */
  readonly Rail: ComponentType<{ readonly board: Board }>;
  /** The table as nested text. */
  outline(board: Board): readonly OutlineNode[];
  /** Whether a card is one that a player is stopped for: their own, and something that is played by chance. */
  isAskedFor(board: Board, viewer: Viewer, card: Handle, face: Face): boolean;
}
