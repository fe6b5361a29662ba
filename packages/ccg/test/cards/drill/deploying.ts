import {
  adds,
  allows,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  creature,
  deployCost,
  deployed,
  deploys,
  deploysFrom,
  deploysFromHand,
  deploysOn,
  device,
  drains,
  duringYour,
  effect,
  forbids,
  host,
  interrupt,
  it,
  location,
  makes,
  may,
  opponents,
  reserveDeck,
  reshuffles,
  sends,
  starship,
  thereIs,
  this_,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { deploysMatching } from './own/deployingTogether.ts';

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

/** Characters whose own text says where they deploy, or for how much. */
const people: readonly Card[] = [
  /** Only to Dagobah or the moon. */
  character('Drill Recluse', {
    ...person,
    side: 'light',
    type: 'Rebel',
    deploy: 5,
    text: [deploysOn(any.locations.at('Dagobah').or(any.locations.at('Drill Moon')))],
  }),
  character('Drill Daughter', {
    ...person,
    side: 'light',
    type: 'Rebel',
    deploy: 7,
    text: [deploys.costing(-3, any.locations.at('Drill'))],
  }),
  /** Cheap aboard its own starship. */
  character('Drill Wingman', {
    ...person,
    side: 'light',
    type: 'Rebel',
    icons: ['pilot'],
    deploy: 3,
    matching: ['Drill Wing'],
    text: [deploys.costing(-2, any.starships.called('Drill Wing'))],
  }),
  character('Drill Guest', { ...person, side: 'light', type: 'Alien', deploy: 3, text: [deploys.free(any.locations)] }),
  character('Drill Loyalist', {
    ...person,
    side: 'light',
    type: 'Rebel',
    text: [deploys.if(thereIs(any.effects.called('Drill Cause')))],
  }),
  character('Drill Probe', { ...person, deploy: 2, ability: null, side: 'dark', type: 'Droid', traits: ['spy'] }),
];

const things: readonly Card[] = [
  weapon('Drill Pistol', { ...common, side: 'light', type: 'character', text: [deploysOn(any.characters)] }),
  weapon('Drill Laser', { ...common, side: 'dark', type: 'character', text: [deploysOn(your.characters)] }),
  device('Drill Antenna', { ...common, side: 'dark', text: [deploysOn(your.characters)] }),
  weapon('Drill Turret', { ...common, side: 'dark', type: 'vehicle', text: [deploysOn(your.vehicles)] }),
  /** Light's cards go to that site as if nothing kept them away. */
  effect('Drill Camp', {
    ...common,
    side: 'light',
    text: [
      deploysOn(any.locations.type('site')).for(2),
      always(allows('ignore location deployment restrictions', your.of('character', 'vehicle', 'starship'), host)),
    ],
  }),
  effect('Drill Passage', {
    ...common,
    side: 'light',
    text: [always(allows('deploy without presence or Force icons', your.characters))],
  }),
  effect('Drill Cause', {
    ...common,
    side: 'light',
    text: [always(forbids('deploy', opponents.characters.type('Alien')))],
  }),
  effect('Drill Quarantine', {
    ...common,
    side: 'dark',
    text: [always(forbids('deploy', opponents.characters, any.locations.called('Drill: Hall')))],
  }),
  effect('Drill Quest', {
    ...common,
    side: 'dark',
    type: 'utinni',
    text: [deploysOn(any.locations.type('site')).targeting(opponents.characters)],
  }),
  effect('Drill Bog Errand', {
    ...common,
    side: 'light',
    type: 'utinni',
    text: [deploysOn(any.locations.called('Drill Yard')).targeting(any.characters.at('Dagobah'))],
  }),
  effect('Drill Harvest', { ...common, side: 'light', text: [deploysOn(any.locations.trait('meadow'))] }),
  effect('Drill Mark', { ...common, side: 'dark', text: [deploysOn(any.characters)] }),
  creature('Drill Prowler', { ...common, side: 'dark', deploy: 3, ferocity: 2, defense: 2 }),
];

const ground: readonly Card[] = [
  /** Pilots cost 1 more, Rebels 1 less. */
  location('Drill: Port', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Drill',
    planet: true,
    exterior: true,
    force: { light: 1, dark: 1 },
    text: {
      light: [
        always(deployCost(your.characters.type('Rebel'), -1, this_)),
        always(deployCost(any.characters.type('Alien'), 1, this_)),
      ],
    },
  }),
  starship('Drill Freighter', {
    ...common,
    side: 'light',
    type: 'capital',
    traits: ['like a starfighter'],
    deploy: 3,
    power: 2,
    forfeit: 4,
    hyperspeed: 3,
    maneuver: 4,
    capacity: { pilots: 1, passengers: 2 },
  }),
  /** Its own characters are stronger there. */
  location('Drill: Arena', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Drill',
    planet: true,
    exterior: true,
    force: { light: 1, dark: 1 },
    text: { light: [always(adds(1).to('power').of(your.characters.here))] },
  }),
  vehicle('Drill Rarity', {
    ...common,
    side: 'light',
    type: 'combat',
    perSystem: 1,
    deploy: 1,
    power: 1,
    forfeit: 2,
    landspeed: 2,
    capacity: { pilots: 1 },
  }),
  /** Says something of battle, and something of deploying. */
  vehicle('Drill Beacon', {
    ...common,
    side: 'light',
    type: 'combat',
    deploy: 1,
    power: 1,
    forfeit: 2,
    landspeed: 2,
    capacity: { pilots: 1 },
    text: [
      always(adds(2).to('forfeit').of(your.characters.here)),
      always(allows('deploy without presence or Force icons', your.characters)),
    ],
  }),
  vehicle('Drill Truck', {
    ...common,
    side: 'light',
    type: 'transport',
    deploy: 1,
    power: 1,
    forfeit: 2,
    landspeed: 2,
    capacity: { passengers: 2 },
  }),
];

/** Interrupts that meet a card just deployed. */
const answers: readonly Card[] = [
  interrupt('Drill Return', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(deployed('opponent', any.of('character', 'starship'))).do(sends(it, 'hand')))],
  }),
  interrupt('Drill Hindrance', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(deployed('opponent', any.characters)).do(makes(adds(-1).to('power').of(it), 'turn')))],
  }),
  interrupt('Drill Summons', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).do(deploysFromHand(your.characters, true)))],
  }),
];

/** What brings cards out of a deck. */
const callers: readonly Card[] = [
  effect('Drill Conscription', {
    ...common,
    side: 'light',
    text: [
      may
        .act(atAnyTime)
        .use(1)
        .do(deploysFrom(reserveDeck, your.effects.called('Drill Memorial')), reshuffles()),
    ],
  }),
  effect('Drill Assignments', {
    ...common,
    side: 'light',
    text: [
      may
        .act(atAnyTime)
        .do(
          deploysMatching(your.starships.type('starfighter').or(your.characters.icon('pilot')), reserveDeck),
          reshuffles(),
        ),
    ],
  }),
  effect('Drill Haggle', {
    ...common,
    side: 'light',
    text: [may.respond(drains('opponent')).do(deploysFromHand(your.effects.called('Drill Memorial')))],
  }),
  effect('Drill Levee', {
    ...common,
    side: 'light',
    text: [may.act(duringYour('control')).do(deploysFromHand(your.effects.called('Drill Memorial')))],
  }),
];

/** Cards that deploy in ways of their own. */
export const deploying: readonly Card[] = [...people, ...things, ...ground, ...answers, ...callers];
