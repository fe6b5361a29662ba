import { type CardId, call, cardAt, isCurrent, next, onCard, type Player, refTo } from '@binary-sunset/kernel';
import { actionCalled, cardOf, definitionOf, type Indexed, kindOf } from '../../../catalog/catalog.ts';
import { actionFrame } from '../../../rules/actions/acting.ts';
import { draftOf, whyNot } from '../../../rules/actions/initiating.ts';
import { occurrenceCalled } from '../../../rules/actions/responding.ts';
import { barredByOutOfPlay, cardsOnTable } from '../../../rules/cards/cardStates.ts';
import { deployment, whyNot as whyNotDeploy } from '../../../rules/deploying/deploy.ts';
import { cardsIn, showAll } from '../../../rules/force/piles.ts';
import { lookThrough, maySearch, verify } from '../../../rules/force/searching.ts';
import type { Destination, State } from '../../../state/state.ts';
import type { Occurrence, Option } from '../../../state/vocabulary.ts';
import type { Acting, ActionText, Instruction, Refusal } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { heapOf, isWanted, type Pile, pileWords, searchOf, silently, together } from '../piles/piles.ts';
import { stillRevealed } from '../piles/taking.ts';
import { isTimeToDeploy } from './deploying.ts';
import { deploysFound } from './deployingFound.ts';

/** Can no card of that title be deployed, because there are as many as there may be? */
function isBarred(s: State, by: Player, title: string): boolean {
  const copies = cardsOnTable(s).filter((card) => cardOf(s, card).title === title);
  const limit = copies[0] === undefined ? 0 : cardOf(s, copies[0]).limit;
  if (limit > 0 && copies.length >= limit) return true;
  return barredByOutOfPlay(s, by).some((card) => cardOf(s, card).title === title);
}

/** No search for cards that are all named and all barred; otherwise nobody need know whether there is one. */ // AR1-0093, AR1-0094
const isWorthWhile = (s: State, by: Player, { onlyTitles: titles }: Cards): true | Refusal =>
  titles.length > 0 && titles.every((title) => isBarred(s, by, title))
    ? { because: 'None of them can be deployed.', rule: 'AR1-0094' }
    : true;

const deployable = (s: State, l: Acting, found: readonly CardId[]): readonly Option[] => {
  const options = found
    .filter((card) => whyNotDeploy(s, l.by, card) === null)
    .map((card): Option => ({ verb: 'deploy', on: onCard(s, card) }));
  return options.length > 0 ? [...options, { verb: 'done' }] : options;
};

/** "Deploy one weapon from Reserve Deck": shown, at its own cost. The pile stays as it lies. */ // AR1-0074, AR1-0091, AR5-0050
export const deploysFrom = (from: Pile, what: Cards, free = false): Instruction =>
  deploysFound(what, from, {
    words: (self) => `deploy one ${what.bareWords(self)} from ${pileWords(from)}${free ? ' for free' : ''}`,
    possible(s, l) {
      const inTime = isTimeToDeploy(s, l);
      return inTime === true ? isWorthWhile(s, l.by, what) : inTime;
    },
    canBe: (s, l, card) => whyNotDeploy(s, l.by, card, free) === null,
    frame: (s, l, { card }) => deployment(s, l.by, card, free),
  });

/** "You may deploy any of them": of the cards revealed, as long as some of them are. */ // AR1-0046
export const deploysRevealed = (from: Pile, count: number): Instruction =>
  together(
    () => 'you may deploy any of them',
    isTimeToDeploy,
    Array.from({ length: count }, () => ({
      words: () => '',
      ask: (s, l) => ({ player: l.by, kind: 'choice', options: deployable(s, l, stillRevealed(s, l, from)) }),
      note(s, l, [picked]) {
        l.chosen = picked?.on === undefined ? [] : [[refTo(s, cardAt(s, picked.on))]];
        if (picked?.verb === 'done') l.it = [];
      },
      run(s, l) {
        const [found] = l.chosen[0] ?? [];
        l.chosen = [];
        return found === undefined ? next : call(deployment(s, l.by, found.card));
      },
    })),
  );

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
