import { ccg } from '@binary-sunset/ccg/drill';
import { expect, test } from 'vitest';
import { crowded } from '../ccgPositions.ts';

test('the crowded table is in a battle, with twenty locations and a hundred and forty cards, forty of them on others', () => {
  const { zones, facts } = crowded();
  const counts = [zones.locations, zones.at, zones.on].map((pair) => pair[0].length + pair[1].length);
  expect(counts[0]).toBe(20);
  expect((counts[1] ?? 0) + (counts[2] ?? 0)).toBeGreaterThanOrEqual(140);
  expect(counts[2]).toBeGreaterThanOrEqual(40);
  expect(facts.battle).not.toBeNull();
});

test.each([0, 1, 'spectator'] as const)('what %s sees of it takes at most 24 KB', (viewer) => {
  expect(JSON.stringify(ccg.view(crowded(), viewer)).length).toBeLessThanOrEqual(24 * 1024);
});
