import { type CardId, countUse, type Limited, limited, refTo, timesUsed } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';

const searched = (s: State, card: CardId): Limited => limited('turn', 'search party', refTo(s, card));

/** Was it in a search party this turn? Then it neither moves nor searches again, and keeps out of its player's battles. */ // GLC-0265
export const isSearcher = (s: State, card: CardId): boolean => s.uses.length > 0 && timesUsed(s, searched(s, card)) > 0;

export const countSearch = (s: State, card: CardId): void => countUse(s, searched(s, card));
