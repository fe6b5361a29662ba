import {
  activate,
  any,
  anything,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  cancelsText,
  character,
  deployed,
  deploysFrom,
  drawDestiny,
  draws,
  drawsDestiny,
  duringYour,
  effect,
  exchanges,
  forcePile,
  hand,
  holdsAtLeast,
  it,
  justForce,
  plays as justPlays,
  loses,
  lostPile,
  makes,
  may,
  opponents,
  peeks,
  places,
  reserveDeck,
  reshuffles,
  reveals,
  seen,
  sends,
  stacks,
  stacksIt,
  takes,
  theirs,
  this_,
  usedPile,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { playsFrom } from './own/playing.ts';
import { plays } from './plays.ts';

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

/** Cards that search, look and take. */
const searching: readonly Card[] = [
  character('Drill Moff', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [
      may.act(atAnyTime).do(takes(any.of('weapon', 'interrupt'), reserveDeck), reshuffles()),
      may.act(duringYour('move')).do(takes(any.weapons, usedPile)),
    ],
  }),
  plays('Drill Rummage', 'dark', may.act(atAnyTime).do(takes('any card', reserveDeck))),
  effect('Drill Harness', {
    ...common,
    side: 'dark',
    text: [{ kind: 'deploys', on: your.characters, only: [], cost: 0 }],
  }),
  plays('Drill Adviser', 'dark', may.act(atAnyTime).do(takes(any.effects.deployingOnTable, reserveDeck))),
  plays('Drill Scavenge', 'dark', may.act(atAnyTime).do(takes('any card', lostPile))),
  plays(
    'Drill Peek',
    'dark',
    may.act(atAnyTime).do(peeks(2, reserveDeck)),
    may.act(atAnyTime).do(peeks(1, theirs(hand))),
  ),
  plays('Drill Panic', 'light', may.act(atAnyTime).do(reveals(3, reserveDeck), takes('any card', seen(reserveDeck)))),
  plays(
    'Drill Muddle',
    'light',
    may.act(atAnyTime).do(reveals(2, reserveDeck), reshuffles(), takes('any card', seen(reserveDeck))),
  ),
  plays('Drill Wisdom', 'light', may.act(atAnyTime).do(takes(any.characters.withTitle('Drill Recruit'), reserveDeck))),
];

/** Cards that have others deployed or played out of a pile. */
const fromPiles: readonly Card[] = [
  effect('Drill Depot', {
    ...common,
    side: 'dark',
    text: [
      may.act(atAnyTime).do(deploysFrom(reserveDeck, any.type('Imperial'))),
      may.respond(anything).do(deploysFrom(reserveDeck, any.type('Imperial'))),
      may.act(atAnyTime).do(deploysFrom(reserveDeck, any.called('Drill Regent')), reshuffles()),
    ],
  }),
  character('Drill Regent', { ...person, side: 'dark', type: 'Imperial', limit: 1 }),
  character('Drill Carrier', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [may.respond(deployed('you', this_)).do(deploysFrom(reserveDeck, any.type('Imperial')), reshuffles())],
  }),
  plays(
    'Drill Emergency',
    'dark',
    may
      .act(duringYour('deploy'))
      .do(reveals(3, reserveDeck), deploysFrom(seen(reserveDeck), 'any card', { may: true, count: 'all' })),
  ),
  plays('Drill Hurdle', 'light', may.respond(deployed('opponent', any.characters)).do(activate(1))),
  plays('Drill Oracle', 'dark', may.respond(justPlays('opponent', any.interrupts)).do(drawDestiny(), cancelIt)),
  effect('Drill Bane', { ...common, side: 'light', text: [automatically(drawsDestiny('opponent')).do(loses(2))] }),
  effect('Drill Step', {
    ...common,
    side: 'light',
    text: [
      may
        .act(atAnyTime)
        .once('turn')
        .do(playsFrom(any.interrupts, lostPile, 'outOfPlay')),
    ],
  }),
];

/** Cards that move others between piles. */
const moving: readonly Card[] = [
  plays('Drill Barter', 'light', may.act(atAnyTime).do(exchanges('any card', hand, any.characters, lostPile))),
  plays('Drill Swap', 'light', may.act(atAnyTime).do(exchanges('any card', hand, 'any card', reserveDeck))),
  plays('Drill Did It', 'light', may.act(atAnyTime).do(places('any card', forcePile, 'used', { count: 'all' }))),
  plays('Drill Mess', 'light', may.act(atAnyTime).do(draws(2, reserveDeck))),
  plays('Drill Shuffle', 'light', may.act(atAnyTime).do(reshuffles())),
  plays('Drill Bury', 'light', may.act(atAnyTime).do(places('any card', hand, 'reserve', { at: 'bottom' }))),
  plays('Drill Offer', 'light', may.act(atAnyTime).do(places(any.characters, hand, 'used'))),
  plays(
    'Drill Blind',
    'light',
    may.act(atAnyTime).do(places('any card', reserveDeck, 'used', { top: true, count: 2 })),
  ),
  plays('Drill Recycle', 'light', may.act(atAnyTime).target(opponents.characters).do(sends(it, 'used'))),
  plays(
    'Drill Cull',
    'dark',
    may
      .act(atAnyTime)
      .if(holdsAtLeast(5, theirs(hand)))
      .do(places('any card', theirs(hand), 'used', { atRandom: true, leaving: 2 })),
  ),
  plays('Drill Duck', 'light', may.respond(justPlays('opponent', any.interrupts)).do(places('any card', hand, 'used'))),
  character('Drill Ishi', {
    ...person,
    side: 'light',
    type: 'Rebel',
    text: [
      may
        .act(duringYour('draw'))
        .once('turn')
        .do(places('any card', hand, 'used', { at: 'bottom' }), draws(1)),
    ],
  }),
  plays('Drill Deneb', 'light', may.act(atAnyTime).do(draws(2, reserveDeck, { upTo: true }))),
];

/** Cards on which others are stacked. */
const stacking: readonly Card[] = [
  effect('Drill Vault', {
    ...common,
    side: 'light',
    text: [
      may.act(duringYour('control')).do(stacks('any card', hand, { face: 'down' })),
      may.act(duringYour('control')).do(takes('any card', 'stacked here')),
    ],
  }),
  effect('Drill Hoard', {
    ...common,
    side: 'light',
    text: [may.act(duringYour('control')).do(stacks('any card', reserveDeck, { top: true, face: 'down' }))],
  }),
  effect('Drill Conflict', {
    ...common,
    side: 'dark',
    text: [automatically(justForce('opponent', 'Force lost')).do(stacksIt({ faceDown: true }))],
  }),
  plays(
    'Drill Muffler',
    'light',
    may
      .act(atAnyTime)
      .target(opponents.effects)
      .do(makes(cancelsText(it), 'turn')),
  ),
  effect('Drill Shelf', {
    ...common,
    side: 'light',
    text: [may.act(duringYour('control')).do(stacks('any card', hand, { face: 'up' }))],
  }),
  plays(
    'Drill Gift',
    'light',
    may
      .act(atAnyTime)
      .target(opponents.effects)
      .do(stacks('any card', reserveDeck, { top: true, face: 'down', on: 'it' })),
  ),
  plays('Drill Break', 'dark', may.act(atAnyTime).target(any.effects).do(sends(it, 'hand'))),
];

/** Cards for the rules of decks, piles and hands. */
export const piles: readonly Card[] = [...searching, ...fromPiles, ...moving, ...stacking];
