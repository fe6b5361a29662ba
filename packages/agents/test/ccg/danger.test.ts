import { danger } from '../../src/ccg/habits/danger.ts';
import { habit, without } from './prepared.ts';

const force = { force: 3 } as const;

habit(
  'moves out of danger',
  [
    {
      because: 'a trooper does not wait for Obi-Wan',
      position: {
        phase: 'move',
        dark: force,
        at: { 'Drill Yard': { dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi'] }, 'Drill: Hall': {} },
      },
      right: 'move Stormtrooper to Drill: Hall',
    },
    {
      because: 'Vader does not run from a trooper',
      position: {
        phase: 'move',
        dark: force,
        at: { 'Drill Yard': { dark: ['Darth Vader'], light: ['Rebel Trooper'] }, 'Drill: Hall': {} },
      },
      right: 'pass',
    },
    {
      because: 'not out of the frying pan into the fire',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
          'Drill: Hall': { light: ['Obi-Wan Kenobi', 'Luke Skywalker'] },
        },
      },
      right: 'pass',
    },
    {
      because: 'from two who are stronger to a friend who makes it even',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Colonel', 'Drill Recruit'] },
          'Drill: Hall': { dark: ['Drill Lord'] },
        },
      },
      right: 'move Stormtrooper to Drill: Hall',
    },
    {
      because: 'of two ways out the one where nobody waits',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill: Hall': { light: ['Luke Skywalker'] },
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi'] },
          'Drill: Dunes': {},
        },
      },
      right: 'move Stormtrooper to Drill: Dunes',
    },
    {
      because: 'nobody is in danger where there is no enemy',
      position: {
        phase: 'move',
        dark: force,
        at: { 'Drill Yard': { dark: ['Stormtrooper'] }, 'Drill: Dunes': {} },
      },
      right: 'pass',
    },
    {
      because: 'nobody walks up to an enemy who is stronger',
      position: {
        phase: 'move',
        dark: force,
        at: { 'Drill Yard': { dark: ['Stormtrooper'] }, 'Drill: Hall': { light: ['Drill Colonel'] } },
      },
      right: 'pass',
    },
    {
      because: 'it stays with friends who hold the place together',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill Yard': { dark: ['Stormtrooper', 'Drill Lord'], light: ['Drill Colonel'] },
          'Drill: Dunes': {},
        },
      },
      right: 'pass',
    },
    {
      because: 'Tagge and a trooper are too few against Obi-Wan and Han: somebody goes',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill Yard': { dark: ['General Tagge'], light: ['Obi-Wan Kenobi', 'Han Solo'] },
          'Drill: Hall': {},
        },
      },
      right: 'move General Tagge to Drill: Hall',
    },
    {
      because: 'whoever could drive it does not walk away from a vehicle',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Tatooine: Mos Eisley (Dark)': { dark: ['Stormtrooper', 'Ubrikkian 9000 Z001'] },
          'Tatooine: Cantina (Dark)': {},
        },
      },
      wrong: 'move Stormtrooper to Tatooine: Cantina (Dark)',
    },
    {
      because: 'Luke leaves before Vader comes for him',
      position: {
        turn: 'light',
        phase: 'move',
        light: force,
        at: { 'Drill Yard': { dark: ['Darth Vader', 'Stormtrooper'], light: ['Luke Skywalker'] }, 'Drill: Hall': {} },
      },
      right: 'move Luke Skywalker to Drill: Hall',
    },
    {
      because: 'Obi-Wan need not leave for two troopers',
      position: {
        turn: 'light',
        phase: 'move',
        light: force,
        at: {
          'Drill Yard': { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Obi-Wan Kenobi'] },
          'Drill: Hall': {},
        },
      },
      right: 'pass',
    },
    {
      because: 'whoever is in danger is thought of first, however many could move',
      position: {
        phase: 'move',
        dark: force,
        at: {
          'Drill: Hall': {
            dark: [
              'Chief Bast',
              'Colonel Wullf Yularen',
              'Commander Praji',
              'Death Star Trooper',
              'Imperial Trooper Guard',
              'Lieutenant Tanbris',
              'Tusken Raider',
              'Dr. Evazan',
              'Labria',
              'Wuher',
              'Garindan',
            ],
          },
          'Drill: Dunes': {},
          'Drill Yard': { dark: ['General Tagge'], light: ['Obi-Wan Kenobi', 'Luke Skywalker', 'Han Solo'] },
        },
      },
      right: 'move General Tagge to Drill: Dunes',
    },
  ],
  without(danger),
);
