import { cardIn, holderOf } from '../../options.ts';
import { cardOf, costOf } from '../reading.ts';
import type { TcgRule } from '../situation.ts';

/** What does nothing, or ends what one does. */
export const nothing: TcgRule['on'] = ['pass', 'end build step', 'end retreat step', 'decline', 'hold back'];

/** Does nothing for nothing, and parts with what it needs least. */
export const restraint: readonly TcgRule[] = [
  {
    name: 'nothing for nothing',
    on: nothing,
    as: 'habit',
    weigh: () => 0.05,
  },
  {
    name: 'one thing at a time',
    on: ['end build step', 'end retreat step'],
    as: 'hunch',
    weigh: () => 100,
  },
  {
    name: 'part with what is needed least',
    because: 'It is what you need least.',
    on: ['discard', 'return', 'take'],
    as: 'habit',
    weigh({ s, me }, option) {
      const card = cardIn(s, option.on);
      if (card < 0 || holderOf(s, card) !== me) return 0;
      const found = cardOf(s, card);
      const use = found.kind === 'unit' ? 1 + 0.1 * Math.min(6, costOf(s, card)) : found.kind === 'battle' ? 1 : 0.7;
      return option.verb === 'discard' ? -use : use;
    },
  },
];
