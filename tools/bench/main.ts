/** `npm run bench`: speed, one JSON line per figure. */
import { writeFileSync } from 'node:fs';
import { runCommand, UsageError } from '../project/usage.ts';
import { betterFigure, type Compared, compared, comparison } from './compare.ts';
import { compile, figuresFrom } from './compiled.ts';
import { type Figure, lineOf } from './figures.ts';
import { jobs } from './jobs.ts';
import { readOptions, usage } from './options.ts';
import { savedFigures } from './saved.ts';

/** A disturbance passes; something that became slower stays so. */
const secondLooks = 2;

async function main(): Promise<number> {
  const { only, save, compare, tolerance, seconds } = readOptions(process.argv.slice(2));
  const wanted = jobs.filter(({ gives }) => gives.some((name) => only.test(name)));
  if (wanted.length === 0) throw new UsageError(`No figure's name fits ${only}.`);
  const before = compare === undefined ? [] : savedFigures(compare);
  const isWorse = (figure: Figure): boolean => compared(figure, before).worse > tolerance;

  const compiled = await compile();
  const measured: Figure[] = [];
  for (const job of wanted) {
    const measure = (): Figure[] => figuresFrom(compiled, job, seconds).filter(({ name }) => only.test(name));
    let figures = measure();
    for (let look = 0; look < secondLooks && figures.some(isWorse); look++) {
      const again = measure();
      figures = figures.map((figure, i) => betterFigure(figure, again[i] ?? figure));
    }
    for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`);
    measured.push(...figures);
  }

  if (save !== undefined) writeFileSync(save, `${measured.map(lineOf).join('\n')}\n`);
  return compare === undefined
    ? 0
    : judged(
        measured.map((figure) => compared(figure, before)),
        tolerance,
      );
}

function judged(figures: readonly Compared[], tolerance: number): number {
  process.stderr.write(`\n${comparison(figures, tolerance)}\n`);
  const worse = figures.filter((figure) => figure.worse > tolerance).map(({ now }) => now.name);
  if (worse.length === 0) return 0;
  process.stderr.write(`\nMore than ${tolerance} % worse: ${worse.join(', ')}\n`);
  if (worse.some((name) => name.startsWith('machine.')))
    process.stderr.write('The machine itself is slower than it was then: compare again when it is at rest.\n');
  return 1;
}

await runCommand(usage, main);
