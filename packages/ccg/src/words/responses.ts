import { headed, isCurrent, localsOf, type Player, type Prompt } from '@binary-sunset/kernel';
import { actionCalled, isAction } from '../catalog/catalog.ts';
import { declared } from '../rules/actions/frames.ts';
import { currentDraw } from '../rules/destiny/draws.ts';
import { drainAmount } from '../rules/force/drains.ts';
import type { OccurrenceKind, State } from '../state/state.ts';
import type { Decision, Occurrence } from '../state/vocabulary.ts';
import { capital, cardName, underWay } from './names.ts';

/** What has happened, in words: {who} is whoever did it, {card} what it happened to. */
const sentences: Readonly<Record<Exclude<OccurrenceKind, 'action'>, readonly [yours: string, theirs: string]>> = {
  deploying: ['you deploy {card}', 'opponent deploys {card}'],
  deployed: ['you have deployed {card}', 'opponent has deployed {card}'],
  'Force drain': ['you Force drain for {drain} at {card}', 'opponent Force drains for {drain} at {card}'],
  battle: ['you initiate a battle at {card}', 'opponent initiates a battle at {card}'],
  attack: ['{card} is attacked', '{card} is attacked'],
  'about to draw': ['you are about to draw{kind} destiny', 'opponent is about to draw{kind} destiny'],
  destiny: ['you drew {card} for{kind} destiny: {value}', 'opponent drew {card} for{kind} destiny: {value}'],
  'destiny completed': ['your destiny draw is completed', 'opponent’s destiny draw is completed'],
  'battle destinies completed': ['battle destinies are drawn', 'battle destinies are drawn'],
  fired: ['you have fired {card}', 'opponent has fired {card}'],
  hit: ['{card} is hit', '{card} is hit'],
  lost: ['{card} was just lost', '{card} was just lost'],
  forfeited: ['you have forfeited {card}', 'opponent has forfeited {card}'],
  moving: ['you move {card}', 'opponent moves {card}'],
  moved: ['you have moved {card}', 'opponent has moved {card}'],
  reached: ['{card} was reached', '{card} was reached'],
  activated: ['you have activated Force', 'opponent has activated Force'],
  used: ['you have used Force', 'opponent has used Force'],
  'losing Force': ['you are about to lose Force', 'opponent is about to lose Force'],
  'Force lost': ['you have lost Force', 'opponent has lost Force'],
  retrieving: ['you are about to retrieve Force', 'opponent is about to retrieve Force'],
  retrieved: ['you have retrieved Force', 'opponent has retrieved Force'],
  drew: ['you have drawn a card', 'opponent has drawn a card'],
  won: ['you have won the battle', 'opponent has won the battle'],
  'battle ends': ['the battle ends', 'the battle ends'],
  'battle ended': ['the battle is over', 'the battle is over'],
  excluded: ['you have excluded {card} from battle', 'opponent has excluded {card} from battle'],
  'turn begins': ['your turn begins', 'opponent’s turn begins'],
  'turn ends': ['your turn ends', 'opponent’s turn ends'],
  'phase ends': ['your {kind} phase ends', 'opponent’s {kind} phase ends'],
  'out of play': ['{card} was placed out of play', '{card} was placed out of play'],
  'leaving table': ['{card} is leaving the table', '{card} is leaving the table'],
};

/** Which verb says how a card's text is used. */
function actionWords(detail: unknown, mine: boolean): string {
  const id = String(detail);
  const { clause, pile } = isAction(id) ? actionCalled(id) : { clause: null, pile: null };
  const verb = clause?.fires !== undefined ? 'fire' : pile === null ? 'use' : 'play';
  return mine ? `you ${verb} {card}` : `opponent ${verb}s {card}`;
}

function occurredWords(s: State, { kind, by, subject, detail }: Occurrence, viewer: Player): string {
  const mine = by === viewer;
  const words = kind === 'action' ? actionWords(detail, mine) : sentences[kind][mine ? 0 : 1];
  const isNamed = subject.card >= 0 && (isCurrent(s, subject) || kind === 'lost' || kind === 'forfeited');
  // "Opponent has deployed it" says whose it is.
  const isSaid = words.startsWith('opponent ');
  const named = typeof detail === 'string' && detail !== '' ? detail : '';
  return words
    .replace('{card}', isNamed ? cardName(s, subject.card, viewer, isSaid ? by : viewer) : 'a card')
    .replace('{drain}', () => String(drainAmount(s, by, subject.card)))
    .replace('{value}', String(currentDraw(s)?.value ?? 'none'))
    .replace(/(\s?)\{kind\}/, named === '' ? '' : ` ${named}`);
}

/** What has happened that a window for responses is about. */
export const respondedTo = (s: State, { window }: Decision): readonly Occurrence[] =>
  (localsOf(underWay(s), declared.window)?.about ?? []).filter(({ id }) => window?.about.includes(id) === true);

/** What a window for responses asks: what has happened, and whether to respond. */
export function responsePrompt(s: State, decision: Decision): Prompt {
  const words = [...new Set(respondedTo(s, decision).map((one) => occurredWords(s, one, decision.player)))];
  return headed(capital(words.join('; ')), 'Respond, or pass.', 'AR1-0114');
}
