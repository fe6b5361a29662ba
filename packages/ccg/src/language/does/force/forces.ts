/** Force is about to be lost or retrieved, or is lost as a price. */
import { call, frameById, next } from '@binary-sunset/kernel';
import { loseForce, reduceBy } from '../../../rules/force/force.ts';
import { lifeForce } from '../../../rules/force/lifeForce.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Cost,
  type Instruction,
  type Speaker,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';

type Whose = 'you' | 'opponent' | 'anyone';

const isBy = (whose: Whose, { by }: Occurrence, speaker: Speaker): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');

/** Somebody is about to lose Force, not cards for what they are; or to retrieve it, whichever cards those are. */ // AR1-0037, AR1-0053
export const aboutTo = (what: 'lose Force' | 'retrieve Force', whose: Whose): Trigger => ({
  on: what === 'lose Force' ? 'losing Force' : 'retrieving',
  words: () => `${whose === 'anyone' ? 'a player is' : whose === 'you' ? 'you are' : 'opponent is'} about to ${what}`,
  matches: (_s, occurrence, speaker) => isBy(whose, occurrence, speaker),
});

/** "Reduce that loss by 2": of Force that is about to be lost or retrieved. */
export const reducesIt = (amount: Amount): Instruction => ({
  words: (self) => `reduce that by ${amountWords(amount, self)}`,
  possible: (s, l) => frameById(s, l.responding) !== null,
  run(s, l) {
    reduceBy(s, l.responding, amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/**
 * "Losing 2 Force": a cost, for which there must be enough beside the card itself. Force that was used for it is in the
 * Used Pile, and may be lost as well; of what is lost nothing can be used.
 */ // AR1-0139, AR1-0142
export const losing = (amount: number): Cost => ({
  words: () => `lose ${amount} Force`,
  canPay(s, l) {
    const inHand = s.zones.hand[l.by].filter((card) => card !== l.source.card).length;
    return inHand + lifeForce(s, l.by) >= amount;
  },
  force: () => 0,
  last: true,
  pay: (_s, l) => call(loseForce({ who: l.by, left: amount, source: l.source, why: 'cost' })),
});
