import { ar1 } from './data/ar1.ts';
import { ar5 } from './data/ar5.ts';
import { ar6 } from './data/ar6.ts';
import { ar7 } from './data/ar7.ts';
import { ar8 } from './data/ar8.ts';
import { gap } from './data/gap.ts';
import { gla } from './data/gla.ts';
import { glb } from './data/glb.ts';
import { glc } from './data/glc.ts';
import { gld } from './data/gld.ts';
import { sup } from './data/sup.ts';
import { tcg } from './data/tcg.ts';
import { ruleFromLine } from './ledgerLine.ts';
import { once } from './once.ts';
import type { Rule } from './rule.ts';
import { UnknownRule } from './unknownRule.ts';

/** Every rule, whatever its status, highest authority first. */
export const allRules: () => readonly Rule[] = once(() =>
  [ar1, ar5, ar6, ar7, ar8, gap, gla, glb, glc, gld, sup, tcg].flat().map(ruleFromLine),
);

const rulesById = once(() => new Map<string, Rule>(allRules().map((rule) => [rule.id, rule])));

/** The rule with this id, e.g. `AR6-0042`. Throws `UnknownRule`, which names the nearest ids. */
export function ruleById(id: string): Rule {
  const rule = rulesById().get(id);
  if (!rule) throw new UnknownRule(id, allRules());
  return rule;
}
