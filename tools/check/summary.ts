import { stripVTControlCharacters } from 'node:util';
import type { Check } from './run.ts';

/** One line a check; the last line says how many tests there were. */
export function summary(checks: readonly Check[]): string {
  const lines = checks.map(({ name, passed, seconds }) => {
    return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`;
  });
  return ['', ...lines, '', conclusion(checks)].join('\n');
}

function conclusion(checks: readonly Check[]): string {
  const failed = checks.filter((check) => !check.passed).map((check) => check.name);
  const count = testCount(checks.map((check) => check.output).join('\n'));
  const tests = count === undefined ? 'no tests ran' : `tests: ${count}`;
  return failed.length === 0 ? `All checks passed, ${tests}` : `Failed: ${failed.join(', ')}; ${tests}`;
}

/** Vitest's own counts, e.g. `1 failed | 412 passed (413)`, of all its runs together. */
function testCount(output: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, count = ''] of stripVTControlCharacters(output).matchAll(/^ *Tests +(.*\d+.*)$/gm))
    for (const [, number, what = ''] of count.matchAll(/(\d+) ([a-z]+)/g))
      counts.set(what, (counts.get(what) ?? 0) + Number(number));
  if (counts.size === 0) return undefined;
  const all = [...counts.values()].reduce((sum, number) => sum + number, 0);
  return `${[...counts].map(([what, number]) => `${number} ${what}`).join(' | ')} (${all})`;
}
