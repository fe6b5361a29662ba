import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { figuresIn } from '../saved.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { encoding: 'utf8' });

test('measures what is asked for, saves it, and fails if it is worse than it was', () => {
  const [old, saved] = [join(folder, 'old.jsonl'), join(folder, 'new.jsonl')];
  writeFileSync(old, '{"name":"kernel.forkMicroseconds120","value":0.001,"unit":"µs"}\n');
  const { status, stdout, stderr } = bench(
    ...['--only', 'forkMicroseconds120', '--seconds', '0', '--save', saved, '--compare', old],
  );
  const [measured] = figuresIn(stdout);
  expect(measured).toMatchObject({ name: 'kernel.forkMicroseconds120', unit: 'µs' });
  expect(readFileSync(saved, 'utf8')).toBe(stdout);
  expect(stderr).toContain('More than 10 % worse: kernel.forkMicroseconds120');
  expect(status).toBe(1);
});
