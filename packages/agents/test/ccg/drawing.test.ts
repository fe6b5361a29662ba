import { drawing } from '../../src/ccg/habits/drawing.ts';
import { habit, without } from './prepared.ts';

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

habit(
  'draws towards what it lacks',
  [
    {
      because: 'an empty hand can do nothing',
      position: { phase: 'draw', dark: { force: 5, reserve: many('Stormtrooper', 20) }, at: { 'Drill Yard': {} } },
      right: 'draw',
    },
    {
      because: 'twelve cards are more than can be played',
      position: {
        phase: 'draw',
        dark: { force: 5, hand: many('Stormtrooper', 12), reserve: many('Stormtrooper', 20) },
        at: { 'Drill Yard': {} },
      },
      right: 'pass',
    },
    {
      because: 'with six cards of Life Force left each of them is needed where it is',
      position: {
        phase: 'draw',
        dark: { force: 3, hand: ['Stormtrooper', 'Stormtrooper', 'Darth Vader'], reserve: many('Stormtrooper', 3) },
        at: { 'Drill Yard': {} },
      },
      right: 'pass',
    },
    {
      because: 'with six cards of Life Force left and nothing to use one is drawn all the same',
      position: {
        phase: 'draw',
        dark: { force: 3, hand: ["Vader's Lightsaber", 'Sunsdown'], reserve: many('Stormtrooper', 3) },
        at: { 'Drill Yard': {} },
      },
      right: 'draw',
    },
    {
      because: 'a hand that waits for Vader and for a system is as good as empty',
      position: {
        phase: 'draw',
        dark: {
          force: 5,
          hand: [...many("Vader's Lightsaber", 4), ...many('Sunsdown', 4), ...many('TIE Fighter', 2)],
          reserve: many('Stormtrooper', 20),
        },
        at: { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Tatooine: Cantina (Dark)': {} },
      },
      right: 'draw',
    },
    {
      because: 'nine cards, and Force for all of them: what they can’t do something else may',
      position: {
        phase: 'draw',
        dark: {
          force: 14,
          hand: [...many('Stormtrooper', 4), ...many('Dark Maneuvers', 4), 'Comlink'],
          reserve: many('Stormtrooper', 20),
        },
        at: { 'Tatooine: Docking Bay 94 (Dark)': { light: ['Luke Skywalker', 'Obi-Wan Kenobi'] } },
      },
      right: 'draw',
    },
    {
      because: 'Interrupts alone deploy nobody',
      position: {
        phase: 'draw',
        dark: { force: 5, hand: many('Dark Maneuvers', 7), reserve: many('Stormtrooper', 20) },
        at: { 'Drill Yard': {} },
      },
      right: 'draw',
    },
    {
      because: 'eight people wait in hand already: the Force is for them',
      position: {
        phase: 'draw',
        dark: { force: 5, hand: [...many('Death Star Trooper', 7), 'Darth Vader'], reserve: many('Stormtrooper', 20) },
        at: { 'Death Star: War Room': {}, 'Tatooine (Dark)': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Drill Yard': {} },
      },
      right: 'pass',
    },
    {
      because: 'with little Force in a turn, a location would be welcome',
      position: {
        phase: 'draw',
        dark: { force: 4, hand: many('Death Star Trooper', 7), reserve: many('Stormtrooper', 20) },
        at: { 'Drill Yard': {} },
      },
      right: 'draw',
    },
    {
      because: 'a location in hand is not looked for again',
      position: {
        phase: 'draw',
        dark: {
          force: 4,
          hand: [...many('Death Star Trooper', 7), 'Tatooine (Dark)'],
          reserve: many('Stormtrooper', 20),
        },
        at: { 'Drill Yard': {} },
      },
      right: 'pass',
    },
    {
      because: 'Vader costs six and would be out of reach in the next turn',
      position: {
        phase: 'draw',
        dark: {
          force: 3,
          hand: ['Darth Vader', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'],
          reserve: many('Stormtrooper', 20),
        },
        at: { 'Tatooine: Mos Eisley (Dark)': {} },
      },
      right: 'pass',
    },
    {
      because: 'Vader costs six and stays within reach',
      position: {
        phase: 'draw',
        dark: {
          force: 9,
          hand: ['Darth Vader', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'],
          reserve: many('Stormtrooper', 20),
        },
        at: { 'Tatooine: Mos Eisley (Dark)': {} },
      },
      right: 'draw',
    },
    {
      because: 'the Light Side with two cards in hand draws',
      position: {
        turn: 'light',
        phase: 'draw',
        light: { force: 5, hand: ['Rebel Trooper', 'Rebel Trooper'], reserve: many('Rebel Trooper', 20) },
        at: { 'Drill Yard': {} },
      },
      right: 'draw',
    },
  ],
  without(drawing),
);
