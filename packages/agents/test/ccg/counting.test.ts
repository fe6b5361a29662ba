import { type CcgTable, habit } from './prepared.ts';

const many = (card: string, count = 8): string[] => Array.from({ length: count }, () => card);

/** Destiny 5, and destiny 0. */
const fives = { force: many('Ion Cannon', 3), reserve: many('Ion Cannon') };
const noughts = { force: many('Death Star: Central Core', 3), reserve: many('Death Star: Central Core') };

const wolves = many('Shistavanen Wolfman', 3);
const uneven = { 'Drill Yard': { dark: ['Drill Baron'], light: wolves } };

/** A first battle, whose destiny everybody sees. */
const twoBattles = {
  'Drill Yard': { dark: ['Drill Lord'], light: ['Rebel Trooper'] },
  'Drill: Hall': { dark: ['Drill Baron'], light: wolves },
};
function firstBattle(t: CcgTable): void {
  t.dark.does('initiate battle', 'Drill Yard').does('draw battle destiny');
  t.light.does('forfeit', 'Rebel Trooper');
  while (t.asked === 'light') {
    t.light.does('lose Force');
    t.light.does('lose', 'reserve');
  }
}

const armed = { card: 'Stormtrooper', on: ['Imperial Blaster'] };

habit('counts destiny it has seen', [
  {
    because: 'its deck is all fives: with one of them four power beats six',
    position: { phase: 'battle', dark: fives, at: uneven },
    right: 'initiate battle Drill Yard',
  },
  {
    because: 'its deck is all noughts: four power loses to six',
    position: { phase: 'battle', dark: noughts, at: uneven },
    right: 'pass',
  },
  {
    because: 'the fives lie in the Lost Pile and will not be drawn',
    position: { phase: 'battle', dark: { ...noughts, lost: many('Ion Cannon') }, at: uneven },
    right: 'pass',
  },
  {
    because: 'the noughts lie in the Lost Pile and will not be drawn',
    position: { phase: 'battle', dark: { ...fives, lost: many('Death Star: Central Core') }, at: uneven },
    right: 'initiate battle Drill Yard',
  },
  {
    because: 'the fives are in hand, not in the Reserve Deck',
    position: { phase: 'battle', dark: { ...noughts, hand: many('Ion Cannon') }, at: uneven },
    right: 'pass',
  },
  {
    because: 'from an empty Reserve Deck nobody draws anything',
    position: { phase: 'battle', dark: { ...fives, reserve: [], used: many('Ion Cannon') }, at: uneven },
    right: 'pass',
  },
  {
    because: 'the opponent has no Reserve Deck left to draw from, so six power beats four',
    position: {
      phase: 'battle',
      dark: { force: 3 },
      light: { reserve: [], used: many('Rebel Trooper', 5) },
      at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Colonel'] } },
    },
    right: 'initiate battle Drill Yard',
  },
  {
    because: 'the opponent draws about three, and six power does not beat four and three',
    position: {
      phase: 'battle',
      dark: { force: 3 },
      at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Colonel'] } },
    },
    right: 'pass',
  },
  {
    because: 'its only five has just been drawn',
    position: {
      phase: 'battle',
      dark: {
        force: many('Death Star: Central Core', 3),
        reserve: [...many('Death Star: Central Core'), 'Ion Cannon'],
      },
      at: twoBattles,
    },
    until: firstBattle,
    right: 'pass',
  },
  {
    because: 'its only nought has just been drawn',
    position: {
      phase: 'battle',
      dark: { force: many('Ion Cannon', 3), reserve: [...many('Ion Cannon'), 'Death Star: Central Core'] },
      at: twoBattles,
    },
    until: firstBattle,
    right: 'initiate battle Drill: Hall',
  },
  {
    because: 'no nought hits anybody',
    position: {
      phase: 'battle',
      dark: noughts,
      at: { 'Drill Yard': { dark: [armed, 'Drill Champion'], light: ['Luke Skywalker'] } },
    },
    until: (t) => t.dark.does('initiate battle', 'Drill Yard'),
    right: 'pass',
  },
  {
    because: 'a five hits Luke',
    position: {
      phase: 'battle',
      dark: fives,
      at: { 'Drill Yard': { dark: [armed, 'Drill Champion'], light: ['Luke Skywalker'] } },
    },
    until: (t) => t.dark.does('initiate battle', 'Drill Yard'),
    right: 'fire Imperial Blaster',
  },
  {
    because: 'twos hit a trooper and not Obi-Wan',
    position: {
      phase: 'battle',
      dark: { force: 3 },
      at: { 'Drill Yard': { dark: [armed, 'Darth Vader'], light: ['Obi-Wan Kenobi', 'Rebel Trooper'] } },
    },
    until: (t) => t.dark.does('initiate battle', 'Drill Yard').does('fire', 'Imperial Blaster'),
    right: 'target Rebel Trooper',
  },
]);
