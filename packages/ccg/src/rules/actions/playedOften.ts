import { type CardId, countUse, type Limited, limited, timesUsed } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { isMadeUnique } from './grabbing.ts';

/** Cards of both players count together. */ // GAP-0080
const played = (title: string): Limited => limited('turn', `played ${title}`);

/** An Interrupt is being played: it counts this turn, whatever becomes of it. */
export const countPlayed = (s: State, card: CardId): void => countUse(s, played(cardOf(s, card).title));

/** Why no more of an Interrupt can be played this turn; null if one can. */ // GLC-0518, GLB-0193
export function whyNotPlayedAgain(s: State, card: CardId): Refusal | null {
  const { title, limit } = cardOf(s, card);
  const times = timesUsed(s, played(title));
  if (times === 0) return null;
  const most = isMadeUnique(s, title) ? 1 : limit;
  return most === 0 || times < most ? null : { because: `${title} was played this turn.`, rule: 'GLC-0518' };
}
