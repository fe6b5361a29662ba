import { expect, test } from 'vitest';
import { likeliestFirst } from '../likeliest.ts';

const ran = (name: string, milliseconds: number, times = 1) => ({
  test: name,
  milliseconds,
  reached: new Map([[7, times]]),
});

test('tests named like the changed file come first, then the fastest', () => {
  const tests = [
    ran('packages/ccg/test/force.test.ts', 10),
    ran('packages/ccg/test/battle.test.ts', 400),
    ran('packages/ccg/test/weaponDestiny.test.ts', 50),
    ran('packages/ccg/test/battleDestiny.test.ts', 900),
    ran('packages/ccg/test/winning.test.ts', 5),
  ];
  const order = likeliestFirst('packages/ccg/src/rules/battle/battleDestiny.ts', 7, tests);
  expect(order.map(({ test: name }) => name.replace(/.*\/(.*)\.test\.ts/, '$1'))).toEqual([
    'battleDestiny',
    'weaponDestiny',
    'battle',
    'winning',
    'force',
  ]);
});

test('a verb in another form is the same word', () => {
  const order = likeliestFirst('packages/ccg/src/rules/moving/moves.ts', 7, [
    ran('packages/ccg/test/force.test.ts', 1),
    ran('packages/ccg/test/movement/move.test.ts', 900),
  ]);
  expect(order[0]?.test).toContain('move.test');
});

test('those that come by it more often than loading does come before all others', () => {
  const order = likeliestFirst('packages/ccg/src/language/moving.ts', 7, [
    ran('packages/ccg/test/moving.test.ts', 1, 12),
    ran('packages/ccg/test/cards/light/effects.test.ts', 900, 13),
  ]);
  expect(order[0]?.test).toContain('effects.test');
});
