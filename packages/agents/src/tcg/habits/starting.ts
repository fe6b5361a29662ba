import { cardIn } from '../../options.ts';
import { cardOf, forceFor } from '../reading.ts';
import type { TcgRule } from '../situation.ts';

/** How it starts: what it exchanges, what it bids. */
export const starting: readonly TcgRule[] = [
  {
    name: 'what is dear can wait in the deck',
    because: 'What can’t fight yet, or costs much Force, is better exchanged.',
    on: ['exchange'],
    as: 'habit',
    weigh({ s, me }, option) {
      const card = cardIn(s, option.on);
      const units = s.zones.hand[me].filter((one) => cardOf(s, one).kind === 'unit').length;
      const few = units < 4 ? 0.5 : 0;
      if (cardOf(s, card).kind !== 'battle') return 0.2 + few;
      return (forceFor(s, card) > 3 ? 0.3 : -0.3) + few;
    },
  },
  {
    name: 'a side is not worth much',
    on: ['bid', 'let go'],
    as: 'habit',
    weigh: (_look, { verb, amount = 0 }) => (verb === 'let go' ? -1.5 : amount - 30),
  },
];
