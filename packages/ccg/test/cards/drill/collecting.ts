import {
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  duringYour,
  effect,
  hand,
  interrupt,
  may,
  numberStackedOn,
  opponents,
  places,
  reserveDeck,
  stacks,
  this_,
  used,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const dark = { ...common, side: 'dark' } as const;

/** Cards that collect others. */
export const collecting: readonly Card[] = [
  effect('Drill Gallery', {
    ...dark,
    text: [may.act(duringYour('control')).do(stacks('any card', hand, { face: 'up' }))],
  }),
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
          .do(stacks('any card', hand, { face: 'down', on: 'it', ownerMayLook: true })),
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
          .do(stacks('any card', reserveDeck, { top: true, face: 'down', on: 'it', ownerMayLook: true })),
      ),
    ],
  }),
  interrupt('Drill Forgiveness', {
    ...dark,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(opponents.characters)
          .do(places('any card', 'stacked on it', 'lost', { count: 'all' })),
      ),
    ],
  }),
];
