import { type CcgPosition, type CcgState, type CcgVocabulary, stockDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { below, type Random, type Setup } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import { broken } from './ccg/broken.ts';
import { draft } from './ccg/decks.ts';
import { abilities, makeShowcase } from './ccg/showcases.ts';

function randomSetup(random: Random): Setup {
  const dark = draft('dark', random);
  const light = draft('light', random);
  return { decks: below(random, 2) === 0 ? [dark, light] : [light, dark] };
}

export const ccgSubject: Subject<CcgState, CcgPosition, CcgVocabulary> = {
  game: ccg,
  stock: { decks: [stockDecks['Search for the Plans'], stockDecks['Rebels on Tatooine']] },
  randomSetup,
  broken,
  abilities,
  abilityIn: ({ kind, clause }) => (kind === 'takes effect' && typeof clause === 'string' ? clause : null),
  showcases: { features: abilities, atOnce: 8, make: makeShowcase },
  reluctant: ['pass', 'decline', 'done', 'stop', 'no destiny', 'no target'],
  idle: ['pass', 'decline', 'done', 'stop', 'no destiny', 'no target'],
  turnOf: (s) => s.facts.turn,
  activeOf: (s) => s.facts.active,
  perft: [
    {
      name: 'ccg: an Effect, and responses to responses',
      depth: 7,
      position: {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Memorial', 'Drill Sense (Light)', 'Drill Stew', 'Drill Herald'], force: 2 },
        dark: { hand: ['Drill Alter (Dark)', 'Drill Alter (Dark)', 'Drill Sense (Dark)'], force: 1 },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      },
    },
    {
      name: 'ccg: a deploy phase',
      depth: 6,
      position: {
        phase: 'deploy',
        dark: { hand: ['Drill Trooper', 'Drill Strider', 'Drill: Hall', 'Drill Saber', 'Drill Interceptor'], force: 6 },
        light: { hand: ['Drill Sense (Light)'] },
        at: {
          Drill: {},
          'Drill: Dunes': { dark: ['Drill Champion'] },
          'Drill: Field (Light)': { light: ['Drill Recruit'] },
        },
      },
    },
    {
      name: 'ccg: a battle from its initiation to its end',
      depth: 8,
      position: {
        phase: 'battle',
        dark: { hand: ['Drill Flash'], force: 3 },
        light: { hand: ['Drill Guardian'], force: 2 },
        at: {
          'Drill Yard': {
            dark: [{ card: 'Drill Champion', on: ['Drill Saber'] }, 'Drill Trooper'],
            light: ['Drill Hero', 'Drill Recruit'],
          },
        },
      },
    },
    {
      name: 'ccg: a move phase, on foot and aboard',
      depth: 4,
      position: {
        phase: 'move',
        dark: { force: 3 },
        light: { force: 1 },
        at: {
          Drill: { dark: [{ card: 'Drill Flagship', pilots: ['Drill Navigator'] }] },
          'Drill: Docking Bay': { dark: ['Drill Strider', 'Drill Trooper'] },
          'Drill: Field (Light)': { light: ['Drill Recruit'] },
          'Drill: Dunes': { dark: ['Drill Moff'] },
        },
      },
    },
    {
      name: 'ccg: a Force drain, and what it is lost from',
      depth: 7,
      position: {
        phase: 'control',
        dark: { hand: ['Drill Stun'], force: 2 },
        light: { hand: ['Drill Stew', 'Drill Recruit'], force: 1, used: ['Drill Recruit'] },
        at: { 'Drill: Field (Light)': { dark: ['Drill Trooper', 'Drill Moff'] } },
      },
    },
  ],
};
