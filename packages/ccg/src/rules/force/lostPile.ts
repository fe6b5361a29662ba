import { everybody, knownTo, type Player, players, refTo, topOf } from '@binary-sunset/kernel';
import type { CcgEvent, State } from '../../state/state.ts';
import { whoseWords } from '../../text/phrases.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { thing } from '../../text/saying/nouns.ts';
import { isFor } from '../inForce/reckoning.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Whose Lost Pile takes what is lost from Life Force face down. */
    'conceals losses': { readonly whose: 'your' | 'opponent' | 'each player' };
  }
}

const concealing = rulesOn(
  ruleKind('conceals losses', { says: ({ whose }) => so(thing(`${whoseWords(whose)} Lost Pile`), 'be', 'face down') }),
);

/** A Lost Pile that is kept face down hides what comes from Life Force; cards from hand or table are shown first. */ // GLB-0092, GLB-0093
export const isFaceDown = (s: State, who: Player): boolean =>
  concealing(s).some(({ rule, speaker }) => isFor(rule.whose, speaker, who));

/** A Lost Pile that was face down is turned up again: its top card is seen. */ // AR1-0014
export function turnedUp(s: State): readonly CcgEvent[] {
  for (const who of players) {
    const top = topOf(s.zones.lost[who]);
    if (top !== null && knownTo(s, top) !== everybody && !isFaceDown(s, who))
      return [{ kind: 'is turned up', card: refTo(s, top) }];
  }
  return [];
}
