import { type CardId, localsOf, other, type Player } from '@binary-sunset/kernel';
import { actionCalled, definitionCalled, definitionOf, isAction, kindOf } from '../catalog/catalog.ts';
import { declared } from '../rules/actions/frames.ts';
import { deploy } from '../rules/deploying/deploy.ts';
import { lifeForce } from '../rules/force/lifeForce.ts';
import { powerAt } from '../rules/inForce/power.ts';
import { valueNow } from '../rules/inForce/values.ts';
import { ridersOn } from '../rules/table/places.ts';
import { recipientsOf } from '../rules/weapons/handingOver.ts';
import { type State, table } from '../state/state.ts';
import type { Decision, Option, SpokenVerb, Verb } from '../state/vocabulary.ts';
import type { ActionText } from '../text/program.ts';
import type { Self } from '../text/saying/self.ts';
import { costWords } from './costs.ts';
import { capital, cardIn, cardName, placeName, underWay, whereabouts, whereTo } from './names.ts';
import { selfIn } from './speaking.ts';

/** What a text does, without when and for what. */
const briefly = ({ do: instructions }: ActionText, self: Self): string =>
  instructions
    .map((one) => one.words(self))
    .filter((words) => words !== '')
    .join(', ');

function textWords(id: string | undefined): string {
  if (id === undefined) return '';
  return isAction(id) ? briefly(actionCalled(id).clause, selfIn(id)) : id;
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

/** What a label may depend on. */
interface Chosen {
  readonly s: State;
  readonly player: Player;
  readonly options: readonly Option[];
  readonly on: Option['on'] | undefined;
  readonly amount: number | undefined;
  readonly clause: string;
  /** The card that it stands on; -1 for none. */
  readonly card: CardId;
}

/** Labels by verb; {on} is the card, {to} the place, {n} the amount, {text} what the text does, {owner} whose it is. */
const labels: Readonly<Record<Exclude<Verb, SpokenVerb>, string | ((chosen: Chosen) => string)>> = {
  pass: 'Pass',
  back: 'Back',
  done: 'Done',
  stop: 'Stop',
  activate: 'Activate Force',
  borrow: 'Use {n} from there',
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
  lose: ({ card }) => (card >= 0 ? 'Lose {on} from your hand' : 'Lose the top card of {on}'),
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
  resolve: ({ on, clause }) =>
    on === undefined && !isAction(clause) ? `What lasts ${clause} is over` : '{on}: {text}',
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
  'initiate battle': ({ s, player, card }) =>
    `Initiate a battle at {on}, ${powerAt(s, player, card)} against ${powerAt(s, other(player), card)}`,
  amount: ({ s }) => (topProcedure(s) === 'activation' ? 'Activate {n}' : '{n}'),
  decline: ({ s, options }) => {
    if (options.some((one) => one.verb === 'draw battle destiny')) return 'Draw none';
    if (options.some((one) => one.verb === 'draw destiny')) return 'Draw no destiny';
    return topProcedure(s) === 'starting locations' ? 'Not on top of yours' : "Don't";
  },
  'draw battle destiny': ({ amount }) => `Draw {n} battle ${amount === 1 ? 'destiny' : 'destinies'}`,
  'hand over': ({ s, player, card }) => {
    const [only, ...more] = recipientsOf(s, player, card);
    return `Hand {on} over${only === undefined || more.length > 0 ? '' : ` to ${cardName(s, only, player)}`}`;
  },
  use: ({ on }) => (on === undefined ? 'Use {n} Force' : '{on}: {text}'),
  forfeit: ({ s, card }) =>
    card < 0 ? 'Forfeit {on}' : `Forfeit {on} for ${valueNow(s, card, 'forfeit') ?? 0}${lostWith(s, card)}`,
  draw: ({ s, player }) => `Draw a card${lifeForce(s, player) === 1 ? ', your last Life Force' : ''}`,
  play: ({ s, card }) => (card >= 0 && definitionOf(s, card).actions.length > 1 ? 'Play {on}: {text}' : 'Play {on}'),
  place: ({ card }) => (card >= 0 ? '{on}' : 'Place it on {on}'),
  with: ({ s }) => (topProcedure(s) === 'deploy' ? 'With {on} aboard' : 'With {on}'),
  target: ({ s, card }) => {
    const note = noteOn(s, card);
    return note === '' ? '{on}' : `{on}, ${note}`;
  },
  retarget: ({ amount = 0 }) => `Target ${amount + 1}`,
  leave: ({ s }) => (topProcedure(s) === 'react' ? 'Nobody else boards it' : 'Leave it'),
  stay: ({ s, on }) =>
    topProcedure(s) === 'react' ? 'All stay as they are' : on === undefined ? 'Stay' : '{on} stays',
  'choose destiny': ({ on }) => (on === undefined ? '{n}' : '{n} ({on})'),
  'start with': ({ clause }) => definitionCalled(clause).card.title,
  first: '{owner} first',
  to: ({ s, on, card }) => (on !== undefined && 'card' in on ? `${beforePlace(s, card)} {on}` : 'On table'),
  'draw one more': 'Draw one more',
  exchange: 'Exchange {on}',
  for: 'For {on}',
  'lose it': 'Lose it',
  pay: 'Pay',
  'place on': 'Place on {on}',
  'point at': 'Point at {on}',
  'you win': 'You win',
  'opponent wins': 'Opponent wins',
  'let it happen': 'Let it happen',
};

const isSpoken = (verb: Verb): verb is SpokenVerb => verb.startsWith('declare ') || verb.startsWith('guess ');

function wordsFor(s: State, { player, options }: Decision, option: Option, card: CardId): string {
  const { verb, on, amount, clause = '' } = option;
  if (isSpoken(verb)) return capital(verb);
  const label = labels[verb];
  if (typeof label === 'string') return label;
  return label({ s, player, options, on, amount, clause, card });
}

/** What is chosen in words; `where` is where its card is, where that has to be said. */
function labelOf(s: State, decision: Decision, option: Option, where = ''): string {
  const { player } = decision;
  const card = cardIn(s, option.on);
  const owner = option.on !== undefined && 'zone' in option.on && option.on.of === player ? 'You' : 'Opponent';
  const template = wordsFor(s, decision, option, card);
  const placed = template.includes('{on}') ? template.replace('{on}', `{on}${where}`) : `${template}${where}`;
  return placed
    .replace('{on}', placeName(s, option.on, player) || titleIn(option.clause) || 'it')
    .replace('{to}', placeName(s, option.to, player))
    .replace('{n}', String(option.amount ?? ''))
    .replace('{text}', textWords(option.clause))
    .replace('{owner}', owner)
    .replace(/: $/, '');
}

/** The card that a text stands on, which may be gone: its text still has its name. */
const titleIn = (clause: string | undefined): string => /^(.+)\/[^/]*$/.exec(clause ?? '')?.[1] ?? '';

/** Where a card is, is where it comes from. */
const leaving: readonly Verb[] = ['move', 'land', 'take off', 'shuttle', 'orbit', 'react'];

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
    const same = alike.filter((one) => one.where === where && one.how === how).map((one) => one.option);
    const said = `${isElsewhere ? where : ''}${whichOf(s, option, same)}`;
    return `${said === '' ? label : labelOf(s, decision, option, said)}${isOther ? how : ''}${cost}`;
  });
}

/** ", 1 of 2": which of several cards on table that nothing else tells apart. In a hand or a pile they are the same. */
function whichOf(s: State, option: Option, alike: readonly Option[]): string {
  const card = cardIn(s, option.on);
  const cards = [...new Set(alike.map(({ on }) => cardIn(s, on)))];
  return card < 0 || cards.length < 2 || !table.inPlay(s, card)
    ? ''
    : `, ${cards.indexOf(card) + 1} of ${cards.length}`;
}
