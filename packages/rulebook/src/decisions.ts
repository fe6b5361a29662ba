import { decisionSections } from './data/decisions.ts';
import type { GameName } from './documents.ts';
import { ruleById } from './ledger.ts';
import { once } from './once.ts';
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

const decisionsByRule = once(() => {
  const all = decisionSections.flatMap((section) => section.decisions);
  const rulesOf = new Map(all.map((decision) => [decision.id, decision.rules]));
  const byRule = new Map<string, Decision[]>();
  for (const decision of all) {
    const overturned = (decision.overturns ?? []).flatMap((id) => rulesOf.get(id) ?? []);
    for (const id of new Set([...decision.rules, ...overturned])) byRule.set(id, [...(byRule.get(id) ?? []), decision]);
  }
  return byRule;
});

/**
 * The decisions that speak of a rule, those of current rules first: where two disagree, the first holds. Throws
 * `UnknownRule`.
 */
export function decisionsOn(id: string): readonly Decision[] {
  return decisionsByRule().get(ruleById(id).id) ?? [];
}
