import { type CardId, call, cardAt, next, type Option, onCard, refTo } from '@binary-sunset/kernel';
import { deployLocation, waysToLay } from '../rules/deploying/locations.ts';
import { cardsIn } from '../rules/piles.ts';
import { maySearch, verify } from '../rules/searching.ts';
import { nobody, type State } from '../state.ts';
import type { Cards } from './cards.ts';
import { heapOf, isWanted, looks, type Pile, pileWords, searchOf, together } from './piles.ts';
import type { Acting, Instruction } from './program.ts';

const found = (s: State, l: Acting, what: Cards, from: Pile): CardId[] =>
  cardsIn(s, heapOf(from, l.by)).filter(
    (card) => isWanted(s, what, card, l) && waysToLay(s, l.by, card, true).length > 0,
  );

/** "Deploy a battleground site (not already on table)": it must be one as soon as it is there. */ // GAP-0359, GAP-0360
export const deploysBattleground = (what: Cards, from: Pile): Instruction =>
  together(
    (self) => `deploy one battleground ${what.words(self)} (not already on table) from ${pileWords(from)}`,
    (s, l) => maySearch(s, searchOf(l, from), l.source.card),
    [
      looks(from),
      {
        words: () => '',
        ask: (s, l) => ({
          player: l.by,
          kind: 'choice',
          options: found(s, l, what, from).map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
        }),
        note(s, l, [picked]) {
          l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
        },
        run(s, l, tell) {
          const [source] = l.it;
          if (source !== undefined)
            return call(deployLocation({ by: l.by, source, over: nobody, vessel: nobody, asBattleground: true }));
          verify(s, tell, searchOf(l, from));
          return next;
        },
      },
    ],
  );
