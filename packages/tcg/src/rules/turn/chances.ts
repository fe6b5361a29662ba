import { type CardId, type Control, call, next, openWindow, players } from '@binary-sunset/kernel';
import { statBit, timingBit } from '../../catalog/bits.ts';
import { definitionOf, reachOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Timing } from '../../text/program.ts';
import { keywordOf } from '../cards/values.ts';
import { mayGrant, sourcesIn } from '../inForce/force.ts';

/** The chances to play effects with an activation cost, each a window. */
export type Chance =
  | 'general'
  | 'start of build step'
  | 'start of battle'
  | 'start of battle step'
  | 'attack'
  | 'reroll'
  | 'prevention'
  | 'discard'
  | 'disrupt'
  | 'draw'
  | 'end of battle step'
  | 'end of turn';

const bits = (...timings: Timing[]): number => timings.reduce((sum, timing) => sum | timingBit(timing), 0);

/** What each chance admits. "Any time" is any of these but rerolling, preventing and disrupting. */ // TCG-0204, TCG-0344, TCG-0441
export const admits: Readonly<Record<Chance, number>> = {
  general: bits('general', 'any time'),
  'start of build step': bits('start of build step', 'any time'),
  'start of battle': bits('start of battle', 'any time'),
  'start of battle step': bits('start of battle step', 'any time'),
  attack: bits('attack', 'general', 'any time'),
  reroll: bits('reroll'),
  prevention: bits('prevention'),
  discard: bits('discard', 'any time'),
  disrupt: bits('disrupt'),
  draw: bits('draw', 'any time'),
  'end of battle step': bits('end of battle step', 'any time'),
  'end of turn': bits('end of turn', 'general', 'any time'),
};

/** Hidden Cost can be used in any chance but these. */ // TCG-0565
export const allowsHiddenCost = (chance: Chance): boolean =>
  chance !== 'reroll' && chance !== 'prevention' && chance !== 'disrupt';

/**
 * Is there any card that might be played in such a chance? A quick look that opens no window for nothing; it is never
 * wrong to say yes.
 */
export function someoneCanPlay(s: State, chance: Chance): boolean {
  const mask = admits[chance];
  const reach = reachOf(s);
  const given = mayGrant(s);
  const hidden = (reach.keywords & hiddenCostBit) !== 0 && allowsHiddenCost(chance);
  if ((reach.plays & mask) === 0 && !given && chance !== 'reroll' && !hidden) return false;
  if (chance === 'reroll' && s.facts.roll?.kind === 'attack' && luckyInAttack(s)) return true;
  if (given || (sourcesIn(s).plays & mask) !== 0) return true;
  for (const player of players) {
    if (hears(s, s.zones.hand[player], mask)) return true;
    if (hidden && someHiddenCost(s, s.zones.building[player])) return true;
  }
  return false;
}

/** The step that opens such a chance, if anybody might play something in it. The Dark Side is first. */
export const chanceFor =
  (kind: Chance) =>
  (s: State): Control<never> =>
    someoneCanPlay(s, kind) ? call(openWindow({ kind, next: s.facts.dark })) : next;

const hiddenCostBit = statBit('hiddenCost');

function hears(s: State, cards: readonly CardId[], mask: number): boolean {
  for (let i = 0; i < cards.length; i++) if ((definitionOf(s, cards[i] as CardId).plays & mask) !== 0) return true;
  return false;
}

const luckyInAttack = (s: State): boolean => {
  const { attack } = s.facts;
  return (
    attack !== null &&
    (keywordOf(s, attack.attacker.card, 'lucky') > 0 || keywordOf(s, attack.defender.card, 'lucky') > 0)
  );
};

const someHiddenCost = (s: State, cards: readonly CardId[]): boolean =>
  cards.some((card) => keywordOf(s, card, 'hiddenCost') > 0);
