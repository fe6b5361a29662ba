import { type CardId, call, localsOf, next, refTo, startingAt } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { battle } from '../../../rules/battle/battle.ts';
import { whyNoBattle } from '../../../rules/battle/initiating.ts';
import { cardsOnTable, isInactiveAs, makeActive, makeInactive } from '../../../rules/cards/cardStates.ts';
import { cardsAt, hostOf, isEnclosed, locationOf } from '../../../rules/table/places.ts';
import type { State } from '../../../state/state.ts';
import { type Acting, type Condition, type Instruction, speakerOf, type Target } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';

/** So many of them, no more and no less. */
export const exactly = (count: number, who: Cards): Target => ({
  words: (self) => `target ${count} of ${who.words(self, true)}`,
  least: count,
  most: count,
  optional: false,
  candidates: (s, l) => who.in(s, speakerOf(s, l)),
});

/** Nobody has done anything in this phase, nor passed. */
export const atBeginningOfPhase: Condition = {
  words: () => 'this is the beginning of the phase',
  holds: (s) =>
    s.frames.some((frame) => {
      const window = localsOf(frame, declared.window);
      return window?.kind === s.facts.phase && window.acted === 0 && window.passes === 0;
    }),
};

const chosen = (l: Acting): CardId[] => l.chosen.flat().map(({ card }) => card);

const fighters = ['character', 'vehicle', 'starship'];

/** Everybody else there: not an open vehicle that carries one of them. */ // GAP-0290
const leftOut = (s: State, l: Acting, where: CardId): CardId[] => {
  const fighting = chosen(l);
  return cardsAt(s, where).filter(
    (card) =>
      fighters.includes(kindOf(s, card)) &&
      !fighting.includes(card) &&
      !(fighting.some((one) => hostOf(s, one) === card) && !isEnclosed(s, card)),
  );
};

const placeOf = (s: State, l: Acting): CardId => {
  const [first] = chosen(l);
  return first === undefined ? -1 : locationOf(s, first);
};

/** Those who were chosen battle each other; whoever else is there is inactive until that is over. */ // GAP-0290
export const battleAmongThemselves: readonly Instruction[] = [
  {
    words: () => 'they battle each other',
    possible(s, l) {
      const where = placeOf(s, l);
      return where < 0 || (whyNoBattle(s, l.by, where) ?? true);
    },
    run(s, l, tell) {
      const where = placeOf(s, l);
      if (where < 0) return next;
      for (const card of leftOut(s, l, where)) makeInactive(s, tell, card, 'left out');
      // What was used to begin it is all that it costs.
      return call(startingAt(battle({ by: l.by, source: refTo(s, where) }), 'initiated'));
    },
  },
  {
    words: () => '',
    run(s, _l, tell) {
      for (const card of cardsOnTable(s)) if (isInactiveAs(s, card, 'left out')) makeActive(s, tell, card, 'left out');
      return next;
    },
  },
];
