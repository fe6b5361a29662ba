import {
  type CardId,
  countUse,
  type Limited,
  limited,
  maskOf,
  other,
  type Player,
  timesUsed,
} from '@binary-sunset/kernel';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { cardsIn, type Heap, notEmpty } from './piles.ts';

/** A search by a text, wherever in that text it stands. */
export interface Search {
  readonly by: Player;
  /** Stable name of the text. */
  readonly text: string;
  readonly through: Heap;
}

/** The text itself, without the place of an instruction in it. */
const wholeText = (id: string): string => id.replace(/(?::\d+\.\d+)+$/, '');

/** Every card of the same title counts as the one. */
const closed = ({ by, text, through }: Search): Limited =>
  limited('turn', `search ${wholeText(text)} ${through.zone} ${through.of}`, null, by);

/** A pile without cards can't be searched, nor one that was searched in vain by the same text this turn. */ // AR1-0025, AR1-0081
export const maySearch = (s: State, search: Search, source: CardId = -1): true | Refusal =>
  timesUsed(s, closed(search)) > 0
    ? { because: 'It was searched for the same in vain this turn.', rule: 'AR1-0081' }
    : notEmpty(s, search.through, source);

/** The player who searches looks at every card of the pile. */ // AR1-0078
export function lookThrough(s: State, tell: Tell, { by, through }: Search): void {
  for (const card of cardsIn(s, through)) table.reveal(s, tell, card, maskOf(by));
  tell?.({ kind: 'searched', by, zone: through.zone, of: through.of });
}

/**
 * Nothing was found: the other player looks at every card as well, and the same search is closed for the turn. Nobody
 * would do without, so nobody is asked; but a hand is not shown.
 */ // AR1-0080, AR1-0081
export function verify(s: State, tell: Tell, search: Search): void {
  const { by, through } = search;
  if (through.zone !== 'hand') for (const card of cardsIn(s, through)) table.reveal(s, tell, card, maskOf(other(by)));
  countUse(s, closed(search));
  tell?.({ kind: 'found nothing', by, zone: through.zone, of: through.of });
}
