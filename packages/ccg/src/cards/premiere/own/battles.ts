/** Battles of a kind of their own: assaults, brawls, barriers against battle, a winner foretold. */
import {
  beginLasting,
  type CardId,
  type CardRef,
  call,
  instructionId,
  isCurrent,
  localsOf,
  next,
  other,
  refTo,
  startingAt,
} from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { withIt } from '../../../language/cards/apart.ts';
import {
  atEndOf,
  type Cards,
  type Condition,
  forbids,
  type Instruction,
  ifSo,
  opponents,
} from '../../../language/index.ts';
import { states } from '../../../language/words/deeds.ts';
import { innerResult } from '../../../rules/actions/acting.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { ownId } from '../../../rules/actions/ownId.ts';
import { battle } from '../../../rules/battle/battle.ts';
import { excludeCards } from '../../../rules/battle/excluding.ts';
import { whyNoBattle } from '../../../rules/battle/initiating.ts';
import { cardsOnTable, isInactiveAs, makeActive, makeInactive } from '../../../rules/cards/cardStates.ts';
import { destinyFor } from '../../../rules/destiny/destiny.ts';
import { loseForce } from '../../../rules/force/force.ts';
import { totalPowerAt } from '../../../rules/inForce/power.ts';
import { cardsAt, hostOf, isEnclosed, locationOf } from '../../../rules/table/places.ts';
import type { State } from '../../../state/state.ts';
import { type Acting, speakerOf, type Target } from '../../../text/program.ts';
import { denial, lasting, once, so } from '../../../text/saying/clauses.ts';
import { counted } from '../../../text/saying/lists.ts';
import { one, opponent, several, you } from '../../../text/saying/nouns.ts';

const targets = (s: State, l: Acting): number =>
  opponents.of('character', 'starship', 'vehicle').presentThere.in(s, speakerOf(s, l)).length;

/** One destiny for each character, starship and vehicle that the opponent has there: none for cards aboard starships. */ // GLD-0017
const drawForEach: Instruction = {
  words: () => 'draw one destiny for each character, starship and vehicle that opponent has present there',
  run: (s, l) => call(destinyFor(l.by, targets(s, l), '', ownId(s)), { into: 'result' }),
};

/** No battle: Force is lost, and nothing is forfeited. A draw that failed, or was none, is as good as zero. */ // GLD-0017, AR1-0442
const compare: Instruction = {
  words: () =>
    'if total destiny and opponent’s total power there differ, the player with less loses the difference in Force',
  run(s, l) {
    const at = l.it[0]?.card ?? -1;
    const total = typeof l.result === 'number' ? l.result : 0;
    const difference = total - (at < 0 ? 0 : totalPowerAt(s, other(l.by), at));
    const who = difference > 0 ? other(l.by) : l.by;
    return call(loseForce({ who, left: Math.abs(difference), source: l.source }));
  },
};

/** "Draw one destiny for each, and compare." Where the Force drain was that it responds to. */
export const assaults: readonly Instruction[] = [drawForEach, compare];

/** So many of them, no more and no less. */
export const exactly = (count: number, who: Cards): Target => ({
  words: (self) => `target ${counted(count)} of ${who.words(self, 'some')}`,
  whom: (self) => `${counted(count)} of ${who.words(self, 'some')}`,
  least: count,
  most: count,
  optional: false,
  candidates: (s, l) => who.in(s, speakerOf(s, l)),
});

/** Nobody has done anything in this phase, nor passed. */
export const atBeginningOfPhase: Condition = {
  says: () => so(one('that phase'), 'have', 'just begun'),
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
    ...states(() => so(several('they'), 'battle', 'each other')),
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

/** They may not battle for the rest of the turn; from a battle under way they are excluded at once. */ // AR6-0164
export const barsFromBattle = (who: Cards): Instruction =>
  withIt(who, {
    ...states((self) => lasting(denial(so(who.noun(self, 'one'), 'may', 'battle')), 'for remainder of turn')),
    leaves: forbids('battle', who),
    run(s, l, tell) {
      const cards: CardRef[] = l.it.filter((one) => isCurrent(s, one));
      beginLasting(s, tell, {
        clause: instructionId(l.text, l.at),
        source: l.source,
        by: l.by,
        locked: cards,
        until: 'turn',
        detail: l.x,
      });
      return call(excludeCards({ cards, by: l.by }));
    },
  });

/** One of the players is named as the winner of the battle, to be remembered until it ends. */
const predicts: Instruction = {
  words: () => 'predict the winner',
  ask: (_s, l) => ({ player: l.by, kind: 'choice', options: [{ verb: 'you win' }, { verb: 'opponent wins' }] }),
  note(_s, l, [picked]) {
    l.x = picked?.verb === 'you win' ? 1 : 0;
  },
  run: () => next,
};

/** Whoever was named has won; a battle without a winner was not foreseen. */
const foreseen = (winner: 'you' | 'opponent'): Condition => ({
  says: () => once(winner === 'you' ? you : opponent, 'won'),
  holds: ({ facts: { battle } }, { by }) =>
    battle !== null && battle.winner !== null && (battle.winner === by) === (winner === 'you'),
});

const ifNamed = (ifRight: Instruction, ifWrong: Instruction): Instruction => {
  const judged = [ifSo(foreseen('opponent'), [ifRight], [ifWrong]), ifSo(foreseen('you'), [ifRight], [ifWrong])];
  return {
    words: (self) => `if correct, ${ifRight.words(self)}; if incorrect, ${ifWrong.words(self)}`,
    inner: judged.map((one) => [one]),
    run: (_s, l) => call(innerResult(l, l.x === 1 ? 1 : 0)),
  };
};

/** "Predict the winner": something is done at the end of the battle, as it was right or wrong. */
export const predictsWinner = (ifRight: Instruction, ifWrong: Instruction): readonly Instruction[] => [
  predicts,
  atEndOf('battle', ifNamed(ifRight, ifWrong)),
];
