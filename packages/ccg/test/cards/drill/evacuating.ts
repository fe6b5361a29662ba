import {
  always,
  atAnyTime,
  type Card,
  effect,
  forbids,
  interrupt,
  it,
  may,
  opponents,
  sends,
  starship,
  steals,
  used,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

const capital = {
  ...common,
  side: 'dark',
  type: 'capital',
  deploy: 5,
  power: 5,
  armor: 4,
  forfeit: 6,
  hyperspeed: 3,
  permanentPilots: [1],
} as const;

/** Starships that are left, and what makes that necessary. */
export const evacuating: readonly Card[] = [
  starship('Drill Transport', { ...capital, capacity: { pilots: 2, passengers: 4, vehicles: 2 } }),
  /** Unlike other capital starships it lands. */
  starship('Drill Landing Ship', {
    ...capital,
    traits: ['like a starfighter'],
    capacity: { pilots: 1, passengers: 2, vehicles: 1 },
  }),
  starship('Drill Lifeboat', { ...capital, capacity: { passengers: 1 } }),
  ...(['light', 'dark'] as const).map((side) =>
    interrupt('Drill Scuttle', {
      ...common,
      side,
      onBothSides: true,
      functions: [used(may.act(atAnyTime).target(opponents.starships.type('capital')).do(sends(it, 'lost')))],
    }),
  ),
  effect('Drill Gridlock', { ...common, side: 'light', text: [always(forbids('move', opponents.characters))] }),
  plays('Drill Lure', 'light', may.act(atAnyTime).target(opponents.type('Droid')).do(steals(it))),
];
