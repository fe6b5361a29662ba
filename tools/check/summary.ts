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

/** Vitest's own count, e.g. `412 passed (412)`. */
function testCount(output: string): string | undefined {
  return /^ *Tests +(.*\d+.*)$/m.exec(stripVTControlCharacters(output))?.[1]?.trim();
}
