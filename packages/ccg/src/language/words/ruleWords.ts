import { impossible } from '@binary-sunset/kernel';
import { kindOfRule, type Rule } from '../../text/ruleKinds.ts';
import { type Saying, said } from '../../text/saying/clauses.ts';
import type { Self } from '../../text/saying/self.ts';

/** What is so by a rule that a text makes. */
export const ruleSaid = (rule: Rule, self: Self): Saying =>
  (kindOfRule(rule) ?? impossible(`No file says how rules of the kind "${rule.rule}" read.`)).says(rule, self);

/** The same in full. */
export const ruleWords = (rule: Rule, self: Self): string => said(ruleSaid(rule, self));
