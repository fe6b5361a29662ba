import { bestStart, shareInSpace } from '@binary-sunset/agents/ccg';
import { type CcgDecision, type CcgState, definitionCalled } from '@binary-sunset/ccg';
import type { Advice } from '../scene.ts';

/** Where to begin: the first choice of all, before anybody has seen a card. */
export function adviceIn(s: CcgState, decision: CcgDecision): Advice | null {
  const { player, options } = decision;
  if (!options.every(({ verb }) => verb === 'start with')) return null;
  const option = bestStart(s, decision);
  const { clause } = options[option ?? -1] ?? {};
  const card = clause === undefined ? undefined : definitionCalled(clause).card;
  if (option === null || card?.kind !== 'location') return null;
  const isDark = s.facts.dark === player;
  const { light, dark } = card.force;
  const [own, theirs, opponent] = isDark ? [dark, light, 'Light Side'] : [light, dark, 'Dark Side'];
  const most = shareInSpace(s, player) > 0.5 ? 'in space' : 'on the ground';
  return {
    option,
    says: `It lies on the table for the whole game. Each icon on your side of it is 1 Force for you in every turn, and lets you deploy there; each on the other side is 1 that you can drain. ${card.title} has ${own} for you and ${theirs} for the ${opponent}, and most of your deck fights ${most}.`,
  };
}
