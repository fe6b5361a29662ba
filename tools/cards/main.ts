import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { lastRecord, staleWords } from '../rules/lastRecord.ts';
import { wrongNames } from './names.ts';
import { optionsFrom, usage } from './options.ts';

async function main(): Promise<number> {
  const { exported, games, json } = optionsFrom(process.argv.slice(2), process.env);
  if (exported !== null) {
    const { asJson, exports } = await import('./export.ts');
    process.stdout.write(`${asJson(exports[exported]())}\n`);
    return 0;
  }
  const wrong: string[] = [];
  for (const game of games) wrong.push(...(await wrongNames[game]()));
  if (wrong.length > 0) {
    process.stderr.write(`Names that no printed card has:\n${wrong.map((line) => `  ${line}\n`).join('')}`);
    return 1;
  }
  const last = lastRecord(projectRoot);
  const doubt = last === undefined ? 'There is no record of a run of all tests: npm test makes one.' : staleWords(last);
  if (doubt !== undefined) process.stderr.write(`${doubt}\n`);
  // The report loads the games, whose names are heard only as they are loaded.
  const { counted } = await import('./report.ts');
  const { tallies, text } = counted(projectRoot, games, last?.record.cards ?? null);
  const report = json ? JSON.stringify(tallies) : text;
  process.stdout.write(`${report}\n`);
  return 0;
}

await runCommand(usage, main);
