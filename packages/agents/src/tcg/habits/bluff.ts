import { cardIn } from '../../options.ts';
import { cardUnderWay, costOf, isBuilt } from '../reading.ts';
import type { TcgRule } from '../situation.ts';

/** Bluffs the build zone: nobody else knows what lies there face down, or how much it still needs. */

export const bluff: readonly TcgRule[] = [
  {
    name: 'no build point is lost',
    because: 'Build points that are left are lost.',
    on: ['end build step'],
    as: 'habit',
    weigh({ s, me, decision }) {
      const usable = decision.options.some(({ verb }) => verb === 'build' || verb === 'add');
      return usable ? -0.2 * s.facts.points[me] : 0;
    },
  },
  {
    name: 'as many counters as it needs',
    on: ['counters'],
    as: 'hunch',
    weigh({ s }, { amount = 0 }) {
      const card = cardUnderWay(s);
      const missing = card < 0 ? 0 : Math.max(0, costOf(s, card) - (s.cards.counters[card] ?? 0));
      return 0.4 * Math.min(amount, missing) + 0.02 * Math.max(0, amount - missing);
    },
  },
  {
    name: 'two riddles are better than one',
    because: 'Your opponent has to guess what lies face down.',
    on: ['build'],
    as: 'habit',
    weigh: ({ s, me }) => (s.zones.building[me].length < 2 ? 0.35 : 0),
  },
  {
    name: 'more counters than it needs make a cheap card look dear',
    because: 'More counters than it needs make a cheap card look dear.',
    on: ['add'],
    as: 'habit',
    weigh({ s }, option) {
      const card = cardIn(s, option.on);
      return isBuilt(s, card) ? 0.3 / (1 + (s.cards.counters[card] ?? 0)) : 0;
    },
  },
];
