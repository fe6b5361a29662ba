import {
  asks,
  type CardId,
  type Described,
  type Explanation,
  handleOf,
  type Place,
  type Player,
} from '@binary-sunset/kernel';
import { textOf, traitBits } from './cards.ts';
import { canAttack, canRage } from './rules/attack.ts';
import { canMuster } from './rules/muster.ts';
import { canPlay } from './rules/tactics.ts';
import { cardOf, controllerOf, hasTrait, isReady, type State, table } from './state.ts';
import type { Decision, Option, Verb } from './vocabulary.ts';

const prompts: Readonly<Partial<Record<Verb, string>>> = {
  bid: 'How much energy do you offer for the first turn?',
  attack: 'What is attacked?',
  assault: 'What is attacked?',
  target: 'Choose a target.',
  disband: 'Choose units to disband.',
  discard: 'Discard down to seven cards.',
  resolve: 'What happens first?',
  instead: 'Lose another unit instead?',
  promote: 'Which unit takes its place?',
  'put back': 'Which card goes to the bottom of your deck?',
  shuffle: 'Shuffle the deck, or leave it?',
  'go ahead': 'Do you still go ahead?',
};

const windowPrompts: Readonly<Record<string, string>> = {
  action: 'Act or pass.',
  response: 'Respond or pass.',
  before: 'Do something before the attack, or pass.',
};

export function describe(s: State, decision: Decision): Described {
  const [first] = decision.options;
  const prompt =
    decision.kind === 'action' ? windowPrompts[decision.window?.kind ?? ''] : prompts[first?.verb ?? 'pass'];
  const needs =
    decision.needs === undefined
      ? ''
      : ` (${decision.needs.value} ${decision.needs.soFar} of ${decision.needs.atLeast})`;
  return {
    prompt: asks(`${prompt ?? 'What do you choose?'}${needs}`),
    labels: decision.options.map((option) => labelOf(s, decision, option)),
  };
}

function labelOf(s: State, decision: Decision, option: Option): string {
  const place = option.on === undefined ? '' : ` ${placeName(s, option.on, decision.player)}`;
  const amount = option.amount === undefined ? '' : ` ${option.amount}`;
  const energy = option.cost?.['energy'];
  const cost = energy === undefined || energy === 0 ? '' : ` (${energy} energy)`;
  const words = (decision.kind === 'action' ? acting[option.verb] : undefined) ?? wordings[option.verb];
  const placed = words.includes('…') ? words.replace(' …', place) : `${words}${place}`;
  return `${placed}${amount}${cost}`;
}

/** Labels by verb: the card stands at the end, or in place of the dots. */
const wordings: Readonly<Record<Verb, string>> = {
  assault: 'Assault',
  attack: 'Attack',
  bid: 'Bid',
  disband: 'Disband',
  discard: 'Discard',
  done: 'Done',
  leave: 'Leave',
  muster: 'Muster',
  play: 'Play',
  promote: 'Promote',
  'put back': 'Put back',
  rage: 'Rage',
  scout: 'Scout',
  shuffle: 'Shuffle',
  target: 'Target',
  waylay: 'Waylay',
  pass: 'Pass',
  back: 'Back',
  resolve: 'Resolve',
  instead: 'Lose … instead',
  'let it happen': 'Let it happen',
  'go ahead': 'Go ahead',
  withdraw: 'Withdraw',
};

/** Verbs of options that say who does it, rather than to whom. */
const acting: Readonly<Partial<Record<Verb, string>>> = {
  attack: 'Attack with',
  scout: 'Scout with',
  waylay: 'Waylay with',
};

function placeName(s: State, place: Place, viewer: Player): string {
  if (!('card' in place)) return 'the enemy';
  const card = s.cards.handle.indexOf(place.card);
  const { zone, of } = table.where(s, card);
  return `${cardOf(s, card).title}${zone === 'play' && of !== viewer ? ' (enemy)' : ''}`;
}

/** What a card could do for the player who has to decide, and why not. */
export function explain(s: State, card: CardId, decision: Decision | null): Explanation[] {
  const definition = cardOf(s, card);
  const { zone, of } = table.where(s, card);
  const may = (verb: Verb): boolean =>
    decision?.options.some(
      (option) =>
        option.verb === verb && option.on !== undefined && 'card' in option.on && option.on.card === handleOf(s, card),
    ) ?? false;
  const line = (what: string, verb: Verb, reasons: readonly (string | false)[]): Explanation => {
    if (may(verb)) return { what, possible: true };
    return {
      what,
      possible: false,
      because: reasons.find((reason) => reason !== false) || 'It is not the time for it.',
    };
  };
  const explanations: Explanation[] = [];
  if (zone === 'hand' && definition.kind === 'unit') {
    explanations.push(
      line(`Muster ${definition.title}`, 'muster', [
        of !== s.facts.turn && 'Units are mustered in your own turn.',
        definition.cost > s.facts.energy[of] &&
          `It costs ${definition.cost} energy and you have ${s.facts.energy[of]}.`,
        !canMuster(s, of, card) && textOf(definition),
      ]),
    );
  }
  if (zone === 'hand' && definition.kind === 'tactic') {
    explanations.push(
      line(`Play ${definition.title}`, 'play', [
        definition.cost > s.facts.energy[of] &&
          `It costs ${definition.cost} energy and you have ${s.facts.energy[of]}.`,
        definition.when !== 'turn' && `It is a response: ${textOf(definition)}`,
        !canPlay(s, of, definition, null) && 'There is nothing for it to be aimed at.',
      ]),
    );
  }
  if (zone === 'play') {
    explanations.push(
      line(`Attack with ${definition.title}`, 'attack', [
        controllerOf(s, card) !== s.facts.turn && 'Units attack in their own turn.',
        !isReady(s, card) && 'It has attacked this turn.',
        !canAttack(s, card) && 'It has no strength.',
      ]),
    );
    if (hasTrait(s, card, traitBits.rages)) {
      explanations.push(
        line(`Rage with ${definition.title}`, 'rage', [
          !canRage(s, card) && 'It needs 1 energy, and it may do so once each turn.',
        ]),
      );
    }
  }
  return explanations;
}
