import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { currentRecord } from '../rules/currentRecord.ts';
import { asJson, exports } from './export.ts';
import { optionsFrom, usage } from './options.ts';
import { table, tallies } from './report.ts';

function main(): number {
  const { exported, games, json } = optionsFrom(process.argv.slice(2), process.env);
  if (exported !== null) {
    process.stdout.write(`${asJson(exports[exported]?.() ?? [])}\n`);
    return 0;
  }
  const record = currentRecord(projectRoot);
  if (!record) {
    process.stderr.write('The tests did not run to their end, so there is nothing to report.\n');
    return 1;
  }
  const report = json
    ? JSON.stringify(tallies(projectRoot, games, record.cards))
    : table(projectRoot, games, record.cards);
  process.stdout.write(`${report}\n`);
  return 0;
}

await runCommand(usage, main);
