import { decisionSections } from './data/decisions.ts';
import type { Decision } from './decision.ts';
import { ruleById } from './ledger.ts';
import { once } from './once.ts';

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
