import { deploying } from '../../src/ccg/habits/deploying.ts';
import { type CcgTable, habit, without } from './prepared.ts';

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

const deploys =
  (card: string) =>
  (t: CcgTable): void => {
    t.dark.does('deploy', card);
  };

habit(
  'deploys to win battles or hold drains',
  [
    {
      because: 'a Rebel at Mos Eisley drains for two: Vader puts an end to that',
      position: {
        phase: 'deploy',
        dark: { hand: ['Darth Vader'], force: 7 },
        at: {
          'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper'] },
          'Death Star: War Room': {},
          'Tatooine: Jundland Wastes (Dark)': {},
        },
      },
      until: deploys('Darth Vader'),
      right: 'to Tatooine: Mos Eisley (Dark)',
    },
    {
      because: 'at the Cantina there are two to drain, in the Jundland Wastes one',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper'], force: 2 },
        at: { 'Tatooine: Jundland Wastes (Dark)': {}, 'Tatooine: Cantina (Dark)': {} },
      },
      until: deploys('Stormtrooper'),
      right: 'to Tatooine: Cantina (Dark)',
    },
    {
      because: 'in the War Room there is nobody to fight and nothing to drain',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper'], force: 2 },
        at: { 'Death Star: War Room': {} },
      },
      right: 'pass',
    },
    {
      because: 'help goes where it turns a battle',
      position: {
        phase: 'deploy',
        dark: { hand: ['Drill Champion'], force: 3 },
        at: {
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Rebel Trooper', 'Drill Recruit'] },
          'Drill: Hall': { dark: ['Drill Baron'] },
        },
      },
      until: deploys('Drill Champion'),
      right: 'to Drill Yard',
    },
    {
      because: 'a trooper does not go to Obi-Wan and Luke if there is another place',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper'], force: 2 },
        at: { 'Drill Yard': { light: ['Obi-Wan Kenobi', 'Luke Skywalker'] }, 'Drill: Hall': {} },
      },
      until: deploys('Stormtrooper'),
      right: 'to Drill: Hall',
    },
    {
      because: 'a location gives Force every turn and costs nothing',
      position: {
        phase: 'deploy',
        dark: { hand: ['Tatooine: Mos Eisley (Dark)'] },
        at: { 'Tatooine (Dark)': {} },
      },
      right: 'deploy Tatooine: Mos Eisley (Dark)',
    },
    {
      because: 'with Force for one of them the one who wins the battle',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper', 'Darth Vader'], force: 7 },
        at: { 'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Colonel'] } },
      },
      right: 'deploy Darth Vader',
    },
    {
      because: 'a blaster goes to the trooper who faces the enemy',
      position: {
        phase: 'deploy',
        dark: { hand: ['Imperial Blaster'], force: 3 },
        at: {
          'Drill Yard': { dark: ['Stormtrooper'] },
          'Drill: Hall': { dark: ['Death Star Trooper'], light: ['Drill Recruit'] },
        },
      },
      until: deploys('Imperial Blaster'),
      right: 'to Death Star Trooper',
    },
    {
      because: 'one more point of ability makes a battle destiny',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper'], force: 2 },
        at: {
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
          'Drill: Hall': { dark: ['General Tagge'], light: ['Shistavanen Wolfman', 'Rebel Trooper'] },
        },
      },
      until: deploys('Stormtrooper'),
      right: 'to Drill: Hall',
    },
    {
      because: 'where the opponent drains for more it is stopped first',
      position: {
        phase: 'deploy',
        dark: { hand: ['Drill Baron'], force: 4 },
        at: {
          'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper'] },
          'Tatooine: Jundland Wastes (Dark)': { light: ['Rebel Trooper'] },
        },
      },
      until: deploys('Drill Baron'),
      right: 'to Tatooine: Mos Eisley (Dark)',
    },
    {
      because: 'a droid without presence stops nobody and helps nobody',
      position: {
        phase: 'deploy',
        dark: { hand: ['LIN-V8M (Elleyein-Veeateemm)', ...many('Dark Maneuvers', 6)], force: 2 },
        at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Luke Skywalker', 'Han Solo'] } },
      },
      right: 'pass',
    },
    {
      because: 'nobody is there to drive it',
      position: {
        phase: 'deploy',
        dark: { hand: ['Ubrikkian 9000 Z001', ...many('Dark Maneuvers', 6)], force: 4 },
        at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Luke Skywalker'] } },
      },
      right: 'pass',
    },
    {
      because: 'a trooper alone is lost where Luke and Han are',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper', ...many('Dark Maneuvers', 6)], force: 4 },
        at: { 'Tatooine: Jundland Wastes (Dark)': { light: ['Luke Skywalker', 'Han Solo'] } },
      },
      right: 'pass',
    },
    {
      because: 'a trooper alone is lost where Luke is, even if he drains for two',
      position: {
        phase: 'deploy',
        dark: { hand: ['Stormtrooper', ...many('Dark Maneuvers', 6)], force: 4 },
        at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Luke Skywalker'] } },
      },
      right: 'pass',
    },
    {
      because: 'one trooper would be lost there, seven of them are not',
      position: {
        phase: 'deploy',
        dark: { hand: many('Stormtrooper', 7), force: 9 },
        at: { 'Tatooine: Docking Bay 94 (Dark)': { light: ['Luke Skywalker', 'General Dodonna'] } },
      },
      right: 'deploy Stormtrooper',
    },
    {
      because: 'there is Force for two of them: better wait',
      position: {
        phase: 'deploy',
        dark: { hand: many('Stormtrooper', 7), force: 2 },
        at: { 'Tatooine: Docking Bay 94 (Dark)': { light: ['Luke Skywalker', 'General Dodonna'] } },
      },
      right: 'pass',
    },
    {
      because: 'everything is being drained: the last Force is not for a Comlink',
      position: {
        phase: 'deploy',
        dark: { hand: ['Comlink', ...many('Dark Maneuvers', 5)], force: 2 },
        at: {
          'Tatooine: Mos Eisley (Dark)': { light: ['Luke Skywalker'] },
          'Tatooine: Cantina (Dark)': { dark: ['General Tagge'] },
        },
      },
      right: 'pass',
    },
    {
      because: 'the Light Side holds its drains as well',
      position: {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Luke Skywalker'], force: 4 },
        at: { "Tatooine: Obi-Wan's Hut": {}, 'Tatooine: Cantina (Light)': { dark: ['Stormtrooper'] } },
      },
      until: (t) => t.light.does('deploy', 'Luke Skywalker'),
      right: 'to Tatooine: Cantina (Light)',
    },
    {
      because: 'whoever wins the battle is thought of first, however many there are in hand',
      position: {
        phase: 'deploy',
        dark: {
          hand: [
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
            'Darth Vader',
          ],
          force: 7,
        },
        at: { 'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Colonel', 'Drill Recruit'] } },
      },
      right: 'deploy Darth Vader',
    },
  ],
  without(deploying),
);
