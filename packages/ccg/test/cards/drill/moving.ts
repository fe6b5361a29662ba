import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  becomes,
  type Card,
  cancelIt,
  character,
  creature,
  defines,
  deploys,
  deploysOn,
  device,
  duringYour,
  effect,
  follows,
  forbids,
  initiatesBattle,
  interrupt,
  isDeploying,
  it,
  justMoved,
  location,
  makes,
  may,
  mayReact,
  moveCost,
  movement,
  moves,
  movesAway,
  opponents,
  relocates,
  resets,
  sends,
  starship,
  this_,
  transitCosts,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { movesTo, takesLandspeed } from './own/moving.ts';

const even = { light: 1, dark: 1 } as const;
const site = { ...common, type: 'site', system: 'Drill Harbor', planet: true, force: even } as const;

/** A planet to move about on, from the cellar to the cliff, and what is around it. */
const harbor: readonly Card[] = [
  location('Drill Harbor', {
    ...common,
    side: 'dark',
    type: 'system',
    system: 'Drill Harbor',
    planet: true,
    parsec: 4,
    force: even,
  }),
  location('Drill Harbor: Cellar', { ...site, side: 'light', interior: true }),
  location('Drill Harbor: Docking Bay', {
    ...site,
    side: 'dark',
    interior: true,
    exterior: true,
    text: { dark: [always(transitCosts(1)), always(transitCosts(2, 'opponent', 'to'))] },
  }),
  location('Drill Harbor: Quay', { ...site, side: 'dark', exterior: true }),
  location('Drill Harbor: Market', { ...site, side: 'light', exterior: true }),
  location('Drill Harbor: Beach', { ...site, side: 'dark', exterior: true }),
  location('Drill Harbor: Cliff', { ...site, side: 'light', exterior: true }),
  /** Characters need more landspeed there. */
  location('Drill Harbor: Sands', {
    ...site,
    side: 'dark',
    exterior: true,
    text: { dark: [always(takesLandspeed(1, any.characters))] },
  }),
  /** Nobody comes here straight from the quay. */
  location('Drill Harbor: Bunker', {
    ...site,
    side: 'light',
    exterior: true,
    text: {
      light: [always(forbids('move to', any.characters, this_, { from: any.locations.called('Drill Harbor: Quay') }))],
    },
  }),
  /** Leads to the cellar, for Light in the control phase and for Dark in the move phase. */
  location('Drill Harbor: Trapdoor', {
    ...site,
    side: 'light',
    exterior: true,
    text: {
      light: [
        always(
          movement(your.characters, this_, any.locations.called('Drill Harbor: Cellar'), {
            cost: 'free',
            during: 'control',
          }),
        ),
      ],
      dark: [always(movement(your.characters, this_, any.locations.called('Drill Harbor: Cellar'), { oneWay: true }))],
    },
  }),
  location('Drill Reef', {
    ...common,
    side: 'dark',
    type: 'sector',
    system: '',
    limit: 0,
    perSystem: 1,
    traits: ['asteroid'],
    force: even,
  }),
  location('Drill Shoal', {
    ...common,
    side: 'light',
    type: 'sector',
    system: '',
    limit: 0,
    traits: ['asteroid'],
    force: even,
  }),
  location('Drill High Clouds', {
    ...common,
    side: 'light',
    type: 'sector',
    system: '',
    planet: true,
    limit: 0,
    force: even,
  }),
  location('Drill Dagobah', {
    ...common,
    side: 'light',
    type: 'system',
    system: 'Dagobah',
    planet: true,
    parsec: 9,
    force: even,
  }),
  location('Drill Reef: Grotto', {
    ...site,
    side: 'light',
    system: 'Drill Reef',
    planet: false,
    interior: true,
    exterior: true,
    traits: ['asteroid'],
  }),
  location('Drill Outpost', {
    ...common,
    side: 'light',
    type: 'system',
    system: 'Drill Outpost',
    planet: true,
    parsec: 8,
    force: even,
  }),
  location('Drill Outpost: Docking Bay', {
    ...site,
    side: 'light',
    system: 'Drill Outpost',
    interior: true,
    exterior: true,
  }),
  /** Moves about, if it likes. */
  location('Drill Star', {
    ...common,
    side: 'dark',
    type: 'system',
    system: 'Drill Star',
    mobile: true,
    parsec: 3,
    force: even,
    text: { dark: [always(defines(1).to('hyperspeed').of(this_))] },
  }),
  location('Drill Star: Docking Bay', {
    ...site,
    side: 'dark',
    system: 'Drill Star',
    planet: false,
    mobile: true,
    interior: true,
    exterior: true,
  }),
];

const inside = { ...site, planet: false, mobile: true, interior: true } as const;
const leviathan = { ...inside, side: 'dark', system: 'Drill Leviathan', vessel: { named: 'Drill Leviathan' } } as const;
const liner = { ...inside, side: 'light', system: 'Drill Liner', vessel: { named: 'Drill Liner' } } as const;

/** Sites of starships and vehicles. */
const decks: readonly Card[] = [
  location('Drill Leviathan: Station', { ...leviathan }),
  location('Drill Leviathan: Corridor', {
    ...leviathan,
    text: {
      dark: [
        always(
          movement(your.characters, this_, any.starships.called('Drill Leviathan').or(any.locations.related), {
            cost: 'free',
          }),
        ),
      ],
    },
  }),
  location('Drill Leviathan: Control Room', { ...leviathan }),
  location('Drill Leviathan: Theatre', { ...leviathan }),
  location('Drill Leviathan: Chamber', { ...leviathan }),
  location('Drill Leviathan: Docking Bay', {
    ...leviathan,
    exterior: true,
    text: { dark: [always(transitCosts('free'))] },
  }),
  location('Drill Liner: War Room', { ...liner }),
  location('Drill Liner: Docking Bay', { ...liner, exterior: true }),
  location('Drill Wagon: Cabin', {
    ...inside,
    side: 'dark',
    system: '',
    vessel: { any: 'wagon' },
    text: { dark: [always(adds(2).to('entry cost').for('opponent', { where: this_ }))] },
  }),
];

const ship = { ...common, deploy: 2, power: 2, forfeit: 2 } as const;
const piloted = { ...ship, permanentPilots: [1] } as const;

const vessels: readonly Card[] = [
  starship('Drill Leviathan', {
    ...piloted,
    side: 'dark',
    type: 'capital',
    limit: 1,
    hyperspeed: 2,
    icons: ['nav computer'],
    capacity: { pilots: 2, passengers: 3, starfighters: 2, vehicles: 1 },
  }),
  starship('Drill Liner', {
    ...piloted,
    side: 'light',
    type: 'capital',
    limit: 1,
    hyperspeed: 2,
    icons: ['nav computer'],
    capacity: { pilots: 2, passengers: 3, starfighters: 4, vehicles: 1 },
  }),
  /** A small capital starship. */
  starship('Drill Corvette', {
    ...ship,
    side: 'light',
    type: 'capital',
    hyperspeed: 4,
    capacity: { pilots: 1, passengers: 1 },
  }),
  starship('Drill Red Wing', {
    ...piloted,
    side: 'light',
    type: 'starfighter',
    hyperspeed: 5,
    traits: ['X-wing'],
    icons: ['nav computer'],
    capacity: { pilots: 1, astromechs: 1 },
  }),
  starship('Drill Gold Wing', {
    ...piloted,
    side: 'light',
    type: 'starfighter',
    hyperspeed: 4,
    icons: ['nav computer'],
    capacity: { either: 1 },
  }),
  starship('Drill Lucky Star', {
    ...piloted,
    side: 'light',
    type: 'starfighter',
    limit: 1,
    hyperspeed: 6,
    icons: ['nav computer'],
    capacity: { pilots: 2, passengers: 2 },
  }),
  /** Has hyperspeed, but nobody to find the way. */
  starship('Drill Blue Wing', {
    ...piloted,
    side: 'light',
    type: 'starfighter',
    hyperspeed: 3,
    capacity: { pilots: 1, astromechs: 1 },
  }),
  /** One at each system. */
  starship('Drill Picket Ship', {
    ...piloted,
    side: 'dark',
    type: 'capital',
    perSystem: 1,
    hyperspeed: 9,
    icons: ['nav computer'],
  }),
  starship('Drill Twin', {
    ...piloted,
    side: 'dark',
    type: 'starfighter',
    hyperspeed: null,
    traits: ['TIE'],
  }),
  starship('Drill Black Two', {
    ...ship,
    side: 'dark',
    type: 'starfighter',
    limit: 1,
    hyperspeed: null,
    traits: ['TIE'],
    capacity: { pilots: 1 },
  }),
  /** Unlike other capital starships it lands. */
  starship('Drill Hope', {
    ...piloted,
    side: 'light',
    type: 'capital',
    hyperspeed: 3,
    traits: ['like a starfighter'],
    capacity: { pilots: 1, passengers: 1, vehicles: 1 },
  }),
  vehicle('Drill Hopper', {
    ...ship,
    side: 'light',
    type: 'shuttle',
    landspeed: 3,
    capacity: { pilots: 1, passengers: 2 },
  }),
  vehicle('Drill Glider', {
    ...piloted,
    side: 'light',
    type: 'combat',
    landspeed: 3,
    capacity: { passengers: 2 },
  }),
  vehicle('Drill Sail', {
    ...ship,
    side: 'dark',
    type: 'transport',
    landspeed: 3,
    capacity: { passengers: 3 },
  }),
  vehicle('Drill Swift Tube', {
    ...ship,
    side: 'dark',
    type: 'transport',
    landspeed: 3,
    traits: ['lift tube'],
    capacity: { passengers: 2 },
  }),
  vehicle('Drill Wagon', {
    ...ship,
    side: 'dark',
    type: 'transport',
    enclosed: true,
    landspeed: 1,
    traits: ['wagon'],
    capacity: { passengers: 2 },
  }),
  vehicle('Drill Swoop', {
    ...piloted,
    side: 'dark',
    type: 'combat',
    landspeed: 2,
    text: [may.respond(justMoved('you', your.characters, { fromOrThrough: any.locations.here })).do(follows())],
  }),
  vehicle('Drill Free Swoop', {
    ...piloted,
    side: 'dark',
    type: 'combat',
    landspeed: 2,
    text: [
      may
        .respond(justMoved('you', your.characters, { fromOrThrough: any.locations.here }))
        .do(follows(this_, { free: true })),
    ],
  }),
];

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

const people: readonly Card[] = [
  character('Drill Walker On', { ...person, side: 'dark', type: 'Imperial' }),
  character('Drill Runner', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(defines(2).to('landspeed').of(this_))],
  }),
  character('Drill Aviator', { ...person, side: 'dark', type: 'Imperial', icons: ['pilot'] }),
  character('Drill Airman', { ...person, side: 'light', type: 'Rebel', icons: ['pilot'] }),
  character('Drill Rooted', { ...person, side: 'light', type: 'Rebel', text: [always(forbids('move', this_))] }),
  character('Drill Doorman', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [always(forbids('move to', opponents.of('character', 'vehicle'), any.locations.here))],
  }),
  /** Makes it dear to come to him. */
  character('Drill Usurer', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [always(moveCost(any.characters, 1, { to: any.locations.here }))],
  }),
  creature('Drill Grazer', {
    ...common,
    side: 'dark',
    deploy: 1,
    ferocity: 1,
    defense: 1,
    selective: true,
    traits: [],
  }),
  /** Flies about in the clouds. */
  creature('Drill Midge', {
    ...common,
    side: 'light',
    deploy: 1,
    ferocity: 1,
    defense: 1,
    selective: true,
    traits: ['like a starfighter'],
  }),
  character('Drill Native', {
    ...person,
    side: 'dark',
    type: 'Alien',
    text: [deploysOn(any.locations.at('Drill Harbor'))],
  }),
  character('Drill Outsider', {
    ...person,
    side: 'dark',
    type: 'Alien',
    text: [always(forbids('move to', this_, any.locations.where('interior'), { never: true }))],
  }),
  device('Drill Backpack', { ...common, side: 'light', traits: ['carries a character'] }),
  weapon('Drill Gun Cart', { ...common, side: 'dark', type: 'artillery', traits: ['movable'] }),
  weapon('Drill Rooted Gun', { ...common, side: 'dark', type: 'artillery' }),
  weapon('Drill Trolley', { ...common, side: 'dark', type: 'artillery', traits: ['moves like a character'] }),
];

/** What stops moves, prices them, and brings them about. */
const interference: readonly Card[] = [
  effect('Drill Roadblock', {
    ...common,
    side: 'light',
    text: [always(moveCost(opponents, 1, { by: 'landspeed' }))],
  }),
  effect('Drill Exit Tax', {
    ...common,
    side: 'light',
    text: [always(moveCost(opponents, 2, { from: any.locations.called('Drill Harbor: Quay') }))],
  }),
  effect('Drill Exit Gate', {
    ...common,
    side: 'dark',
    text: [always(moveCost(opponents, 2, { from: any.locations.called('Drill Harbor') }))],
  }),
  effect('Drill Highway', { ...common, side: 'dark', text: [always(moveCost(your.characters, 'free'))] }),
  effect('Drill Standstill', { ...common, side: 'dark', text: [always(forbids('move', opponents))] }),
  effect('Drill Lag', { ...common, side: 'light', text: [always(resets(0).to('hyperspeed').of(any.starships))] }),
  effect('Drill Calm', { ...common, side: 'light', text: [always(resets(0).to('landspeed').of(any.vehicles))] }),
  effect('Drill Road Curse', { ...common, side: 'light', text: [always(moveCost(opponents, 1))] }),
  interrupt('Drill Gravity', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(moves('opponent', opponents.starships)).do(cancelIt))],
  }),
  interrupt('Drill Minefield', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(moves('opponent', opponents.starships)).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Hail', {
    ...common,
    side: 'light',
    functions: [used(may.respond(justMoved('opponent', opponents.of('character', 'vehicle'))).do(activate(1)))],
  }),
  /** Whoever drives through there is lost in it. */
  effect('Drill Whirl', {
    ...common,
    side: 'light',
    text: [
      automatically(
        justMoved('anyone', any.vehicles, { toOrThrough: any.locations.called('Drill Harbor: Market') }),
      ).do(becomes(opponents.characters.at('Drill Harbor: Market'), 'missing')),
    ],
  }),
  interrupt('Drill Foils', {
    ...common,
    side: 'light',
    functions: [
      used(
        may.act(duringYour('move')).do(makes(resets(0).to('hyperspeed').of(your.starships.trait('X-wing')), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Guide', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .targetTogether(your.characters)
          .target(any.locations.type('site'))
          .use(2)
          .do(relocates('first target', it)),
      ),
    ],
  }),
  interrupt('Drill Forced March', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.characters)
          .do(relocates(it, any.locations.called('Drill Harbor: Cliff'), { regular: true })),
      ),
    ],
  }),
  interrupt('Drill Quick Exit', {
    ...common,
    side: 'light',
    functions: [
      used(may.respond(initiatesBattle('opponent')).do(movesAway(your.of('starship', 'vehicle').inBattle))),
      used(may.respond(initiatesBattle('opponent')).target(your.characters.inBattle).do(movesAway(it))),
    ],
  }),
  interrupt('Drill Sidestep', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .respond(initiatesBattle('anyone'))
          .target(your.characters.inBattle)
          .do(movesAway(it, { free: true, asReact: true })),
      ),
    ],
  }),
  interrupt('Drill Mass Exit', {
    ...common,
    side: 'light',
    functions: [used(may.respond(initiatesBattle('opponent')).do(movesAway(your.of('vehicle', 'character').inBattle)))],
  }),
  interrupt('Drill Narrow Exit', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .respond(initiatesBattle('opponent'))
          .do(movesAway(your.of('starship', 'character').inBattle, { byLandspeed: true })),
      ),
    ],
  }),
  interrupt('Drill Rush', {
    ...common,
    side: 'light',
    functions: [
      used(
        may.respond(initiatesBattle('you')).do(movesTo(your.characters, any.locations.called('Drill Harbor: Market'))),
      ),
    ],
  }),
];

/** Whoever comes to battles and drains. */
const reacting: readonly Card[] = [
  vehicle('Drill Scout', {
    ...piloted,
    side: 'dark',
    type: 'combat',
    landspeed: 2,
    capacity: { passengers: 2 },
    text: [always(mayReact('moving', this_))],
  }),
  vehicle('Drill Snow Scout', {
    ...piloted,
    side: 'light',
    type: 'combat',
    landspeed: 2,
    capacity: { passengers: 2 },
    text: [always(mayReact('moving', this_))],
  }),
  character('Drill Reactor', {
    ...person,
    side: 'light',
    type: 'Rebel',
    text: [always(mayReact('moving', this_))],
  }),
  character('Drill Kind Droid', {
    ...person,
    ability: null,
    side: 'light',
    type: 'Droid',
    text: [always(mayReact('moving', this_))],
  }),
  device('Drill Transmitter', {
    ...common,
    side: 'light',
    text: [always(mayReact('deploying', your.of('character', 'vehicle'), { to: any.locations.here }))],
  }),
  device('Drill Comlink', {
    ...common,
    side: 'dark',
    text: [always(mayReact('deploying', your.of('character', 'vehicle'), { to: any.locations.here }))],
  }),
  weapon('Drill Sling', {
    ...common,
    side: 'light',
    type: 'character',
    text: [deploysOn(your.characters).asReact()],
  }),
  interrupt('Drill Seizure', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(isDeploying('opponent', any.weapons)).do(cancelIt))],
  }),
  starship('Drill Spiral', {
    ...piloted,
    side: 'light',
    type: 'starfighter',
    limit: 1,
    hyperspeed: 3,
    icons: ['nav computer'],
    text: [deploys.asReact()],
  }),
  character('Drill Sentry', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(forbids('react', opponents, any.locations.here))],
  }),
  interrupt('Drill Static', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(moves('opponent', opponents.of('character', 'vehicle'))).do(cancelIt))],
  }),
];

/** How cards move. */
export const moving: readonly Card[] = [...harbor, ...decks, ...vessels, ...people, ...interference, ...reacting];
