import {
  about,
  asks,
  type CardId,
  type CardRef,
  type Described,
  headed,
  type Player,
  type Prompt,
  refIn,
} from '@binary-sunset/kernel';
import { cardOf, clauseCalled, definitionCalled, isClause, programCalled } from '../catalog/catalog.ts';
import { listed } from '../language/nounPhrases.ts';
import { clauseWords, programWords } from '../language/words.ts';
import { type Arena, type Disruptable, isArena, type State, table } from '../state/state.ts';
import type { Decision, Option, Verb } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { tellingApart } from './alike.ts';
import { textAsking } from './asking.ts';
import { chanceNames } from './chances.ts';
import { called, capital, cardIn, cardName, placeName, refName, whoseName } from './names.ts';
import { costPrompt, countersPrompt, setupPrompt, sidesPrompt, targetPrompt, turnRules, unitsTurn } from './prompts.ts';

/** Where nothing better is known. */
const whatElse = ['What do you choose?', 'TCG-0186'] as const;

/**
 * What is asked, by the verb of the first option, where the kind of window does not say it. {on} is the card of that
 * option, {n} how many are to be chosen: "a card", "2 cards".
 */
const prompts: Readonly<Partial<Record<Verb, readonly [string, ...string[]]>>> = {
  exchange: ['Which cards do you exchange, once, for as many new cards? Any but units.', 'TCG-0064'],
  draw: ['What comes first at the start of your build step?', 'TCG-0088'],
  upkeep: ['What comes first at the start of your build step?', 'TCG-0088'],
  resolve: ['What takes effect first?', 'TCG-0232'],
  'take turn': ['Which unit takes its turn?', 'TCG-0137'],
  overkill: ['Do you give extra hits to another unit?', 'TCG-0609'],
  divide: ['Do you divide the damage with another unit?', 'TCG-0188'],
  assign: ['How many hits do you give to the other unit?', 'TCG-0188'],
  prevent: ['Which damage do you prevent?', 'TCG-0325'],
  deflect: ['Which unit do you deflect the damage to?', 'TCG-0501'],
  reroll: ['Which dice do you reroll?', 'TCG-0633'],
  'roll at': ['At which unit are dice rolled first?', 'TCG-0625'],
  keep: ['Which of the two do you keep?', 'TCG-0369'],
  contest: ['Which contest comes first?', 'TCG-0386'],
  pilot: ['Where do you put {on}?', 'TCG-0290'],
  leave: ['Where do you put {on}?', 'TCG-0290'],
  discard: ['Choose {n} to discard.', 'TCG-0515'],
  take: ['Which card do you take?', 'TCG-0526'],
  'take nothing': ['Which card do you take?', 'TCG-0526'],
  return: ['Which cards do you return to your hand?', 'TCG-0516'],
  bid: ['How much Force do you bid?', 'TCG-0458'],
  choose: whatElse,
  instead: ['What happens instead?', 'TCG-0632'],
  tap: ['Choose {n} to tap.', 'TCG-0683'],
  deploy: ['Where do you deploy {on}?', 'TCG-0564'],
  complete: ['Where do you complete {on}?', 'TCG-0564'],
  stack: ['Where do you put {on}?', 'TCG-0569'],
  move: ['Where do you put {on}?', 'TCG-0412'],
};

/** "a card", "2 cards", "up to 3 cards". */
function howMany({ min, max }: Decision, what: string): string {
  if (max === 1) return min === 1 ? `a ${what}` : `up to one ${what}`;
  return `${min === max ? '' : 'up to '}${max} ${what}s`;
}

export const describe = (s: State, decision: Decision): Described => ({
  prompt: about(s, decision.player, cardsAskedAbout(s, decision), promptFor(s, decision)),
  labels: labelsOf(s, decision),
});

function labelsOf(s: State, decision: Decision): readonly string[] {
  const labels = decision.options.map((option) => labelOf(s, decision, option));
  return tellingApart(s, decision, labels).map((which, i) => {
    const option = decision.options[i];
    return which === '' || option === undefined ? (labels[i] ?? '') : labelOf(s, decision, option, which);
  });
}

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

function promptFor(s: State, decision: Decision): Prompt {
  const { window, options, kind, player } = decision;
  if (window !== undefined) {
    const found = chanceNames[window.kind];
    if (found !== undefined)
      return headed(aboutNow(s, player, found.heading), aboutNow(s, player, found.question), found.rule);
  }
  const [first] = options;
  const verb = first?.verb ?? 'pass';
  const sides = sidesPrompt(s, verb);
  if (sides !== null) return sides;
  const text = textAsking(s, decision);
  if (text !== null) return headed(text.title, text.question, prompts[verb]?.[1] ?? 'TCG-0186');
  if (kind === 'action' && Object.hasOwn(turnRules, verb)) return unitsTurn(s, player, options);
  if (verb === 'attack') return targetPrompt(s, player);
  if (s.facts.phase === 'setup' && laysOut.includes(verb)) return setupPrompt(s, player, verb);
  if (verb === 'counters') return countersPrompt(s, player);
  if (verb === 'pay') return costPrompt(s, decision);
  const [question, ...rules] = prompts[verb] ?? whatElse;
  const card = cardIn(s, first?.on);
  return asks(
    question
      .replace('{on}', card < 0 ? 'this card' : cardName(s, card, player))
      .replace('{n}', howMany(decision, verb === 'tap' ? 'unit' : 'card')),
    ...rules,
  );
}

/** What comes first among the options while units are put into battle before the first turn. */
const laysOut: readonly Verb[] = ['put', 'stack', 'build last'];

/** What it is to decline, by the verb of what is offered. */
const declining: Readonly<Partial<Record<Verb, string>>> = {
  attack: "Don't attack",
  pay: "Don't pay",
  overkill: 'Give none',
  divide: "Don't divide",
  complete: 'Complete none',
};

/** What is being played, as the other player sees it. */
const plays: Readonly<Record<Disruptable['kind'], (name: string) => string>> = {
  'battle card': (name) => `plays ${name}`,
  mission: (name) => `completes ${name}`,
  location: (name) => `completes ${name}`,
  ability: (name) => `uses an ability of ${name}`,
  attack: (name) => `attacks with ${name}`,
  deployment: (name) => `deploys ${name}`,
};

/** A prompt may speak of the attack or the damage that it is about. */
function aboutNow(s: State, viewer: Player, prompt: string): string {
  const { attack, damage, doomed, roll } = s.facts;
  const hits = damage.filter(({ amount }) => amount > 0);
  return prompt
    .replace('{attack}', () =>
      attack === null
        ? 'A unit attacks'
        : capital(`${whoseName(s, attack.attacker, viewer)} attacks ${whoseName(s, attack.defender, viewer)}`),
    )
    .replace('{damage}', () =>
      listed(
        hits.map(({ unit, amount }) => `${amount} to ${whoseName(s, unit, viewer)}`),
        'and',
      ).replace(' to ', ' damage is about to be done to '),
    )
    .replace('{doomed}', () =>
      capital(
        listed(
          doomed.map((unit) => whoseName(s, unit, viewer)),
          'and',
        ),
      ),
    )
    .replace('{dice}', (roll?.dice ?? []).join(', '))
    .replace(/\{(thing|what)\}/, (_, which: string) => played(s, viewer)[which === 'thing' ? 0 : 1]);
}

/** What was just played and may be disrupted: said of whoever played it, and by itself. */
function played(s: State, viewer: Player): readonly [string, string] {
  const thing = s.facts.disruptable[s.facts.disruptable.length - 1];
  if (thing === undefined) return ['Something is played', 'it'];
  const { kind, by, card } = thing;
  const name = refName(s, card, viewer).replace(' (theirs)', '');
  const what = kind === 'ability' ? 'that ability' : kind === 'attack' ? 'that attack' : name;
  return [by === viewer ? `You have played ${name}` : `Opponent ${plays[kind](name)}`, what];
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

/** The words of a text or of a list of instructions, whichever the name stands for. */
function textOf(s: State, id: string, card: CardId): string {
  const self = card < 0 ? 'this unit' : called(cardOf(s, card));
  if (isArena(id)) return `${arenaName(id as Arena)}`;
  if (isClause(id)) return clauseWords(clauseCalled(id).clause, self);
  if (id.includes('/') && !id.includes('#')) return programWords(programCalled(id), self);
  return id;
}

/** What a label may depend on. */
interface Chosen
  extends Pick<Decision, 'kind' | 'options' | 'player'>,
    Pick<Option, 'on' | 'to' | 'clause' | 'amount'> {
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
  reroll: 'Reroll the {n}',
  lucky: ({ amount = 1 }) => `Reroll up to ${amount === 1 ? 'one die' : '{n} dice'}: {on} is Lucky`,
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
  amount: ({ amount }) => (amount === 0 ? 'Remove none' : 'Remove {n}'),
  assign: ({ amount }) => (amount === 0 ? 'Give none' : 'Give {n}'),
  overkill: ({ amount }) => `Give up to {n} hit${amount === 1 ? '' : 's'} to {on}`,
  divide: 'Give up to {n} damage to {on}',
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
  pay: ({ clause = '', amount }) =>
    clause.includes('#') ? upkeepWords(clause, amount ?? 0) : amount === undefined ? 'Pay' : 'Pay {n}',
  'do it': ({ s, player, kind, options }) => textAsking(s, { player, kind, options })?.doing ?? 'Do it',
  decline: ({ options: [first] }) => (first === undefined ? undefined : declining[first.verb]) ?? "Don't",
  save: 'Save {on}',
  'go ahead': 'Go ahead',
  withdraw: 'Withdraw',
};

/** Whose a card is, is said only where it might be anybody's: whoever is attacked is the opponent's. */
function nameAmong(
  s: State,
  { player, options }: Pick<Decision, 'player' | 'options'>,
  card: CardId,
  verb: Verb,
): string {
  const name = cardName(s, card, player);
  if (!name.endsWith(' (theirs)')) return name;
  const isMixed = options.some((option) => {
    const other = option.verb === verb ? cardIn(s, option.on) : -1;
    return other >= 0 && table.where(s, other).of === player;
  });
  return isMixed ? name : name.replace(' (theirs)', '');
}

/** What the upkeep of a card costs, one way or the other. */
const upkeepWords = (id: string, which: number): string => {
  const { clause } = clauseCalled(id.replace(/#.*$/, ''));
  return clause.kind === 'upkeep' ? (clause.costs[which]?.words('this unit') ?? 'Pay') : 'Pay';
};

function labelOf(s: State, { kind, player, options }: Decision, option: Option, which = ''): string {
  const label = labels[option.verb];
  const card = cardIn(s, option.on);
  const words = typeof label === 'string' ? label : label({ ...option, s, kind, options, player });
  const filled = words
    .replace('{on}', card < 0 ? 'it' : `${nameAmong(s, { player, options }, card, option.verb)}${which}`)
    .replace('{to}', placeName(s, option.to, player))
    .replace('{n}', String(option.amount ?? ''))
    .replace('{text}', option.clause === undefined ? '' : textOf(s, option.clause, card))
    .replace(/: $/, '');
  return `${filled}${costWords(option)}`;
}

/** The words of a text by its name. */
export const textNamed = (id: string): string => clauseWords(clauseCalled(id).clause, 'this unit');

/** Every text of a card with its name, as a player reads it. */
export const textsOn = (title: string): readonly { readonly id: string; readonly words: string }[] =>
  definitionCalled(title).clauses.map(({ id, clause }) => ({ id, words: clauseWords(clause, title) }));
