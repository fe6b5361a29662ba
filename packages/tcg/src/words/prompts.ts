import { isCurrent, localsOf, other, type Player, refIn } from '@binary-sunset/kernel';
import { strikes } from '../rules/battle/attack.ts';
import { buildCost } from '../rules/building/buildCost.ts';
import { statOf } from '../rules/cards/values.ts';
import { sides, totalOf } from '../rules/turn/starting.ts';
import type { State } from '../state/state.ts';
import type { Option, Verb } from '../state/vocabulary.ts';
import { cardIn, cardName, refName } from './names.ts';

/** The rule by which a unit's turn is taken, by what comes first in it. */
export const turnRules: Readonly<Partial<Record<Verb, string>>> = {
  attack: 'TCG-0137',
  'hold back': 'TCG-0142',
  use: 'TCG-0350',
};

export function unitsTurn(s: State, player: Player, options: readonly Option[]): readonly [string, string] {
  const units = new Set(options.map(({ on }) => cardIn(s, on)));
  const [only = -1] = units;
  const rule = turnRules[options[0]?.verb ?? 'attack'] ?? 'TCG-0137';
  return units.size === 1
    ? [`${cardName(s, only, player)} may attack.`, rule]
    : ['Which of your units goes first: they are equally fast.', rule];
}

/** Who attacks, and with how many dice. */
export function targetPrompt(s: State, viewer: Player): string {
  const strike = localsOf(s.frames[s.frames.length - 1], strikes);
  if (strike === null) return 'Which unit is attacked?';
  const { unit } = strike;
  const dice = statOf(s, unit.card, 'power') ?? 0;
  return `Whom does ${refName(s, unit, viewer)} attack: with ${dice === 1 ? 'one die' : `${dice} dice`}, before Shields and effects.`;
}

export function setupPrompt(s: State, player: Player): string {
  const { allowance } = s.facts;
  const used = totalOf(s, player);
  const theirs = totalOf(s, other(player));
  return `Put a unit into battle: ${used} of your ${allowance[player]} points are used, your opponent has used ${theirs}.`;
}

export function countersPrompt(s: State, player: Player): string {
  const card = refIn(s.frames[s.frames.length - 1], 'card');
  if (card === null || !isCurrent(s, card)) return 'How many build counters?';
  const missing = buildCost(s, player, card.card) - (s.cards.counters[card.card] ?? 0);
  const need = missing > 0 ? `it needs ${missing} more to be deployed or completed` : 'it is paid for already';
  return `How many build counters on ${cardName(s, card.card, player)}: ${need}.`;
}

/** Before the game, who plays which side: by a roll, or by who would start with less. */
export function sidesPrompt(s: State, verb: Verb): readonly [string, string] | null {
  const choosing = localsOf(s.frames[s.frames.length - 1], sides);
  if (choosing === null) return null;
  const { way, side, bid } = choosing;
  const wanted = side === 'dark' ? 'the Dark Side' : 'the Light Side';
  if (verb === 'bid') return [`With how many build points would you start, to play ${wanted}?`, 'TCG-0456'];
  if (verb === 'let go')
    return [`Your opponent would play ${wanted} with ${bid} build points. Do you bid less?`, 'TCG-0456'];
  return way === 'bid'
    ? ['You rolled higher. Which side do you bid for?', 'TCG-0456']
    : ['You rolled higher. Which side do you play?', 'TCG-0061'];
}
