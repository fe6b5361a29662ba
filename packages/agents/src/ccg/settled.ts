import type { CcgDecision, CcgState } from '@binary-sunset/ccg';
import type { Situation } from './situation.ts';

/** Has come what a choice was about? Nothing comes of itself between one action and the next. */
export function isSettled({ s: { facts }, decision }: Situation, s: CcgState, { kind, window }: CcgDecision): boolean {
  const { turn, phase, battle, attack } = s.facts;
  // One unit of Force is lost after the other.
  if (decision.options[0]?.verb === 'lose') return true;
  if (facts.turn === 0 || turn !== facts.turn) return true;
  if (battle !== null || attack !== null) return false;
  return phase !== facts.phase || (kind === 'action' && window?.kind !== 'response');
}
