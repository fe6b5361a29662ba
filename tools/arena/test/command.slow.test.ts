import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';

test('the exit status says that the first has not won often enough', () => {
  const args = ['--game', 'skirmish', '--games', '20', '--first', 'random', '--least', '100'];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/arena/main.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^random won \d+\.\d % of the games, not 100 %\.\n$/);
  expect(stdout).toContain('decisions');
  expect(status).toBe(1);
});
