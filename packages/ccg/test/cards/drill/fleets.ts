import {
  activate,
  allows,
  always,
  any,
  automatically,
  type Card,
  deployedTo,
  deploysFrom,
  deploysOn,
  effect,
  initiatesBattle,
  interrupt,
  may,
  reserveDeck,
  starship,
  this_,
  used,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const light = { ...common, side: 'light' } as const;
const ship = { ...light, deploy: 3, power: 3, forfeit: 4, hyperspeed: 3, permanentPilots: [1] } as const;

const starshipWeapon = (title: string, on: Parameters<typeof deploysOn>[0]): Card =>
  weapon(title, { ...light, type: 'starship', text: [deploysOn(on)] });

/** Starships, and what is deployed on them or with them. */
export const fleets: readonly Card[] = [
  /** Counts starships that are deployed to systems. */
  effect('Drill Good Shot', {
    ...light,
    text: [automatically(deployedTo('you', your.starships, any.locations.type('system'))).do(activate(1))],
  }),
  interrupt('Drill Relief Fleet', {
    ...light,
    functions: [
      used(may.respond(initiatesBattle('opponent')).do(deploysFrom(reserveDeck, any.starships, { as: 'react' }))),
    ],
  }),
  /** Takes weapons that their own text does not give it. */
  starship('Drill Armed Yacht', {
    ...ship,
    type: 'starfighter',
    maneuver: 3,
    text: [
      always(
        allows('be deployed on', any.weapons.type('starship'), this_),
        allows('be deployed on', any.weapons.called('Drill Great Cannon'), this_),
      ),
    ],
  }),
  starship('Drill Mothership', { ...ship, type: 'capital', armor: 4, capacity: { starfighters: 2 } }),
  starship('Drill Plain Yacht', { ...ship, type: 'starfighter', maneuver: 3 }),
  starshipWeapon('Drill Great Cannon', your.type('capital')),
  starshipWeapon('Drill Broadside', your.type('capital')),
  starshipWeapon('Drill Nose Gun', your.type('starfighter').trait('X-wing')),
];
