import { lessensLosses } from '../../../src/cards/premiere/own/force.ts';
import {
  aboutTo,
  activate,
  always,
  any,
  automatically,
  type Card,
  cancelIt,
  character,
  deployed,
  draws,
  effect,
  endOfTurn,
  interrupt,
  loses,
  lost,
  maintenance,
  may,
  must,
  plays,
  reducesIt,
  reserveDeck,
  sends,
  startOfTurn,
  this_,
  turnEnds,
  used,
  vehicle,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

/** Who has to be paid for, and who brings others. */
const people: readonly Card[] = [
  character('Drill Berserker', { ...person, side: 'light', type: 'Rebel', text: [maintenance({ use: 2 })] }),
  character('Drill Hulk', { ...person, side: 'dark', type: 'Alien', text: [maintenance({ use: 1, recycle: 1 })] }),
  character('Drill Leech', { ...person, side: 'dark', type: 'Alien', text: [maintenance({ lose: 1 })] }),
  character('Drill Matron', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [automatically(deployed('you', this_)).do(draws(2, reserveDeck, { upTo: true }))],
  }),
];

/** Has to be paid for as well, driven or not. */
const barge = vehicle('Drill Barge', {
  ...common,
  side: 'dark',
  type: 'transport',
  deploy: 2,
  power: 2,
  forfeit: 2,
  landspeed: 1,
  capacity: { passengers: 2 },
  text: [maintenance({ use: 1 })],
});

/** What is done at the start and the end of a turn. */
const edges: readonly Card[] = [
  effect('Drill Doom', { ...common, side: 'dark', text: [must(startOfTurn('your')).do(loses(3))] }),
  effect('Drill Rooster', {
    ...common,
    side: 'light',
    text: [may.act(startOfTurn('any')).once('turn').do(activate(1))],
  }),
  effect('Drill Visage', {
    ...common,
    side: 'dark',
    text: [automatically(turnEnds('any')).do(loses(1, 'each player'))],
  }),
  effect('Drill Vow', {
    ...common,
    side: 'dark',
    text: [always(lessensLosses('you lose no Force', () => 0))],
  }),
  effect('Drill Point Of Honor', {
    ...common,
    side: 'light',
    text: [always(lessensLosses('your Force loss is reduced by 1', (loss) => loss - 1))],
  }),
  effect('Drill Bench', {
    ...common,
    side: 'light',
    text: [may.act(endOfTurn('any')).use(2).do(sends(this_, 'used'))],
  }),
];

/** A loss is made less, and that is answered. */
const answers: readonly Card[] = [
  interrupt('Drill Comfort', {
    ...common,
    side: 'light',
    functions: [used(may.respond(aboutTo('lose Force', 'you')).use(1).do(reducesIt(1)))],
  }),
  interrupt('Drill Scorn', {
    ...common,
    side: 'dark',
    functions: [lost(may.respond(plays('opponent', any.called('Drill Comfort'))).do(cancelIt))],
  }),
  interrupt('Drill Retort', {
    ...common,
    side: 'light',
    functions: [lost(may.respond(plays('opponent', any.called('Drill Scorn'))).do(cancelIt))],
  }),
  interrupt('Drill Reading', {
    ...common,
    side: 'dark',
    limit: 1,
    functions: [used(may.respond(plays('opponent', any.interrupts)).do(cancelIt))],
  }),
];

/** The course of a turn. */
export const turns: readonly Card[] = [...people, barge, ...edges, ...answers];
