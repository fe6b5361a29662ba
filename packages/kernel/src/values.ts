import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';

/**
 * What something does to a value. Adding and multiplying work on what is there; `define` gives a value to what had
 * none and otherwise resets; after a `reset` nothing adds or multiplies, and of competing resets the lowest counts;
 * a `limit` caps the end result. Null is no value at all, which nothing but `define` changes.
 */
export type Operation = 'add' | 'multiply' | 'define' | 'reset' | 'limit';

/** Says what contributes: how, how much, since when, from which card (null for a rule), by which clause or rule id. */
export type Contribute = (
  operation: Operation,
  amount: number,
  since: number,
  source: CardId | null,
  because: string,
) => void;

export interface ValueRule<S extends KernelState> {
  readonly name: string;
  base(s: S, card: CardId): number | null;
  contributions(s: S, card: CardId, contribute: Contribute): void;
  /** The end result does not fall below this. */
  readonly atLeast?: number;
}

export interface Contribution {
  readonly operation: Operation;
  readonly amount: number;
  readonly since: number;
  readonly source: CardId | null;
  readonly because: string;
}

export interface ExplainedValue {
  readonly base: number | null;
  readonly total: number | null;
  /** In the order in which they count, each with the total after it. */
  readonly lines: readonly (Contribution & { readonly total: number | null })[];
}

/** The sum of what is being added up, and whether something other than adding takes part. */
let sum = 0;
let ordered = false;
const addUp: Contribute = (operation, amount) => {
  if (operation === 'add') sum += amount;
  else ordered = true;
};

/** The value now. Only where something other than adding takes part does the order matter, and is looked at. */
export function currentValue<S extends KernelState>(s: S, rule: ValueRule<S>, card: CardId): number | null {
  const base = rule.base(s, card);
  // What contributes may depend on another value, which is then added up in between.
  const outerSum = sum;
  const outerOrdered = ordered;
  sum = 0;
  ordered = false;
  rule.contributions(s, card, addUp);
  const added = sum;
  const inOrder = ordered;
  sum = outerSum;
  ordered = outerOrdered;
  if (inOrder) return explainValue(s, rule, card).total;
  return base === null ? null : floored(base + added, rule);
}

/** The value with everything that contributes to it. */
export function explainValue<S extends KernelState>(s: S, rule: ValueRule<S>, card: CardId): ExplainedValue {
  const base = rule.base(s, card);
  const contributions: Contribution[] = [];
  rule.contributions(s, card, (operation, amount, since, source, because) => {
    contributions.push({ operation, amount, since, source, because });
  });
  contributions.sort((a, b) => rank(a) - rank(b) || a.since - b.since);
  let total = base;
  let wasReset = false;
  const lines = contributions.map((contribution) => {
    const { operation, amount } = contribution;
    if (operation === 'define' && total === null) {
      total = amount;
    } else if (operation === 'define' || operation === 'reset') {
      if (total !== null) total = wasReset ? Math.min(total, amount) : amount;
      wasReset = wasReset || total !== null;
    } else if (operation === 'limit') {
      if (total !== null) total = Math.min(total, amount);
    } else if (total !== null && !wasReset) {
      total = operation === 'add' ? total + amount : total * amount;
    }
    return { ...contribution, total };
  });
  return { base, total: total === null ? null : floored(total, rule), lines };
}

/** Limits come last, whenever they began. */
const rank = (contribution: Contribution): number => (contribution.operation === 'limit' ? 1 : 0);

const floored = (total: number, rule: { readonly atLeast?: number }): number =>
  rule.atLeast === undefined ? total : Math.max(total, rule.atLeast);
