import { type CardId, type Player, type Replacement, refTo } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { CcgEvent, State } from '../../state/state.ts';
import { cardsOnTable, controllerOf, isCounted } from '../cards/cardStates.ts';
import { isUniquenessChanged, limitNow } from '../cards/uniqueness.ts';

/** Copies of a title on table, in the order in which they came. */
const copiesOf = (s: State, title: string): CardId[] =>
  cardsOnTable(s)
    .filter((card) => cardOf(s, card).title === title && isCounted(s, card))
    .sort((a, b) => (s.cards.since[a] ?? 0) - (s.cards.since[b] ?? 0));

/** A title of which there are more than there may be, now that nothing makes it non-unique any more. */ // GAP-0084
export function surplus(s: State): readonly CcgEvent[] {
  if (!isUniquenessChanged(s)) return [];
  for (const card of cardsOnTable(s)) {
    const limit = limitNow(s, card);
    const copies = limit === 0 ? [] : copiesOf(s, cardOf(s, card).title);
    const last = copies.at(-1);
    if (last !== undefined && copies.length > limit)
      return [{ kind: 'too many', title: cardOf(s, card).title, by: controllerOf(s, last) }];
  }
  return [];
}

/** Their owner chooses which of them goes to the Used Pile. */ // GAP-0084
export function insteadOfSurplus(s: State, event: CcgEvent): readonly Replacement<State, CcgEvent>[] {
  if (event.kind !== 'too many') return [];
  const { title, by } = event;
  return copiesOf(s, title)
    .filter((card) => controllerOf(s, card) === by)
    .map((card) => ({
      clause: 'too many',
      on: card,
      by,
      optional: false,
      instead: (): readonly CcgEvent[] => [putAway(s, card, by)],
    }));
}

const putAway = (s: State, card: CardId, by: Player): CcgEvent => ({
  kind: 'leaves',
  card: refTo(s, card),
  to: 'used',
  by,
  how: 'placed',
});
