import { type CardId, call, cardAt, next, type Option, onCard, refTo } from '@binary-sunset/kernel';
import { canDeployTo } from '../rules/moving/reacting.ts';
import { reactByDeploying } from '../rules/moving/reacts.ts';
import { cardsIn } from '../rules/piles.ts';
import { maySearch, verify } from '../rules/searching.ts';
import { nobody, type State } from '../state.ts';
import type { Cards } from './cards.ts';
import { heapOf, isWanted, looks, type Pile, pileWords, searchOf, together } from './piles.ts';
import type { Acting, Instruction } from './program.ts';

/** Where the battle or the drain is that it responds to. */
const placeOfReact = (s: State) => (s.facts.battle ?? s.facts.drain)?.location ?? nobody;

const found = (s: State, l: Acting, what: Cards, from: Pile): CardId[] =>
  cardsIn(s, heapOf(from, l.by)).filter(
    (card) => isWanted(s, what, card, l) && canDeployTo(s, l.by, card, placeOfReact(s).card),
  );

/**
 * "Deploy a starship from Reserve Deck as a react": the pile is searched only as its result, once nobody has cancelled
 * it. A starship without a pilot brings one from hand.
 */ // GAP-0302
export const deploysAsReactFrom = (from: Pile, what: Cards): Instruction =>
  together(
    (self) => `deploy one ${what.words(self)} from ${pileWords(from)} as a react`,
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
            return call(reactByDeploying({ by: l.by, source, to: placeOfReact(s), about: l.responding }));
          verify(s, tell, searchOf(l, from));
          return next;
        },
      },
    ],
  );
