import {
  about,
  asks,
  type CardId,
  type CardRef,
  type Described,
  headed,
  localsOf,
  type Player,
  type Prompt,
  refIn,
} from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { cardOf, clauseCalled, definitionCalled, isClause, programCalled } from '../catalog/catalog.ts';
import { clauseWords, programWords, sentence } from '../language/words.ts';
import { effect } from '../rules/inForce/effect.ts';
import { type Arena, isArena, type State } from '../state/state.ts';
import type { Decision, Option, Verb } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { chanceNames } from './chances.ts';
import { cardIn, cardName, placeName, refName } from './names.ts';
import { countersPrompt, setupPrompt, sidesPrompt, targetPrompt, turnRules, unitsTurn } from './prompts.ts';

/** Where nothing better is known. */
const whatElse = ['What do you choose?', 'TCG-0186'] as const;

/** What is asked, by the verb of the first option, where the kind of window does not say it. */
const prompts: Readonly<Partial<Record<Verb, readonly [string, ...string[]]>>> = {
  'build last': ['Build one more unit with what is left, or stop.', 'TCG-0079'],
  exchange: ['Which cards do you exchange: anything but units, once, for as many new cards.', 'TCG-0064'],
  draw: ['What comes first at the start of your build step?', 'TCG-0088'],
  upkeep: ['What comes first at the start of your build step?', 'TCG-0088'],
  resolve: ['What takes effect first?', 'TCG-0232'],
  'take turn': ['Which unit takes its turn?', 'TCG-0137'],
  overkill: ['Do hits in excess go to another unit?', 'TCG-0609'],
  divide: ['Is the damage divided with another unit?', 'TCG-0188'],
  assign: ['How many hits go to the other unit?', 'TCG-0188'],
  prevent: ['Which damage is prevented?', 'TCG-0325'],
  deflect: ['Which unit does it damage?', 'TCG-0501'],
  reroll: ['Which dice are rolled again?', 'TCG-0633'],
  'roll at': ['At which unit are dice rolled first?', 'TCG-0625'],
  keep: ['Which of the two do you keep?', 'TCG-0369'],
  contest: ['Which contest comes first?', 'TCG-0386'],
  pilot: ['Where does the Pilot go?', 'TCG-0290'],
  leave: ['Where does the Pilot go?', 'TCG-0290'],
  discard: ['What is discarded?', 'TCG-0515'],
  take: ['Which card do you take?', 'TCG-0526'],
  'take nothing': ['Which card do you take?', 'TCG-0526'],
  return: ['Which cards return to your hand?', 'TCG-0516'],
  choose: whatElse,
  'do it': ['Do you?', 'TCG-0186'],
  pay: ['Do you pay?', 'TCG-0619'],
  instead: ['What happens instead?', 'TCG-0632'],
  tap: ['What is tapped?', 'TCG-0683'],
  deploy: ['Where does it go?', 'TCG-0564'],
  complete: ['Where does it go?', 'TCG-0564'],
  stack: ['Where does it go?', 'TCG-0569'],
  move: ['Where does it go?', 'TCG-0412'],
};

export const describe = (s: State, decision: Decision): Described => ({
  prompt: about(s, decision.player, cardsAskedAbout(s, decision), promptFor(s, decision)),
  labels: decision.options.map((option) => labelOf(s, decision, option)),
});

/** What is being done when this is asked, and the card that asks: it is before everybody's eyes, or its player's. */
function cardsAskedAbout(s: State, { window }: Decision): readonly (CardRef | null)[] {
  const { attack, damage, disruptable, doomed } = s.facts;
  switch (window?.kind) {
    case 'attack':
    case 'reroll':
      return attack === null ? [] : [attack.attacker, attack.defender];
    case 'prevention':
      return damage.map(({ unit }) => unit);
    case 'disrupt':
      return disruptable.slice(-1).map(({ card }) => card);
    case 'discard':
      return doomed;
    default:
      return asking.map((local) => refIn(s.frames[s.frames.length - 1], local));
  }
}

/** What procedures call the card that they ask about. */
const asking = ['source', 'card', 'unit', 'equipment'];

function promptFor(s: State, { window, options, kind, player }: Decision): Prompt {
  if (window !== undefined) {
    const found = chanceNames[window.kind];
    if (found !== undefined) return headed(aboutNow(s, player, found.heading), found.question, found.rule);
  }
  const [first] = options;
  const verb = first?.verb ?? 'pass';
  const sides = sidesPrompt(s, verb);
  if (sides !== null) return sides;
  const text = askingNow(s);
  if (text !== null) return headed(text.title, sentence(text.words), prompts[verb]?.[1] ?? 'TCG-0186');
  if (kind === 'action' && Object.hasOwn(turnRules, verb)) return unitsTurn(s, player, options);
  if (verb === 'attack') return targetPrompt(s, player);
  if (verb === 'put') return setupPrompt(s, player);
  if (verb === 'counters') return countersPrompt(s, player);
  return asks(...(prompts[verb] ?? whatElse));
}

function askingNow(s: State): { readonly title: string; readonly words: string } | null {
  const resolving = localsOf(s.frames[s.frames.length - 1], effect);
  if (resolving === null) return null;
  const { program, at } = resolving;
  const words = programCalled(program)[at]?.words('this unit') ?? '';
  return words === '' ? null : { title: program.replace(/\/[^/]*$/, ''), words };
}

/** Longer words are for the prompt, not for a button. */
const aFewWords = 32;

/** What a player may do, in the instruction's own words: "Draw a card" of "you may draw a card. If you do, …". */
function doingIt(s: State): string {
  const [first = ''] = (askingNow(s)?.words ?? '').split('. ');
  const words = capital(first.replace(/^you may /, ''));
  return words === '' || words.length > aFewWords ? 'Do it' : words;
}

/** What it is to decline, by the verb of what is offered. */
const declining: Readonly<Partial<Record<Verb, string>>> = {
  attack: "Don't attack",
  pay: "Don't pay",
  overkill: "Don't divide",
  divide: "Don't divide",
};

/** A prompt may speak of the attack or the damage that it is about. */
function aboutNow(s: State, viewer: Player, prompt: string): string {
  const { attack, damage, disruptable } = s.facts;
  const thing = disruptable[disruptable.length - 1];
  return prompt
    .replace(
      '{attack}',
      attack === null
        ? 'the attack'
        : `${refName(s, attack.attacker, viewer)} attacks ${refName(s, attack.defender, viewer)}`,
    )
    .replace(
      '{damage}',
      damage
        .filter(({ amount }) => amount > 0)
        .map(({ unit, amount }) => `${amount} to ${refName(s, unit, viewer)}`)
        .join(', '),
    )
    .replace('{thing}', thing === undefined ? 'it' : refName(s, thing.card, viewer))
    .replace('{doomed}', s.facts.doomed.map((unit) => refName(s, unit, viewer)).join(', '))
    .replace('{dice}', (s.facts.roll?.dice ?? []).join(' '));
}

function costWords({ cost }: Option): string {
  const parts = [
    cost?.['points'] === undefined || cost['points'] === 0
      ? ''
      : `${cost['points']} build point${cost['points'] === 1 ? '' : 's'}`,
    cost?.['force'] === undefined || cost['force'] === 0 ? '' : `${cost['force']} Force`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const called = (card: Card): string => (card.kind === 'unit' ? card.called : card.name);

/** The words of a text or of a list of instructions, whichever the name stands for. */
function textOf(s: State, id: string, card: CardId): string {
  const self = card < 0 ? 'this unit' : called(cardOf(s, card));
  if (isArena(id)) return `${arenaName(id as Arena)}`;
  if (isClause(id)) return clauseWords(clauseCalled(id).clause, self);
  if (id.includes('/') && !id.includes('#')) return programWords(programCalled(id), self);
  return id;
}

/** What a label may depend on. */
interface Chosen extends Pick<Decision, 'kind' | 'options'>, Pick<Option, 'on' | 'to' | 'clause' | 'amount'> {
  readonly s: State;
}

/** Labels by verb; `{on}` is the card, `{to}` the place, `{n}` the amount, `{text}` the words of the text. */
const labels: Readonly<Record<Verb, string | ((chosen: Chosen) => string)>> = {
  use: '{on}: {text}',
  build: 'Build {on} face down',
  add: 'Add build counters to {on}',
  deploy: 'Deploy {on} to {to}',
  enhance: 'Enhance {on}',
  move: 'Move {on} to {to}',
  pilot: 'Move {on} onto {to}',
  leave: 'Move {on} off its unit to {to}',
  equip: 'Attach {on} to {to}',
  detach: 'Detach {on}',
  rearrange: 'Bring {on} to the top of its stack',
  'end build step': 'End your build step',
  retreat: 'Retreat {on}',
  'end retreat step': 'End your retreat step',
  'hold back': "Don't attack, tap {on}",
  'take turn': 'Let {on} take its turn',
  resolve: 'Resolve {on}: {text}',
  prevent: 'Prevent damage to {on}',
  deflect: 'Damage {on}',
  reroll: 'The {n}',
  lucky: 'Lucky: {on} has up to {n} dice rerolled',
  'hidden cost': 'Turn {on} up by its Hidden Cost',
  draw: 'Draw a card',
  upkeep: 'Pay the Upkeep of {on}',
  bid: 'Bid {n}',
  'let go': 'Let it go',
  put: 'Put {on} into {to}',
  'build last': 'Build {on} face down with all {n} points left',
  stop: 'Stop here',
  exchange: '{on}',
  counters: 'Put {n}',
  amount: '{n}',
  assign: '{n}',
  overkill: 'Up to {n} hits to {on}',
  divide: 'Up to {n} damage to {on}',
  discard: 'Discard {on}',
  take: 'Take {on}',
  'take nothing': 'Take nothing',
  return: 'Return {on}',
  'roll at': 'Roll at {on}',
  keep: 'Keep {on}',
  contest: 'The contest over {on}',
  tap: 'Tap {on}',
  pass: 'Pass',
  back: 'Back',
  instead: '{text}',
  'let it happen': 'Let it happen',
  attack({ kind, clause }) {
    if (kind === 'action') return 'Attack with {on}';
    return clause === 'bombard'
      ? 'Bombard {on}'
      : clause === 'ionCannon'
        ? 'Fire the Ion Cannon at {on}'
        : 'Attack {on}';
  },
  stack: ({ clause }) => (clause === 'top' ? 'Put {on} on top of {to}' : 'Put {on} beneath {to}'),
  complete({ to, clause }) {
    if (to === undefined) return 'Complete {on}';
    if (clause === undefined) return 'Complete {on} in {to}';
    return clause === 'top' ? 'Complete {on} on top of {to}' : 'Complete {on} beneath {to}';
  },
  choose: ({ on }) => (on === undefined ? '{text}' : '{on}'),
  play({ on, clause }) {
    if (on === undefined) return `The ${clause === 'dark' ? 'Dark' : 'Light'} Side`;
    return clause?.includes(':') === true ? 'Play {on}: {text}' : 'Play {on}'; // one of several to choose from
  },
  pay: ({ clause, amount }) =>
    clause?.includes('#') === true ? 'Pay its cost {n}' : amount === undefined ? 'Pay' : '{n}',
  'do it': ({ s }) => doingIt(s),
  decline: ({ options: [first] }) => (first === undefined ? undefined : declining[first.verb]) ?? 'Leave it',
  save: 'Save {on}',
  'go ahead': 'Go ahead',
  withdraw: 'Withdraw',
};

function labelOf(s: State, { kind, player, options }: Decision, option: Option): string {
  const label = labels[option.verb];
  const card = cardIn(s, option.on);
  const words = typeof label === 'string' ? label : label({ ...option, s, kind, options });
  const filled = words
    .replace('{on}', card < 0 ? 'it' : cardName(s, card, player))
    .replace('{to}', placeName(s, option.to, player))
    .replace('{n}', String(option.amount ?? ''))
    .replace('{text}', option.clause === undefined ? '' : textOf(s, option.clause, card))
    .replace(/: $/, '');
  return `${filled}${costWords(option)}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of a text by its name. */
export const textNamed = (id: string): string => clauseWords(clauseCalled(id).clause, 'this unit');

/** Every text of a card with its name, as a player reads it. */
export const textsOn = (title: string): readonly { readonly id: string; readonly words: string }[] =>
  definitionCalled(title).clauses.map(({ id, clause }) => ({ id, words: clauseWords(clause, title) }));
