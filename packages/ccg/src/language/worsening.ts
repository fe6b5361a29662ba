import { call, next } from '@binary-sunset/kernel';
import { forceOf, reduceBy, useForce } from '../rules/force.ts';
import { actingCalled } from '../rules/frames.ts';
import type { State } from '../state.ts';
import type { Option } from '../vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  speakerOf,
  type Trigger,
} from './program.ts';

/** The opponent is about to lose Force to battle damage. */
export const losesFromBattle: Trigger = {
  on: 'losing Force',
  words: () => 'opponent is about to lose Force from a battle',
  matches: ({ facts: { battle } }, { by, subject }, speaker) =>
    by !== speaker.by && battle !== null && subject.card === battle.location.card,
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

const increasing =
  (lossOf: (l: Acting, at: Parameters<Instruction['run']>[0]) => number) =>
  (amount: Amount): Instruction => ({
    words: () => `increase that loss by ${amountWords(amount)}`,
    run(s, l) {
      reduceBy(s, lossOf(l, s), -amountOf(amount, s, speakerOf(s, l), l.x));
      return next;
    },
  });

/** The loss under way becomes larger; it is still one loss. */ // GLB-0315
export const increasesLoss = increasing(({ responding }) => responding);

/** The same for the loss that the card it responds to has responded to. */
export const increasesLossBehind = increasing(({ responding }, s) => actingCalled(s, responding)?.responding ?? 0);
