import { impossible } from '@binary-sunset/kernel';
import { kindOfRule, type Rule } from '../../text/ruleKinds.ts';

const kindOf = (rule: Rule) =>
  kindOfRule(rule) ?? impossible(`No file says how rules of the kind "${rule.rule}" read.`);

/** How a rule that a text makes reads. */
export const ruleWords = (rule: Rule, self: string): string => kindOf(rule).words(rule, self);

/** How it reads after the one before: what is changed of the same cards reads as one. */
function wordsAfter(rule: Rule, before: Rule, self: string): string {
  const together = before.rule === rule.rule ? (kindOf(rule).afterwards?.(rule, before, self) ?? null) : null;
  return together === null ? `; ${ruleWords(rule, self)}` : `, ${together}`;
}

/** Several rules in a row. */
export const rulesWords = (rules: readonly Rule[], self: string): string =>
  rules
    .map((rule, i) => {
      const before = rules[i - 1];
      return before === undefined ? ruleWords(rule, self) : wordsAfter(rule, before, self);
    })
    .join('');
