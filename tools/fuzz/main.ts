/** `npm run fuzz`: plays random games with every invariant checked. */
import { writeFileSync } from 'node:fs';
import { subjectCalled } from '../games/index.ts';
import { runCommand } from '../project/usage.ts';
import { readOptions, usage } from './options.ts';
import { type Broken, type Played, playShares } from './shares.ts';
import { totalOf } from './total.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const { game, seed, seen: listed, least, record } = options;
  subjectCalled(game);
  const started = Date.now();
  const reports: Played['report'][] = [];
  const broken: Broken[] = [];
  let told = 0;
  await playShares(options, (played) => {
    reports.push(played.report);
    for (const one of played.broken) {
      process.stderr.write(`${one.message}\n${one.stack}\n`);
      if (record !== undefined && broken.length === 0) writeFileSync(record, `${JSON.stringify(one.record)}\n`);
      broken.push(one);
    }
    const games = reports.reduce((sum, report) => sum + report.games, 0);
    if (games - told < 500) return;
    told = games;
    process.stderr.write(`${games} games, ${Math.round((Date.now() - started) / 1000)} s\n`);
  });

  const { seen, resolved, ...figures } = totalOf(reports);
  const rarest = Object.entries(resolved).sort((a, b) => a[1] - b[1]);
  const abilities = { abilities: rarest.length, rarest: rarest[0]?.[1] ?? null };
  const kinds = Object.keys(seen).length;
  process.stdout.write(`${JSON.stringify({ game, seed, ...figures, broken: broken.length, kinds, ...abilities })}\n`);
  for (const [ability, times] of rarest.filter(([, times]) => times < least))
    process.stdout.write(`${String(times).padStart(8)}  ${ability} took effect\n`);
  if (listed)
    for (const [kind, times] of Object.entries(seen).sort((a, b) => a[1] - b[1]))
      process.stdout.write(`${String(times).padStart(8)}  ${kind}\n`);
  return broken.length === 0 ? 0 : 1;
}

await runCommand(usage, main);
