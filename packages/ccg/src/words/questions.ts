import type { CardRef, Decision, Player } from '@binary-sunset/kernel';
import { actionCalled, cardOf, isAction, programCalled } from '../catalog.ts';
import type { Acting } from '../language/program.ts';
import { sentence } from '../language/words.ts';
import { forceOf } from '../rules/force.ts';
import type { State } from '../state.ts';
import type { Prompt } from './moments.ts';
import { cardIn, cardName, refName } from './names.ts';

/** What is asked, by the verb of the first option, where nothing more is to be said than this. */
const plain: Readonly<Record<string, Prompt>> = {
  resolve: ['Several things have to happen. Which comes first?', 'AR1-0120'],
  'draw destiny': ['Do you draw destiny?', 'AR1-0433'],
  'no destiny': ['Do you draw destiny?', 'AR1-0433'],
  'choose destiny': ['Which of the draws do you choose?', 'AR1-0438'],
  'draw battle destiny': ['Do you draw battle destiny?', 'AR6-0053'],
  'attack Dark Side': ['Whose cards are attacked?', 'AR6-0223'],
  'attack Light Side': ['Whose cards are attacked?', 'AR6-0223'],
  'put away': ['Both are the same person. Which do you put away?', 'AR5-0060'],
  'go ahead': ['Do you go ahead?', 'AR1-0129'],
  first: ['Who is first?', 'AR1-0120'],
};

const topOf = (s: State): State['frames'][number] | undefined => s.frames[s.frames.length - 1];

interface Locals {
  readonly source?: CardRef;
  readonly left?: number;
  readonly what?: string;
}

/** Questions of procedures, by the name of the procedure and the verb of the first option. */
const asking: Readonly<Record<string, (s: State, player: Player, l: Locals, decision: Decision) => Prompt | null>> = {
  activation: (s) => {
    const { generation, activated } = s.facts;
    return [`How much Force do you activate? ${generation - activated} of ${generation} is left.`, 'AR1-0011'];
  },
  'lose Force': (_s, _player, { left = 1 }) => [
    `You lose ${left} Force. Which card do you lose${left === 1 ? '' : ' first'}?`,
    'AR1-0036',
  ],
  deploy(s, player, { source }, { options }) {
    const card = source === undefined ? 'it' : refName(s, source, player);
    const verb = options[0]?.verb;
    if (verb === 'target') return [`What does ${card} target?`, 'AR5-0003'];
    if (verb === 'with' || verb === 'alone') return [`Who comes with ${card}?`, 'AR5-0035'];
    return [`Where do you deploy ${card}, with ${forceOf(s, player)} Force to use?`, 'AR5-0003'];
  },
  'deploy location': (s, player, { source }) => [
    `Where do you lay ${source === undefined ? 'it' : refName(s, source, player)}?`,
    'GLB-0413',
  ],
  'replace persona': (s, player, { source }) => [
    `Whose place does ${source === undefined ? 'it' : refName(s, source, player)} take?`,
    'AR5-0073',
  ],
  'both choose': (_s, _player, { what = '' }) => [
    `Which ${what} do you choose, unseen by your opponent?`,
    what === 'starting location' ? 'GLC-0370' : what === 'Starting Interrupt' ? 'GAP-0029' : 'GAP-0018',
  ],
  start: (s, player, _l, { options: [first] }) =>
    first?.verb === 'permit'
      ? [`Both of you start with ${cardName(s, cardIn(s, first.on), player)}. Whose lies on top?`, 'GAP-0021']
      : ['Where does your starting location lie?', 'GAP-0024'],
  move: (s, player, { source }) => [
    `Who moves with ${source === undefined ? 'it' : refName(s, source, player)}?`,
    'AR7-0052',
  ],
  'leave table': () => ['Which card goes first, beneath the others?', 'AR1-0057'],
  'place several': () => ['Which card goes first, beneath the others?', 'AR1-0066'],
};

/** What the text under way asks, in its own words and after the card that it stands on. */
function askedByText(s: State, player: Player): Prompt | null {
  const top = topOf(s);
  if (top === undefined || (top.procedure !== 'act' && top.procedure !== 'result')) return null;
  const { text, at, source, chosen } = top.locals as Acting;
  const title = titleOf(s, source, text, player);
  if (top.procedure === 'act') {
    const target = isAction(text) ? actionCalled(text).clause.targets[chosen.length] : undefined;
    return target === undefined ? null : [`${title}: ${sentence(target.words(title))}`, 'AR1-0136'];
  }
  const words = instructionWords(text, at, title);
  return words === '' ? null : [`${title}: ${sentence(words)}`, 'AR1-0149'];
}

/** The card may be gone; its text still has its name. */
const titleOf = (s: State, source: CardRef, text: string, player: Player): string =>
  source.card >= 0 && cardName(s, source.card, player) !== 'a hidden card'
    ? cardOf(s, source.card).title
    : text.replace(/\/[^/]*$/, '');

/** A part of an instruction says nothing of its own: then the whole does. */
function instructionWords(text: string, at: number, self: string): string {
  const words = programCalled(text)[at]?.words(self) ?? '';
  const inner = /^(.*):(\d+)\.\d+$/.exec(text);
  if (words !== '' || inner === null) return words;
  return instructionWords(inner[1] ?? '', Number(inner[2]), self);
}

export function questionPrompt(s: State, decision: Decision): Prompt {
  const { player, options } = decision;
  const top = topOf(s);
  const found = top === undefined ? null : (asking[top.procedure]?.(s, player, top.locals as Locals, decision) ?? null);
  if (found !== null) return found;
  const byText = askedByText(s, player);
  if (byText !== null) return byText;
  const [first] = options;
  if (first?.verb === 'destiny')
    return [`Which destiny does ${cardName(s, cardIn(s, first.on), player)} have?`, 'AR1-0461'];
  return plain[first?.verb ?? ''] ?? ['Choose.'];
}
