import { other } from '@binary-sunset/kernel';
import { type Arena, arenas, type TcgOption } from '@binary-sunset/tcg';
import { cardIn } from '../../options.ts';
import { cardOf, costOf, isBuilt } from '../reading.ts';
import type { Situation, TcgRule } from '../situation.ts';

/** Finishes what it has begun, and brings into battle what is finished. */

/** Two that are begun are riddle enough: what comes after them takes from both. */
const enoughBegun = 2;

const targetOf = ({ to }: TcgOption): Arena | null =>
  arenas.find((arena) => to !== undefined && 'zone' in to && to.zone === arena) ?? null;

/** How an arena would stand without anybody of one's own is known: it is theirs. Is another one likely to be? */
const wouldLoseTwo = (situation: Situation, arena: Arena): boolean =>
  situation.outlooks().some((one) => one.arena !== arena && one.share < 0);

export const finishing: readonly TcgRule[] = [
  {
    name: 'what is finished takes an arena, or stands in the way of a second one',
    because: 'You have nobody in that arena, and it is paid for.',
    on: ['deploy', 'move'],
    as: 'habit',
    weigh(situation, option) {
      const { s, me } = situation;
      const arena = targetOf(option);
      if (arena === null || s.zones[arena][me].length > 0 || (option.cost?.['points'] ?? 0) > 0) return 0;
      if (s.zones[arena][other(me)].length === 0) return 1;
      return wouldLoseTwo(situation, arena) ? 1.5 : 0;
    },
  },
  {
    name: 'what is begun is finished before something else is',
    because: 'What is begun is better finished before something new is.',
    on: ['build'],
    as: 'habit',
    weigh({ s, me }, option) {
      const begun = s.zones.building[me].filter((card) => cardOf(s, card).kind === 'unit' && !isBuilt(s, card));
      const isPaidAtOnce = costOf(s, cardIn(s, option.on)) <= s.facts.points[me];
      return begun.length >= enoughBegun && !isPaidAtOnce ? -1.6 : 0;
    },
  },
];
