import type { Decision, TableView } from '@binary-sunset/kernel';
import type { Chapter } from '@binary-sunset/table';
import type { TerminalGame } from './games/terminalGame.ts';
import type { Paper } from './paper.ts';

/** Somebody looks at a table. */
export interface Looking extends Paper {
  readonly terminal: TerminalGame;
  readonly view: TableView;
  /** The viewer's own decision, if there is one to make. */
  readonly decision: Decision | null;
  /** What has happened so far. */
  readonly story: readonly Chapter[];
}
