import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { currentRecord } from '../rules/currentRecord.ts';
import { wrongNames } from './names.ts';
import { optionsFrom, usage } from './options.ts';

async function main(): Promise<number> {
  const { exported, games, json } = optionsFrom(process.argv.slice(2), process.env);
  if (exported !== null) {
    const { asJson, exports } = await import('./export.ts');
    process.stdout.write(`${asJson(await exports[exported]())}\n`);
    return 0;
  }
  const wrong: string[] = [];
  for (const game of games) wrong.push(...(await wrongNames[game]()));
  if (wrong.length > 0) {
    process.stderr.write(`Names that no printed card has:\n${wrong.map((line) => `  ${line}\n`).join('')}`);
    return 1;
  }
  const record = currentRecord(projectRoot);
  if (!record) {
    process.stderr.write('The tests did not run to their end, so there is nothing to report.\n');
    return 1;
  }
  // The report loads the games, whose names are heard only as they are loaded.
  const { table, tallies } = await import('./report.ts');
  const report = json
    ? JSON.stringify(tallies(projectRoot, games, record.cards))
    : table(projectRoot, games, record.cards);
  process.stdout.write(`${report}\n`);
  return 0;
}

await runCommand(usage, main);
