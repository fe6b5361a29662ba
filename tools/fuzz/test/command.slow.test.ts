import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
  const ofTwo = figures('2');
  expect(JSON.parse(ofTwo)).toMatchObject({ games: 4, broken: 0 });
  expect(ofTwo).toBe(figures('1'));
});
