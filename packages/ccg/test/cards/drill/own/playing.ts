/** Interrupts are played out of a pile, as cards do that only tests play. */
import { type CardId, call, cardAt, isCurrent, next, onCard, type Player, refTo } from '@binary-sunset/kernel';
import { actionCalled, definitionOf, type Indexed, kindOf } from '../../../../src/catalog/catalog.ts';
import { amongPile } from '../../../../src/language/cards/apart.ts';
import type { Cards } from '../../../../src/language/cards/cards.ts';
import {
  heapOf,
  isWanted,
  type Pile,
  pileWords,
  searchOf,
  silently,
  together,
} from '../../../../src/language/does/piles/piles.ts';
import { actionFrame } from '../../../../src/rules/actions/acting.ts';
import { draftOf, whyNot } from '../../../../src/rules/actions/initiating.ts';
import { occurrenceCalled } from '../../../../src/rules/actions/responding.ts';
import { cardsIn, showAll } from '../../../../src/rules/force/piles.ts';
import { lookThrough, maySearch, verify } from '../../../../src/rules/force/searching.ts';
import type { Destination, State } from '../../../../src/state/state.ts';
import type { Occurrence, Option } from '../../../../src/state/vocabulary.ts';
import type { Acting, ActionText, Instruction } from '../../../../src/text/program.ts';

/** Can a text be used now: at the top level, or in response to that? */ // AR1-0105
function isInTime(
  s: State,
  by: Player,
  { clause }: Indexed<ActionText>,
  card: CardId,
  about: Occurrence | null,
): boolean {
  if (about === null) return clause.when !== null;
  const isHeard = clause.to?.on === about.kind;
  return isHeard && (clause.to?.matches(s, about, { by, self: card, locked: [about.subject] }) ?? false);
}

/** Ways in which Interrupts of that description can be played now out of a pile. */
function playable(s: State, l: Acting, what: Cards, from: Pile): readonly Option[] {
  const about = occurrenceCalled(s, l.about);
  return cardsIn(s, heapOf(from, l.by))
    .filter((card) => kindOf(s, card) === 'interrupt' && isWanted(s, what, card, l))
    .flatMap((card) =>
      definitionOf(s, card)
        .actions.filter(
          (one) => isInTime(s, l.by, one, card, about) && whyNot(s, draftOf(s, one, card, l.by, about)) === null,
        )
        .map(({ id }): Option => ({ verb: 'play', on: onCard(s, card), clause: id })),
    );
}

/** "Play one Interrupt from Lost Pile as if from hand, then place it out of play", even if it is cancelled. */ // AR1-0092, AR1-0095
export const playsFrom = (what: Cards, from: Pile, afterwards: Destination): Instruction =>
  amongPile(
    what,
    together(
      (self) => `play one ${what.bareWords(self)} from ${pileWords(from)} as if from hand, then place it out of play`,
      (s, l) => maySearch(s, searchOf(l, from), l.source.card),
      [
        silently((s, l, tell) => {
          l.it = [];
          l.result = null;
          lookThrough(s, tell, searchOf(l, from));
        }),
        {
          words: () => '',
          afterwards,
          ask: (s, l) => ({ player: l.by, kind: 'choice', options: playable(s, l, what, from) }),
          note(s, l, [picked]) {
            if (picked?.on === undefined) return;
            l.it = [refTo(s, cardAt(s, picked.on))];
            l.result = picked.clause ?? null;
          },
          run(s, l, tell) {
            const [found] = l.it;
            if (found === undefined || !isCurrent(s, found) || typeof l.result !== 'string') {
              verify(s, tell, searchOf(l, from));
              return next;
            }
            showAll(s, tell, [found.card]);
            const about = occurrenceCalled(s, l.about);
            return call(actionFrame(draftOf(s, actionCalled(l.result), found.card, l.by, about)));
          },
        },
      ],
    ),
  );
