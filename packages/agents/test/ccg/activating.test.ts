import { activating } from '../../src/ccg/habits/activating.ts';
import { type CcgTable, habit, without } from './prepared.ts';

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

/** Seven units of Force in a turn for the Dark Side: two for each of these, one of its own. */
const seven = { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Tatooine (Dark)': {} };

const activates = (t: CcgTable) => t.dark.does('activate');

habit(
  'activates with a purpose',
  [
    {
      because: 'Vader costs six, so all of it is wanted',
      position: { phase: 'activate', dark: { hand: ['Darth Vader'] }, at: seven },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'Force that will be used is worth activating',
      position: { phase: 'activate', dark: { hand: ['Darth Vader'] }, at: seven },
      right: 'activate',
    },
    {
      because: 'a Reserve Deck of three is for destiny, as long as there is Force for what it holds',
      position: {
        phase: 'activate',
        dark: { hand: ['Stormtrooper'], force: 6, reserve: many('Stormtrooper', 3) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
      },
      right: 'pass',
    },
    {
      because: 'where a battle is near, five cards stay to be drawn',
      position: {
        phase: 'activate',
        dark: { hand: ['Stormtrooper'], reserve: many('Stormtrooper', 10) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
      },
      until: activates,
      right: 'amount 4',
    },
    {
      because: 'where nobody can fight, destiny need not be thought of',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader', 'Grand Moff Tarkin'], reserve: many('Stormtrooper', 9) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'] } },
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'with ten Force and nothing dear in hand there is no need for more',
      position: {
        phase: 'activate',
        dark: { hand: ['Stormtrooper'], force: 10, reserve: many('Stormtrooper', 12) },
        at: seven,
      },
      right: 'pass',
    },
    {
      because: 'with ten Force and two dear cards in hand there is',
      position: {
        phase: 'activate',
        dark: {
          hand: ['Darth Vader', 'Grand Moff Tarkin', 'General Tagge'],
          force: 10,
          reserve: many('Stormtrooper', 12),
        },
        at: seven,
      },
      right: 'activate',
    },
    {
      because: 'what is missing for Vader, and a little to spare: no more',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], force: 4, reserve: many('Stormtrooper', 12) },
        at: seven,
      },
      until: activates,
      right: 'amount 5',
    },
    {
      because: 'a second Vader can’t be deployed beside the first, so no Force is needed for him',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], force: 4, reserve: many('Stormtrooper', 12) },
        at: { ...seven, 'Drill Yard': { dark: ['Darth Vader'] } },
      },
      right: 'pass',
    },
    {
      because: 'an empty hand needs Force to draw from, but not all of it',
      position: { phase: 'activate', dark: { reserve: many('Stormtrooper', 12) }, at: seven },
      until: activates,
      right: 'amount 3',
    },
    {
      because: 'a reaction in hand has its price: one more for the Barrier',
      position: {
        phase: 'activate',
        dark: { hand: ['Imperial Barrier'], reserve: many('Stormtrooper', 12) },
        at: seven,
      },
      until: activates,
      right: 'amount 4',
    },
    {
      because: 'the Light Side activates for Obi-Wan',
      position: {
        turn: 'light',
        phase: 'activate',
        light: { hand: ['Obi-Wan Kenobi'] },
        at: { "Tatooine: Obi-Wan's Hut": {}, 'Tatooine: Mos Eisley (Light)': {}, 'Tatooine: Cantina (Light)': {} },
      },
      until: (t) => t.light.does('activate'),
      right: 'amount 7',
    },
  ],
  without(activating),
);
