import { type Rule, type RuleId, ruleById, UnknownRule } from '@binary-sunset/rulebook';

/** A test cites a rule that it cannot prove; the message says what to cite instead. */
export class BadCitation extends Error {
  override readonly name = 'BadCitation';
}

/** One to three rules: a test that needs more has more than one reason to fail. */
export type Citation = RuleId | readonly [RuleId, RuleId?, RuleId?];

const most = 3;

/** The ids a test cites, if all of them are of rules in force. Throws `BadCitation`. */
export function citedIds(citation: string | readonly (string | undefined)[]): RuleId[] {
  const ids = [citation].flat().filter((id) => id !== undefined);
  if (ids.length === 0) throw new BadCitation('A rule test cites at least one rule.');
  if (ids.length > most) {
    throw new BadCitation(`A test cites at most ${most} rules, not ${ids.length} (${ids.join(', ')}): split it.`);
  }
  if (new Set(ids).size < ids.length) throw new BadCitation(`A test cites each rule once: ${ids.join(', ')}.`);
  return ids.map((id) => inForce(id).id);
}

function inForce(id: string): Rule {
  const rule = find(id);
  const instead = rule.replacedBy.join(', ');
  switch (rule.status) {
    case 'active':
      return rule;
    case 'superseded':
      throw new BadCitation(`${id} is superseded. Cite ${instead} instead${rule.note && `: ${rule.note}`}.`);
    case 'duplicate':
      throw new BadCitation(`${id} only repeats other rules. Cite ${instead} instead.`);
    case 'historic':
      throw new BadCitation(
        `${id} is historic, software need not do it${rule.note && `: ${rule.note}`}. Cite nothing.`,
      );
  }
}

function find(id: string): Rule {
  try {
    return ruleById(id);
  } catch (error) {
    throw error instanceof UnknownRule ? new BadCitation(error.message, { cause: error }) : error;
  }
}
