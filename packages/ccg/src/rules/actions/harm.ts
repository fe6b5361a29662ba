import type { CardId, Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { ActionText, Instruction } from '../../text/program.ts';
import { forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    'be targeted to be stolen, hit, lost or captured': true;
  }
}

const protections = rulesOn('forbids', forbidding('be targeted to be stolen, hit, lost or captured'));

/** Does one of them have something stolen, hit, lost or captured? */
export const doesHarm = (instructions: readonly Instruction[]): boolean =>
  instructions.some(({ harms, inner = [] }) => harms === true || inner.some(doesHarm));

/** Does one of them have something stolen? */
export const doesSteal = (instructions: readonly Instruction[]): boolean =>
  instructions.some(({ steals, inner = [] }) => steals === true || inner.some(doesSteal));

/** Does this text target something in order to have it stolen, hit, lost or captured? */ // GLB-0026
export const isHarmful = (clause: ActionText): boolean => doesHarm(clause.do);

/** Those of them that a text of that player can reach: what is protected from such harm is no target for it. */ // GLB-0026
export function withinReach(s: State, cards: readonly CardId[], by: Player, clause: ActionText): readonly CardId[] {
  const rules = protections(s);
  if (rules.length === 0 || !isHarmful(clause)) return cards;
  return cards.filter(
    (card) => !rules.some(({ rule, speaker }) => speaker.by !== by && rule.who.matches(s, card, speaker)),
  );
}
