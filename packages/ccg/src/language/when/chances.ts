import { call, next } from '@binary-sunset/kernel';
import { innerResult } from '../../rules/actions/acting.ts';
import type { Instruction } from '../../text/program.ts';
import { drawDestiny } from '../does/destiny/destiny.ts';
import { silently, together } from '../does/piles/piles.ts';

const ifAny = (then: readonly Instruction[]): Instruction => ({
  words: () => '',
  inner: [then],
  run: (_s, l) => (l.x > 0 ? call(innerResult(l, 0)) : next),
});

/** "Draw 2 destiny for 2 chances at a destiny = 2": each draw stands for itself, and one success is enough. */ // GLC-0448
export const chancesAt = (wanted: number, chances: number, then: readonly Instruction[]): Instruction =>
  together(
    (self) =>
      `draw ${chances} destiny, one by one; if any is ${wanted}, ${then.map((one) => one.words(self)).join(', ')}`,
    undefined,
    [
      silently((_s, l) => {
        l.x = 0;
      }),
      ...Array.from({ length: chances }, () => [
        drawDestiny(),
        silently((_s, l) => {
          if (l.result === wanted) l.x++;
        }),
      ]).flat(),
      ifAny(then),
    ],
  );
