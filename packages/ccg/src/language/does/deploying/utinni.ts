/** Utinni Effects: where what they target is. */
import { hostOf } from '../../../rules/table/places.ts';
import { isTargetHere } from '../../../rules/table/reaching.ts';
import type { Condition, Trigger } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { itself, thing } from '../../../text/saying/nouns.ts';

/** What this Utinni Effect targets is where it is, or bears it. */
export const targetIs = (where: 'here' | 'its bearer'): Condition => ({
  says: (self) =>
    so(
      where === 'here' ? thing('its target') : itself(self),
      'be',
      where === 'here' ? 'at same location' : 'on its target',
    ),
  holds: (s, { self }) =>
    where === 'here'
      ? isTargetHere(s, self)
      : self >= 0 && hostOf(s, self) >= 0 && hostOf(s, self) === s.cards.target[self],
});

/** What this Utinni Effect targets has just come to where it is: by itself or carried, or met it there. */ // GAP-0128
export const targetReachesThis: Trigger = {
  on: 'reached',
  words: () => 'reached by its target',
  matches: (_s, { subject }, { self }) => subject.card === self,
};
