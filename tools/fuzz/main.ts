import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FuzzFailure, fuzz } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { countFrom, runCommand, UsageError } from '../project/usage.ts';

const usage = `Usage: npm run fuzz -- --game NAME [options]

Plays random games with every invariant checked; a failure says how to play that game again.

  --game NAME    skirmish
  --games N      how many (100)
  --seed S       which: "S" plays games 0 to N-1 of that seed, "S#17" plays from game 17 ("1")
  --dear K       one state in K gets the dear checks (12)
  --turns T      games longer than that are stopped and counted (100)
  --seen         list how often each kind of option was taken
  --record FILE  where a failing game's record goes
`;

function main(): number {
  const values = optionsFrom(process.argv.slice(2));
  const subject = subjectCalled(values.game);
  const started = Date.now();
  try {
    const report = subject.with((s) =>
      fuzz(s, {
        games: values.games,
        seed: values.seed,
        dear: values.dear,
        mostTurns: values.turns,
        progress: (played) => {
          if (played % 500 === 0)
            process.stderr.write(`${played} games, ${Math.round((Date.now() - started) / 1000)} s\n`);
        },
      }),
    );
    const { seen, ...figures } = report;
    process.stdout.write(
      `${JSON.stringify({ game: values.game, seed: values.seed, ...figures, kinds: Object.keys(seen).length })}\n`,
    );
    if (values.seen)
      for (const [kind, times] of Object.entries(seen).sort((a, b) => a[1] - b[1]))
        process.stdout.write(`${String(times).padStart(8)}  ${kind}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof FuzzFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error.cause instanceof Error) process.stderr.write(`${error.cause.stack ?? ''}\n`);
    if (values.record !== undefined) writeFileSync(values.record, `${JSON.stringify(error.record)}\n`);
    return 1;
  }
}

function optionsFrom(args: readonly string[]) {
  const { values } = parse(args);
  if (values.game === undefined) throw new UsageError('Which game? Give --game NAME.');
  return {
    ...values,
    game: values.game,
    games: countFrom('games', values.games),
    dear: countFrom('dear', values.dear),
    turns: countFrom('turns', values.turns),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        dear: { type: 'string', default: '12' },
        turns: { type: 'string', default: '100' },
        seen: { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

await runCommand(usage, main);
