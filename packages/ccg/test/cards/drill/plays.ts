import { type ActionText, type Card, interrupt, type Side, used } from '../../../src/language/index.ts';
import { common } from './base.ts';

/** An Interrupt that goes to the Used Pile, with functions played at any time. */
export const plays = (title: string, side: Side, ...functions: ActionText[]): Card =>
  interrupt(title, { ...common, side, functions: functions.map(used) });
