import type { DocumentCode, GameName } from './documents.ts';
import { allRules } from './ledger.ts';
import { once } from './once.ts';
import type { Rule, RuleKind, RuleStatus } from './rule.ts';

/** Which rules to look at; leave a part out for all of them. */
export interface RuleFilter {
  readonly game?: GameName;
  readonly document?: DocumentCode;
  readonly topic?: string;
  readonly mechanic?: string;
  readonly kind?: RuleKind;
  readonly status?: RuleStatus;
}

const filterParts = ['game', 'document', 'topic', 'mechanic', 'kind', 'status'] as const;
type FilterPart = (typeof filterParts)[number];

const valuesOf: Readonly<Record<FilterPart, (rule: Rule) => readonly string[]>> = {
  game: (rule) => [rule.game],
  document: (rule) => [rule.document],
  topic: (rule) => [rule.topic],
  mechanic: (rule) => rule.mechanics,
  kind: (rule) => [rule.kind],
  status: (rule) => [rule.status],
};

type Groups = ReadonlyMap<string, readonly Rule[]>;

const groupedBy = (part: FilterPart): (() => Groups) =>
  once(() => {
    const groups = new Map<string, Rule[]>();
    for (const rule of allRules()) {
      for (const value of valuesOf[part](rule)) {
        const group = groups.get(value);
        if (group) group.push(rule);
        else groups.set(value, [rule]);
      }
    }
    return groups;
  });

const groups: Readonly<Record<FilterPart, () => Groups>> = {
  game: groupedBy('game'),
  document: groupedBy('document'),
  topic: groupedBy('topic'),
  mechanic: groupedBy('mechanic'),
  kind: groupedBy('kind'),
  status: groupedBy('status'),
};

export function matches(rule: Rule, filter: RuleFilter): boolean {
  return filterParts.every((part) => {
    const wanted = filter[part];
    return wanted === undefined || valuesOf[part](rule).includes(wanted);
  });
}

/** The rules that fit every given part of the filter, highest authority first. */
export function rulesWhere(filter: RuleFilter): readonly Rule[] {
  let fewest = allRules();
  for (const part of filterParts) {
    const wanted = filter[part];
    if (wanted === undefined) continue;
    const group = groups[part]().get(wanted) ?? [];
    if (group.length < fewest.length) fewest = group;
  }
  return fewest.filter((rule) => matches(rule, filter));
}

/** The headings of the rules that fit, in the order of the rulebook. */
export const topics = (filter: RuleFilter = {}): string[] => distinct('topic', filter);

/** The mechanics that the rules that fit need, in alphabetical order. */
export const mechanics = (filter: RuleFilter = {}): string[] => distinct('mechanic', filter).sort();

const distinct = (part: FilterPart, filter: RuleFilter): string[] => [
  ...new Set(rulesWhere(filter).flatMap(valuesOf[part])),
];
