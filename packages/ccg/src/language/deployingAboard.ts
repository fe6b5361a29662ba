import {
  type CardId,
  call,
  cardAt,
  isCurrent,
  next,
  type Option,
  onCard,
  refTo,
  startingAt,
} from '@binary-sunset/kernel';
import { deploy } from '../rules/deploying/deploy.ts';
import { destinationsFor } from '../rules/deploying/destinations.ts';
import { cardsIn } from '../rules/piles.ts';
import { maySearch, verify } from '../rules/searching.ts';
import { nobody, type State } from '../state.ts';
import type { Cards } from './cards.ts';
import { isTimeToDeploy } from './deploying.ts';
import { heapOf, isWanted, looks, type Pile, pileWords, searchOf, together } from './piles.ts';
import type { Acting, Instruction } from './program.ts';

const found = (s: State, l: Acting, what: Cards, from: Pile, free: boolean): CardId[] =>
  cardsIn(s, heapOf(from, l.by)).filter(
    (card) => isWanted(s, what, card, l) && destinationsFor(s, l.by, card, free).some(({ to }) => to === l.source.card),
  );

/** "Deploy a warrior aboard from Reserve Deck": on this very card, and nowhere else. */ // AR1-0207
export const deploysAboard = (from: Pile, what: Cards, free = false): Instruction =>
  together(
    (self) => `deploy ${what.words(self)} aboard ${self} from ${pileWords(from)}${free ? ' for free' : ''}`,
    (s, l) => {
      const time = isTimeToDeploy(s, l);
      return time === true ? maySearch(s, searchOf(l, from), l.source.card) : time;
    },
    [
      looks(from),
      {
        words: () => '',
        ask: (s, l) => ({
          player: l.by,
          kind: 'choice',
          options: found(s, l, what, from, free).map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
        }),
        note(s, l, [picked]) {
          l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
        },
        run(s, l, tell) {
          const [source] = l.it;
          if (source !== undefined && isCurrent(s, l.source)) {
            const place = { to: l.source, pilot: nobody, target: nobody };
            return call(startingAt(deploy({ by: l.by, source, free, ...place }), 'pay'));
          }
          verify(s, tell, searchOf(l, from));
          return next;
        },
      },
    ],
  );
