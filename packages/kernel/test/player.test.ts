import { expect, it } from 'vitest';
import { isOutcome } from '../src/decision.ts';
import { isPlayer, other, players } from '../src/player.ts';

it('there are two players, each the other’s other', () => {
  expect(players).toEqual([0, 1]);
  expect(players.map(other)).toEqual([1, 0]);
});

it('nobody else is a player', () => {
  expect([0, 1].map(isPlayer)).toEqual([true, true]);
  expect([2, -1, 0.5, '0', '1', true, null, undefined, [0]].some(isPlayer)).toBe(false);
});

it('an outcome is told from a decision', () => {
  expect(isOutcome({ winner: null, because: 'x' })).toBe(true);
  expect(isOutcome({ at: 0, player: 0, kind: 'choice', options: [], min: 1, max: 1 })).toBe(false);
});
