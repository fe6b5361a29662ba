import { call, done, next, number, optional, player } from '@binary-sunset/kernel';
import { procedure } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { forceOf, useForce } from '../force/force.ts';

/** What an action is done with that was not worth its price. */
export const declined = 'declined';

/**
 * A price that destiny sets: it is drawn as part of the initiation, and its player uses that much Force or gives the
 * action up. Without a total there is no price that could be paid.
 */ // AR1-0104, AR1-0140
export const askingPrice = procedure(
  'asking price',
  { by: player, action: number, price: optional(number) },
  {
    draw: (_s, l) => call(destinyFor(l.by, 1, '', l.action), { into: 'price' }),
    accept: {
      ask(s, l) {
        if (l.price === null || l.price > forceOf(s, l.by)) return null;
        const options: readonly Option[] = [{ verb: 'accept', cost: { Force: l.price } }, { verb: 'decline' }];
        return { player: l.by, kind: 'choice', options };
      },
      then: (_s, _l, [picked]) => (picked?.verb === 'decline' ? done(declined) : next),
    },
    use(s, l) {
      if (l.price === null || l.price > forceOf(s, l.by)) return done(declined);
      return l.price === 0 ? next : call(useForce({ who: l.by, left: l.price }));
    },
    over: () => done(),
  },
);
