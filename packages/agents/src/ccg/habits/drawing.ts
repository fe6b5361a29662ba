import { type CcgState, generation, lifeForce } from '@binary-sunset/ccg';
import type { CardId } from '@binary-sunset/kernel';
import { isHomeless, isSpare } from '../hand.ts';
import type { CcgRule, Look } from '../look.ts';
import { deployCostOf, isFighter, kindOf } from '../reading.ts';

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

/** How much a player lacks something that is not in hand: people, Force, a place for those who have none. */
function lacks({ s, me }: Look): number {
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
    on: ['draw'],
    as: 'habit',
    weigh: (look) => lacks(look),
  },
  {
    name: 'what is dear must stay within reach of the next turn',
    on: ['draw'],
    as: 'habit',
    weigh({ s, me }) {
      const next = s.zones.force[me].length + generation(s, me);
      return s.zones.hand[me].some((card) => deployCostOf(s, card) === next && !isSpare(s, me, card)) ? -1 : 0;
    },
  },
  {
    name: 'not when every card counts',
    on: ['draw'],
    as: 'habit',
    weigh: ({ s, me }) => (lifeForce(s, me) <= nearTheEnd ? -1 : 0),
  },
];
