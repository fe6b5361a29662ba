import { type CcgDecision, type CcgState, definitionCalled } from '@binary-sunset/ccg';
import type { Player } from '@binary-sunset/kernel';
import { opinionsOf } from '../../opinions.ts';
import { type CcgRule, nameOfOption, situation } from '../situation.ts';

/** How it starts: where its deck can go, where Force is, and where there is something to drain. */

const worthOfDrain = 1.2;
const worthOfGround = 3;

/** How many of those in a player's deck who fight do so in space. */
export function shareInSpace(s: CcgState, me: Player): number {
  const kinds = s.decks[me].map((name) => definitionCalled(name).kind);
  const ships = kinds.filter((kind) => kind === 'starship').length;
  const people = kinds.filter((kind) => kind === 'character' || kind === 'vehicle').length;
  return ships / Math.max(1, ships + people);
}

export const starting: readonly CcgRule[] = [
  {
    name: 'where Force is, and something to drain',
    because: 'There is Force for you there, and something to drain.',
    on: ['start with'],
    as: 'habit',
    weigh({ s, me }, { clause }) {
      const card = clause === undefined ? undefined : definitionCalled(clause).card;
      if (card?.kind !== 'location') return 0;
      const [own, theirs] = s.facts.dark === me ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
      return card.force[own] - 0.5 * card.force[theirs] + (card.force[theirs] > 0 ? worthOfDrain : 0);
    },
  },
  {
    name: 'where those can go who are in the deck',
    because: 'Most of your deck can go there.',
    on: ['start with'],
    as: 'habit',
    weigh({ s, me }, { clause }) {
      const card = clause === undefined ? undefined : definitionCalled(clause).card;
      if (card?.kind !== 'location') return 0;
      const space = shareInSpace(s, me);
      return worthOfGround * (card.type === 'site' ? 1 - space : space);
    },
  },
];

const opinions = opinionsOf({ rules: starting, nameOf: nameOfOption });

/** The option that an apprentice would start with, by these habits alone. */
export const bestStart = (s: CcgState, decision: CcgDecision): number | null =>
  opinions.propose(situation(s, decision), decision, 1)[0]?.picks[0] ?? null;
