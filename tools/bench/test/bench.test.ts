import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { skirmishSubject } from '../../games/skirmish.ts';
import { UsageError } from '../../project/usage.ts';
import { betterFigure, compared, comparison } from '../compare.ts';
import { crowdedState } from '../crowded.ts';
import { betterOf, type Figure, figuresOf, kinds, lineOf } from '../figures.ts';
import { jobs } from '../jobs.ts';
import { counting } from '../measurements/counting.ts';
import { readOptions } from '../options.ts';
import { midGameStates } from '../play.ts';
import { costOf, fewestRounds } from '../rounds.ts';
import { figuresIn, savedFigures } from '../saved.ts';

const figure = (name: string, value: number, unit = ''): Figure => ({ name, value, unit });

describe('a figure', () => {
  test('is one line of JSON with its package, its value and its unit', () => {
    const [speed] = figuresOf('kernel', { decisionsPerSecond: 312345.67 });
    expect(speed && lineOf(speed)).toBe('{"name":"kernel.decisionsPerSecond","value":312346,"unit":"1/s"}');
  });

  test('is given to four digits', () => {
    expect(figuresOf('tcg', { forkMicroseconds: 2.34567 })).toEqual([figure('tcg.forkMicroseconds', 2.346, 'µs')]);
  });

  test('of every kind is measured by exactly one job of a package', () => {
    const given = jobs.flatMap(({ gives }) => gives);
    expect(new Set(given).size).toBe(given.length);
    expect(new Set(given.map((name) => name.replace(/^.*\./, '')))).toEqual(new Set(Object.keys(kinds)));
  });

  test('that is saved is read back, and lines of npm are passed over', () => {
    const saved = [figure('kernel.stateBytes', 2860, 'B'), figure('kernel.promptsPerTurn', 6.3)];
    expect(figuresIn(`\n> bench\n> tsx tools/bench/main.ts\n\n${saved.map(lineOf).join('\n')}\n`)).toEqual(saved);
    expect(() => figuresIn('{"name":"kernel.stateBytes"}')).toThrow('is not a figure');
  });
});

test('a file without figures cannot be compared with', () => {
  expect(() => savedFigures('missing.jsonl')).toThrow(UsageError);
  expect(() => savedFigures('missing.jsonl')).toThrow('missing.jsonl cannot be compared with: ENOENT');
  const itself = fileURLToPath(import.meta.url);
  expect(() => savedFigures(itself)).toThrow('cannot be compared with: it holds no figures.');
});

describe('compared with an earlier run', () => {
  const before = [
    figure('kernel.decisionsPerSecond', 300_000, '1/s'),
    figure('kernel.forkMicroseconds', 4, 'µs'),
    figure('kernel.promptsPerTurn', 6),
  ];

  test.each([
    ['fewer decisions a second', 'kernel.decisionsPerSecond', 240_000, 20],
    ['more decisions a second', 'kernel.decisionsPerSecond', 360_000, 0],
    ['a dearer fork', 'kernel.forkMicroseconds', 5, 25],
    ['a cheaper fork', 'kernel.forkMicroseconds', 3, 0],
    ['another number of prompts', 'kernel.promptsPerTurn', 12, 0],
    ['a figure that is new', 'kernel.viewBytes', 5000, 0],
  ])('%s: so many per cent worse', (_, name, value, worse) => {
    expect(compared(figure(name, value), before).worse).toBe(worse);
  });

  test('a table shows what changed', () => {
    const now = [
      figure('kernel.decisionsPerSecond', 240_000, '1/s'),
      figure('kernel.forkMicroseconds', 4.2, 'µs'),
      figure('kernel.viewBytes', 5000, 'B'),
    ];
    const table = comparison(
      now.map((f) => compared(f, before)),
      10,
    );
    expect(table.split('\n')).toEqual([
      'figure                     before     now        change',
      'kernel.decisionsPerSecond  300000  240000  1/s  -20.0 %  WORSE',
      'kernel.forkMicroseconds         4     4.2  µs    +5.0 %',
      'kernel.viewBytes                     5000  B        new',
    ]);
  });

  test('of two measurements the better counts', () => {
    const better = (name: string, a: number, b: number) => betterFigure(figure(name, a), figure(name, b)).value;
    expect(better('kernel.decisionsPerSecond', 1, 2)).toBe(2);
    expect(better('kernel.forkMicroseconds', 1, 2)).toBe(1);
    expect(better('kernel.forkMicroseconds', 2, 1)).toBe(1);
    expect(betterOf('kernel.promptsPerTurn')).toBe(null);
  });
});

test('the cheapest round counts, with what was prepared left out', () => {
  const amounts = [90, 60, 1, 60, 90];
  let round = -1;
  let user = 0;
  const clock = vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user, system: 0 }));
  const spend = (milliseconds: number): void => {
    user += milliseconds * 1000;
  };
  onTestFinished(() => clock.mockRestore());
  const cost = costOf(0, {
    prepare: () => {
      round++;
      spend(2);
    },
    run: () => {
      spend(amounts[round] ?? 100);
      return 10;
    },
  });
  expect(round).toBe(fewestRounds - 1);
  expect(cost).toBe(100);
});

test('the crowded table has 120 cards and eight procedures under way', () => {
  const s = crowdedState();
  expect(s.cards.owner.length).toBe(120);
  expect(s.frames.map((frame) => frame.procedure)).toEqual([
    'turn',
    ...['window', 'play', 'window', 'play', 'window', 'play', 'window'],
  ]);
});

test('states are sampled from the middle of games', () => {
  for (const s of midGameStates(skirmishSubject, 9)) {
    expect(s.outcome).toBe(null);
    expect(s.asked[0] + s.asked[1]).toBeGreaterThan(10);
  }
});

test('what is counted is the same in every run', () => {
  const counted = counting(skirmishSubject, 0, 5);
  expect(counting(skirmishSubject, 0, 5)).toEqual(counted);
  expect(counted.promptsPerTurn).toBeGreaterThan(1);
  expect(counted.windowsClosedPerDecision).toBeGreaterThan(0);
});

test('options are read', () => {
  expect(readOptions([])).toMatchObject({ save: undefined, compare: undefined, tolerance: 10, seconds: 5 });
  expect(() => readOptions(['--only', '('])).toThrow('--only takes a regular expression, not "(".');
  expect(() => readOptions(['--seconds', 'ten'])).toThrow('--seconds takes a number from 0 to 600, not "ten".');
});
