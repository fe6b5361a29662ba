import { numberStackedOn } from '../../language/amounts.ts';
import { any, opponents, this_ } from '../../language/cards.ts';
import { hand, reserveDeck } from '../../language/piles.ts';
import { sendsStacked, stacks } from '../../language/stacking.ts';
import { may, used } from '../../language/text.ts';
import { adds, always } from '../../language/values.ts';
import { atAnyTime, duringYour } from '../../language/when.ts';
import { type Card, character, effect, interrupt } from '../card.ts';
import { common } from './base.ts';

const dark = { ...common, side: 'dark' } as const;

/** Cards that collect others. */
export const collecting: readonly Card[] = [
  effect('Drill Gallery', { ...dark, text: [may.act(duringYour('control')).do(stacks(hand, 'face up'))] }),
  character('Drill Art Lover', {
    ...dark,
    type: 'Imperial',
    deploy: 3,
    power: 3,
    ability: 2,
    forfeit: 4,
    text: [
      always(
        adds(numberStackedOn(any.called('Drill Gallery')))
          .to('power')
          .of(this_),
      ),
    ],
  }),
  interrupt('Drill Old Hatred', {
    ...dark,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(opponents.characters)
          .do(stacks(hand, 'face down', 'on it', true)),
      ),
    ],
  }),
  interrupt('Drill Blind Hatred', {
    ...dark,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(opponents.characters)
          .do(stacks(reserveDeck, 'face down', 'on it', true)),
      ),
    ],
  }),
  interrupt('Drill Forgiveness', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(opponents.characters).do(sendsStacked('lost')))],
  }),
];
