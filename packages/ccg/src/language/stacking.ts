import { cardAt, isCurrent, next, onCard, refTo } from '@binary-sunset/kernel';
import { notEmpty, topCards } from '../rules/piles.ts';
import { stackedOn, stackOn, unstack } from '../rules/stacking.ts';
import { table } from '../state.ts';
import { heapOf, type Pile, picks, pileWords, together } from './piles.ts';
import type { Acting, Instruction } from './program.ts';

/** "Stack any card from hand face down here", or the top card of a pile; or on the card that was targeted. */ // AR1-0018
export const stacks = (from: Pile, how: 'face up' | 'face down', onto: 'here' | 'on it' = 'here'): Instruction =>
  together(
    () => `stack ${from.zone === 'hand' ? 'any card from' : 'top card of'} ${pileWords(from)} ${how} ${onto}`,
    (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card),
    [
      {
        words: () => '',
        run(s, l) {
          const heap = heapOf(from, l.by);
          l.it = from.zone === 'hand' ? [] : topCards(s, heap, 1).map((card) => refTo(s, card));
          return next;
        },
      },
      picks('stack', 'any card', from),
      {
        words: () => '',
        run(s, l, tell) {
          const [found] = l.it;
          const host = hostFor(l, onto);
          if (found !== undefined && isCurrent(s, host)) stackOn(s, tell, found.card, host.card, how === 'face up');
          return next;
        },
      },
    ],
  );

const hostFor = ({ source, chosen }: Acting, onto: 'here' | 'on it') =>
  onto === 'here' ? source : (chosen[0]?.[0] ?? source);

/** "Take one card stacked here into hand." */
export const takesStacked: Instruction = {
  words: () => 'take one card stacked here into hand',
  possible: (s, l) => stackedOn(s, l.source.card).length > 0,
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: stackedOn(s, l.source.card).map((card) => ({ verb: 'take', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    l.it = picked === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
  },
  run(s, l, tell) {
    for (const { card } of l.it) {
      unstack(s, tell, card);
      table.move(s, tell, card, 'hand', table.whose(s, card));
    }
    return next;
  },
};
