import { any } from '../../language/cards.ts';
import { overruns, whereStronger } from '../../language/overrunning.ts';
import { lost, may } from '../../language/text.ts';
import { atAnyTime } from '../../language/when.ts';
import { type Card, character, interrupt } from '../card.ts';
import { common } from './base.ts';

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
