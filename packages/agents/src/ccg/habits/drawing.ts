import { type CcgState, generation, lifeForce } from '@binary-sunset/ccg';
import type { CardId } from '@binary-sunset/kernel';
import { isHomeless, isUsable } from '../hand.ts';
import { deployCostOf, isFighter, kindOf } from '../reading.ts';
import type { CcgRule, Situation } from '../situation.ts';
import { wantedForReactions } from './keepForce.ts';

/** Draws towards what it lacks. */

const fewFighters = 2;
const enoughGeneration = 7;
/** With so little Life Force left every card counts. */
const nearTheEnd = 10;

/** With so many cards in hand something else is lacking. */
const fullHand = 9;

/** So many who have nowhere to go need a place more than company. */
const manyHomeless = 3;
const tooFullHand = 14;

/** Nothing else comes of it. */
const worthOfSurplus = 0.6;

/** What one likes to hold of cards that can be used. */
const usualHand = 8;
/** Even when every card counts: who can do nothing loses them all. */
const leastHand = 2;

const usableIn = ({ s, me }: Situation): CardId[] => s.zones.hand[me].filter((card) => isUsable(s, me, card));

/** The Force that it would take to use all that is in hand, and to react. */
function neededFor(situation: Situation): number {
  const { s, me } = situation;
  return usableIn(situation).reduce((sum, card) => sum + deployCostOf(s, card), wantedForReactions(s, me));
}

/** How many cards would be drawn if there was Force for them: what can be deployed is in hand no longer. */
export function drawsWanted(situation: Situation): number {
  const { s, me } = situation;
  const usable = usableIn(situation);
  if (lifeForce(s, me) <= nearTheEnd) return Math.max(0, leastHand - usable.length);
  return Math.max(0, usualHand - usable.filter((card) => kindOf(s, card) === 'interrupt').length);
}

/** How much a player lacks something that is not in hand: people, Force, a place for those who have none. */
function lacks({ s, me }: Situation): number {
  const hand = s.zones.hand[me];
  const of = (is: (s: CcgState, card: CardId) => boolean): number => hand.filter((card) => is(s, card)).length;
  const hasPlace = of((_, card) => kindOf(s, card) === 'location') > 0;
  if (!hasPlace && hand.length < tooFullHand && of(isHomeless) >= manyHomeless) return 1.2;
  if (hand.length >= fullHand) return 0;
  return (of(isFighter) < fewFighters ? 0.5 : 0) + (!hasPlace && generation(s, me) < enoughGeneration ? 0.4 : 0);
}

export const drawing: readonly CcgRule[] = [
  {
    name: 'towards what is lacking',
    because: 'It may bring what your hand lacks.',
    on: ['draw'],
    as: 'habit',
    weigh: (situation) => lacks(situation),
  },
  {
    name: 'Force that nothing in hand needs is there to be drawn',
    because: 'You have more Force than your hand needs.',
    on: ['draw'],
    as: 'habit',
    weigh(situation) {
      const { s, me } = situation;
      if (s.zones.hand[me].length >= tooFullHand) return 0;
      return s.zones.force[me].length + generation(s, me) > neededFor(situation) ? worthOfSurplus : 0;
    },
  },
  {
    name: 'what is dear must stay within reach of the next turn',
    because: 'You need that Force for what you hold, next turn.',
    on: ['draw'],
    as: 'habit',
    weigh({ s, me }) {
      const next = s.zones.force[me].length + generation(s, me);
      return s.zones.hand[me].some((card) => deployCostOf(s, card) === next && isUsable(s, me, card)) ? -1 : 0;
    },
  },
  {
    name: 'not when every card counts',
    because: 'With so little Life Force left every card counts.',
    on: ['draw'],
    as: 'habit',
    weigh: (situation) =>
      lifeForce(situation.s, situation.me) <= nearTheEnd && usableIn(situation).length >= leastHand ? -1 : 0,
  },
];
