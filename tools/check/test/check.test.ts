import { expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { type Check, run } from '../run.ts';
import { summary } from '../summary.ts';

const node = (script: string) => run('script', ['node', '-e', script], { cwd: projectRoot });
const check = (name: string, passed: boolean, output = ''): Check => ({ name, passed, seconds: 1.25, output });
const lastLine = (text: string) => text.split('\n').at(-1);

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

test('the last line counts the tests', () => {
  const output = ' Test Files  3 passed (3)\n\u001b[2m      Tests \u001b[22m 41 passed (41)\n   Duration  2s\n';
  expect(lastLine(summary([check('lint', true), check('tests', true, output)]))).toBe(
    'All checks passed, tests: 41 passed (41)',
  );
});

test('the last line names what failed', () => {
  const output = '      Tests  1 failed | 40 passed (41)\n';
  expect(lastLine(summary([check('lint', false), check('types', true), check('tests', false, output)]))).toBe(
    'Failed: lint, tests; tests: 1 failed | 40 passed (41)',
  );
});

test('a run without tests is not mistaken for one with', () => {
  expect(lastLine(summary([check('tests', false, 'No test files found')]))).toBe('Failed: tests; no tests ran');
});
