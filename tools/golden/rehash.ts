import { IllegalSetup, RecordDisagrees } from '@binary-sunset/kernel';
import { LeadsElsewhere, rehashGolden } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { allKept, type Kept, keep } from './files.ts';

/** Why kept games can't have their hashes written anew. */
export class NotTheSameGames extends Error {
  override readonly name = 'NotTheSameGames';
}

/** Writes the hashes of all kept games anew, or changes nothing: throws if any of them does not play as it did. */
export function rehashAll(root: string): readonly Kept[] {
  const refused: string[] = [];
  const again = allKept(root).flatMap(({ file, golden }): Kept[] => {
    try {
      return [{ file, golden: subjectCalled(golden.record.game).with(({ game }) => rehashGolden(game, golden)) }];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(`  ${file}  ${error.message}`);
      return [];
    }
  });
  if (refused.length > 0)
    throw new NotTheSameGames(
      [
        'Nothing was written: a hash is written anew only where all that was picked can still be picked, and leads to the same end.',
        ...refused,
        'If a rule or card was corrected, play the games anew: npm run golden -- --remake',
      ].join('\n'),
    );
  for (const kept of again) keep(root, kept);
  return again;
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof RecordDisagrees || error instanceof IllegalSetup || error instanceof LeadsElsewhere;
