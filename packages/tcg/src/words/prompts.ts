import { asks, headed, isCurrent, localsOf, other, type Player, type Prompt, refIn } from '@binary-sunset/kernel';
import { strikes } from '../rules/battle/attack.ts';
import { buildCost } from '../rules/building/buildCost.ts';
import { statOf } from '../rules/cards/values.ts';
import { sides, totalOf } from '../rules/turn/starting.ts';
import type { State } from '../state/state.ts';
import type { Decision, Option, Verb } from '../state/vocabulary.ts';
import { cardIn, cardName, refName } from './names.ts';

/** The rule by which a unit's turn is taken, by what comes first in it. */
export const turnRules: Readonly<Partial<Record<Verb, string>>> = {
  attack: 'TCG-0137',
  'hold back': 'TCG-0142',
  use: 'TCG-0350',
};

export function unitsTurn(s: State, player: Player, options: readonly Option[]): Prompt {
  const units = new Set(options.map(({ on }) => cardIn(s, on)));
  const [only = -1] = units;
  const rule = turnRules[options[0]?.verb ?? 'attack'] ?? 'TCG-0137';
  return units.size === 1
    ? headed(`${cardName(s, only, player)} may attack`, `Do you attack with ${cardName(s, only, player)}?`, rule)
    : headed('Your units are equally fast', 'Which of them goes first?', rule);
}

/** Who attacks, and with how many dice. */
export function targetPrompt(s: State, viewer: Player): Prompt {
  const strike = localsOf(s.frames[s.frames.length - 1], strikes);
  if (strike === null) return asks('Which unit is attacked?', 'TCG-0143');
  const { unit } = strike;
  const dice = statOf(s, unit.card, 'power') ?? 0;
  return headed(
    `Whom does ${refName(s, unit, viewer)} attack?`,
    `Choose a unit: ${dice === 1 ? 'one die is' : `${dice} dice are`} rolled, before Shields and effects.`,
    'TCG-0143',
  );
}

export function setupPrompt(s: State, player: Player, verb: Verb): Prompt {
  const { allowance } = s.facts;
  const used = totalOf(s, player);
  const theirs = totalOf(s, other(player));
  return headed(
    `You have used ${used} of your ${allowance[player]} points, opponent ${theirs}`,
    verb === 'build last' ? 'Which unit do you build with what is left?' : 'Which unit do you put into battle?',
    verb === 'build last' ? 'TCG-0079' : 'TCG-0071',
  );
}

export function countersPrompt(s: State, player: Player): Prompt {
  const card = refIn(s.frames[s.frames.length - 1], 'card');
  const rule = 'TCG-0103';
  if (card === null || !isCurrent(s, card)) return asks('How many build counters do you put?', rule);
  const missing = buildCost(s, player, card.card) - (s.cards.counters[card.card] ?? 0);
  const need = missing > 0 ? `needs ${missing} more to be deployed or completed` : 'is paid for already';
  const name = cardName(s, card.card, player);
  return headed(`${name} ${need}`, `How many build counters do you put on ${name}?`, rule);
}

/** An upkeep that can be paid in several ways, or an X. */
export function costPrompt(s: State, { options: [first], kind, player }: Decision): Prompt {
  const top = s.frames[s.frames.length - 1];
  const source = refIn(top, 'card') ?? refIn(top, 'source');
  const card = cardIn(s, first?.on);
  const name = card >= 0 ? cardName(s, card, player) : source === null ? 'this card' : refName(s, source, player);
  return kind === 'number'
    ? asks(`How much Force do you pay for ${name}?`, 'TCG-0619')
    : asks(`How do you pay for ${name}?`, 'TCG-0619');
}

/** Before the game, who plays which side: by a roll, or by who would start with less. */
export function sidesPrompt(s: State, verb: Verb): Prompt | null {
  const choosing = localsOf(s.frames[s.frames.length - 1], sides);
  if (choosing === null) return null;
  const { way, side, bid } = choosing;
  const wanted = side === 'dark' ? 'the Dark Side' : 'the Light Side';
  if (verb === 'bid') return asks(`With how many build points would you start, to play ${wanted}?`, 'TCG-0456');
  if (verb === 'let go')
    return headed(`Opponent would play ${wanted} with ${bid} build points`, 'Do you bid less?', 'TCG-0456');
  return way === 'bid'
    ? headed('You rolled higher', 'Which side do you bid for?', 'TCG-0456')
    : headed('You rolled higher', 'Which side do you play?', 'TCG-0061');
}
