import { locationOf } from '../rules/places.ts';
import type { Condition, Trigger } from './program.ts';

/** What this Utinni Effect targets is where it is: it has been reached. */ // GAP-0128
export const targetIsHere: Condition = {
  words: (self) => `the target of ${self} is at same location`,
  holds(s, { self }) {
    const target = self < 0 ? -1 : (s.cards.target[self] ?? -1);
    return target >= 0 && locationOf(s, target) >= 0 && locationOf(s, target) === locationOf(s, self);
  },
};

/** What this Utinni Effect targets has just come to where it is, by itself or carried. */ // GAP-0128
export const targetReachesThis: Trigger = {
  on: 'moved',
  words: (self) => `the target of ${self} reaches ${self}`,
  matches: (s, _occurrence, speaker) => targetIsHere.holds(s, speaker),
};
