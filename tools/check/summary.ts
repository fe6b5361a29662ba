import { stripVTControlCharacters } from 'node:util';
import type { Check } from './run.ts';

/** One line a check, then what came of all of them; the last line counts the tests of all runs together. */
export function summary(checks: readonly Check[]): string {
  const lines = checks.map(({ name, passed, seconds }) => {
    return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`;
  });
  return ['', ...lines, '', conclusion(checks), testCount(checks.map((check) => check.output).join('\n'))].join('\n');
}

function conclusion(checks: readonly Check[]): string {
  const failed = checks.filter((check) => !check.passed).map((check) => check.name);
  return failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`;
}

/** Vitest's own counts, e.g. `1 failed | 412 passed (413)`, of all its runs: "412 passed, 1 failed". */
function testCount(output: string): string {
  const counts = new Map<string, number>();
  for (const [, count = ''] of stripVTControlCharacters(output).matchAll(/^ *Tests +(.*\d+.*)$/gm))
    for (const [, number, what = ''] of count.matchAll(/(\d+) ([a-z]+)/g))
      counts.set(what, (counts.get(what) ?? 0) + Number(number));
  const { passed = 0, failed = 0, ...others } = Object.fromEntries(counts);
  return [`${passed} passed`, `${failed} failed`, ...Object.entries(others).map(([what, n]) => `${n} ${what}`)].join(
    ', ',
  );
}
