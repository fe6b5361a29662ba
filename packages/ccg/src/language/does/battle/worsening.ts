import { call, next, other } from '@binary-sunset/kernel';
import { actingCalled } from '../../../rules/actions/frames.ts';
import { worsen } from '../../../rules/battle/damageSegment.ts';
import { forceOf, reduceBy, useForce } from '../../../rules/force/force.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';

/** The opponent has lost a unit of Force for battle damage. */
export const lostFromBattle: Trigger = {
  on: 'Force lost',
  words: () => 'opponent just lost Force from a battle',
  matches: (_s, { by, detail }, speaker) => by !== speaker.by && detail === 'battle damage',
};

const usesX = (least: number, most: Amount | null): Instruction => {
  const limit = (s: State, l: Acting): number =>
    Math.min(forceOf(s, l.by), most === null ? Number.POSITIVE_INFINITY : amountOf(most, s, speakerOf(s, l), l.x));
  return {
    words: () =>
      `${least === 0 ? 'you may use X Force' : 'use X Force'}${most === null ? '' : ` (X is up to ${amountWords(most)})`}`,
    possible: (s, l) => limit(s, l) >= least,
    ask: (s, l) => ({
      player: l.by,
      kind: 'number',
      options: Array.from(
        { length: Math.max(0, limit(s, l) + 1 - least) },
        (_, i): Option => ({ verb: 'use', amount: least + i }),
      ),
    }),
    note(_s, l, [picked]) {
      l.x = picked?.amount ?? 0;
    },
    run: (_s, l) => (l.x === 0 ? next : call(useForce({ who: l.by, left: l.x }))),
  };
};

/** Its player uses as much Force as they like, perhaps none: that is the X of what follows. */
export const mayUseX = usesX(0, null);

/** The same for 1 Force at least, and not more than that. */
export const usesUpTo = (most: Amount): Instruction => usesX(1, most);

/** The opponent's battle damage becomes larger; forfeits may satisfy it as before. */ // GLB-0315, AR6-0112
export const increasesDamage = (amount: Amount): Instruction => ({
  words: () => `increase battle damage against opponent by ${amountWords(amount)}`,
  run(s, l, tell) {
    worsen(s, tell, other(l.by), amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/**
 * What the card to which it responds would have made less becomes more: the loss that it had responded to, which is
 * still one loss, or else the battle damage.
 */ // GLB-0315, GLB-0316
export const increasesInstead = (amount: Amount): Instruction => ({
  words: () => `increase that loss (or battle damage) by ${amountWords(amount)}`,
  run(s, l, tell) {
    const loss = actingCalled(s, l.responding)?.responding ?? 0;
    if (loss === 0) return increasesDamage(amount).run(s, l, tell);
    reduceBy(s, loss, -amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});
