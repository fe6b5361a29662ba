/** One card is exchanged for another: each comes to lie where the other lay. */
import { type CardId, next } from '@binary-sunset/kernel';
import { exchange, showAll } from '../../../rules/force/piles.ts';
import { stackOn, unstack } from '../../../rules/leaving/stacking.ts';
import { type State, table } from '../../../state/state.ts';
import type { Tell } from '../../../state/vocabulary.ts';
import type { Acting, Instruction } from '../../../text/program.ts';
import { type Pile, pileWords, type Wanted } from './piles.ts';
import { canSelect, selectedWords, selects, withPicked } from './selecting.ts';

/** A card comes off the stack to where another lies, which is stacked in its place as the first was. */ // AR1-0063
function swapWithStacked(s: State, tell: Tell, l: Acting, card: CardId, stacked: CardId): void {
  const { zone, of } = table.where(s, card);
  const at = zone === 'hand' ? 'top' : s.zones[zone][of].indexOf(card);
  const isFaceUp = table.isIn(s, stacked, 'stacked');
  unstack(s, tell, stacked);
  table.move(s, tell, stacked, zone, of, { at });
  stackOn(s, tell, card, l.source.card, isFaceUp);
}

/** "Exchange one card in hand with one Rebel in Lost Pile", or with one stacked here: chosen first, then swapped. */ // AR1-0024, AR1-0062, GLA-0397
export function exchanges(first: Wanted, from: Pile, second: Wanted, to: Pile | 'stacked here'): Instruction {
  const [isFirstShown, isSecondShown] = [first !== 'any card', second !== 'any card'];
  const swapped = withPicked((s, l, tell, [two]) => {
    const [one] = l.it;
    if (one === undefined || two === undefined) return;
    if (isFirstShown) showAll(s, tell, [one.card]);
    if (isSecondShown) showAll(s, tell, [two]);
    if (to === 'stacked here') swapWithStacked(s, tell, l, one.card, two);
    else exchange(s, tell, { card: one.card, shown: isFirstShown }, { card: two, shown: isSecondShown });
  });
  const other = selects({ what: second, from: to, how: {}, verb: 'for', words: () => '', then: [swapped] });
  return selects({
    what: first,
    from,
    how: {},
    verb: 'exchange',
    words: (self) =>
      `exchange ${selectedWords(first, from, {}, self)} in ${pileWords(from)} with ${selectedWords(second, to, {}, self)} ${to === 'stacked here' ? to : `in ${pileWords(to)}`}`,
    possible(s, l) {
      const said = canSelect(s, l, first, from, {});
      return said === true ? canSelect(s, l, second, to, {}) : said;
    },
    then: [
      {
        ...other,
        run(s, l, tell) {
          l.it = l.picked;
          return l.picked.length === 0 ? next : other.run(s, l, tell);
        },
      },
    ],
  });
}
