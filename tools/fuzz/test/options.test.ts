import { describe, expect, test } from 'vitest';
import { subjectCalled } from '../../games/index.ts';
import { UsageError } from '../../project/usage.ts';
import { readOptions } from '../options.ts';
import { sharesOf } from '../shares.ts';

test('options have defaults', () => {
  expect(readOptions(['--game', 'skirmish'])).toEqual({
    game: 'skirmish',
    games: 100,
    seed: '1',
    dear: 12,
    turns: 100,
    seen: false,
    least: 0,
    record: undefined,
    workers: 1,
  });
});

describe('what cannot be done is refused', () => {
  test.each([
    [['--games', '0'], '--games takes a whole number of at least 1, not "0".'],
    [['--dear', 'often'], '--dear takes a whole number of at least 1, not "often".'],
    [['--turns', '1.5'], '--turns takes a whole number of at least 1, not "1.5".'],
    [['--seed', 'abc#x'], '--seed takes a name such as "abc", or "abc#17"'],
    [['--sede', 'abc'], "Unknown option '--sede'"],
  ])('%j', (args, message) => {
    expect(() => readOptions(['--game', 'skirmish', ...args])).toThrow(UsageError);
    expect(() => readOptions(['--game', 'skirmish', ...args])).toThrow(message);
  });

  test('no game', () => {
    expect(() => readOptions([])).toThrow(new UsageError('Which game? Give --game NAME.'));
  });

  test('a game that there is not', () => {
    expect(() => subjectCalled('chess')).toThrow(
      new UsageError('There is no game called "chess"; there is skirmish, tcg, ccg.'),
    );
  });
});

test('games are shared out by the hundred, so that none is played twice', () => {
  expect(sharesOf({ seed: 'abc#130', games: 250 })).toEqual([
    { from: 130, games: 70 },
    { from: 200, games: 100 },
    { from: 300, games: 80 },
  ]);
});
