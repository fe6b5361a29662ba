import { cardAt, done, goto, isCurrent, list, onCard, oneOf, ref } from '@binary-sunset/kernel';
import { procedure, table } from '../state.ts';
import type { Option } from '../vocabulary.ts';

/** Several cards go into a pile, face up for all to see: the player whose turn it is says in which order. */ // AR1-0066
export const placeSeveral = procedure(
  'place several',
  { cards: list(ref), to: oneOf('lost', 'used', 'reserve', 'force') },
  {
    one: {
      ask: (s, l) => ({
        player: s.facts.active,
        kind: 'choice',
        options: l.cards
          .filter((one) => isCurrent(s, one))
          .map(({ card }): Option => ({ verb: 'put', on: onCard(s, card) })),
      }),
      then(s, l, [picked], tell) {
        const card = picked?.on === undefined ? -1 : cardAt(s, picked.on);
        l.cards = l.cards.filter((one) => one.card !== card);
        if (card >= 0) table.move(s, tell, card, l.to, table.whose(s, card), { sees: 'all' });
        return goto('one');
      },
    },
    over: () => done(),
  },
);
