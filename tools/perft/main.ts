/** `npm run perft`: counts what can be reached from fixed positions, so that no rule changes by accident. */
import type { Perft } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { optionValues, runCommand, UsageError } from '../project/usage.ts';
import { positions } from './positions.ts';
import { type Counts, recordCounts, recordedCounts } from './recorded.ts';

const usage = `Usage: npm run perft [-- options]

Counts the sequences of decisions from fixed positions, and the different states they lead to, and compares both with
the counts recorded in tools/perft/counts.json.

  --game NAME   only that game's positions
  --remake      record the counts anew, after a rule has changed on purpose

Exit status: 0 all as recorded, 1 something differs, 2 bad options.
`;

function main(): number {
  const { game, remake } = optionValues(process.argv.slice(2), {
    game: { type: 'string' },
    remake: { type: 'boolean', default: false },
  });
  if (game !== undefined) subjectCalled(game);
  if (remake && game !== undefined) throw new UsageError('--remake records every game anew: leave out --game.');
  const recorded = remake ? {} : recordedCounts();
  const counts: Record<string, Perft[]> = {};
  let different = 0;
  for (const position of positions.filter((p) => game === undefined || p.game === game)) {
    print(`${position.name}\n${row('depth', 'sequences', 'states', 'seconds')}`);
    counts[position.name] = [];
    for (let depth = 1; depth <= position.depth; depth++) {
      const started = performance.now();
      const found = position.count(depth);
      counts[position.name]?.push(found);
      const remark = remake ? '' : remarkOn(found, recorded[position.name]?.[depth - 1]);
      if (remark !== '') different++;
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      print(`${row(String(depth), String(found.sequences), String(found.states), seconds)}${remark}`);
    }
    print('');
  }
  if (remake) recordCounts(counts satisfies Counts);
  else print(different === 0 ? 'All as recorded.' : `${different} counts are not as recorded.`);
  return different === 0 ? 0 : 1;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const row = (...cells: readonly string[]): string => cells.map((cell) => cell.padStart(11)).join('');

function remarkOn(found: Perft, recorded: Perft | undefined): string {
  if (recorded === undefined) return '   not recorded';
  if (recorded.sequences === found.sequences && recorded.states === found.states) return '';
  return `   recorded: ${recorded.sequences}, ${recorded.states}`;
}

await runCommand(usage, main);
