import { isActive } from '../../rules/cards/cardStates.ts';
import { isMatching, isMatchingWeapon } from '../../rules/cards/matching.ts';
import { pilotsOf } from '../../rules/cards/piloting.ts';
import { ridersOn } from '../../rules/table/places.ts';
import type { Condition } from '../../text/program.ts';
import type { Cards } from './cards.ts';

/** One of these starships or vehicles is piloted by its matching pilot. */ // GAP-0213
export const hasMatchingPilot = (who: Cards): Condition => ({
  words: (self) => `the matching pilot of ${who.words(self)} is piloting it`,
  holds: (s, speaker) =>
    who.in(s, speaker).some((vessel) => pilotsOf(s, vessel).some((pilot) => isMatching(s, pilot, vessel))),
});

/** Somebody has a weapon that names them. */ // SUP-0412
export const hasMatchingWeapon = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} has their matching weapon`,
  holds: (s, speaker) =>
    who
      .in(s, speaker)
      .some((card) => ridersOn(s, card).some((weapon) => isActive(s, weapon) && isMatchingWeapon(s, weapon, card))),
});
