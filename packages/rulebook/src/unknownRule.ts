import { documentCodes } from './documents.ts';
import type { Rule, RuleId } from './rule.ts';

/** No rule has this id; `nearest` are ids that were probably meant. */
export class UnknownRule extends Error {
  override readonly name = 'UnknownRule';
  readonly id: string;
  readonly nearest: readonly RuleId[];

  constructor(id: string, rules: readonly Rule[]) {
    const nearest = nearestIds(id, rules);
    super(`There is no rule '${id}'. Nearest: ${nearest.join(', ')}.`);
    this.id = id;
    this.nearest = nearest;
  }
}

/** Three ids of the document whose code has most in common with what was given, the closest number first. */
function nearestIds(id: string, rules: readonly Rule[]): RuleId[] {
  const [, prefix = '', digits = ''] = /^\s*([a-z]*\d?)\W*(\d*)/i.exec(id) ?? [];
  const lettersShared = (code: string) => [...code].filter((letter) => prefix.toUpperCase().includes(letter)).length;
  const [document] = [...documentCodes].sort((a, b) => lettersShared(b) - lettersShared(a));
  const distance = (rule: Rule) => Math.abs(Number(rule.id.slice(-4)) - Number(digits));
  return rules
    .filter((rule) => rule.document === document)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .map((rule) => rule.id);
}
