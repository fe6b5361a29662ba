/** Utinni Effects: where what they target is. */
import { hostOf } from '../../../rules/table/places.ts';
import { isTargetHere } from '../../../rules/table/reaching.ts';
import type { Condition, Trigger } from '../../../text/program.ts';

/** What this Utinni Effect targets is where it is, or bears it. */
export const targetIs = (where: 'here' | 'its bearer'): Condition => ({
  words: (self) => (where === 'here' ? `the target of ${self} is at same location` : `${self} is on its target`),
  holds: (s, { self }) =>
    where === 'here'
      ? isTargetHere(s, self)
      : self >= 0 && hostOf(s, self) >= 0 && hostOf(s, self) === s.cards.target[self],
});

/** What this Utinni Effect targets has just come to where it is: by itself or carried, or met it there. */ // GAP-0128
export const targetReachesThis: Trigger = {
  on: 'reached',
  words: (self) => `the target of ${self} reaches ${self}`,
  matches: (_s, { subject }, { self }) => subject.card === self,
};
