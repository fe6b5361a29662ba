/** Cards that are none of some others. */
import { type Predicate, predicate } from '../predicate.ts';
import type { Described } from '../spec.ts';

export const except = (which: Described): Predicate =>
  predicate({
    about: 'which are meant not to be among them',
    of: which,
    stands: 'except',
    words: (self, many) => `(except ${which.words(self, many ? 'all' : 'one')})`,
    holds: (s, card, speaker) => !which.is(s, card, speaker),
  });
