import { concealsLosses } from '../../../src/cards/premiere/own/force.ts';
import {
  aboutTo,
  activate,
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  character,
  drawDestiny,
  drawsDestiny,
  effect,
  endOfTurn,
  forcePile,
  forEach,
  hand,
  interrupt,
  it,
  justForce,
  limits,
  location,
  loses,
  losing,
  lost,
  makes,
  may,
  must,
  places,
  reducesIt,
  retrieve,
  retrievesCards,
  reveals,
  seen,
  sizeOf,
  startOfTurn,
  theirs,
  turnEnds,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

/** Cards about losing, using and retrieving Force. */
const losses: readonly Card[] = [
  interrupt('Drill Tithe', {
    ...common,
    side: 'dark',
    functions: [lost(may.act(atAnyTime).do(loses(4, 'opponent', 'reserve')))],
  }),
  effect('Drill Jinx', { ...common, side: 'dark', text: [automatically(drawsDestiny('opponent')).do(loses(1))] }),
  plays('Drill Auger', 'light', may.act(atAnyTime).do(drawDestiny())),
  plays('Drill Blow', 'dark', may.act(atAnyTime).do(loses(2))),
  plays('Drill Plague', 'dark', may.act(atAnyTime).do(loses(1, 'each player'))),
  plays('Drill Penance', 'light', may.act(atAnyTime).paying(losing(2)).do(activate(1))),
  effect('Drill Veil', { ...common, side: 'dark', text: [always(concealsLosses('opponent'))] }),
  effect('Drill Honor', {
    ...common,
    side: 'light',
    text: [automatically(aboutTo('lose Force', 'you')).do(reducesIt(1))],
  }),
  plays('Drill Worse', 'light', may.respond(aboutTo('lose Force', 'you')).use(1).do(cancelIt)),
  plays(
    'Drill Onith',
    'dark',
    may
      .act(atAnyTime)
      .do(reveals('all', theirs(hand)), places(any.type('Rebel'), seen(theirs(hand)), 'lost', { count: 'all' })),
  ),
  plays('Drill Salvage', 'light', may.act(atAnyTime).do(retrieve(3))),
  plays('Drill Muster', 'light', may.act(atAnyTime).do(retrieve(forEach(your.characters)))),
  plays('Drill Recall', 'light', may.act(atAnyTime).do(retrievesCards(any.type('Rebel')))),
  plays('Drill Regroup', 'light', may.act(atAnyTime).do(retrievesCards(any.type('Rebel'), { count: 2, upTo: true }))),
  plays('Drill Raffle', 'light', may.act(atAnyTime).do(retrievesCards('any card', { atRandom: true }))),
  effect('Drill Toast', {
    ...common,
    side: 'light',
    text: [automatically(justForce('you', 'retrieved')).do(activate(1))],
  }),
  plays('Drill Jam', 'dark', may.respond(aboutTo('retrieve Force', 'opponent')).do(cancelIt)),
  plays('Drill Pounce', 'dark', may.respond(justForce('opponent', 'activated')).do(activate(1))),
  effect('Drill Drip', {
    ...common,
    side: 'dark',
    text: [automatically(justForce('opponent', 'activated')).do(activate(1))],
  }),
  plays(
    'Drill Spend',
    'light',
    may.act(atAnyTime).use(sizeOf(forcePile)).do(retrieve(1)),
    may.act(atAnyTime).use(0).do(activate(1)),
  ),
];

/** Places and people that generate Force, and what changes that. */
const generating: readonly Card[] = [
  character('Drill Master', { ...person, side: 'light', type: 'Rebel', icons: ['Jedi Master'] }),
  location('Drill Temple', {
    ...common,
    side: 'light',
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    force: { light: 2, dark: 0 },
  }),
  effect('Drill Spring', {
    ...common,
    side: 'light',
    text: [
      always(
        adds(1)
          .to('Force generation')
          .for('your', { where: any.locations.called('Drill Yard') }),
      ),
    ],
  }),
  effect('Drill Drought', {
    ...common,
    side: 'dark',
    text: [always(limits(1).to('Force generation').for('opponent', { where: any.locations }))],
  }),
  effect('Drill Silence', {
    ...common,
    side: 'dark',
    text: [
      always(
        limits(0)
          .to('Force generation')
          .for('opponent', { where: any.locations.called('Drill Temple') }),
      ),
    ],
  }),
  effect('Drill Oasis', {
    ...common,
    side: 'dark',
    text: [
      always(
        adds(1)
          .to('Force generation')
          .for('your', { where: any.locations.called('Drill Temple') }),
      ),
    ],
  }),
  effect('Drill Plenty', { ...common, side: 'light', text: [always(adds(2).to('Force generation').for('your'))] }),
];

/** What is done at the start and the end of a turn. */
const edges: readonly Card[] = [
  effect('Drill Frost', { ...common, side: 'dark', text: [automatically(turnEnds('any')).do(loses(1, 'you'))] }),
  effect('Drill Upkeep', { ...common, side: 'dark', text: [must(endOfTurn('your')).do(loses(1, 'you'))] }),
  effect('Drill Clerk', { ...common, side: 'light', text: [may.act(endOfTurn('any')).use(1).do(activate(1))] }),
  effect('Drill Ledger', { ...common, side: 'dark', text: [may.act(endOfTurn('any')).use(1).do(activate(1))] }),
  effect('Drill Sunrise', {
    ...common,
    side: 'dark',
    text: [may.act(startOfTurn('your')).once('turn').do(activate(1))],
  }),
  plays(
    'Drill Rally',
    'dark',
    may
      .act(atAnyTime)
      .target(your.characters)
      .do(makes(adds(2).to('power').of(it), 'turn')),
  ),
];

/** Cards for the rules of the Force, and of the start and the end of a turn. */
export const forces: readonly Card[] = [...losses, ...generating, ...edges];
