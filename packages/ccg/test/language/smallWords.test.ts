/** Small words of the language: whose doing it is, of which kinds, and what is possible with more than one thing to be done. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import {
  aboutTo,
  aboutToDraw,
  activate,
  any,
  atAnyTime,
  begins,
  drains,
  drawDestiny,
  drawsDestiny,
  fired,
  firing,
  ifDestiny,
  initiatesBattle,
  it,
  loses,
  may,
  moves,
  plays,
  relocates,
  sends,
  targets,
  this_,
  turnEnds,
  used,
  your,
} from '../../src/language/index.ts';
import type { Instruction, Trigger } from '../../src/text/program.ts';
import { ccg } from '../drill.ts';
import { cardNamed } from '../movingTable.ts';
import { ccgWith, stranger } from '../stranger.ts';
import { self } from './speaking.ts';

const whoseDoing: readonly (readonly [Trigger, string])[] = [
  [fired('anyone', any), 'a player just fired a weapon'],
  [fired('you', any), 'you just fired a weapon'],
  [fired('opponent', any.weapons.type('starship')), 'opponent just fired a starship weapon'],
  [drains('anyone', undefined, 'completed'), 'a player just Force drained'],
  [drains('you', any.locations.type('site'), 'completed'), 'you just Force drained at a site'],
  [drains('opponent'), 'opponent just initiated a Force drain'],
  [plays('anyone', any.interrupts), 'a player just played an Interrupt'],
  [plays('opponent', any.interrupts), 'opponent just played an Interrupt'],
  [initiatesBattle('anyone'), 'a player just initiated battle'],
  [initiatesBattle('you'), 'you just initiated battle'],
  [begins('any', 'turn'), 'any turn begins'],
  [begins('your', 'turn'), 'your turn begins'],
  [turnEnds('opponent'), 'opponent’s turn ends'],
  [turnEnds('any'), 'any turn ends'],
  [targets('anyone', this_), 'a player just targeted Self'],
  [targets('opponent', this_), 'opponent just targeted Self'],
  [moves('anyone', any.starships), 'a player moves a starship'],
  [moves('you', any.characters), 'you move a character'],
  [firing('anyone', any), 'a player fires a weapon'],
  [firing('opponent', any), 'opponent fires a weapon'],
  [firing('you', any.weapons), 'you fire a weapon'],
  [aboutToDraw('anyone'), 'a player is about to draw destiny'],
  [aboutToDraw('you', { kind: 'battle' }), 'you are about to draw battle destiny'],
  [drawsDestiny('anyone'), 'a player just drew destiny'],
  [drawsDestiny('you', { kind: 'battle', value: 0 }), 'you just drew battle destiny of 0'],
  [begins('any', 'deploy'), 'any deploy phase begins'],
  [begins('your', 'control'), 'your control phase begins'],
  [aboutTo('lose Force', 'you'), 'you are about to lose Force'],
  [aboutTo('lose Force', 'opponent'), 'opponent is about to lose Force'],
  [aboutTo('lose Force', 'anyone'), 'a player is about to lose Force'],
  [aboutTo('retrieve Force', 'you'), 'you are about to retrieve Force'],
];

describe('whose doing it is', () => {
  test.each(whoseDoing)('is said: $1', (trigger, words) => expect(trigger.words(self)).toBe(words));
});

const sendings: readonly (readonly [Instruction, string])[] = [
  [sends(it, 'lost'), 'it is lost'],
  [sends(it, 'used'), 'it is placed in Used Pile'],
  [sends(it, 'hand'), 'it returns to hand'],
  [sends(it, 'reserve'), 'it is placed on Reserve Deck'],
  [sends(it, 'force'), 'it is placed on Force Pile'],
  [sends(it, 'outOfPlay'), 'it is placed out of play'],
  [sends(it, 'lost', { several: true }), 'they are lost'],
  [sends(it, 'used', { several: true }), 'they are placed in Used Pile'],
  [sends(it, 'hand', { several: true }), 'they return to hand'],
  [sends(it, 'reserve', { several: true }), 'they are placed on Reserve Deck'],
  [sends(it, 'force', { several: true }), 'they are placed on Force Pile'],
  [sends(it, 'outOfPlay', { several: true }), 'they are placed out of play'],
];

test.each(sendings)('where cards are sent is said: $1', (sending, words) => expect(sending.words(self)).toBe(words));

const yard = any.locations.type('site');
const relocations: readonly (readonly [Instruction, string])[] = [
  [relocates(your.characters, yard), 'relocate your characters to a site'],
  [relocates(it.or(this_), yard), 'relocate it or Self to a site'],
  [relocates(it.or(this_), yard, { together: true }), 'relocate it and Self to a site'],
  [relocates(it, yard, { regular: true }), 'relocate it to a site as a regular move'],
  [relocates('first target', yard), 'relocate target to a site'],
];

test.each(relocations)('who is relocated is said: $1', (relocation, words) =>
  expect(relocation.words(self)).toBe(words),
);

test('cards of several kinds are found, locations among them', () => {
  const { state } = table(ccg, { at: { 'Drill: Hall': { dark: ['Drill Trooper'] }, 'Drill: Dunes': {} } });
  const speaker = { by: 0, self: -1, locked: null } as const;
  const called = (name: string): number => cardNamed(state, name);
  const [hall, dunes, trooper] = [called('Drill: Hall'), called('Drill: Dunes'), called('Drill Trooper')] as const;
  const byNumber = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  expect(byNumber(any.of('location', 'character').in(state, speaker))).toEqual(byNumber([hall, dunes, trooper]));
  expect(byNumber(any.of('character', 'location').in(state, speaker))).toEqual(byNumber([hall, dunes, trooper]));
  expect(any.of('character', 'starship').in(state, speaker)).toEqual([trooper]);
  expect(byNumber(any.locations.in(state, speaker))).toEqual(byNumber([hall, dunes]));
});

rule('AR1-0225', 'what depends on destiny can be done, whatever comes of it, if something is done otherwise', () => {
  const mayBePlayed = (starships: readonly string[], ...otherwise: Instruction[]): boolean => {
    const order = stranger({
      kind: 'interrupt',
      functions: [
        used(may.act(atAnyTime).do(drawDestiny(), ifDestiny('>', 3, [sends(your.starships, 'lost')], otherwise))),
      ],
    });
    const t = table(ccgWith(order), {
      phase: 'control',
      at: { Drill: { dark: starships }, 'Drill Yard': {} },
      dark: { hand: [order.title], force: 9 },
    });
    return t.dark.getsTo('play', order.title);
  };
  const none = [mayBePlayed([]), mayBePlayed([], activate(1)), mayBePlayed([], activate(1), loses(1))];
  expect(none).toEqual([false, true, true]);
  expect(mayBePlayed(['Drill Interceptor'])).toBe(true);
});
