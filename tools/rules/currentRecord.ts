import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lastRecord } from './lastRecord.ts';
import type { RunRecord } from './record.ts';

/** The record of a run on the present code: the last one's if it still holds, otherwise that of a new run. */
export function currentRecord(root: string): RunRecord | undefined {
  return recordOfThisCode(root) ?? runTests(root);
}

function runTests(root: string): RunRecord | undefined {
  process.stderr.write('The code has changed since the tests last ran. Running them.\n');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run'], { cwd: root, stdio: ['ignore', 2, 2] });
  return recordOfThisCode(root);
}

function recordOfThisCode(root: string): RunRecord | undefined {
  const last = lastRecord(root);
  return last?.holds === true ? last.record : undefined;
}
