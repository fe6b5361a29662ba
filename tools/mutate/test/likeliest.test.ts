import { expect, test } from 'vitest';
import { likeliestFirst } from '../likeliest.ts';

const ran = (name: string, milliseconds: number) => ({ test: name, milliseconds, reached: [] });

test('tests named like the changed file come first, then the fastest', () => {
  const tests = [
    ran('packages/ccg/test/force.test.ts', 10),
    ran('packages/ccg/test/battle.test.ts', 400),
    ran('packages/ccg/test/weaponDestiny.test.ts', 50),
    ran('packages/ccg/test/battleDestiny.test.ts', 900),
    ran('packages/ccg/test/winning.test.ts', 5),
  ];
  const order = likeliestFirst('packages/ccg/src/rules/battle/battleDestiny.ts', tests);
  expect(order.map(({ test: name }) => name.replace(/.*\/(.*)\.test\.ts/, '$1'))).toEqual([
    'battleDestiny',
    'weaponDestiny',
    'battle',
    'winning',
    'force',
  ]);
});

test('a verb in another form is the same word', () => {
  const order = likeliestFirst('packages/ccg/src/rules/moving/moves.ts', [
    ran('packages/ccg/test/force.test.ts', 1),
    ran('packages/ccg/test/movement/move.test.ts', 900),
  ]);
  expect(order[0]?.test).toContain('move.test');
});
