/** Cards come into hand: taken from wherever they are, or drawn from the top of a pile. */
import { next, topOf } from '@binary-sunset/kernel';
import { cardsIn, notEmpty, showAll } from '../../../rules/force/piles.ts';
import { unstack } from '../../../rules/leaving/stacking.ts';
import { table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';
import { heapOf, type Pile, pileWords, reserveDeck, type Wanted } from './piles.ts';
import { mayWords, type Selecting, selectedFromWords, selectedWords, selects, withPicked } from './selecting.ts';
import { fromWords, isPile, type Source } from './sources.ts';

/** "Take up to 2 Rebels into hand from Reserve Deck", "take one of them into hand". */
export const takes = (what: Wanted, from: Source, how: Omit<Selecting, 'top' | 'leaving'> = {}): Instruction =>
  selects({
    what,
    from,
    how,
    verb: 'take',
    words: (self) =>
      isPile(from)
        ? `${mayWords(how)}take ${selectedWords(what, from, how, self)} into hand ${fromWords(from)}`
        : `${mayWords(how)}take ${selectedFromWords(what, from, how, self)} into hand`,
    then: [
      withPicked((s, _l, tell, cards) => {
        // With any criteria it is shown. AR1-0076, AR1-0077
        if (what !== 'any card') showAll(s, tell, cards);
        for (const card of cards) {
          unstack(s, tell, card);
          table.move(s, tell, card, 'hand', table.whose(s, card));
        }
      }),
    ],
  });

/** "Draw 2 cards from Reserve Deck"; "up to" means at least 1. As many as there are. */ // AR8-0008, AR8-0020, AR1-0026, AR1-0030
export const draws = (
  count: Amount,
  from: Pile = reserveDeck,
  { upTo }: { readonly upTo?: true } = {},
): Instruction => ({
  words: (self) =>
    `draw ${upTo === true ? 'up to ' : ''}${count === 1 ? 'one card' : `${amountWords(count, self)} cards`} from ${pileWords(from)}`,
  possible: (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card),
  ask(s, l) {
    const most = Math.min(amountOf(count, s, speakerOf(s, l), l.x), cardsIn(s, heapOf(from, l.by)).length);
    if (upTo !== true || most <= 0) return null;
    return {
      player: l.by,
      kind: 'number',
      options: Array.from({ length: most }, (_, i): Option => ({ verb: 'amount', amount: most - i })),
    };
  },
  note(_s, l, [picked]) {
    l.x = picked?.amount ?? 0;
  },
  run(s, l, tell) {
    const { zone, of } = heapOf(from, l.by);
    for (let left = upTo === true ? l.x : amountOf(count, s, speakerOf(s, l), l.x); left > 0; left--) {
      const card = topOf(s.zones[zone][of]);
      if (card !== null) table.move(s, tell, card, 'hand', l.by);
    }
    return next;
  },
});
