import { type CardId, type Decision, localsOf, type Option, other, type Player } from '@binary-sunset/kernel';
import { actionCalled, definitionCalled, definitionOf, isAction, kindOf } from '../catalog.ts';
import type { ActionText } from '../language/program.ts';
import { deploy } from '../rules/deploying/deploy.ts';
import { declared } from '../rules/frames.ts';
import { recipientsOf } from '../rules/handingOver.ts';
import { lifeForce } from '../rules/lifeForce.ts';
import { ridersOn } from '../rules/places.ts';
import { powerAt } from '../rules/power.ts';
import { valueNow } from '../rules/values.ts';
import type { State } from '../state.ts';
import { costWords } from './costs.ts';
import { capital, cardIn, cardName, placeName, underWay, whereabouts, whereTo } from './names.ts';

/** Labels by verb; {on} is the card, {to} the place, {n} the amount, {text} what the text does. */
const labels: Readonly<Record<string, string>> = {
  pass: 'Pass',
  back: 'Back',
  done: 'Done',
  stop: 'Stop',
  activate: 'Activate Force',
  borrow: '{n}',
  drain: 'Force drain for {n} at {on}',
  deploy: 'Deploy {on}',
  alone: 'Without a pilot',
  'no target': 'No target',
  'left of': 'To the left of {on}',
  'right of': 'To the right of {on}',
  apart: 'Apart from the others',
  convert: 'Over {on}',
  replace: 'Replace a character with {on}',
  replaces: 'That of {on}',
  converts: 'That of {on}, who comes over',
  'put away': '{on}',
  put: '{on}',
  instead: '{on}',
  lose: 'Lose {on}',
  'lose Force': 'Lose 1 Force',
  'attack with': 'Attack with {on}',
  'attack creature': 'Attack a creature at {on}',
  'attack Dark Side': 'Those of the Dark Side',
  'attack Light Side': 'Those of the Light Side',
  'draw destiny': 'Draw destiny',
  'no destiny': 'Draw no destiny',
  destiny: '{n}',
  fire: 'Fire {on}',
  'fire again': 'Fire again',
  steal: 'Steal {on}',
  destroy: 'Destroy {on}',
  take: 'Take {on}',
  reveal: 'Reveal {on}',
  retrieve: 'Retrieve {on}',
  resolve: '{on}: {text}',
  move: 'Move {on} to {to}',
  land: 'Land {on} at {to}',
  'take off': 'Take {on} off to {to}',
  embark: '{on} embarks on {to}',
  disembark: '{on} disembarks to {to}',
  shuttle: 'Shuttle {on} to {to}',
  'shuttle up': 'Shuttle up to {to} with {on}',
  'shuttle down': 'Shuttle down from {to} with {on}',
  transit: 'Docking bay transit from {on} to {to}',
  dock: 'Dock {on} with {to}',
  transfer: 'Transfer {on}',
  undock: 'Undock',
  orbit: 'Move {on} to orbit {to}',
  'deep space': 'Move {on} into deep space at parsec {n}',
  'start with none': 'None',
  permit: 'Let theirs lie on top of yours',
  choose: '{on}',
  joins: '{on}',
  'jump off': '{on} jumps off',
  react: 'React with {on} to {to}',
  stack: 'Stack on {on}',
  accept: 'Accept',
  'do it': 'Do it',
  'form a search party': 'Form a search party at {on}',
  'break cover': 'Break the cover of {on}',
  shuffle: 'Shuffle {on}',
  maintain: 'Pay for it',
  recycle: 'Put it in the Used Pile',
  sacrifice: 'Lose it',
  'sit as pilot': '{on} becomes pilot',
  'sit as driver': '{on} becomes driver',
  'sit as passenger': '{on} becomes a passenger',
  'sit as astromech': '{on} becomes astromech',
  'go ahead': 'Go ahead',
  withdraw: 'Withdraw',
};

/** Longer words are for whoever looks at the card. */
const aFewWords = 60;

const cut = (words: string): string => (words.length <= aFewWords ? words : `${words.slice(0, aFewWords - 1)}…`);

/** What a text does, in a few words. */
const briefly = ({ do: instructions }: ActionText, self: string): string =>
  cut(
    instructions
      .map((one) => one.words(self))
      .filter((words) => words !== '')
      .join(', '),
  );

function textWords(s: State, id: string | undefined, card: CardId): string {
  if (id === undefined) return '';
  const self = card < 0 ? 'it' : definitionOf(s, card).card.title;
  return isAction(id) ? briefly(actionCalled(id).clause, self) : id;
}

/** Everything on a card is lost with it. */ // AR6-0100
function lostWith(s: State, card: CardId): string {
  const riders = ridersOn(s, card).length;
  return riders === 0 ? '' : `, losing ${riders} on it`;
}

/** What is said before the place that a card is chosen for. */
function beforePlace(s: State, place: CardId): string {
  const deploying = localsOf(underWay(s), deploy);
  if (place < 0 || deploying === null) return 'To';
  return capital(whereTo(kindOf(s, deploying.source.card), kindOf(s, place)));
}

/** What is worth knowing of a card before it is targeted. */
function noteOn(s: State, card: CardId): string {
  const acting = localsOf(underWay(s), declared.act);
  if (acting === null || card < 0) return '';
  const { text, chosen } = acting;
  const target = isAction(text) ? actionCalled(text).clause.targets[chosen.length] : undefined;
  return target?.note?.(s, card) ?? '';
}

const topProcedure = (s: State): string => underWay(s)?.procedure ?? '';

function wordsFor(
  s: State,
  { player, options }: Decision,
  { verb, on, to, amount, clause = '' }: Option,
  card: CardId,
): string {
  switch (verb) {
    case 'initiate battle':
      return `Initiate a battle at {on}, ${powerAt(s, player, card)} against ${powerAt(s, other(player), card)}`;
    case 'amount':
      return topProcedure(s) === 'activation' ? 'Activate {n}' : '{n}';
    case 'decline':
      if (options.some((one) => one.verb === 'draw battle destiny')) return 'Draw none';
      return topProcedure(s) === 'starting locations' ? 'Not on top of yours' : 'No';
    case 'draw battle destiny':
      return `Draw {n} battle ${amount === 1 ? 'destiny' : 'destinies'}`;
    case 'hand over': {
      const [only, ...more] = recipientsOf(s, player, card);
      return `Hand {on} over${only === undefined || more.length > 0 ? '' : ` to ${cardName(s, only, player)}`}`;
    }
    case 'use':
      return on === undefined ? 'Use {n} Force' : '{on}: {text}';
    case 'forfeit':
      return card < 0 ? 'Forfeit {on}' : `Forfeit {on} for ${valueNow(s, card, 'forfeit') ?? 0}${lostWith(s, card)}`;
    case 'draw':
      return `Draw a card${lifeForce(s, player) === 1 ? ', your last Life Force' : ''}`;
    case 'play':
      return card >= 0 && definitionOf(s, card).actions.length > 1 ? 'Play {on}: {text}' : 'Play {on}';
    case 'place':
      return card >= 0 ? '{on}' : 'Place it on {on}';
    case 'lose':
      return card >= 0 ? 'Lose {on} from your hand' : 'Lose the top card of {on}';
    case 'with':
      return topProcedure(s) === 'deploy' ? 'With {on} aboard' : 'With {on}';
    case 'target': {
      const note = noteOn(s, card);
      return note === '' ? '{on}' : `{on}, ${note}`;
    }
    case 'retarget':
      return `Target ${(amount ?? 0) + 1}`;
    case 'leave':
      return topProcedure(s) === 'react' ? 'Nobody else boards it' : 'Leave it';
    case 'stay':
      return topProcedure(s) === 'react' ? 'All stay as they are' : on === undefined ? 'Stay' : '{on} stays';
    case 'choose destiny':
      return on === undefined ? '{n}' : '{n} ({on})';
    case 'start with':
      return definitionCalled(clause).card.title;
    case 'first':
      return 'First {owner}';
    case 'to':
      return on !== undefined && 'card' in on ? `${beforePlace(s, card)} {on}` : 'On table';
    default:
      return labels[verb] ?? `${capital(verb)}${on === undefined ? '' : ' {on}'}${to === undefined ? '' : ' to {to}'}`;
  }
}

/** What is chosen in words; `where` is where its card is, where that has to be said. */
function labelOf(s: State, decision: Decision, option: Option, where = ''): string {
  const { player } = decision;
  const card = cardIn(s, option.on);
  const owner = option.on !== undefined && 'zone' in option.on && option.on.of === player ? 'you' : 'your opponent';
  const template = wordsFor(s, decision, option, card);
  const placed = template.includes('{on}') ? template.replace('{on}', `{on}${where}`) : `${template}${where}`;
  return placed
    .replace('{on}', placeName(s, option.on, player) || 'it')
    .replace('{to}', placeName(s, option.to, player))
    .replace('{n}', String(option.amount ?? ''))
    .replace('{text}', textWords(s, option.clause, card))
    .replace('{owner}', owner)
    .replace(/: $/, '');
}

/** Where a card is, is where it comes from. */
const leaving: readonly string[] = ['move', 'land', 'take off', 'shuttle', 'orbit', 'react'];

const whereFor = (s: State, { verb }: Option, card: CardId, player: Player): string =>
  leaving.includes(verb)
    ? whereabouts(s, card, player).replace(/^ (at|on|in) /, ' from ')
    : whereabouts(s, card, player);

/** A label for each option; where two are alike, they say where the cards are, or in which way they go. */
export function labelsOf(s: State, decision: Decision): string[] {
  const { options, player } = decision;
  const all = options.map((option) => {
    const card = cardIn(s, option.on);
    return {
      option,
      label: labelOf(s, decision, option),
      cost: costWords(s, decision, option, card),
      where: card < 0 ? '' : whereFor(s, option, card, player),
      how: option.to === undefined ? '' : ` by ${option.clause}`,
    };
  });
  return all.map(({ option, label, cost, where, how }) => {
    const alike = all.filter((one) => one.label === label);
    const isElsewhere = alike.some((one) => one.where !== where);
    // Two kinds of moves may lead to the same place.
    const isOther = alike.some((one) => one.where === where && one.how !== how);
    return `${isElsewhere ? labelOf(s, decision, option, where) : label}${isOther ? how : ''}${cost}`;
  });
}
