import {
  type CardId,
  type CardRef,
  type Control,
  call,
  goto,
  isCurrent,
  list,
  next,
  occurrence,
  onCard,
  oneOf,
  other,
  type Player,
  perform,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import {
  type CcgEvent,
  type Destination,
  destinations,
  type Leaving,
  leavings,
  procedure,
  type State,
  slots,
  table,
} from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { locationOf, ridersOn } from '../table/places.ts';
import { cargoOf } from './events.ts';

/** Piles in which the order of cards matters. */
const isOrdered = (to: Destination): boolean => to !== 'hand' && to !== 'outOfPlay';

interface Going {
  readonly cards: readonly CardRef[];
  readonly along: readonly CardRef[];
  readonly to: Destination;
}

const isOneOf = (cards: readonly CardRef[], { card }: CardRef): boolean => cards.some((one) => one.card === card);

/** Where a card goes: what was on another card is lost, whatever becomes of that. */ // AR1-0056
const destinationOf = ({ along, to }: Going, card: CardRef): Destination => (isOneOf(along, card) ? 'lost' : to);

/** Cards of one owner that go to the same pile, where there are several: their owner puts them in order. */ // AR1-0057
function unordered(s: State, going: Going): { readonly owner: Player; readonly cards: readonly CardRef[] } | null {
  for (const owner of [s.facts.active, other(s.facts.active)] as const)
    for (const pile of ['lost', going.to] as const) {
      const cards = going.cards.filter(
        (one) => isCurrent(s, one) && table.whose(s, one.card) === owner && destinationOf(going, one) === pile,
      );
      if (isOrdered(pile) && cards.length > 1) return { owner, cards };
    }
  return null;
}

/** Cards leave the table together, each pile's in the order that their owner wants. */
export const leavingInOrder = procedure(
  'leave table',
  {
    by: player,
    to: oneOf(...destinations),
    how: oneOf(...leavings),
    cards: list(ref),
    along: list(ref),
    /** Riders who may still jump off. */
    riding: list(ref),
    /** Those in order already, the first at the bottom. */
    ordered: list(ref),
  },
  {
    // What is done as a card leaves the table is done before it has. AR1-0059
    about(s, l) {
      const about = l.cards.map((subject) =>
        occurrence(s, { kind: 'leaving table', by: l.by, subject, action: ownId(s) }),
      );
      const window = respondTo(s, about);
      return window === null ? next : call(window);
    },
    // Whoever has been brought away meanwhile is not aboard any more. GLB-0075
    brought(s, l) {
      const going = new Set(
        l.cards.filter((one) => !isOneOf(l.along, one)).flatMap(({ card }) => [card, ...cargoOf(s, card)]),
      );
      l.cards = l.cards.filter(({ card }) => going.has(card));
      l.along = l.along.filter(({ card }) => going.has(card));
      l.riding = l.riding.filter(({ card }) => going.has(card));
      return next;
    },
    // Whoever rides a creature that is lost may jump off. GLA-0403, GLC-0549
    jump: {
      ask(s, l) {
        const [rider] = l.riding;
        if (rider === undefined) return null;
        const on = onCard(s, rider.card);
        return {
          player: table.whose(s, rider.card),
          kind: 'choice',
          options: [
            { verb: 'jump off', on },
            { verb: 'stay', on },
          ],
        };
      },
      then(s, l, [picked], tell) {
        const [rider, ...others] = l.riding;
        l.riding = others;
        if (rider !== undefined && picked?.verb === 'jump off') {
          jumpOff(s, tell, rider.card);
          const staying = [rider.card, ...cargoOf(s, rider.card)];
          l.cards = l.cards.filter(({ card }) => !staying.includes(card));
          l.along = l.along.filter(({ card }) => !staying.includes(card));
        }
        return goto('jump');
      },
    },
    order: {
      ask(s, l) {
        const found = unordered(s, l);
        if (found === null) return null;
        const options = found.cards.map(({ card }): Option => ({ verb: 'put', on: onCard(s, card) }));
        return { player: found.owner, kind: 'choice', options };
      },
      then(s, l, [picked]) {
        const put = l.cards.find(({ card }) => picked?.on !== undefined && isOn(s, picked, card));
        l.cards = l.cards.filter((one) => one !== put);
        if (put !== undefined) l.ordered = [...l.ordered, put];
        return goto('order');
      },
    },
    leave: (s, l) =>
      perform(
        [...l.ordered, ...l.cards]
          .filter((one) => isCurrent(s, one))
          .map((card) =>
            isOneOf(l.along, card)
              ? { kind: 'goes', card, to: 'lost', by: l.by, how: l.how === 'removed' ? 'removed' : 'lost' }
              : { kind: 'goes', card, to: l.to, by: l.by, how: l.how },
          ),
      ),
  },
);

const isOn = (s: State, { on }: Option, card: CardId): boolean =>
  on !== undefined && 'card' in on && on.card === s.cards.handle[card];

/** Whoever rides a creature vehicle. */
function ridersOf(s: State, card: CardId): CardId[] {
  const found = cardOf(s, card);
  if (found.kind !== 'vehicle' || found.type !== 'creature') return [];
  return ridersOn(s, card).filter((rider) => kindOf(s, rider) === 'character');
}

function jumpOff(s: State, tell: Tell, rider: CardId): void {
  const where = locationOf(s, rider);
  table.move(s, tell, rider, 'at', table.whose(s, rider));
  table.mark(s, tell, rider, 'host', where);
  table.mark(s, tell, rider, 'slot', slots.indexOf('attached'));
}

/** Cards leave the table together, with everything on them. */ // AR1-0056, AR1-0057
export function leaveTable(
  s: State,
  cards: readonly CardId[],
  to: Destination,
  by: Player,
  how: Leaving,
): Control<CcgEvent> {
  const refs = cards.map((card) => refTo(s, card));
  const along = [...new Set(cards.flatMap((card) => cargoOf(s, card)))]
    .filter((card) => !cards.includes(card))
    .map((card) => refTo(s, card));
  const going = { cards: [...along, ...refs], along, to };
  const riding = to === 'lost' ? cards.flatMap((card) => ridersOf(s, card)).map((card) => refTo(s, card)) : [];
  // Whether somebody could respond may not show by the frames that there are.
  return refs.length === 0 ? perform([]) : call(leavingInOrder({ by, to, how, cards: going.cards, along, riding }));
}
