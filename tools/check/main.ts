/** `npm test`: the static checks side by side, then the tests, then one summary. */

import { projectRoot } from '../project/files.ts';
import { optionValues, runCommand } from '../project/usage.ts';
import { type Check, run } from './run.ts';
import { summary } from './summary.ts';

const usage = `Usage: npm test [-- --all]

Checks everything: lint, types, unused code, import directions, the tests, and the page in Chromium.

  --all   the slow tests too (npm run test:slow): those that start programs of ours and wait for them

The last line counts the tests. Exit status: 0 all is well, 1 it is not, 2 bad options.
`;

async function main(): Promise<number> {
  const { all } = optionValues(process.argv.slice(2), { all: { type: 'boolean', default: false } });
  const staticChecks = await Promise.all([
    run('lint', ['biome', 'check', '--error-on-warnings'], { cwd: projectRoot }),
    run('types', ['tsc', '--build'], { cwd: projectRoot }),
    run('unused code', ['knip'], { cwd: projectRoot }),
    run('import directions', ['tsx', 'tools/imports/main.ts'], { cwd: projectRoot }),
  ]);
  for (const check of staticChecks) if (!check.passed) process.stdout.write(`\n${check.name}\n\n${check.output}\n`);

  const suites: readonly (readonly [name: string, ...args: readonly string[]])[] = [
    ['tests'],
    ...(all ? [['slow tests', '--config', 'vitest.slow.config.ts'] as const] : []),
    ['pages', '--config', 'vitest.browser.config.ts'],
  ];
  const tests: Check[] = [];
  for (const [name, ...args] of suites)
    tests.push(await run(name, ['vitest', 'run', ...args], { cwd: projectRoot, show: true }));

  const checks = [...staticChecks, ...tests];
  console.log(summary(checks));
  return checks.every((check) => check.passed) ? 0 : 1;
}

await runCommand(usage, main);
