import { prepared } from './prepared.ts';

/** What computer players were seen to do wrong in games that people watched, each with a case in which it is right. */

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
const rest = { reserve: many('Stormtrooper', 20) };
const lightRest = { reserve: many('Rebel Trooper', 20) };

prepared('reacts into no battle that it cannot win', [
  {
    because: 'one scout makes no difference against Obi-Wan, Luke and Han, but would be lost with the trooper',
    position: {
      turn: 'light',
      phase: 'battle',
      dark: { force: 3, ...rest },
      light: { force: 3, ...lightRest },
      at: {
        'Drill Harbor: Quay': { dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi', 'Luke Skywalker', 'Han Solo'] },
        'Drill Harbor: Market': { dark: ['Drill Scout'] },
      },
    },
    until: (t) => t.light.does('initiate battle', 'Drill Harbor: Quay'),
    right: 'pass',
  },
  {
    because: 'where it turns the battle it comes',
    position: {
      turn: 'light',
      phase: 'battle',
      dark: { force: 3, ...rest },
      light: { force: 3, ...lightRest },
      at: {
        'Drill Harbor: Quay': { dark: ['Stormtrooper'], light: ['Rebel Trooper', 'Rebel Trooper'] },
        'Drill Harbor: Market': { dark: ['Drill Scout'] },
      },
    },
    until: (t) => t.light.does('initiate battle', 'Drill Harbor: Quay'),
    right: 'react Drill Scout to Drill Harbor: Quay',
  },
]);

prepared('gives no weapon to somebody who dies with it', [
  {
    because: 'the trooper who faces Obi-Wan, Luke and Han is lost: the rifle goes to the other',
    position: {
      phase: 'deploy',
      dark: { hand: ['Blaster Rifle (Dark)'], force: 4, ...rest },
      light: { force: 4, ...lightRest },
      at: {
        'Drill Yard': { dark: ['Death Star Trooper'], light: ['Obi-Wan Kenobi', 'Luke Skywalker', 'Han Solo'] },
        'Tatooine: Cantina (Dark)': { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper'] },
      },
    },
    until: (t) => t.dark.does('deploy', 'Blaster Rifle (Dark)'),
    wrong: 'to Death Star Trooper',
  },
  {
    because: 'if there is no other, it stays in hand',
    position: {
      phase: 'deploy',
      dark: { hand: ['Blaster Rifle (Dark)'], force: 4, ...rest },
      light: { force: 4, ...lightRest },
      at: { 'Drill Yard': { dark: ['Death Star Trooper'], light: ['Obi-Wan Kenobi', 'Luke Skywalker', 'Han Solo'] } },
    },
    right: 'pass',
  },
  {
    because: 'in a fight that is even it is given',
    position: {
      phase: 'deploy',
      dark: { hand: ['Blaster Rifle (Dark)'], force: 4, ...rest },
      light: { force: 4, ...lightRest },
      at: { 'Drill Yard': { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper', 'Rebel Trooper'] } },
    },
    right: 'deploy Blaster Rifle (Dark)',
  },
]);

prepared('deploys its best where there is something to drain or fight', [
  {
    because: 'in the War Room Vader would have nobody to fight and nothing to drain',
    position: {
      phase: 'deploy',
      dark: { hand: ['Darth Vader'], force: 7, ...rest },
      light: { force: 2, ...lightRest },
      at: { 'Death Star: War Room': {} },
    },
    right: 'pass',
  },
  {
    because: 'where he stops a drain he goes, not where it is quiet',
    position: {
      phase: 'deploy',
      dark: { hand: ['Darth Vader'], force: 8, ...rest },
      light: { force: 2, ...lightRest },
      at: {
        'Death Star: War Room': {},
        'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper', 'Rebel Trooper'] },
      },
    },
    until: (t) => t.dark.does('deploy', 'Darth Vader'),
    right: 'to Tatooine: Mos Eisley (Dark)',
  },
]);

prepared('feeds nobody one by one to those who are too strong', [
  {
    because: 'a trooper alone against Obi-Wan and Luke is lost for nothing',
    position: {
      phase: 'deploy',
      dark: { hand: ['Stormtrooper'], force: 2, ...rest },
      light: { force: 4, ...lightRest },
      at: { 'Drill Yard': { light: ['Obi-Wan Kenobi', 'Luke Skywalker'] } },
    },
    right: 'pass',
  },
  {
    because: 'with Vader to follow the trooper may come',
    position: {
      phase: 'deploy',
      dark: { hand: ['Darth Vader', 'Drill Champion', 'Stormtrooper'], force: 12, ...rest },
      light: { force: 4, ...lightRest },
      at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper', 'Rebel Guard'] } },
    },
    wrong: 'pass',
  },
]);
