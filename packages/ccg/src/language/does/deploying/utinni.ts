import { isCurrent, next } from '@binary-sunset/kernel';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { settleAt } from '../../../rules/deploying/deploy.ts';
import { hostOf } from '../../../rules/table/places.ts';
import { isTargetHere } from '../../../rules/table/reaching.ts';
import { table } from '../../../state/state.ts';
import { type Condition, type Instruction, speakerOf, type Trigger } from '../../../text/program.ts';
import { withOne } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** What this Utinni Effect targets is where it is. */
export const targetIsHere: Condition = {
  words: (self) => `the target of ${self} is at same location`,
  holds: (s, { self }) => isTargetHere(s, self),
};

/** What this Utinni Effect targets has just come to where it is: by itself or carried, or met it there. */ // GAP-0128
export const targetReachesThis: Trigger = {
  on: 'reached',
  words: (self) => `the target of ${self} reaches ${self}`,
  matches: (_s, { subject }, { self }) => subject.card === self,
};

/** This Utinni Effect is on what it targets. */
export const isOnTarget: Condition = {
  words: (self) => `${self} is on its target`,
  holds: (s, { self }) => self >= 0 && hostOf(s, self) >= 0 && hostOf(s, self) === s.cards.target[self],
};

/** It is put on one of these, and targets it from then on: nobody's card is stolen by that. */ // GLC-0022, GLC-0023
export const isPlacedOn = (who: Cards): Instruction =>
  withOne(who, {
    words: (self) => `place ${self} on ${who.words(self)}`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [bearer] = who.in(s, speakerOf(s, l));
      if (bearer === undefined || !isCurrent(s, l.source)) return next;
      const { card } = l.source;
      settleAt(s, tell, card, controllerOf(s, card), bearer, 'attached');
      table.mark(s, tell, card, 'target', bearer);
      return next;
    },
  });
