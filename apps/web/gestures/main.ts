/** `npm run gestures`: how much a person has to do on the page for a game. */
import { type Played, playCounting } from './counting.ts';
import { NotUnderstood, readOptions, usage } from './options.ts';
import { pairings } from './pairings.ts';
import { reportOn } from './report.ts';

/** A game that is still going on then is counted as far as it went. */
const mostTurns = 40;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage);
  const { game, games, seed } = readOptions(args);
  const played: Played[] = [];
  for (let number = 0; number < games; number++)
    played.push(
      await playCounting(
        game,
        pairings[game][number % pairings[game].length] ?? pairings[game][0],
        `${seed}#${number}`,
        mostTurns,
      ),
    );
  process.stdout.write(`${reportOn(game, played)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NotUnderstood)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
