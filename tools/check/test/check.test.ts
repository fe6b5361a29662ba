import { expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { type Check, run } from '../run.ts';
import { summary } from '../summary.ts';

const node = (script: string) => run('script', ['node', '-e', script], { cwd: projectRoot });
const check = (name: string, passed: boolean, output = ''): Check => ({ name, passed, seconds: 1.25, output });

test('a command that succeeds passes, with all it wrote', async () => {
  const result = await node('console.log("out"); console.error("err")');
  expect(result).toMatchObject({ name: 'script', passed: true });
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
});

test('a command that exits with an error fails', async () => {
  expect((await node('process.exit(3)')).passed).toBe(false);
});

test('a command that does not exist fails and says so', async () => {
  const result = await run('missing', ['no-such-command'], { cwd: projectRoot });
  expect(result.passed).toBe(false);
  expect(result.output).toContain('no-such-command could not be started');
});

const ending = (...checks: readonly Check[]) => summary(checks).split('\n').slice(-2);

test('the last line counts the tests of all runs', () => {
  const output = ' Test Files  3 passed (3)\n\u001b[2m      Tests \u001b[22m 41 passed (41)\n   Duration  2s\n';
  const slow = '      Tests  1 skipped | 5 passed | 2 todo (8)\n';
  expect(ending(check('lint', true), check('tests', true, output))).toEqual([
    'All checks passed',
    '41 passed, 0 failed',
  ]);
  expect(ending(check('tests', true, output), check('slow tests', true, slow))).toEqual([
    'All checks passed',
    '46 passed, 0 failed, 1 skipped, 2 todo',
  ]);
});

test('before it stands what failed', () => {
  const output = '      Tests  1 failed | 40 passed (41)\n';
  expect(ending(check('lint', false), check('types', true), check('tests', false, output))).toEqual([
    'Failed: lint, tests',
    '40 passed, 1 failed',
  ]);
});

test('a run without tests is not mistaken for one with', () => {
  expect(ending(check('tests', false, 'No test files found'))).toEqual(['Failed: tests', '0 passed, 0 failed']);
});
