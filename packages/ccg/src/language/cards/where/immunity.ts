/** Cards by what they are immune to. */
import { isAlwaysImmune, isImmune } from '../../../rules/inForce/immunity.ts';
import { type Predicate, predicate } from '../predicate.ts';

const words = { now: 'immune', not: 'not immune', always: 'always immune' } as const;

/** Immune to cards of that title now, or not; or immune whatever happens. */ // AR1-0171, AR1-0172
export const immune = (to: string, how: keyof typeof words): Predicate =>
  predicate({
    about: 'what they are immune to',
    stands: 'how',
    words: () => `${words[how]} to ${to}`,
    holds: (s, card) =>
      how === 'always' ? isAlwaysImmune(s, card, to) : isImmune(s, card, { title: to, by: null }) === (how === 'now'),
  });
