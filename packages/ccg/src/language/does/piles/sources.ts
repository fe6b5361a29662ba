/** Where cards are that a text has found, taken or put elsewhere: in a pile, among those just seen there, or stacked. */
import { type CardId, isCurrent } from '@binary-sunset/kernel';
import { cardsIn } from '../../../rules/force/piles.ts';
import { stackedOn } from '../../../rules/leaving/stacking.ts';
import type { State } from '../../../state/state.ts';
import type { Acting, Instruction } from '../../../text/program.ts';
import { heapOf, type Pile, pileWords } from './piles.ts';

/** Cards of a pile that were revealed or peeked at before, and what a text calls them. */
export interface SeenIn {
  readonly pile: Pile;
  readonly called: 'it' | 'them' | 'the others';
}

export type Source = Pile | SeenIn | 'stacked here' | 'stacked on it';

/** "One of them": the cards of that pile that were just revealed or peeked at, as far as they are still there. */
export const seen = (pile: Pile, called: SeenIn['called'] = 'them'): SeenIn => ({ pile, called });

export const isSeen = (from: Source): from is SeenIn => typeof from === 'object' && 'pile' in from;

export const isPile = (from: Source): from is Pile => typeof from === 'object' && 'zone' in from;

/** Cards seen before that nothing has moved or mixed since. */ // AR1-0045
const stillSeen = (s: State, l: Acting, { pile }: SeenIn): readonly CardId[] => {
  const there = cardsIn(s, heapOf(pile, l.by));
  return l.it.filter((one) => isCurrent(s, one) && there.includes(one.card)).map(({ card }) => card);
};

/** Which cards are there now. */
export function cardsFrom(s: State, l: Acting, from: Source): readonly CardId[] {
  if (from === 'stacked here') return stackedOn(s, l.source.card);
  if (from === 'stacked on it') return (l.chosen[0] ?? l.it).flatMap(({ card }) => stackedOn(s, card));
  return isSeen(from) ? stillSeen(s, l, from) : cardsIn(s, heapOf(from, l.by));
}

/** What an instruction says of itself that is about cards seen before: without them it would do nothing. */
export const aboutShown = (from: Source): Pick<Instruction, 'aboutShown'> =>
  isSeen(from) ? { aboutShown: pileWords(from.pile) } : {};

/** "from Reserve Deck", "stacked here"; of what was seen it is said already where that is. */
export const fromWords = (from: Source): string =>
  typeof from === 'string' ? from : isSeen(from) ? '' : `from ${pileWords(from)}`;
