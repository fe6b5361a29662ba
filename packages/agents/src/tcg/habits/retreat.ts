import { cardIn } from '../../options.ts';
import type { TcgRule } from '../look.ts';
import { arenaOf } from '../reading.ts';

/** Retreats what is hopeless, and nothing else. */

/** Below that share of an arena there is nothing to be hoped for. */
const hopeless = -0.55;

export const retreat: readonly TcgRule[] = [
  {
    name: 'stand unless it is hopeless',
    on: ['retreat'],
    as: 'habit',
    weigh(look, option) {
      const arena = arenaOf(look.s, cardIn(look.s, option.on));
      return look.outlooks().some((one) => one.arena === arena && one.share < hopeless) ? 0 : -1;
    },
  },
];
