import { cardIn } from '../../options.ts';
import type { CcgRule } from '../situation.ts';

/** Starts battles that it expects to win, and not hopeless ones. */

/** Below that nothing but luck would help. */
const hopeless = -1;

export const battling: readonly CcgRule[] = [
  {
    name: 'not if it is hopeless',
    because: 'A hopeless battle is better not begun.',
    on: ['initiate battle'],
    as: 'habit',
    weigh(situation, option) {
      const where = cardIn(situation.s, option.on);
      const gain = situation.outlooks().find(({ location }) => location === where)?.gain ?? 0;
      return gain < hopeless ? gain : 0;
    },
  },
  {
    name: 'destiny is worth drawing',
    on: ['draw battle destiny', 'draw destiny', 'go ahead'],
    as: 'hunch',
    weigh: (_look, { amount = 1 }) => 3 + amount,
  },
];
