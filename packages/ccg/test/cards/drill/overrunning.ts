import { any, atAnyTime, type Card, character, interrupt, lost, may } from '../../../src/language/index.ts';
import { common } from './base.ts';
import { overruns, whereStronger } from './own/moving.ts';

/** Strength in numbers. */
export const overrunning: readonly Card[] = [
  interrupt('Drill Overrun', {
    ...common,
    side: 'dark',
    functions: [
      lost(
        may
          .act(atAnyTime)
          .aimedAt(whereStronger(2, any.type('site')))
          .do(overruns),
      ),
    ],
  }),
  character('Drill Weakling', {
    ...common,
    side: 'light',
    type: 'Rebel',
    deploy: 1,
    power: 0,
    ability: 1,
    forfeit: 1,
  }),
];
