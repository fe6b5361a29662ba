import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  type Cards,
  character,
  effect,
  interrupt,
  location,
  makesA,
  may,
  pilots,
  starship,
  used,
  vehicle,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { anyThroneRoom, theThroneRoom } from './own/places.ts';

const light = { ...common, side: 'light' } as const;
const person = { deploy: 2, power: 2, forfeit: 2 } as const;
const craft = { deploy: 2, power: 2, forfeit: 2, maneuver: 2 } as const;

/** Of a species that some other card is called by. */
const talz = character('Drill Furball', {
  ...light,
  ...person,
  power: 1,
  type: 'Alien',
  ability: 1,
  traits: ['Talz'],
});

const ships: readonly Card[] = [
  starship('Drill Old Freighter', {
    ...light,
    ...craft,
    type: 'starfighter',
    hyperspeed: 4,
    traits: ['modified light freighter'],
    capacity: { pilots: 2 },
  }),
  starship('Drill Corellian Freighter', {
    ...light,
    ...craft,
    type: 'starfighter',
    hyperspeed: 3,
    traits: ['modified Corellian freighter'],
    capacity: { pilots: 2 },
  }),
  vehicle('Drill Fighting Walker', {
    ...light,
    ...craft,
    type: 'combat',
    enclosed: true,
    landspeed: 1,
    traits: ['AT-DR'],
    icons: ['scomp link'],
    permanentPilots: [1],
    capacity: { passengers: 2 },
  }),
  vehicle('Drill Scout Bike', {
    ...light,
    ...craft,
    type: 'combat',
    landspeed: 3,
    traits: ['scout bike'],
    capacity: { pilots: 1 },
  }),
  vehicle('Drill Open Truck', {
    ...light,
    ...craft,
    type: 'transport',
    landspeed: 1,
    icons: ['scomp link'],
    capacity: { passengers: 3 },
  }),
  vehicle('Drill Woolly Bantha', {
    ...light,
    ...craft,
    type: 'creature',
    landspeed: 2,
    ability: 1,
    capacity: { passengers: 2 },
  }),
  /** A permanent pilot, and of a squadron. */
  starship('Drill Red 9', {
    ...light,
    ...craft,
    type: 'starfighter',
    hyperspeed: 5,
    traits: ['X-wing', 'Red Squadron'],
    permanentPilots: [1],
  }),
];

const people: readonly Card[] = [
  character('Drill Fixer Droid', { ...light, ...person, type: 'Droid', traits: ['maintenance droid'] }),
  /** Not a droid, whatever is said of it. */
  character('Drill Fixer', { ...light, ...person, type: 'Rebel', ability: 1, traits: ['maintenance worker'] }),
  /** Icons in its text are none of its own. */
  character('Drill Backseat Driver', {
    ...light,
    ...person,
    type: 'Rebel',
    ability: 1,
    text: [pilots(2), always(adds(1).to('power').of(your.characters.icon('warrior').here))],
  }),
  effect('Drill Bantha Stampede', light),
  effect('Drill Dusk', { ...light, text: [always(makesA('nighttime conditions', any.type('site')))] }),
  location('Drill: Desert Camp', {
    ...light,
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    force: { light: 1, dark: 1 },
  }),
];

const asking = (title: string, who: Cards): Card =>
  interrupt(title, {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(who).do(activate(1)))],
  });

const askers: readonly Card[] = [
  asking('Drill Ask Freighter', any.starships.trait('freighter')),
  asking('Drill Ask Light Freighter', any.starships.trait('light freighter')),
  asking('Drill Ask Walker', any.vehicles.trait('AT-DR')),
  asking('Drill Ask Combat', any.vehicles.type('combat')),
  asking('Drill Ask Maintenance', any.characters.trait('maintenance')),
  asking('Drill Ask Red Pilot', any.trait('Red Squadron pilot')),
  asking('Drill Ask Pilot', any.characters.icon('pilot')),
  asking('Drill Ask Warrior', any.characters.icon('warrior')),
  asking('Drill Ask Bantha', any.vehicles.withTitle('bantha')),
  asking('Drill Ask Desert', any.locations.withTitle('desert')),
  asking('Drill Ask Throne Room', theThroneRoom),
  asking('Drill Ask Any Throne Room', anyThroneRoom),
  asking('Drill Ask Scout', any.trait('scout')),
  asking('Drill Ask Bike', any.trait('bike')),
  asking('Drill Ask Link', any.characters.where('Scomp link')),
];

/** Cards that ask what others are called, and by what. */
export const identifying: readonly Card[] = [...ships, talz, ...people, ...askers];
