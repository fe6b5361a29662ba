import { expect, test } from 'vitest';
import { flowsIn, marksIn } from '../src/motion/marks.ts';

const card = { handle: 7, name: 'Reek' };

test('what is lost unit by unit is one mark at its pile', () => {
  const lost = { kind: 'lost Force', by: 1, amount: 1 };
  expect(marksIn([{ kind: 'drains', by: 0, card: 3, amount: 2 }, lost, lost], 0)).toEqual([
    { card: 3, words: 'Force drain 2', tone: 'loss' },
    { pile: { zone: 'lost', of: 1 }, words: '−2 Force', tone: 'loss' },
  ]);
});

test('damage stands at the unit, and whoever is lost is named at the pile', () => {
  const gone = { kind: 'moved', card, from: { zone: 'ground', of: 0 }, zone: 'discard', of: 0, leaves: true };
  expect(marksIn([{ kind: 'damaged', card, amount: 3 }, gone], 1)).toEqual([
    { card: 7, words: '3 damage', tone: 'loss' },
    { pile: { zone: 'discard', of: 0 }, words: 'Reek', tone: 'loss' },
  ]);
});

test('a card that leaves play unseen is not named', () => {
  const hidden = { kind: 'moved', card: { handle: 7, name: null }, zone: 'discard', of: 0, leaves: true };
  expect(marksIn([hidden], 1)).toEqual([]);
});

test('the other side’s deployments are marked, one’s own are not', () => {
  const deploys = { kind: 'deploys', by: 1, card: 5, cost: 2 };
  expect(marksIn([deploys], 0)).toEqual([{ card: 5, words: 'Deployed', tone: 'plain' }]);
  expect(marksIn([deploys], 1)).toEqual([]);
});

test('what a drain takes flows from its place to the pile of whoever loses it, a battle’s losses do not', () => {
  const lost = (by: number) => ({ kind: 'lost Force', by, amount: 1 });
  expect(flowsIn([lost(1), { kind: 'drains', by: 0, card: 3, amount: 2 }, lost(1), lost(1), lost(0)])).toEqual([
    { from: 3, to: { zone: 'lost', of: 1 }, amount: 2 },
  ]);
  expect(flowsIn([lost(1)])).toEqual([]);
});
