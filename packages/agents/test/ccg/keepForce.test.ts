import { keepForce } from '../../src/ccg/habits/keepForce.ts';
import { habit, without } from './prepared.ts';

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
const rest = { reserve: many('Stormtrooper', 20) };

habit(
  'keeps Force for reactions',
  [
    {
      because: 'the last Force is for the Barrier, not for one card more',
      position: {
        phase: 'draw',
        dark: { force: 1, hand: ['Imperial Barrier', ...many('Stormtrooper', 5)], ...rest },
        at: { 'Drill Yard': {} },
      },
      right: 'pass',
    },
    {
      because: 'with two, one of them may be drawn',
      position: {
        phase: 'draw',
        dark: { force: 2, hand: ['Imperial Barrier', ...many('Dark Maneuvers', 3)], ...rest },
        at: { 'Drill Yard': {} },
      },
      right: 'draw',
    },
    {
      because: 'a trooper with a blaster fires back for one Force',
      position: {
        phase: 'draw',
        dark: { force: 1, hand: many('Stormtrooper', 6), ...rest },
        at: { 'Drill Yard': { dark: [{ card: 'Stormtrooper', on: ['Imperial Blaster'] }], light: ['Rebel Trooper'] } },
      },
      right: 'pass',
    },
    {
      because: 'a trooper who drains nothing is not worth the Force for the Barrier',
      position: {
        phase: 'deploy',
        dark: { force: 1, hand: ['Imperial Barrier', 'Stormtrooper'], ...rest },
        at: { 'Drill Yard': { dark: ['Drill Baron'] } },
      },
      right: 'pass',
    },
    {
      because: 'a trooper who stops a drain is',
      position: {
        phase: 'deploy',
        dark: { force: 1, hand: ['Imperial Barrier', 'Stormtrooper'], ...rest },
        at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper'] } },
      },
      right: 'deploy Stormtrooper',
    },
    {
      because: 'with two Force the trooper comes, and one is kept',
      position: {
        phase: 'deploy',
        dark: { force: 2, hand: ['Imperial Barrier', 'Stormtrooper'], ...rest },
        at: { 'Tatooine: Cantina (Dark)': {} },
      },
      right: 'deploy Stormtrooper',
    },
    {
      because: 'a Force drain is cancelled for one Force: it is not spent on a walk',
      position: {
        phase: 'move',
        dark: { force: 1, hand: ['Counter Assault'], ...rest },
        at: { 'Drill Yard': { dark: ['Stormtrooper', 'Stormtrooper'] }, 'Drill: Dunes': {} },
      },
      right: 'pass',
    },
    {
      because: 'nothing in hand or on table costs anything: the last Force may be drawn',
      position: {
        phase: 'draw',
        dark: { force: 1, hand: many('Dark Maneuvers', 4), ...rest },
        at: { 'Drill Yard': { dark: ['Stormtrooper'] } },
      },
      right: 'draw',
    },
    {
      because: 'a weapon that costs nothing needs no Force kept',
      position: {
        phase: 'draw',
        dark: { force: 1, hand: many('Dark Maneuvers', 4), ...rest },
        at: { 'Drill Yard': { dark: [{ card: 'Darth Vader', on: ["Vader's Lightsaber"] }] } },
      },
      right: 'draw',
    },
    {
      because: 'the rifle takes two, and there are two',
      position: {
        phase: 'draw',
        dark: { force: 2, hand: many('Stormtrooper', 6), ...rest },
        at: {
          'Drill Yard': { dark: [{ card: 'Stormtrooper', on: ['Blaster Rifle (Dark)'] }], light: ['Rebel Trooper'] },
        },
      },
      right: 'pass',
    },
    {
      because: 'what can’t be paid anyway keeps nobody from drawing',
      position: {
        phase: 'draw',
        dark: { force: 1, hand: many('Dark Maneuvers', 4), ...rest },
        at: {
          'Drill Yard': { dark: [{ card: 'Stormtrooper', on: ['Blaster Rifle (Dark)'] }], light: ['Rebel Trooper'] },
        },
      },
      right: 'draw',
    },
  ],
  without(keepForce),
);
