/** What a text calls X: a number that is chosen, used or reckoned, for what follows. */
import { call, next } from '@binary-sunset/kernel';
import { forceOf, useForce } from '../../rules/force/force.ts';
import type { State } from '../../state/state.ts';
import type { Asked, Option } from '../../state/vocabulary.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../text/program.ts';
import { so } from '../../text/saying/clauses.ts';
import { figure } from '../../text/saying/figures.ts';
import { joined } from '../../text/saying/lists.ts';
import { thing } from '../../text/saying/nouns.ts';
import { states } from '../words/deeds.ts';

/** What was paid, counted or drawn before. */
export const x: Amount = { words: figure('X'), of: (_s, _speaker, found) => found };

/** A number that what follows calls X. */
export const letXBe = (amount: Amount): Instruction => ({
  ...states((self) => so(thing('X'), 'be', amountWords(amount, self))),
  run(s, l) {
    l.x = amountOf(amount, s, speakerOf(s, l), l.x);
    return next;
  },
});

/** Its player chooses a number; of what is done with so many cards of a pile, not more than there are. */ // AR1-0407
export const chooseNumber = ({
  least = 1,
  most,
  cardsIn,
}: {
  readonly least?: number;
  readonly most: Amount;
  readonly cardsIn?: 'reserve' | 'force' | 'used' | 'lost';
}): Instruction => {
  const there = (s: State, l: Acting): number =>
    cardsIn === undefined ? Number.POSITIVE_INFINITY : s.zones[cardsIn][l.by].length;
  return {
    words: (self) => `choose X, from ${least} to ${amountWords(most, self)}`,
    possible: (s, l) => there(s, l) >= least,
    ask(s, l): Asked | null {
      const limit = Math.min(amountOf(most, s, speakerOf(s, l), l.x), there(s, l));
      const options = Array.from(
        { length: Math.max(0, limit + 1 - least) },
        (_, i): Option => ({ verb: 'amount', amount: i + least }),
      );
      return options.length === 0 ? null : { player: l.by, kind: 'number', options };
    },
    note(_s, l, [picked]) {
      l.x = picked?.amount ?? 0;
    },
    run: () => next,
  };
};

/** Its player uses X Force, as much as they like or as is said: that is the X of what follows. */
export const usesX = ({ least = 0, most }: { readonly least?: 0 | 1; readonly most?: Amount } = {}): Instruction => {
  const limit = (s: State, l: Acting): number =>
    Math.min(forceOf(s, l.by), most === undefined ? Number.POSITIVE_INFINITY : amountOf(most, s, speakerOf(s, l), l.x));
  return {
    ...(least === 0 ? { opens: 'you may' as const } : {}),
    words: (self) =>
      joined([
        least === 0 ? 'you may use X Force' : 'use X Force',
        most === undefined ? '' : `(X is up to ${amountWords(most, self)})`,
      ]),
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
