import { call, next } from '@binary-sunset/kernel';
import { forceOf, useForce } from '../../../rules/force/force.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';

/** Its player uses X Force, as much as they like or as is said: that is the X of what follows. */
export const usesX = ({ least = 0, most }: { readonly least?: 0 | 1; readonly most?: Amount } = {}): Instruction => {
  const limit = (s: State, l: Acting): number =>
    Math.min(forceOf(s, l.by), most === undefined ? Number.POSITIVE_INFINITY : amountOf(most, s, speakerOf(s, l), l.x));
  return {
    words: () =>
      `${least === 0 ? 'you may use X Force' : 'use X Force'}${most === undefined ? '' : ` (X is up to ${amountWords(most)})`}`,
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
