/** Cards by what they have on them or aboard. */
import type { CardId } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { isActive, isUnderCover } from '../../../rules/cards/cardStates.ts';
import { isAboard } from '../../../rules/table/company.ts';
import { cardsAt, ridersOn } from '../../../rules/table/places.ts';
import type { State } from '../../../state/state.ts';
import { type Predicate, predicate } from '../predicate.ts';
import type { Described } from '../spec.ts';

/** With so many such cards on it, or at it if it is a location. */
export const having = (what: Described, least: number): Predicate =>
  predicate({
    about: 'what they have on them',
    depends: 'what it bears',
    of: what,
    stands: 'with',
    words: (self) => `with ${least === 1 ? '' : atLeast(least, what)}${what.words(self, least > 1 ? 'some' : 'one')}`,
    holds(s, card, speaker) {
      const found = kindOf(s, card) === 'location' ? cardsAt(s, card) : ridersOn(s, card);
      let left = least;
      for (const on of found)
        if (isMeantThere(s, on, what) && what.matches(s, on, speaker)) left -= what.times(s, on, speaker);
      return left <= 0;
    },
  });

const atLeast = (least: number, { spec }: Described): string => `${least} or more ${spec.whose === 'any' ? '' : 'of '}`;

/** Is it active, or under cover where such a text reaches spies? */ // GAP-0291
const isMeantThere = (s: State, card: CardId, { spec }: Described): boolean =>
  isActive(s, card) || (spec.reaches === 'undercover' && isUnderCover(s, card));

/** With such a card aboard: on it, in what it carries or at its sites. */ // GAP-0071, GLA-0016
export const withAboard = (whom: Described): Predicate =>
  predicate({
    about: 'who is aboard',
    depends: 'what it bears',
    of: whom,
    stands: 'with',
    words: (self) => `with ${whom.words(self)} aboard`,
    holds: (s, vessel, speaker) => whom.in(s, speaker).some((card) => isAboard(s, card, vessel)),
  });
