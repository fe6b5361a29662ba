import { below, type Random, type Setup } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import { stockDecks, type TcgPosition, type TcgState, type TcgVocabulary } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { abilities, abilitiesCalled, isDear } from './tcg/abilities.ts';
import { broken } from './tcg/broken.ts';
import { randomDeck } from './tcg/decks.ts';
import { makeShowcase } from './tcg/showcases.ts';

const names = abilities.map(({ id }) => id);

function randomSetup(random: Random): Setup {
  const darkFirst = below(random, 2) === 0;
  const decks = [
    randomDeck(darkFirst ? 'dark' : 'light', random),
    randomDeck(darkFirst ? 'light' : 'dark', random),
  ] as const;
  return { decks, options: { sides: below(random, 2) === 0 ? 'bid' : 'roll' } };
}

export const tcgSubject: Subject<TcgState, TcgPosition, TcgVocabulary> = {
  game: tcg,
  stock: { decks: [stockDecks['Separatist Armada'], stockDecks['Defenders of the Republic']] },
  randomSetup,
  broken,
  abilities: names,
  abilityIn: ({ kind, clause }) => (kind === 'takes effect' && typeof clause === 'string' ? clause : null),
  showcases: {
    features: [...names, ...abilities.filter(isDear).map(({ id }) => id)],
    atOnce: 10,
    make: (features, random) => makeShowcase(abilitiesCalled(features), random),
  },
  reluctant: ['retreat', 'hold back', 'stop', 'build last'],
  idle: ['pass', 'end build step', 'end retreat step', 'hold back'],
  turnOf: (s) => s.facts.turn,
  perft: [
    {
      name: 'tcg: an attack with every chance',
      depth: 7,
      position: {
        at: 'character',
        dark: {
          hand: ["Hero's Dodge", 'Practice Counter'],
          character: ['Sparring Deflector', 'Drill Trooper'],
          force: 4,
        },
        light: { hand: ['Surge of Power'], character: ['Sparring Bodyguard', 'Sparring Gambler'], force: 5 },
        rolls: [6, 4, 2, 5, 1, 3, 6, 4, 5, 2, 6, 1, 4, 4, 3, 5, 6, 2],
      },
    },
    {
      name: 'tcg: a build step',
      depth: 4,
      position: {
        at: 'build',
        dark: {
          hand: ['Tarn Velo (B)', 'Mending', 'Drill Blade'],
          space: ['Drill Fighter'],
          character: [{ card: 'Tarn Velo (A)', damage: 1 }],
          building: [{ card: 'Drill Shuttle', counters: 3 }],
          points: 4,
        },
        light: { hand: ['Practice Denial'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
      },
    },
    {
      name: 'tcg: a contest, and what waits for it',
      depth: 5,
      position: {
        at: 'battle',
        dark: { character: [{ card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)'] }, 'Drill Trooper'], force: 2 },
        light: { character: ['Tarn Velo (C)', 'Drill Adept'], force: 3 },
        rolls: [4, 4, 1, 5, 6, 2, 4, 3, 5, 1, 2, 6],
      },
    },
  ],
};
