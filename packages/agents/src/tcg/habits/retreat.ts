import { cardIn } from '../../options.ts';
import { arenaOf } from '../reading.ts';
import type { TcgRule } from '../situation.ts';

/** Retreats what is hopeless, and nothing else. */

/** Below that share of an arena there is nothing to be hoped for. */
const hopeless = -0.55;

export const retreat: readonly TcgRule[] = [
  {
    name: 'stand unless it is hopeless',
    because: 'Nobody retreats from a fight that can be won.',
    on: ['retreat'],
    as: 'habit',
    weigh(situation, option) {
      const arena = arenaOf(situation.s, cardIn(situation.s, option.on));
      return situation.outlooks().some((one) => one.arena === arena && one.share < hopeless) ? 0 : -1;
    },
  },
];
