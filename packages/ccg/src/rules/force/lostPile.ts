import { everybody, knownTo, type Player, players, refTo, topOf } from '@binary-sunset/kernel';
import type { CcgEvent, State } from '../../state/state.ts';
import { isFor } from '../inForce/reckoning.ts';
import { rulesAbout } from '../inForce/sources.ts';

/** A Lost Pile that is kept face down hides what comes from Life Force; cards from hand or table are shown first. */ // GLB-0092, GLB-0093
export const isFaceDown = (s: State, who: Player): boolean =>
  rulesAbout(s, 'conceals losses').some(({ rule, speaker }) => isFor(rule.whose, speaker, who));

/** A Lost Pile that was face down is turned up again: its top card is seen. */ // AR1-0014
export function turnedUp(s: State): readonly CcgEvent[] {
  for (const who of players) {
    const top = topOf(s.zones.lost[who]);
    if (top !== null && knownTo(s, top) !== everybody && !isFaceDown(s, who))
      return [{ kind: 'is turned up', card: refTo(s, top) }];
  }
  return [];
}
