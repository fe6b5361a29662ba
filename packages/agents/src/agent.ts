import type { Decision, TableView } from '@binary-sunset/kernel';
import type { Advice } from './advice.ts';

/**
 * A computer player. It is shown what its player may know and nothing else, keeps no memory, and gives the same answer
 * whenever it is asked the same: a game taken back, saved or replayed goes on as it would have.
 */
export interface Agent {
  readonly name: string;
  /** The picks of a legal answer: places in `decision.options`, ascending. */
  choose(view: TableView, decision: Decision): readonly number[];
  /** What it would advise whoever has to decide: the best answers, the best first; not every player can say why. */
  advise?(view: TableView, decision: Decision): readonly Advice[];
}
