import type { CardId } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    /** As one of all cards only where "never": for any reason. */ // AR1-0006
    'be lost': true;
  }
}

const protections = rulesOn('forbids', forbidding('be lost'));

/** What weapons and Interrupts reach as "all cards". */ // GAP-0076
const reached: readonly Kind[] = ['character', 'vehicle', 'starship', 'weapon', 'device'];

/**
 * May it be lost? Nothing protects one of all cards but what says "for any reason". All cards of an Interrupt or a
 * weapon are those that could be shot at.
 */ // AR1-0006, GAP-0076, GAP-0077
export function mayBeLost(s: State, card: CardId, by: CardId, asOneOfAll: boolean): boolean {
  const source = by < 0 ? null : kindOf(s, by);
  if (asOneOfAll && (source === 'interrupt' || source === 'weapon') && !reached.includes(kindOf(s, card))) return false;
  return !protections(s).some(
    ({ rule, speaker }) => (rule.never === true || !asOneOfAll) && rule.who.matches(s, card, speaker),
  );
}
