/** `npm run fuzz`: plays random games with every invariant checked. */
import { writeFileSync } from 'node:fs';
import { FuzzFailure, fuzz } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { runCommand } from '../project/usage.ts';
import { readOptions, usage } from './options.ts';

function main(): number {
  const { game, games, seed, dear, turns, seen: listed, least, record } = readOptions(process.argv.slice(2));
  const subject = subjectCalled(game);
  const started = Date.now();
  try {
    const report = subject.with((s) =>
      fuzz(s, {
        games,
        seed,
        dear,
        mostTurns: turns,
        progress: (played) => {
          if (played % 500 === 0)
            process.stderr.write(`${played} games, ${Math.round((Date.now() - started) / 1000)} s\n`);
        },
      }),
    );
    const { seen, resolved, ...figures } = report;
    const rarest = Object.entries(resolved).sort((a, b) => a[1] - b[1]);
    const abilities = { abilities: rarest.length, rarest: rarest[0]?.[1] ?? null };
    process.stdout.write(
      `${JSON.stringify({ game, seed, ...figures, kinds: Object.keys(seen).length, ...abilities })}\n`,
    );
    for (const [ability, times] of rarest.filter(([, times]) => times < least))
      process.stdout.write(`${String(times).padStart(8)}  ${ability} took effect\n`);
    if (listed)
      for (const [kind, times] of Object.entries(seen).sort((a, b) => a[1] - b[1]))
        process.stdout.write(`${String(times).padStart(8)}  ${kind}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof FuzzFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error.cause instanceof Error) process.stderr.write(`${error.cause.stack ?? ''}\n`);
    if (record !== undefined) writeFileSync(record, `${JSON.stringify(error.record)}\n`);
    return 1;
  }
}

await runCommand(usage, main);
