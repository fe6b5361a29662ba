import {
  byTitle,
  type CardId,
  defineState,
  makeTable,
  number,
  oneOf,
  optional,
  type Player,
  pair,
  player,
  proceduresFor,
  ref,
  type StateOf,
  sealed,
} from '@binary-sunset/kernel';
import { type Card, cardCalled, type Unit, unknownCard } from './cards.ts';
import type { SkirmishVocabulary } from './vocabulary.ts';

export const schema = defineState({
  facts: {
    turn: player,
    round: number,
    phase: oneOf('bidding', 'ready', 'action', 'end'),
    energy: pair(number),
    morale: pair(number),
    /** What each offers, unseen, for the first turn. */
    bids: pair(sealed(optional(number))),
    /** The unit that is attacking. */
    attacker: optional(ref),
  },
  zones: {
    deck: { sees: 'none' },
    hand: { sees: 'owner', unordered: true },
    play: { sees: 'all', inPlay: true },
    discard: { sees: 'all' },
    /** Tactics under way. */
    stack: { sees: 'all' },
  },
  columns: { damage: 'number', tapped: 'number' },
});

export type State = StateOf<typeof schema>;

export const table = makeTable(schema);

export const procedure = proceduresFor<State, SkirmishVocabulary>();

const definitions = byTitle(cardCalled);

export const cardOf = (s: State, card: CardId): Card => definitions(s)[s.cards.definition[card] ?? -1] ?? unknownCard;

/** The unit that a card is, or null for a tactic. */
export function unitOf(s: State, card: CardId): Unit | null {
  const found = cardOf(s, card);
  return found.kind === 'unit' ? found : null;
}

/** Has the unit a trait, given as its bit? */
export const hasTrait = (s: State, card: CardId, trait: number): boolean =>
  ((unitOf(s, card)?.bits ?? 0) & trait) !== 0;

/** Whose unit a card in play is. */
export const controllerOf = (s: State, card: CardId): Player => table.whose(s, card);

export const isReady = (s: State, card: CardId): boolean => s.cards.tapped[card] === 0;
