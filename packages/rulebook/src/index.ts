/** The rulebook of both games: every rule as one statement with an id, how contradictions are settled, and search. */
export {
  type Coverage,
  coverageOf,
  type DocumentCoverage,
  isProven,
  type Tally,
  type TopicCoverage,
} from './coverage.ts';
export { decisionSections, decisionsPreface } from './data/decisions.ts';
export type { Decision, DecisionId, DecisionSection, SectionCode } from './decision.ts';
export { decisionsOn } from './decisions.ts';
export { type DocumentCode, documentCodes, documents, type GameName, type RulebookDocument } from './documents.ts';
export { mechanics, type RuleFilter, rulesWhere, topics } from './filter.ts';
export { ruleById } from './ledger.ts';
export type { Rule, RuleId, RuleKind, RuleStatus } from './rule.ts';
export { type SearchOptions, searchRules } from './search.ts';
export { UnknownRule } from './unknownRule.ts';
