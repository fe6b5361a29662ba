import { battling } from '../../src/ccg/habits/battling.ts';
import { habit, without } from './prepared.ts';

const enough = { force: 4 } as const;

habit(
  'starts battles that it expects to win, and not hopeless ones',
  [
    {
      because: 'six power against two is a battle to begin',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Recruit'] } },
      },
      right: 'initiate battle Drill Yard',
    },
    {
      because: 'a trooper does not attack a colonel',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Stormtrooper'], light: ['Drill Colonel'] } },
      },
      right: 'pass',
    },
    {
      because: 'Vader draws destiny and three troopers do not',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Darth Vader'], light: ['Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper'] } },
      },
      right: 'initiate battle Drill Yard',
    },
    {
      because: 'between two and two nothing would come of it but a Force spent',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper', 'Rebel Trooper'] } },
      },
      right: 'pass',
    },
    {
      because: 'power is even, but only one side draws destiny: its own',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Shistavanen Wolfman', 'Shistavanen Wolfman'] } },
      },
      right: 'initiate battle Drill Yard',
    },
    {
      because: 'power is even, but only one side draws destiny: the other',
      position: {
        phase: 'battle',
        dark: enough,
        at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Colonel', 'Drill Recruit'] } },
      },
      right: 'pass',
    },
    {
      because: 'it fights where it wins, not where it loses',
      position: {
        phase: 'battle',
        dark: enough,
        at: {
          'Drill Yard': { dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi'] },
          'Drill: Hall': { dark: ['Drill Champion'], light: ['Rebel Trooper'] },
        },
      },
      right: 'initiate battle Drill: Hall',
    },
    {
      because: 'there is Force for one battle: the one that costs the opponent more',
      position: {
        phase: 'battle',
        dark: { force: 1 },
        at: {
          'Drill Yard': { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper'] },
          'Drill: Hall': { dark: ['Darth Vader'], light: ['Rebel Trooper'] },
        },
      },
      right: 'initiate battle Drill: Hall',
    },
    {
      because: 'the opponent has one card left, and the battle would take it',
      position: {
        phase: 'battle',
        dark: enough,
        light: { reserve: ['Rebel Trooper'] },
        at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Rebel Trooper'] } },
      },
      right: 'initiate battle Drill Yard',
    },
    {
      because: 'a battle that is about even is no risk to take with the last cards',
      position: {
        phase: 'battle',
        dark: { force: 1, reserve: ['Stormtrooper'] },
        at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Rebel Trooper'] } },
      },
      right: 'pass',
    },
    {
      because: 'the Light Side thinks no differently',
      position: {
        turn: 'light',
        phase: 'battle',
        light: enough,
        at: { 'Drill Yard': { dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi'] } },
      },
      right: 'initiate battle Drill Yard',
    },
    {
      because: 'Luke alone has no business with Vader and Tarkin',
      position: {
        turn: 'light',
        phase: 'battle',
        light: enough,
        at: { 'Drill Yard': { dark: ['Darth Vader', 'Grand Moff Tarkin'], light: ['Luke Skywalker'] } },
      },
      right: 'pass',
    },
  ],
  without(battling),
);
