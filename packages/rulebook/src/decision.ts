import type { GameName } from './documents.ts';
import type { RuleId } from './rule.ts';

/** `current` overrules the others; the rest are named after the documents they settle. */
export type SectionCode = 'current' | 'tcg' | 'gla' | 'glb' | 'glc' | 'sup';

/** `gla-20`: the section's code and the label in it. */
export type DecisionId = `${SectionCode}-${string}`;

/** How a contradiction in the rulebooks is settled. */
export interface Decision {
  readonly id: DecisionId;
  /** The heading inside its section, if any. */
  readonly part: string;
  readonly question: string;
  /** The answer with its reason. Emphasis is written **so**. */
  readonly text: string;
  /** The rules it speaks of. */
  readonly rules: readonly RuleId[];
  /** Earlier decisions it replaces. */
  readonly overturns?: readonly DecisionId[];
  /** Earlier decisions that were inferred and have proved right. */
  readonly confirms?: readonly DecisionId[];
}

export interface DecisionSection {
  readonly code: SectionCode;
  readonly game: GameName;
  readonly title: string;
  readonly preface: string;
  readonly decisions: readonly Decision[];
}
