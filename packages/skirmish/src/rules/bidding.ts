import { call, goto, next, type Question } from '@binary-sunset/kernel';
import { procedure, type State, table } from '../state.ts';
import type { SkirmishVocabulary } from '../vocabulary.ts';
import { firstTurn } from './turn.ts';

export const highestBid = 3;

/** Each offers energy, unseen, for the first turn; the higher offer is paid. Equal offers are settled by dice. */
export const bidding = procedure(
  'bidding',
  {},
  {
    first: bidOf(0),
    second: bidOf(1),
    compare(s, _l, tell) {
      const [first, second] = s.facts.bids.map((bid) => bid ?? 0) as [number, number];
      tell?.({ kind: 'bids', bids: [first, second] });
      table.change(s, tell, 'bids', [null, null]);
      if (first === second) return goto('roll');
      const winner = first > second ? 0 : 1;
      table.changeFor(s, tell, 'energy', winner, s.facts.energy[winner] - Math.max(first, second));
      table.change(s, tell, 'turn', winner);
      return goto('begin');
    },
    roll(s, _l, tell) {
      const rolls: [number, number] = [table.roll(s, 6), table.roll(s, 6)];
      tell?.({ kind: 'rolled', dice: rolls });
      if (rolls[0] === rolls[1]) return goto('roll');
      table.change(s, tell, 'turn', rolls[0] > rolls[1] ? 0 : 1);
      return next;
    },
    begin: () => call(firstTurn()),
  },
);

function bidOf(bidder: 0 | 1): Question<State, object, SkirmishVocabulary> {
  return {
    ask: (s) => ({
      player: bidder,
      kind: 'number',
      options: Array.from({ length: Math.min(highestBid, s.facts.energy[bidder]) + 1 }, (_, amount) => ({
        verb: 'bid',
        amount,
      })),
    }),
    then(s, _l, [picked], tell) {
      table.changeFor(s, tell, 'bids', bidder, picked?.amount ?? 0);
      return next;
    },
  };
}
