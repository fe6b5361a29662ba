import {
  type CardId,
  cardAt,
  goto,
  isCurrent,
  list,
  onCard,
  type Player,
  perform,
  player,
  ref,
} from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { valueNow } from '../inForce/values.ts';
import { cardsAt } from '../table/places.ts';

const withPower: readonly string[] = ['character', 'vehicle', 'starship'];

/** Has a player any power there, be it 0? What is inactive has none that counts. */ // GAP-0382
export const hasPowerAt = (s: State, who: Player, at: CardId): boolean =>
  cardsAt(s, at).some(
    (card) =>
      controllerOf(s, card) === who &&
      isActive(s, card) &&
      withPower.includes(kindOf(s, card)) &&
      valueNow(s, card, 'power') !== null,
  );

/** Cards go to the Used Pile from the table, in the order that whoever overran them wants. */ // GAP-0382
export const overrun = procedure(
  'overrun',
  { by: player, cards: list(ref), ordered: list(ref) },
  {
    order: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: l.cards
          .filter((one) => isCurrent(s, one))
          .map(({ card }): Option => ({ verb: 'put', on: onCard(s, card) })),
      }),
      then(s, l, [picked]) {
        const put = picked?.on === undefined ? -1 : cardAt(s, picked.on);
        l.ordered = [...l.ordered, ...l.cards.filter(({ card }) => card === put)];
        l.cards = l.cards.filter(({ card }) => card !== put && put >= 0);
        return l.cards.length === 0 ? goto('leave') : goto('order');
      },
    },
    leave: (_s, l) =>
      perform(l.ordered.map((card) => ({ kind: 'goes', card, to: 'used', by: l.by, how: 'placed' }) as const)),
  },
);
