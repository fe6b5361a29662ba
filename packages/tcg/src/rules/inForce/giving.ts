import { type CardId, type CardRef, players } from '@binary-sunset/kernel';
import { givenAs, type Indexed } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Clause, Gain, Rule } from '../../text/program.ts';
import { subtypesOf } from '../cards/kinds.ts';
import { abilitiesWork, isInArena } from '../cards/units.ts';
import { isSilenced, mayGrant, rulesInForce } from './force.ts';
import { givenByRider } from './riders.ts';

const none: readonly Indexed[] = [];

/**
 * The abilities of one kind that other texts give a unit: its Pilot, its Equipment, other cards, effects. Each instance
 * is one of its own.
 */ // TCG-0184, TCG-0205
export function abilitiesGiven(s: State, card: CardId, kind: Clause['kind']): readonly Indexed[] {
  if (!abilitiesWork(s) || !mayGrant(s) || isSilenced(s, card)) return none;
  const found: Indexed[] = [];
  const take = (gains: readonly Gain[], id: string): void => {
    for (const [i, gain] of gains.entries())
      if (gain.gain === 'ability' && gain.clause.kind === kind) found.push(...givenAs(`${id}+${i}`));
  };
  for (const { rule, id, speaker } of rulesInForce(s, 'gets', givesAbilities)) {
    if (rule.rule !== 'gets' || !rule.who.matches(s, card, speaker)) continue;
    if (rule.while === undefined || rule.while.holds(s, { ...speaker, self: card }, speaker)) take(rule.gains, id);
  }
  for (const player of players) {
    for (const rider of s.zones.on[player]) {
      if (s.cards.host[rider] !== card) continue;
      for (const { clause, id } of givenByRider(s, rider, subtypesOf)) take(clause.gains, id);
    }
  }
  // A unit's abilities are off in the build zone, given or not, but for those that are made for it. TCG-0274
  const off = isInArena(s, card) ? 'build zone' : 'arena';
  return found.filter(({ works }) => works !== off);
}

const givesAbilities = (rule: Rule): boolean =>
  rule.rule === 'gets' && rule.gains.some(({ gain }) => gain === 'ability');

/** How often a card has a text: once, or as often as it was given. */ // TCG-0205
export function timesHad(s: State, { card, life }: CardRef, id: string): number {
  if (card < 0 || s.cards.life[card] !== life) return 1;
  const given = [...abilitiesGiven(s, card, 'activated'), ...abilitiesGiven(s, card, 'triggered')];
  return Math.max(1, given.filter((one) => one.id === id).length);
}
