/** `npm run arena`: computer players against each other. */
import { subjectCalled } from '../games/index.ts';
import { runCommand } from '../project/usage.ts';
import { contestant, setupsFor } from './contestants.ts';
import { playMatch } from './match.ts';
import { readOptions, usage } from './options.ts';
import { percentage, reportOn } from './report.ts';

const mostTurns = 100;

function main(): number {
  const { game, games, seed, first, second, least } = readOptions(process.argv.slice(2));
  const subject = subjectCalled(game);
  const contestants = [contestant(game, first), contestant(game, second)] as const;
  const result = subject.with((s) => playMatch(s, { contestants, setups: setupsFor(game), games, seed, mostTurns }));
  process.stdout.write(`${reportOn(result, [first, second], games)}\n`);
  const won = percentage(result.scores[0], games);
  if (won >= least) return 0;
  process.stderr.write(`${first} won ${won.toFixed(1)} % of the games, not ${least} %.\n`);
  return 1;
}

await runCommand(usage, main);
