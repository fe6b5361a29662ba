import { type DocumentCode, documentCodes } from './documents.ts';
import { rulesWhere } from './filter.ts';
import { ruleById } from './ledger.ts';
import type { Rule, RuleId } from './rule.ts';

export interface Tally {
  /** Rules in force. */
  readonly active: number;
  /** Those of them that a passing test proves. */
  readonly proven: number;
}

export interface DocumentCoverage extends Tally {
  readonly document: DocumentCode;
  /** Every main topic with a rule in force, in the order of the document. */
  readonly topics: readonly TopicCoverage[];
}

export interface TopicCoverage extends Tally {
  /** `battle` stands for `battle - ends early` and all others under it. */
  readonly topic: string;
}

export interface Coverage {
  readonly documents: readonly DocumentCoverage[];
  readonly total: Tally;
  /** Rules that repeat others, counted apart: such a rule is proven when all that it repeats are. */
  readonly duplicates: { readonly rules: number; readonly proven: number };
  readonly missing: readonly RuleId[];
}

/** Whether the ids that passing tests cite prove a rule: its own, or for a repetition all those it repeats. */
export function isProven(rule: Rule, cited: ReadonlySet<string>): boolean {
  if (rule.status === 'duplicate') return rule.replacedBy.every((id) => cited.has(id));
  return rule.status === 'active' && cited.has(rule.id);
}

/** How much of the rulebook the ids that passing tests cite prove. Throws `UnknownRule` for an id that is none. */
export function coverageOf(citedIds: Iterable<string>): Coverage {
  const cited = new Set<string>();
  for (const id of citedIds) cited.add(ruleById(id).id);

  const proven = (rules: readonly Rule[]): number => rules.filter((rule) => isProven(rule, cited)).length;
  const tally = (rules: readonly Rule[]): Tally => ({ active: rules.length, proven: proven(rules) });
  const inForce = rulesWhere({ status: 'active' });
  const duplicates = rulesWhere({ status: 'duplicate' });

  return {
    documents: documentCodes.map((document) => {
      const rules = inForce.filter((rule) => rule.document === document);
      return {
        document,
        ...tally(rules),
        topics: byMainTopic(rules).map(([topic, under]) => ({ topic, ...tally(under) })),
      };
    }),
    total: tally(inForce),
    duplicates: { rules: duplicates.length, proven: proven(duplicates) },
    missing: inForce.filter((rule) => !isProven(rule, cited)).map((rule) => rule.id),
  };
}

function byMainTopic(rules: readonly Rule[]): [topic: string, rules: Rule[]][] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [topic = ''] = rule.topic.split(' - ');
    const group = groups.get(topic);
    if (group) group.push(rule);
    else groups.set(topic, [rule]);
  }
  return [...groups];
}
