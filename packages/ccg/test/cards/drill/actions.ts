import {
  aboutTo,
  aboutToDraw,
  activate,
  adds,
  always,
  any,
  anything,
  atAnyTime,
  automatically,
  bothMust,
  type Card,
  cancelIt,
  cancelsDestiny,
  character,
  deployed,
  deploysFrom,
  drains,
  drawDestiny,
  draws,
  drawsDestiny,
  duringAny,
  duringBattle,
  duringYour,
  effect,
  forbids,
  forEach,
  initiatesBattle,
  it,
  justHit,
  justLost,
  location,
  loses,
  lostPile,
  makes,
  may,
  movesDrawnCard,
  opponents,
  reducesIt,
  reserveDeck,
  reshuffles,
  retrieve,
  saves,
  sends,
  stacksIt,
  takes,
  this_,
  totalIsX,
  uses,
  vehicle,
  x,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { immediate, interrupts } from './immediate.ts';
import { immune } from './immune.ts';
import { returnsThere } from './own/duplicates.ts';
import { playsFrom } from './own/playing.ts';
import { plays } from './plays.ts';
import { cancelling } from './sensing.ts';
import { targeting } from './targeting.ts';

const person = { ...common, deploy: 1, power: 1, ability: 2, forfeit: 2 } as const;

/** What must happen, and what happens for each of something. */
const due: readonly Card[] = [
  /** Whoever initiates a battle retrieves 1 Force, the other loses 1. */
  effect('Drill Salvo', {
    ...common,
    side: 'dark',
    text: [
      automatically(initiatesBattle('you')).do(retrieve(1), loses(1)),
      automatically(initiatesBattle('opponent')).do(retrieve(1, 'opponent'), loses(1, 'you')),
    ],
  }),
  effect('Drill Quota', {
    ...common,
    side: 'light',
    text: [bothMust(duringAny('control')).do(loses(1, 'each player'))],
  }),
  effect('Drill Festival', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(duringYour('control'))
        .once('phase')
        .do(retrieve(forEach(your.type('Imperial')))),
    ],
  }),
  effect('Drill Pinch', {
    ...common,
    side: 'light',
    text: [may.respond(aboutTo('retrieve Force', 'opponent')).do(reducesIt(1))],
  }),
  plays('Drill Vengeance', 'dark', may.act(atAnyTime).do(loses(forEach(your.type('Alien'))))),
  /** Its player retrieves when it comes. */
  character('Drill Probe Droid', {
    ...person,
    ability: null,
    side: 'dark',
    type: 'Droid',
    text: [automatically(deployed('you', this_)).do(retrieve(1))],
  }),
  /** Fetches an alien when it comes, if its player likes. */
  character('Drill Arleil', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [may.respond(deployed('you', this_)).do(takes(any.type('Alien').nonunique, reserveDeck), reshuffles())],
  }),
  vehicle('Drill Walker', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 1,
    power: 3,
    forfeit: 3,
    landspeed: 1,
    permanentPilots: [1],
    capacity: { passengers: 4 },
    text: [
      may
        .respond(deployed('you', this_))
        .do(
          deploysFrom(reserveDeck, any.type('Imperial').icon('warrior'), { aboard: this_, free: true }),
          reshuffles(),
        ),
    ],
  }),
  character('Drill Storm Guard', { ...person, side: 'dark', type: 'Imperial', deploy: 5, icons: ['warrior'] }),
  /** Sends back whatever was just deployed. */
  plays('Drill Can Wait', 'light', may.respond(deployed('opponent', any)).do(sends(it, 'hand'))),
  /** Cloaks itself for the rest of the turn. */
  character('Drill Cloak', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [
      may
        .act(duringYour('control'))
        .once('turn')
        .do(makes(adds(3).to('power').of(this_), 'turn')),
    ],
  }),
  /** Bars its player from a card as it comes, for good. */
  effect('Drill Objective', {
    ...common,
    side: 'light',
    text: [
      automatically(deployed('you', this_)).do(makes(forbids('deploy', your.effects.called('Drill Memorial')), 'game')),
    ],
  }),
];

/** What may be done once in a time, and what is for a deploy phase. */
const once: readonly Card[] = [
  /** The top card is one card. */
  effect('Drill Top', { ...common, side: 'dark', text: [may.act(duringYour('control')).once('phase').do(draws(1))] }),
  effect('Drill Padme', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(atAnyTime)
        .once('game')
        .do(deploysFrom(reserveDeck, any.type('Imperial')), reshuffles()),
    ],
  }),
  /** One of two, once in a phase. */
  effect('Drill Array', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(duringYour('control'))
        .use(1)
        .once('phase')
        .do(takes(any.called('Drill Toll', 'Drill Bell'), reserveDeck), reshuffles()),
    ],
  }),
  vehicle('Drill Lander', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 1,
    power: 1,
    forfeit: 2,
    landspeed: 1,
    permanentPilots: [1],
    capacity: { passengers: 4 },
    text: [may.act(duringYour('deploy')).once('phase').do(takes(any.vehicles, reserveDeck), reshuffles())],
  }),
  /** Never at that site, whatever else is allowed. */
  effect('Drill Taboo', {
    ...common,
    side: 'dark',
    text: [always(forbids('deploy', opponents.characters, any.locations.called('Drill: Hall'), { never: true }))],
  }),
  /** Never goes to the market. */
  character('Drill Shy', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(forbids('move to', this_, any.locations.called('Drill Harbor: Market'), { never: true }))],
  }),
  location('Drill: Console', {
    ...common,
    side: 'dark',
    type: 'site',
    system: 'Drill',
    interior: true,
    planet: true,
    icons: ['scomp link'],
    force: { light: 1, dark: 1 },
  }),
  location('Drill: Trench', {
    ...common,
    side: 'dark',
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    traits: ['trench'],
    force: { light: 1, dark: 1 },
  }),
];

/** What is done before something else, or with what was just lost or drawn. */
const moments: readonly Card[] = [
  character('Drill Hoodoo', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [
      may
        .respond(aboutToDraw('opponent', { kind: 'battle' }))
        .use(1)
        .do(makes(adds(-1).to('total battle destiny').for('opponent'), 'battle')),
    ],
  }),
  plays('Drill Lucky', 'light', may.respond(aboutToDraw('you', { kind: 'weapon' })).do(activate(1))),
  character('Drill Dofine', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [may.respond(drawsDestiny('you')).do(movesDrawnCard('hand'), cancelsDestiny({ redrawn: true }))],
  }),
  plays('Drill Homecoming', 'dark', may.respond(justLost(your.characters)).target(any.type('site')).do(returnsThere)),
  /** Destiny is drawn for whoever was just lost. */
  plays('Drill Reign', 'light', may.respond(justLost(opponents.characters)).do(drawDestiny(), totalIsX, loses(x))),
  effect('Drill Base', {
    ...common,
    side: 'dark',
    text: [may.respond(justLost(your.starships)).do(stacksIt({ justLost: true }))],
  }),
  effect('Drill Infirmary Ward', {
    ...common,
    side: 'dark',
    text: [may.respond(justLost(your.characters)).once('turn').do(saves(it, 'used'))],
  }),
  plays('Drill Scrapping', 'dark', may.respond(justLost(any)).do(activate(1))),
  plays('Drill Pivot', 'light', may.respond(justHit(opponents.starships)).do(sends(it, 'lost'))),
  plays('Drill Objection', 'light', may.respond(uses('opponent', any)).do(cancelIt)),
  /** Plays an Interrupt out of the Lost Pile, at any time and in response to anything. */
  effect('Drill Footstep', {
    ...common,
    side: 'light',
    text: [
      may
        .actOrRespond(atAnyTime, anything)
        .once('turn')
        .do(playsFrom(any.interrupts, lostPile, 'outOfPlay')),
    ],
  }),
  plays('Drill Cocky', 'light', may.act(duringBattle()).do(activate(1))),
  plays('Drill Godsend', 'light', may.respond(drains('opponent')).do(activate(1))),
];

/** Cards for the rules of actions. */
export const actions: readonly Card[] = [
  ...cancelling,
  ...immediate,
  ...interrupts,
  ...targeting,
  ...immune,
  ...due,
  ...once,
  ...moments,
];
