import { activating } from '../../src/ccg/habits/activating.ts';
import { type CcgTable, habit, without } from './prepared.ts';

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

/** Seven units of Force in a turn for the Dark Side: two for each of these, one of its own. */
const seven = { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Tatooine (Dark)': {} };

/** Neither Vader nor a system is there. */
const unusable = ["Vader's Lightsaber", 'Sunsdown', 'Sense (Dark)', 'Imperial Reinforcements'];

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
      because: 'where a battle is near, four cards stay to be drawn for destiny',
      position: {
        phase: 'activate',
        dark: { hand: ['Stormtrooper'], reserve: many('Stormtrooper', 11) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'but Vader decides that battle, and one card is enough for his destiny',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], reserve: many('Stormtrooper', 8) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Colonel'] } },
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'where nobody can fight, destiny need not be thought of',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader', 'Grand Moff Tarkin'], reserve: many('Stormtrooper', 9) },
        at: { ...seven, 'Drill Yard': { dark: ['Drill Baron'] } },
      },
      until: activates,
      right: 'amount 8',
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
      because: 'what is missing for Vader, and cards to draw besides',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], force: 4, reserve: many('Stormtrooper', 20) },
        at: seven,
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'near the end what is missing for Vader and for his battle, and no more',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader', 'Stormtrooper'], force: 3, reserve: many('Stormtrooper', 7) },
        at: seven,
      },
      until: activates,
      right: 'amount 5',
    },
    {
      because: 'a second Vader can’t be deployed beside the first: something else is to be drawn',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], force: 4, reserve: many('Stormtrooper', 12) },
        at: { ...seven, 'Drill Yard': { dark: ['Darth Vader'] } },
      },
      right: 'activate',
    },
    {
      because: 'an empty hand needs Force to draw from',
      position: { phase: 'activate', dark: { reserve: many('Stormtrooper', 12) }, at: seven },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'nothing in hand can be deployed, so all of it goes into what is',
      position: {
        phase: 'activate',
        dark: { hand: unusable, reserve: many('Stormtrooper', 20) },
        at: { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Tatooine: Cantina (Dark)': {} },
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'even near the end somebody has to be drawn who can do something',
      position: {
        phase: 'activate',
        dark: { hand: unusable, reserve: many('Stormtrooper', 8) },
        at: { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Dark)': {}, 'Tatooine: Cantina (Dark)': {} },
      },
      right: 'activate',
    },
    {
      because: 'Interrupts alone want drawing as well',
      position: {
        phase: 'activate',
        dark: { hand: ['Imperial Barrier'], reserve: many('Stormtrooper', 12) },
        at: seven,
      },
      until: activates,
      right: 'amount 7',
    },
    {
      because: 'the last card of the Reserve Deck is left for destiny',
      position: {
        phase: 'activate',
        dark: { hand: ['Darth Vader'], reserve: many('Stormtrooper', 7), used: many('Stormtrooper', 10) },
        at: { ...seven, 'Drill Yard': { dark: ['Stormtrooper'], light: ['Luke Skywalker'] } },
      },
      until: activates,
      right: 'amount 6',
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
