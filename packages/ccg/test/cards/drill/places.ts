import {
  activate,
  adds,
  allows,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  character,
  drains,
  draws,
  during,
  effect,
  interrupt,
  isUnmodifiable,
  it,
  location,
  may,
  resets,
  sends,
  starship,
  thereIs,
  this_,
  used,
  vehicle,
  weapon,
  whenever,
  youControl,
  youOccupy,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { insteadOfDraining } from './own/costs.ts';
import { goesTo } from './own/places.ts';

const even = { light: 1, dark: 1 } as const;
const site = { ...common, type: 'site', system: 'Drill', planet: true, force: even } as const;

/** A planet with places inside, outside and in between. */
const planet: readonly Card[] = [
  location('Drill', { ...common, side: 'dark', type: 'system', system: 'Drill', planet: true, parsec: 5, force: even }),
  location('Drill: Hall', { ...site, side: 'dark', interior: true }),
  location('Drill: Vault', { ...site, side: 'light', interior: true }),
  location('Drill: Docking Bay', { ...site, side: 'dark', interior: true, exterior: true }),
  location('Drill: Field', {
    ...site,
    side: 'light',
    exterior: true,
    force: { light: 2, dark: 1 },
    traits: ['meadow'],
    onBothSides: true,
  }),
  location('Drill: Dunes', { ...site, side: 'dark', exterior: true, force: { light: 0, dark: 2 } }),
  location('Drill: Gate', { ...site, side: 'light', exterior: true, nextTo: ['Drill: Field'] }),
  location('Drill: Field', { ...site, side: 'dark', exterior: true, force: even, onBothSides: true }),
];

const elsewhere: readonly Card[] = [
  location('Drill Moon', {
    ...common,
    side: 'light',
    type: 'system',
    system: 'Drill Moon',
    planet: true,
    parsec: 2,
    force: { light: 1, dark: 0 },
  }),
  location('Drill Moon: Crater', { ...site, side: 'light', system: 'Drill Moon', exterior: true }),
  location('Drill Spaceport Street', { ...site, side: 'light', system: '', perSystem: 1, limit: 0, exterior: true }),
  location('Drill Spaceport Market', { ...site, side: 'light', system: '', perSystem: 1, limit: 0, exterior: true }),
  location('Death Star II: Drill Shaft', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: 'Death Star II',
    mobile: true,
    force: even,
  }),
  location('Drill Dark', { ...site, side: 'dark', exterior: true, force: { light: 0, dark: 1 } }),
  location('Drill Bare', { ...site, side: 'light', exterior: true, force: { light: 1, dark: 0 } }),
  location('Drill Nebula', { ...common, side: 'dark', type: 'system', system: 'Drill Nebula', parsec: 9, force: even }),
  location('Drill Clouds', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: '',
    planet: true,
    limit: 0,
    perSystem: 2,
    force: even,
  }),
  location('Drill Asteroids', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: '',
    limit: 0,
    perSystem: 1,
    traits: ['asteroid'],
    force: even,
  }),
  location('Drill Forest', {
    ...site,
    side: 'light',
    system: '',
    limit: 0,
    perSystem: 2,
    exterior: true,
    onBothSides: true,
  }),
  location('Drill Forest', {
    ...site,
    side: 'dark',
    system: '',
    limit: 0,
    perSystem: 2,
    exterior: true,
    onBothSides: true,
  }),
  location('Dagobah: Drill Bog', { ...site, side: 'light', system: 'Dagobah', exterior: true }),
  location('Drill Holosite', {
    ...site,
    side: 'light',
    system: 'Drill Holosite',
    traits: ['holosite'],
    exterior: true,
  }),
  location('Drill Flagship: Corridor', {
    ...site,
    side: 'dark',
    planet: false,
    system: 'Drill Flagship',
    vessel: { named: 'Drill Flagship' },
    interior: true,
    mobile: true,
  }),
  location('Drill Crawler: Hold', {
    ...site,
    side: 'dark',
    planet: false,
    system: '',
    vessel: { any: 'crawler' },
    interior: true,
    mobile: true,
    force: { light: 0, dark: 1 },
  }),
];

const ship = { ...common, deploy: 2, power: 2, forfeit: 2 } as const;

/** Starships and vehicles of every kind. */
const vessels: readonly Card[] = [
  starship('Drill Flagship', {
    ...ship,
    side: 'dark',
    type: 'capital',
    limit: 1,
    hyperspeed: 3,
    permanentPilots: [1],
    capacity: { pilots: 2, passengers: 2, vehicles: 1, starfighters: 1 },
  }),
  starship('Drill Frigate', {
    ...ship,
    side: 'light',
    type: 'capital',
    hyperspeed: 3,
    capacity: { pilots: 1, passengers: 1 },
  }),
  starship('Drill Wing', {
    ...ship,
    side: 'light',
    type: 'starfighter',
    hyperspeed: 3,
    maneuver: 3,
    capacity: { pilots: 1, astromechs: 1 },
  }),
  starship('Drill Interceptor', {
    ...ship,
    side: 'dark',
    type: 'starfighter',
    hyperspeed: null,
    maneuver: 3,
    permanentPilots: [1],
  }),
  vehicle('Drill Strider', {
    ...ship,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    landspeed: 1,
    armor: 4,
    capacity: { pilots: 1, passengers: 2 },
  }),
  vehicle('Drill Crawler', {
    ...ship,
    side: 'dark',
    type: 'transport',
    enclosed: true,
    landspeed: 1,
    traits: ['crawler'],
    capacity: { passengers: 2 },
  }),
  vehicle('Drill Skimmer', {
    ...ship,
    side: 'light',
    type: 'combat',
    landspeed: 3,
    capacity: { pilots: 1, passengers: 1 },
  }),
  vehicle('Drill Beast', {
    ...ship,
    side: 'light',
    type: 'creature',
    landspeed: 2,
    ability: 0.5,
    capacity: { passengers: 1 },
  }),
  vehicle('Drill Cloud Car', {
    ...ship,
    side: 'light',
    type: 'combat',
    enclosed: true,
    landspeed: 3,
    traits: ['cloud car'],
    capacity: { pilots: 1 },
  }),
  vehicle('Drill Tube', {
    ...ship,
    side: 'dark',
    type: 'transport',
    landspeed: 1,
    traits: ['lift tube'],
    capacity: { passengers: 2 },
  }),
];

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

const crew: readonly Card[] = [
  character('Drill Flyer', { ...person, side: 'light', type: 'Rebel', icons: ['pilot'] }),
  character('Drill Navigator', { ...person, side: 'dark', type: 'Imperial', icons: ['pilot'] }),
  character('Drill Servant', { ...person, ability: null, side: 'light', type: 'Droid' }),
  character('Drill Astromech', { ...person, ability: null, side: 'light', type: 'Droid', icons: ['astromech'] }),
  character('Drill Spy', { ...person, side: 'dark', type: 'Imperial', traits: ['spy'] }),
  character('Drill Idol', { ...person, ability: null, side: 'light', type: 'Droid', icons: ['presence'] }),
  /** May drain where nobody has presence. */
  character('Drill Siphon', {
    ...person,
    ability: null,
    side: 'dark',
    type: 'Droid',
    text: [always(allows('drain', this_))],
  }),
];

/** What has to do with Force drains. */
const draining: readonly Card[] = [
  weapon('Drill Saber', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [always(adds(1).to('Force drain').for('your', { where: any.locations.here }))],
  }),
  effect('Drill Shroud', {
    ...common,
    side: 'light',
    text: [always(adds(-1).to('Force drain').for('opponent'))],
  }),
  effect('Drill Tariff', { ...common, side: 'light', text: [always(adds(3).to('Force drain cost').for('opponent'))] }),
  effect('Drill Resolve', {
    ...common,
    side: 'dark',
    text: [always(isUnmodifiable('Force drain', 'opponent').for('your'))],
  }),
  effect('Drill Restraint', { ...common, side: 'light', text: [always(resets(2).to('Force drain').for('opponent'))] }),
  /** Sends somebody into the way of a drain. */
  interrupt('Drill Relief', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .respond(drains('opponent'))
          .target(your.characters)
          .do(goesTo(any.locations.called('Drill: Field'))),
      ),
    ],
  }),
  interrupt('Drill Intervention', {
    ...common,
    side: 'light',
    functions: [used(may.respond(drains('opponent')).do(cancelIt))],
  }),
  effect('Drill Collector', {
    ...common,
    side: 'dark',
    text: [automatically(drains('you', undefined, 'completed')).do(activate(1))],
  }),
  character('Drill Scholar', {
    ...person,
    side: 'dark',
    type: 'Alien',
    text: [may.act(during('your', 'control')).paying(insteadOfDraining).do(draws(1))],
  }),
];

/** Takes a character elsewhere, whatever the rules of moving say. */
const march = interrupt('Drill March', {
  ...common,
  side: 'dark',
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(your.characters)
        .do(goesTo(any.locations.called('Drill: Field'))),
    ),
  ],
});

const wreck = interrupt('Drill Wreck', {
  ...common,
  side: 'light',
  functions: [used(may.act(atAnyTime).target(any.vehicles).do(sends(it, 'lost')))],
});

/** Count what their owner has in the galaxy. */
const holdings: readonly Card[] = [
  effect('Drill Foothold', {
    ...common,
    side: 'dark',
    text: [whenever([youOccupy(any.locations.where('battleground'), 2)], adds(1).to('Force drain').for('your'))],
  }),
  effect('Drill Grip', {
    ...common,
    side: 'dark',
    text: [whenever([youControl(any.locations.where('site'), 2)], adds(1).to('Force drain').for('your'))],
  }),
  effect('Drill Emptiness', {
    ...common,
    side: 'dark',
    text: [
      whenever(
        [thereIs(any.locations.called('Drill: Dunes').where('unoccupied'))],
        adds(1).to('Force drain').for('your'),
      ),
    ],
  }),
];

/** What gives and takes Force icons. */
const icons: readonly Card[] = [
  effect('Drill Aura', {
    ...common,
    side: 'light',
    text: [always(adds(1).to('Force icons').for('each player', { where: any.locations }))],
  }),
  effect('Drill Blight', {
    ...common,
    side: 'dark',
    text: [always(resets(0).to('Force icons').for('opponent', { where: any.locations }))],
  }),
];

/** Where cards are, and who has what there. */
export const places: readonly Card[] = [
  ...planet,
  ...elsewhere,
  ...vessels,
  ...crew,
  ...draining,
  ...icons,
  march,
  wreck,
  ...holdings,
];
