import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { type CardOptions, optionsFrom, usage } from './options.ts';

/** Each wish loads what it needs and no more, so that nobody waits for the rest. */
async function main(): Promise<number> {
  const options = optionsFrom(process.argv.slice(2), process.env);
  switch (options.wish) {
    case 'count':
      return count(options);
    case 'one':
      return one(options.title);
    case 'publish':
      return published();
    case 'export': {
      const { asJson, exportOf } = await import('./export.ts');
      process.stdout.write(`${asJson(await exportOf(options.game))}\n`);
      return 0;
    }
  }
}

async function published(): Promise<number> {
  const { publish } = await import('./publish.ts');
  const { lost, files } = await publish(projectRoot);
  process.stdout.write(files.map((file) => `${file}\n`).join(''));
  process.stderr.write(lost.map((line) => `${line}\n`).join(''));
  return lost.length === 0 ? 0 : 1;
}

async function one(title: string): Promise<number> {
  const { sheetsOf } = await import('./one/sheet.ts');
  const { projectAt } = await import('../project/modules.ts');
  const sheets = await sheetsOf(projectAt(projectRoot), title);
  if (sheets !== null) {
    process.stdout.write(`${sheets}\n`);
    return 0;
  }
  const { whyNot } = await import('./one/missing.ts');
  process.stderr.write(`${await whyNot(projectRoot, title)}\n`);
  return 1;
}

async function count({ games, json }: Extract<CardOptions, { readonly wish: 'count' }>): Promise<number> {
  const { wrongNames } = await import('./names.ts');
  const wrong: string[] = [];
  for (const game of games) wrong.push(...(await wrongNames[game]()));
  if (wrong.length > 0) {
    process.stderr.write(`Names that no printed card has:\n${wrong.map((line) => `  ${line}\n`).join('')}`);
    return 1;
  }
  const { lastRecord, staleWords } = await import('../rules/lastRecord.ts');
  const last = lastRecord(projectRoot);
  const doubt = last === undefined ? 'There is no record of a run of all tests: npm test makes one.' : staleWords(last);
  if (doubt !== undefined) process.stderr.write(`${doubt}\n`);
  // The report loads the games, whose names are heard only as they are loaded.
  const { counted } = await import('./report.ts');
  const { projectAt } = await import('../project/modules.ts');
  const { tallies, text } = counted(projectAt(projectRoot), games, last?.record.cards ?? null);
  process.stdout.write(`${json ? JSON.stringify(tallies) : text}\n`);
  return 0;
}

await runCommand(usage, main);
