/** `npm run mutate`: changes the code in small ways and reports what the tests do not notice. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../project/usage.ts';
import { baseline, NotGreen } from './baseline.ts';
import { chooseMutants } from './choose.ts';
import { TypesWrong } from './compiler.ts';
import type { Judged } from './judge.ts';
import { judge } from './judge.ts';
import { type Options, readOptions, usage } from './options.ts';
import { countsOf, jsonList, jsonReport, mutantLines, progressLine, reaches, textReport } from './report.ts';
import { crew } from './running/crew.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  try {
    return await mutateAs(options);
  } catch (error) {
    if (!(error instanceof NotGreen || error instanceof TypesWrong)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function mutateAs(options: Options): Promise<number> {
  const started = performance.now();
  // Vitest names modules by their real paths.
  const root = realpathSync(process.cwd());
  const { files, mutants, sites } = await chooseMutants(root, options);
  const about = { seed: options.seed, sites };
  if (options.list) {
    console.log(options.json ? jsonList(mutants, about) : mutants.map(mutantLines).join('\n\n'));
    return 0;
  }

  const workers = crew(
    Math.min(options.workers, mutants.length),
    root,
    files.map(({ path }) => resolve(root, path)),
  );
  try {
    console.error(`${mutants.length} of ${sites} possible mutants in ${files.length} files`);
    const tests = await baseline(root, files, mutants, workers);
    console.error(`${tests.length} test files pass without a change`);

    const texts = new Map(files.map(({ path, text }) => [path, text]));
    let done = 0;
    const judged = await workers.each([...mutants.entries()], async ([number, mutant], process): Promise<Judged> => {
      const one = await judge(root, texts.get(mutant.file) ?? '', mutant, number, tests, process);
      done += 1;
      console.error(progressLine(done, mutants.length, one));
      return one;
    });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    console.log(
      options.json ? jsonReport(judged, { ...about, floor: options.floor, seconds }) : `\n${textReport(judged)}`,
    );
    return reaches(countsOf(judged), options.floor) ? 0 : 1;
  } finally {
    workers.stop();
  }
}

await runCommand(usage, main);
