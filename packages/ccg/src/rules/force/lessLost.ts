import type { CardRef, Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { amountOf, type Speaker } from '../../text/program.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { withoutCopies } from '../inForce/changes.ts';
import { isFor } from '../inForce/reckoning.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** What somebody must lose is less. */
    'lessens losses': {
      readonly whose: 'your' | 'opponent' | 'each player';
      readonly words: string;
      /** Halves it, before anything else makes it less. */ // GAP-0373
      readonly halves?: true;
      to(loss: number, s: State, speaker: Speaker): number;
    };
  }
}

const lessening = rulesOn(ruleKind('lessens losses', { says: ({ words }) => ({ words }) }));

/** What must be lost may be less by some text. */
export function lessened(s: State, by: Player, loss: number): number {
  // What halves it does so first. GAP-0373
  const found = lessening(s).filter(({ rule, speaker }) => isFor(rule.whose, speaker, by));
  return withoutCopies(found)
    .toSorted((a, b) => Number(!a.rule.halves) - Number(!b.rule.halves))
    .reduce((left, { rule, speaker }) => rule.to(left, s, speaker), loss);
}

const limits = rulesOn('changes total', 'loss to a Force drain');

/** Is as much lost to the drain as some text lets it cost? What was reduced was never lost. */ // GAP-0372
export function isAtLimit(s: State, { by, source, lost }: { by: Player; source: CardRef; lost: number }): boolean {
  if (s.facts.drain === null || source.card >= 0) return false;
  return limits(s).some(
    ({ rule, speaker, x }) =>
      rule.how === 'limit' && isFor(rule.whose, speaker, by) && lost >= amountOf(rule.amount, s, speaker, x),
  );
}
