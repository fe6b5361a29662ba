import { cardAt, done, flag, goto, isCurrent, list, onCard, oneOf, ref } from '@binary-sunset/kernel';
import { procedure, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { unstack } from '../leaving/stacking.ts';

/**
 * Several cards go into a pile: the player whose turn it is says in which order. In a Lost Pile they lie face up for all
 * to see; elsewhere nobody sees them, unless they must be shown.
 */ // AR1-0066, AR1-0067
export const placeSeveral = procedure(
  'place several',
  {
    cards: list(ref),
    to: oneOf('lost', 'used', 'reserve', 'force'),
    /** Those whose turn has come, the first beneath the others. */
    ordered: list(ref),
    shown: flag,
  },
  {
    one: {
      ask: (s, l) => ({
        player: s.facts.active,
        kind: 'choice',
        options: l.cards
          .filter((one) => isCurrent(s, one))
          .map(({ card }): Option => ({ verb: 'put', on: onCard(s, card) })),
      }),
      then(s, l, [picked]) {
        const card = picked?.on === undefined ? -1 : cardAt(s, picked.on);
        l.ordered = [...l.ordered, ...l.cards.filter((one) => one.card === card)];
        l.cards = l.cards.filter((one) => one.card !== card);
        return goto('one');
      },
    },
    // All at once: of cards that go unseen nobody could tell any more which is which. AR1-0067
    over(s, l, tell) {
      const sees = l.shown || l.to === 'lost' ? 'all' : 'none';
      for (const { card } of l.ordered) {
        unstack(s, tell, card);
        table.move(s, tell, card, l.to, table.whose(s, card), { sees });
      }
      return done();
    },
  },
);
