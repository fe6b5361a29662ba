import { type CardId, type CardRef, call, cardAt, type FrameSpec, next, onCard, refTo } from '@binary-sunset/kernel';
import { cardsIn } from '../../../rules/force/piles.ts';
import { maySearch, verify } from '../../../rules/force/searching.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Acting, Instruction, Refusal } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { heapOf, isWanted, looks, type Pile, searchOf, together } from '../piles/piles.ts';

/** How a card is deployed that was looked for in a pile. */
interface Deploying {
  readonly words: Instruction['words'];
  /** What speaks against it before the pile is searched. */
  readonly possible?: (s: State, l: Acting) => true | Refusal;
  readonly canBe: (s: State, l: Acting, card: CardId) => boolean;
  readonly frame: (s: State, l: Acting, card: CardRef) => FrameSpec;
}

/** A pile is searched for a card, and that is deployed; where there is none, the opponent may verify it. */ // AR1-0074, AR1-0091
export const deploysFound = (what: Cards, from: Pile, { words, possible, canBe, frame }: Deploying): Instruction =>
  amongPile(
    what,
    together(
      words,
      (s, l) => {
        const said = possible?.(s, l) ?? true;
        return said === true ? maySearch(s, searchOf(l, from), l.source.card) : said;
      },
      [
        looks(from),
        {
          words: () => '',
          ask: (s, l) => ({
            player: l.by,
            kind: 'choice',
            options: cardsIn(s, heapOf(from, l.by))
              .filter((card) => isWanted(s, what, card, l) && canBe(s, l, card))
              .map((card): Option => ({ verb: 'deploy', on: onCard(s, card) })),
          }),
          note(s, l, [picked]) {
            l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
          },
          run(s, l, tell) {
            const [source] = l.it;
            if (source !== undefined) return call(frame(s, l, source));
            verify(s, tell, searchOf(l, from));
            return next;
          },
        },
      ],
    ),
  );
