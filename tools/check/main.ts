/** `npm test`: the static checks side by side, then the tests, then one summary. */
import { projectRoot } from '../project/files.ts';
import { run } from './run.ts';
import { summary } from './summary.ts';

const staticChecks = await Promise.all([
  run('lint', ['biome', 'check', '--error-on-warnings'], { cwd: projectRoot }),
  run('types', ['tsc', '--build'], { cwd: projectRoot }),
  run('unused code', ['knip'], { cwd: projectRoot }),
  run('import directions', ['tsx', 'tools/imports/main.ts'], { cwd: projectRoot }),
]);
for (const check of staticChecks) if (!check.passed) process.stdout.write(`\n${check.name}\n\n${check.output}\n`);

const tests = await run('tests', ['vitest', 'run'], { cwd: projectRoot, show: true });

const pages = await run('pages', ['vitest', 'run', '--config', 'vitest.browser.config.ts'], {
  cwd: projectRoot,
  show: true,
});

const checks = [...staticChecks, tests, pages];
console.log(summary(checks));
process.exitCode = checks.every((check) => check.passed) ? 0 : 1;
