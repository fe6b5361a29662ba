import { type CardId, type CardRef, isCurrent } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Forbidden } from '../../text/program.ts';
import { type InForce, rulesInForce } from './force.ts';

/** Every rule that forbids something of this kind. */
export const forbidding = (s: State, act: Forbidden): readonly InForce[] =>
  rulesInForce(s, 'forbids', (rule) => rule.rule === 'forbids' && rule.act === act);

/** Does this rule forbid it to that card, as against another? Nobody is no card that a rule could name. */
export function forbids(
  s: State,
  { rule, speaker }: InForce,
  card: CardId | CardRef | null,
  against: CardId | CardRef | null = null,
): boolean {
  if (rule.rule !== 'forbids') return false;
  const who = presentCard(s, card);
  if (who === null || !rule.who.matches(s, who, speaker)) return false;
  if (rule.against !== undefined) {
    const whom = presentCard(s, against);
    if (whom === null || !rule.against.matches(s, whom, speaker)) return false;
  }
  return rule.while === undefined || rule.while.holds(s, { ...speaker, self: who }, speaker);
}

export const isForbidden = (
  s: State,
  act: Forbidden,
  card: CardId | CardRef | null,
  against: CardId | CardRef | null = null,
): boolean => forbidding(s, act).some((inForce) => forbids(s, inForce, card, against));

const presentCard = (s: State, card: CardId | CardRef | null): CardId | null =>
  card === null ? null : typeof card === 'number' ? card : isCurrent(s, card) ? card.card : null;
