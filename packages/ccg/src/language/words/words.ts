import { stands } from '@binary-sunset/kernel';
import type { Card, LocationCard, StarshipCard, VehicleCard } from '../../catalog/card.ts';
import { isDrivingDroid } from '../../catalog/traits.ts';
import type { Phase, Segment } from '../../state/names.ts';
import { termsWords } from '../../text/phrases.ts';
import {
  type ActionText,
  amountWords,
  type Clause,
  type Condition,
  type DeployText,
  type Instruction,
  type Limit,
  type Timing,
} from '../../text/program.ts';
import { any } from '../cards/cards.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a capital, and a full stop unless there is one. */
export const sentence = (words: string): string => capital(words).replace(/(?<!\.|\.”)$/, '.');

const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const whoseTurn: Readonly<Record<Timing['turn'], string>> = { your: 'your', opponent: 'opponent’s', any: 'any' };

const phaseWords = (phases: readonly Phase[], turn: Timing['turn']): string =>
  `during ${whoseTurn[turn]} ${listed(phases, 'or')} phase`;

const segmentWords: Readonly<Record<Segment, string>> = {
  initiation: 'as a battle is initiated',
  weapons: 'during a battle',
  power: 'during the power segment of a battle',
  damage: 'during the damage segment of a battle',
  end: 'as a battle ends',
};

/** When something may be done: "during your control phase". Nothing for any time at all. */
export function timingWords({ phases, turn, segment, edge, notInBattle, inAttack, inDuel }: Timing): string {
  const parts = [
    edge === undefined ? '' : `at the ${edge} of ${whoseTurn[turn]} turn`,
    phases.length === 0 ? '' : phaseWords(phases, turn),
    edge === undefined && phases.length === 0 && turn !== 'any' ? `during ${whoseTurn[turn]} turn` : '',
    segment === null
      ? ''
      : inAttack === true
        ? segmentWords[segment].replace('a battle', 'a battle or attack')
        : segmentWords[segment],
    notInBattle ? 'outside of battles and attacks' : '',
    inDuel === true ? 'during a duel' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const countWords = ['', 'once', 'twice', 'three times', 'four times'];

const limitWords = (limit: Limit, times: number): string => `${countWords[times] ?? `${times} times`} per ${limit}`;

/** Instructions that begin with what you do, so that "you may" can go before them. */
const told =
  /^(activate|add|attach|cancel|choose|deploy|draw|exchange|exclude|fire|forfeit|glance|guess|increase|initiate|lose|look|multiply|move|peek|place|play|put|reduce|relocate|release|reveal|retrieve|return|satisfy|search|shuffle|reshuffle|stack|steal|switch|take|target|transfer|use)\b/;

const resultWords = (list: readonly Instruction[], self: string): string[] =>
  list.map((one) => one.words(self)).filter((words) => words !== '');

/** "A. B. C": without the last full stop. */
const inARow = (results: readonly string[]): string =>
  results.map((words, i) => (i === 0 ? words : capital(words))).join('. ');

const conditionWords = (conditions: readonly Pick<Condition, 'words'>[], self: string): string =>
  conditions.length === 0 ? '' : `if ${listed(conditions.map((one) => one.words(self)))}`;

/** A turn or a phase begins or ends without fail; other things may happen. */
const happenedWords = (words: string): string =>
  `${/\b(turn|phase|battle) (begins|ends)$/.test(words) ? 'when' : 'if'} ${words}`;

/** When or because of what, if what is so, and how often: what stands before what is done. */
function openingOf({ when, to, requires, limit, times = 1, fires }: ActionText, self: string): string {
  // That a weapon can be fired at all goes without saying.
  const conditions = conditionWords(fires === undefined ? requires : requires.slice(1), self);
  return [
    limit === null ? '' : limitWords(limit, times),
    when === null ? '' : timingWords(when),
    to === null ? '' : happenedWords(to.words(self)),
    to === null ? conditions : conditions.replace(/^if/, 'and'),
  ]
    .filter((part) => part !== '')
    .join(', ')
    .replace(', and ', ' and ');
}

const manner: Readonly<Record<ActionText['as'], string>> = {
  optional: 'may ',
  just: 'may ',
  automatic: '',
  mandatory: 'must ',
};

/** What a text says of its own card, and of what that is on, by name once. */
const once = (words: string, self: string): string => {
  const seen = new Set<string>();
  return words
    .replaceAll('this card', self)
    .split(/((?:the|The) \w+ that )/)
    .map((part, i, parts) => {
      if (i % 2 === 1) return parts[i + 1]?.startsWith(`${self} is on`) === true ? '' : part;
      const before = parts[i - 1];
      if (before === undefined || !part.startsWith(`${self} is on`)) return part;
      const isAgain = seen.has(before.toLowerCase());
      seen.add(before.toLowerCase());
      const noun = before.split(' ')[1] ?? 'card';
      return isAgain ? `that ${noun}${part.slice(`${self} is on`.length)}` : `${before}${part}`;
    })
    .join('');
};

/**
 * What can be done by a text, in the order in which it is carried out: when, if, targets, costs, result. Of what is
 * played it goes without saying that it may be.
 */
export function actionWords(clause: ActionText, self: string, isPlayed = false): string {
  const { targets, costs, as, fires, immuneTo } = clause;
  const first = [...targets, ...costs].map((one) => one.words(self)).filter((words) => words !== '');
  const results = resultWords(clause.do, self);
  const opening = openingOf(clause, self);
  const how = fires === undefined ? manner[as] : 'may fire: ';
  const done = first.length > 0 ? `${how}${listed(first)}: ${inARow(results)}` : doneWords(how, results, isPlayed);
  const immune = immuneTo.length === 0 ? '' : ` Immune to ${listed(immuneTo)}.`;
  return once(sentence([opening, done].filter((part) => part !== '').join(', ')) + immune, self);
}

/** What is done by choice, without targets and costs. */
function doneWords(how: string, results: readonly string[], isPlayed: boolean): string {
  const [first = ''] = results;
  const words = inARow(results);
  if (how === '' || told.test(first)) return `${how}${words}`;
  if (how === 'may ' && /^(you )?may /.test(first)) return words.replace(/^you /, '');
  if (how === 'may ' && / may (?!not|never)/.test(first)) return words;
  return how === 'may ' && isPlayed ? words : `${how}have this happen: ${words}`;
}

/** Where a card deploys; `otherwise` is where it does if its text names nothing. */
function deployWords(
  {
    on,
    only,
    cost,
    costs = [],
    bothPay,
    target,
    declares = [],
    fixes,
    undercover,
    when,
    to,
    react,
    worksOn = [],
  }: DeployText,
  self: string,
  otherwise = '',
  before = 'on',
): string {
  const parts = [
    when === undefined ? '' : timingWords(when),
    to === undefined ? '' : `if ${to.words(self)}`,
    on === null ? otherwise : `${before} ${on.words(self)}`,
    ...costs.map(({ to, how, amount, if: only = [] }) =>
      [
        how === 'free' ? 'free' : `${amount < 0 ? '–' : '+'}${Math.abs(amount)}`,
        to === any ? '' : `to ${to.words(self)}`,
        conditionWords(only, self),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
    undercover === true ? 'as an undercover spy' : '',
    target === undefined ? '' : `targeting ${target.words(self)}`,
    declares.length === 0
      ? ''
      : `declaring ${listed(
          declares.map((words) => `“${words}”`),
          'or',
        )}`,
    cost === 0 ? '' : `for ${amountWords(cost)} Force`,
    bothPay === true ? 'with opponent using as much Force as you' : '',
    conditionWords(only, self),
    fixes === undefined ? '' : `where X is ${amountWords(fixes)} at that time`,
  ].filter((part) => part !== '');
  const works = worksOn.length === 0 ? '' : ` Works even on a card that is ${listed(worksOn, 'or')}.`;
  const reacts =
    react === undefined
      ? ''
      : sentence(
          `may deploy as a react${react.to === undefined ? '' : ` to ${react.to.words(self)}`}${termsWords(react.price)}`,
        );
  const deploysSo = parts.length === 0 ? '' : sentence(`deploys ${parts.join(', ')}`);
  return [deploysSo, reacts, works.trim()].filter((part) => part !== '').join(' ');
}

/** One text of a card, as a player reads it. */
export function clauseWords(clause: Clause, self: string): string {
  switch (clause.kind) {
    case 'action':
      return actionWords(clause, self);
    case 'modifier':
      return once(sentence(clause.words(self)), self);
    case 'deploys':
      return deployWords(clause, self);
  }
}

/** What a location says to the player on that side of it. */
export const sideWords = (card: LocationCard, side: 'light' | 'dark'): string[] =>
  card.text[side].filter(stands).map((clause) => hereWords(clause, card.title));

const saidTo = (card: LocationCard, side: 'light' | 'dark'): string[] =>
  sideWords(card, side).map((words) => `${side === 'light' ? 'Light' : 'Dark'}: ${words}`);

/** What a location says of itself, it says of "here". */
const hereWords = (clause: Clause, title: string): string =>
  clauseWords(clause, title).replaceAll('at same location', 'here').replaceAll(` to ${title}`, ' here');

const counted = (many: number, one: string, several = `${one}s`): string =>
  many === 0 ? '' : `${many} ${many === 1 ? one : several}`;

/** Who and what has room aboard, and who is there always. */
function roomWords(card: VehicleCard | StarshipCard): string[] {
  const { pilots, passengers, either, astromechs, vehicles, starfighters, onlyStarfighters } = card.capacity;
  const room = [
    counted(pilots, card.kind === 'vehicle' && card.type === 'transport' ? 'driver' : 'pilot'),
    counted(either, 'pilot or passenger', 'pilots or passengers'),
    counted(passengers, 'passenger'),
    counted(astromechs, 'astromech'),
    counted(vehicles, 'vehicle'),
    counted(starfighters, onlyStarfighters ?? 'starfighter'),
  ].filter((part) => part !== '');
  return [
    ...(room.length === 0 ? [] : [sentence(`has room for ${listed(room)}`)]),
    ...card.permanentPilots.map((ability) => sentence(`has a permanent pilot of ability ${ability}`)),
  ];
}

/** Cards that come to a place, rather than on something. */
const goesTo: readonly Card['kind'][] = ['character', 'vehicle', 'starship', 'creature'];

/** The texts of a card, one by one, rendered from what they do. */
export function cardWords(card: Card): readonly string[] {
  if (card.kind === 'interrupt')
    return card.functions
      .filter(stands)
      .map(
        ({ pile, action }) =>
          `${action.starting === true ? 'STARTING' : pile.toUpperCase()}: ${actionWords(action, card.title, true)}`,
      );
  if (card.kind === 'location') return [...saidTo(card, 'light'), ...saidTo(card, 'dark')];
  const room = card.kind === 'starship' || card.kind === 'vehicle' ? roomWords(card) : [];
  const texts = card.text
    .filter(stands)
    .map((clause) =>
      clause.kind === 'deploys'
        ? deployWords(
            clause,
            card.title,
            card.kind === 'effect' ? 'on table' : '',
            goesTo.includes(card.kind) ? 'only to' : 'on',
          )
        : clauseWords(clause, card.title),
    )
    .filter((words) => words !== '')
    .map((words) => renamed(card, words));
  const moves = card.kind === 'effect' && card.movesLikeCharacter === true ? ['Moves like a character.'] : [];
  const drives = card.kind === 'character' && isDrivingDroid(card) ? ['May drive transport vehicles.'] : [];
  return [...room, ...texts, ...moves, ...drives];
}

/** Where a text names whom its card was, it names whom the card is now. */ // AR5-0124
const renamed = (card: Card, words: string): string =>
  card.kind === 'character' && card.formerly !== undefined ? words.replaceAll(card.formerly, card.title) : words;
