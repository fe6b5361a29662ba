import type { Decision, Option } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { type Opinions, opinionsOf } from '../src/opinions.ts';
import type { RuleOfThumb } from '../src/training.ts';

const likes = (verb: string, weight: number, as: RuleOfThumb<null>['as'] = 'habit'): RuleOfThumb<null> => ({
  name: `${verb} is worth ${weight}`,
  on: [verb],
  as,
  weigh: () => weight,
});

const opinions = (...rules: readonly RuleOfThumb<null>[]): Opinions<null> =>
  opinionsOf({ rules, nameOf: (_look: null, { verb, clause }: Option) => `${verb}/${clause ?? ''}` });

const asked = (verbs: readonly string[], more: Partial<Decision> = {}): Decision => ({
  at: 0,
  player: 0,
  kind: 'choice',
  options: verbs.map((verb) => ({ verb })),
  min: 1,
  max: 1,
  ...more,
});

const picksIn = (all: ReturnType<Opinions<null>['propose']>): string[] => all.map(({ picks }) => picks.join(' '));

describe('proposals', () => {
  test('come in the order of what the rules of thumb say, equals in the order of the options', () => {
    const { propose } = opinions(likes('run', -1), likes('fight', 2), likes('fight', 1, 'hunch'));
    const proposals = propose(null, asked(['wait', 'run', 'fight', 'sleep']), 10);
    expect(proposals).toEqual([
      { picks: [2], habit: 2, thumb: 3 },
      { picks: [0], habit: 0, thumb: 0 },
      { picks: [3], habit: 0, thumb: 0 },
      { picks: [1], habit: -1, thumb: -1 },
    ]);
  });

  test('are no more than were asked for', () => {
    expect(picksIn(opinions().propose(null, asked(['a', 'b', 'c']), 2))).toEqual(['0', '1']);
  });

  test('never withdraw', () => {
    const { propose } = opinions(likes('back', 5));
    expect(picksIn(propose(null, asked(['a', 'b', 'back'], { back: true }), 10))).toEqual(['0', '1']);
  });

  test('hold one of several options that come to the same', () => {
    expect(picksIn(opinions().propose(null, asked(['play', 'pass', 'play']), 10))).toEqual(['0', '1']);
  });
});

describe('of a subset', () => {
  const { propose } = opinions(likes('b', 2), likes('d', 1), likes('a', -1));
  const subset = (min: number, max: number) => asked(['a', 'b', 'c', 'd'], { kind: 'subset', min, max });

  test('the best so many are proposed for each number that is allowed, and each option alone', () => {
    expect(picksIn(propose(null, subset(0, 3), 20)).sort()).toEqual(['', '0', '1', '1 2 3', '1 3', '2', '3']);
  });

  test('what is proposed first is what all of its options are worth together', () => {
    expect(propose(null, subset(0, 4), 1)).toEqual([{ picks: [1, 3], habit: 3, thumb: 3 }]);
  });

  test('no fewer are proposed than have to be picked', () => {
    expect(picksIn(propose(null, subset(2, 2), 20))).toEqual(['1 3']);
  });
});
