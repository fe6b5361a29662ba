import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';

/** What a command of ours prints, and how it ends. */
const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}/main.ts`, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  });

describe('npm run cards', () => {
  test('prints one card', () => {
    const { status, stdout, stderr } = run('cards', 'Talz');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Talz {2}\(ccg, premiere\)\n/);
  });

  test('fails without such a card, and says which there are', () => {
    const { status, stdout, stderr } = run('cards', 'Tals');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('did you mean "Talz"');
  });

  test('counts without running a test, whatever record there is', () => {
    const { status, stdout, stderr } = run('cards', 'tcg');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^tcg\n {2}attack-of-the-clones: 180 of 180 implemented, /);
    expect(stderr).not.toContain('Running them');
    expect(stderr).toMatch(/^$|^There is no record of a run|^The record of the tests is stale/);
  });

  test('is used otherwise: it says how', () => {
    const { status, stderr } = run('cards', 'export');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run cards');
  });
});

describe('npm run language', () => {
  test('finds a word, says that there is none, and how it is used', () => {
    expect(run('language', 'tcg', 'evade')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^tcg {2}evade\(amount: Amount\)/),
    });
    expect(run('language', 'xyzzy')).toMatchObject({
      status: 1,
      stderr: 'No word of the language says or does "xyzzy".\n',
    });
    expect(run('language', '--wirte')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage: npm run language'),
    });
  });
});
