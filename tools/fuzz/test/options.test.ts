import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

describe('the command', { timeout: 30_000 }, () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const fuzzTool = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { encoding: 'utf8' });

  test('exits with 2 when it is not understood, and says how it is used', () => {
    const { status, stdout, stderr } = fuzzTool('--game', 'chess');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('There is no game called "chess"');
    expect(stderr).toContain('Usage: npm run fuzz');
  });

  test('plays, and gives its figures as one line of JSON', () => {
    const { status, stdout, stderr } = fuzzTool('--game', 'skirmish', '--games', '1', '--seed', 'abc', '--dear', '100');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ game: 'skirmish', seed: 'abc', games: 1, stopped: 0, broken: 0 });
  });

  test('gives the same figures whether one process plays or several do', () => {
    const figures = (workers: string) =>
      fuzzTool('--game', 'skirmish', '--games', '4', '--seed', 'abc#98', '--dear', '1000', '--workers', workers).stdout;
    expect(JSON.parse(figures('2'))).toMatchObject({ games: 4, broken: 0 });
    expect(figures('2')).toBe(figures('1'));
  });
});
