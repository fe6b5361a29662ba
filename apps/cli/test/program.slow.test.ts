import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'binary-sunset-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The program itself, with these lines piped into it. */
function run(args: readonly string[], input: string) {
  const env = { ...process.env, INIT_CWD: place };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
    input,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the program', () => {
  it('shows the first position and leaves in peace when there is no input', () => {
    const { status, stdout, stderr } = run([], '');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/Which\s+cards\s+do\s+you\s+exchange|Which\s+unit\s+do\s+you\s+put/);
    expect(stdout).toMatch(/\nEnd of input\. Nothing was saved\. The seed was [0-9a-z]{6}\.\n$/);
  });

  it('keeps a game in the folder it was called from, and can look through it', () => {
    expect(run(['--seed', 's', '--save', 'game.json'], '1\n1\n').status).toBe(0);
    expect(JSON.parse(readFileSync(join(place, 'game.json'), 'utf8'))).toMatchObject({ record: { seed: 's' } });
    expect(run(['step', 'game.json'], 'last\nq\n').stdout).toContain('sees it.');
  });

  it('says what is wrong on the error output', () => {
    expect(run(['resume', 'nothing.json'], '')).toEqual({
      status: 1,
      stdout: '',
      stderr: '"nothing.json" cannot be read: there is no such file or folder.\n',
    });
  });

  it('tells a whole game of two computer players when piped', () => {
    expect(run(['watch', '--seed', 's'], '').stdout).toMatch(/Side wins: control of two arenas\./);
  });
});
