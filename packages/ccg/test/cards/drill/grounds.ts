import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  deploysFrom,
  deploysOn,
  device,
  during,
  effect,
  interrupt,
  location,
  lost,
  may,
  reserveDeck,
  starship,
  used,
  vehicle,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const even = { light: 1, dark: 1 } as const;
const site = { ...common, type: 'site', planet: true, exterior: true, force: even } as const;
const strong = always(adds(1).to('power').of(any.characters.here));

/** Places with a name, a kind or a text that some rule is about. */
const places: readonly Card[] = [
  location('Drill: Ring', { ...site, side: 'dark', system: 'Drill', text: { light: [strong], dark: [strong] } }),
  location('Drill: Circus', {
    ...site,
    side: 'dark',
    system: 'Drill',
    text: { light: [strong, may.act(atAnyTime).once('turn').do(activate(1))] },
  }),
  location('Drill: Cloud Heights', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: 'Drill',
    planet: true,
    force: even,
  }),
  location('Drill Drifter', {
    ...common,
    side: 'dark',
    type: 'system',
    system: 'Drill Drifter',
    mobile: true,
    parsec: 4,
    force: even,
  }),
  location('Drill Bespin', {
    ...common,
    side: 'dark',
    type: 'system',
    system: 'Bespin',
    planet: true,
    parsec: 6,
    force: even,
  }),
  location('Cloud City: Drill Deck', { ...site, side: 'dark', system: 'Cloud City' }),
  location('Cloud City: Drill Lounge', {
    ...site,
    side: 'dark',
    system: 'Cloud City',
    interior: true,
    exterior: false,
  }),
  ...['Cloud City: Drill East Docking Bay', 'Cloud City: Drill West Docking Bay'].map((title) =>
    location(title, { ...site, side: 'dark', system: 'Cloud City', interior: true }),
  ),
  location('Bespin: Drill Clouds', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: 'Bespin',
    planet: true,
    force: even,
  }),
  location('Drill: Prison Yard', { ...site, side: 'dark', system: 'Drill' }),
  location('Hoth: Drill Ridge', { ...site, side: 'light', system: 'Hoth' }),
  location('Hoth: Drill Asteroids', {
    ...common,
    side: 'light',
    type: 'sector',
    system: 'Hoth',
    traits: ['asteroid'],
    force: even,
  }),
];

/** What speaks of such places. */
const speaking: readonly Card[] = [
  effect('Drill Orbit', {
    ...common,
    side: 'light',
    text: [always(adds(1).to('power').of(any.starships.where('system')))],
  }),
  effect('Drill Haven', {
    ...common,
    side: 'light',
    text: [always(adds(1).to('power').of(any.where('Rebel Base').of('character', 'starship')))],
  }),
];

const closed = { ...common, side: 'dark', deploy: 3, power: 3, forfeit: 3, enclosed: true, landspeed: 1 } as const;

/** Enclosed vehicles: one with a pilot of its own, one inside a starship. */
const vehicles: readonly Card[] = [
  vehicle('Drill Spider', { ...closed, type: 'combat', armor: 3, permanentPilots: [1], capacity: { passengers: 3 } }),
  vehicle('Drill Lift', { ...closed, type: 'transport', traits: ['lift tube'], capacity: { passengers: 2 } }),
  location('Drill Flagship: Gallery', {
    ...common,
    type: 'site',
    force: even,
    side: 'dark',
    system: 'Drill Flagship',
    vessel: { named: 'Drill Flagship' },
    interior: true,
    mobile: true,
  }),
];

/** Things that are carried and used. */
const devices: readonly Card[] = [
  device('Drill Gadget', {
    ...common,
    side: 'dark',
    text: [deploysOn(your.of('character', 'starship')), may.act(atAnyTime).do(activate(1))],
  }),
  device('Drill Gizmo', {
    ...common,
    side: 'dark',
    text: [
      deploysOn(your.of('character', 'starship')),
      may.act(atAnyTime).do(activate(1)),
      always(adds(1).to('power').of(any.characters.carryingThis)),
    ],
  }),
  starship('Drill Hive', {
    ...common,
    side: 'dark',
    type: 'squadron',
    deploy: 3,
    power: 3,
    forfeit: 3,
    hyperspeed: 1,
    permanentPilots: [1, 1, 1],
  }),
];

/** Finds what belongs to a planet. */
const charter = interrupt('Drill Land Survey', {
  ...common,
  side: 'dark',
  functions: [used(may.act(during('your', 'deploy')).do(deploysFrom(reserveDeck, any.locations.at('Drill'))))],
});

/** An Interrupt that may be played in two ways. */
const fork = interrupt('Drill Fork', {
  ...common,
  side: 'light',
  functions: [used(may.act(atAnyTime).do(activate(1))), lost(may.act(atAnyTime).do(activate(2)))],
});

/** Places, and the kinds of cards there are. */
export const grounds: readonly Card[] = [...places, ...speaking, ...vehicles, ...devices, charter, fork];
