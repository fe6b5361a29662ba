import { always, type Clause, mayReact, this_ } from '../../../language/index.ts';

export const reacts: readonly Clause[] = [always(mayReact('moving', this_))];

/** What both sides' vehicles of one model have in common. */
export const liftTubeModel = {
  type: 'transport',
  deploy: 1,
  power: 0,
  maneuver: 1,
  landspeed: 3,
  forfeit: 1,
  enclosed: true,
  traits: ['lift tube'],
  capacity: { passengers: 4 },
  text: reacts,
} as const;

export const sandcrawlerModel = {
  type: 'transport',
  deploy: 3,
  power: 3,
  armor: 3,
  landspeed: 2,
  forfeit: 5,
  enclosed: true,
  traits: ['sandcrawler'],
  capacity: { pilots: 1, passengers: 7 },
} as const;
