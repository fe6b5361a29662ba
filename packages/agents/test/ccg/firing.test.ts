import { firing } from '../../src/ccg/habits/firing.ts';
import { type CcgTable, habit, without } from './prepared.ts';

const many = (card: string, count = 8): string[] => Array.from({ length: count }, () => card);

/** Destiny 4, 3 and 1. */
const fours = { force: many('Boosted TIE Cannon', 3), reserve: many('Boosted TIE Cannon') };
const threes = { force: many('Han Seeker', 3), reserve: many('Han Seeker') };
const ones = { force: many('Stormtrooper', 3), reserve: many('Stormtrooper') };

const initiates = (t: CcgTable) => t.dark.does('initiate battle', 'Drill Yard');
const fires =
  (weapon: string) =>
  (t: CcgTable): void => {
    initiates(t).does('fire', weapon);
  };
const armed = (card: string, ...on: string[]) => ({ card, on });

habit(
  'fires the right weapon',
  [
    {
      because: 'a weapon that hits is fired',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': { dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Stormtrooper'], light: ['Han Solo'] },
        },
      },
      until: initiates,
      right: 'fire Imperial Blaster',
    },
    {
      because: 'a weapon that cannot hit is not paid for',
      position: {
        phase: 'battle',
        dark: ones,
        at: {
          'Drill Yard': { dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Stormtrooper'], light: ['Han Solo'] },
        },
      },
      until: initiates,
      right: 'pass',
    },
    {
      because: 'of two that can be hit, the one that is worth more',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Drill Champion'],
            light: ['Rebel Trooper', 'Han Solo', 'Rebel Trooper'],
          },
        },
      },
      until: fires('Imperial Blaster'),
      right: 'target Han Solo',
    },
    {
      because: 'rather somebody who can be hit than somebody great who cannot',
      position: {
        phase: 'battle',
        dark: threes,
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Drill Champion'],
            light: ['Obi-Wan Kenobi', 'Drill Hero'],
          },
        },
      },
      until: fires('Imperial Blaster'),
      right: 'target Drill Hero',
    },
    {
      because: 'the rifle adds one, and that is what it takes',
      position: {
        phase: 'battle',
        dark: threes,
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), armed('Death Star Trooper', 'Blaster Rifle (Dark)')],
            light: ['Han Solo'],
          },
        },
      },
      until: initiates,
      right: 'fire Blaster Rifle (Dark)',
    },
    {
      because: 'the cheaper weapon where either will do',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), armed('Death Star Trooper', 'Blaster Rifle (Dark)')],
            light: ['Han Solo'],
          },
        },
      },
      until: initiates,
      right: 'fire Imperial Blaster',
    },
    {
      because: 'a lightsaber draws two and costs nothing',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': {
            dark: [armed('Darth Vader', "Vader's Lightsaber"), armed('Stormtrooper', 'Imperial Blaster')],
            light: ['Obi-Wan Kenobi'],
          },
        },
      },
      until: initiates,
      right: "fire Vader's Lightsaber",
    },
    {
      because: 'the lightsaber is for Obi-Wan; a trooper falls to anybody',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': {
            dark: [armed('Darth Vader', "Vader's Lightsaber")],
            light: ['Rebel Trooper', 'Obi-Wan Kenobi'],
          },
        },
      },
      until: fires("Vader's Lightsaber"),
      right: 'target Obi-Wan Kenobi',
    },
    {
      because: 'whoever is hit already need not be hit again',
      position: {
        phase: 'battle',
        dark: fours,
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Drill Champion'],
            light: [{ card: 'Han Solo', hit: true }, 'Rebel Trooper'],
          },
        },
      },
      until: fires('Imperial Blaster'),
      right: 'target Rebel Trooper',
    },
    {
      because: 'one who gives battle destiny rather than one who does not',
      position: {
        phase: 'battle',
        dark: { force: many('Ion Cannon', 3), reserve: many('Ion Cannon') },
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster'), 'Drill Champion'],
            light: ['Drill Colonel', 'Rebel Trooper'],
          },
        },
      },
      until: fires('Imperial Blaster'),
      right: 'target Drill Colonel',
    },
    {
      because: 'the Light Side fires back in the opponent’s turn',
      position: {
        phase: 'battle',
        dark: { force: 2 },
        light: { force: many('Proton Torpedoes', 2), reserve: many('Proton Torpedoes') },
        at: { 'Drill Yard': { dark: ['Drill Brute'], light: [armed('Rebel Trooper', 'Blaster'), 'Drill Recruit'] } },
      },
      until: initiates,
      right: 'fire Blaster',
    },
    {
      because: 'the one worth hitting is thought of first, however many there are',
      position: {
        phase: 'battle',
        dark: { force: 3, reserve: many('Boosted TIE Cannon', 40) },
        at: {
          'Drill Yard': {
            dark: [armed('Stormtrooper', 'Imperial Blaster')],
            light: [
              'Beru Lars',
              'Rebel Guard',
              'Rebel Pilot',
              'Talz',
              'Kabe',
              'Rebel Trooper',
              'Jawa (Light)',
              'Wioslea',
              'Shistavanen Wolfman',
              'C-3PO (See-Threepio)',
              'R2-X2 (Artoo-Extoo)',
              'Han Solo',
            ],
          },
        },
      },
      until: fires('Imperial Blaster'),
      right: 'target Han Solo',
    },
  ],
  without(firing),
);
