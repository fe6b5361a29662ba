import { isActive } from '../../rules/cards/cardStates.ts';
import { isMatching, isMatchingWeapon } from '../../rules/cards/matching.ts';
import { pilotsOf } from '../../rules/cards/piloting.ts';
import { ridersOn } from '../../rules/table/places.ts';
import type { Condition } from '../../text/program.ts';
import { so } from '../../text/saying/clauses.ts';
import { one } from '../../text/saying/nouns.ts';
import type { Cards } from './cards.ts';

/** One of these starships or vehicles is piloted by its matching pilot. */ // GAP-0213
export const hasMatchingPilot = (who: Cards): Condition => ({
  says: (self) => so(one(`the matching pilot of ${who.words(self)}`), 'be', 'piloting it'),
  holds: (s, speaker) =>
    who.in(s, speaker).some((vessel) => pilotsOf(s, vessel).some((pilot) => isMatching(s, pilot, vessel))),
});

/** Somebody has a weapon that names them. */ // SUP-0412
export const hasMatchingWeapon = (who: Cards): Condition => ({
  says: (self) => so(who.noun(self, 'one'), 'have', 'their matching weapon'),
  holds: (s, speaker) =>
    who
      .in(s, speaker)
      .some((card) => ridersOn(s, card).some((weapon) => isActive(s, weapon) && isMatchingWeapon(s, weapon, card))),
});
