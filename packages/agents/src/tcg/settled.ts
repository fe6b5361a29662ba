import type { TcgDecision, TcgState } from '@binary-sunset/tcg';
import { type Situation, tappedIn } from './situation.ts';

/** Chances before an attack: what is played in them shows only once somebody has attacked. */
const beforeAttacks = new Set(['general', 'start of battle', 'start of battle step']);

/** Has come what a choice was about? */
export function isSettled(
  { s: before, decision: from, tapped }: Situation,
  s: TcgState,
  decision: TcgDecision,
): boolean {
  const { phase, turn, arena } = s.facts;
  if (turn !== before.facts.turn) return true;
  switch (before.facts.phase) {
    case 'battle':
    case 'end': {
      // Whether the turn ends with a victory is soon known.
      if (phase === 'end') return false;
      const kind = decision.window?.kind;
      const between = decision.kind === 'action' && (kind === undefined || beforeAttacks.has(kind));
      if (!between || s.facts.attack !== null) return false;
      return !beforeAttacks.has(from.window?.kind ?? '') || arena !== before.facts.arena || tappedIn(s) !== tapped;
    }
    case 'build':
    case 'retreat':
      // The step is over: only then does what was done compare with doing nothing.
      return phase !== before.facts.phase || s.facts.active !== before.facts.active;
    default:
      return true;
  }
}
