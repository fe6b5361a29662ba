import {
  asks,
  type CardRef,
  headed,
  isCurrent,
  type LocalsOf,
  localsOf,
  type Player,
  type Prompt,
  refIn,
} from '@binary-sunset/kernel';
import { actionCalled, cardOf, isAction, programCalled } from '../catalog/catalog.ts';
import { sentence } from '../language/words/actions.ts';
import { actingIn, declared } from '../rules/actions/frames.ts';
import { forceLoss, forceOf, useForce } from '../rules/force/force.ts';
import type { StartingKind } from '../rules/turn/startingCards.ts';
import { bothChoose } from '../rules/turn/startingCards.ts';
import { combinedFire } from '../rules/weapons/combinedFire.ts';
import type { State } from '../state/state.ts';
import type { Decision, Option, Verb } from '../state/vocabulary.ts';
import type { Self } from '../text/saying/self.ts';
import { cardIn, cardName, refName, underWay } from './names.ts';
import { selfIn } from './speaking.ts';

/** Where nothing better is known. */
const whatElse = ['What do you choose?', 'AR1-0149'] as const;

/** What is asked, by the verb of the first option, where nothing more is to be said than this. */
const plain: Readonly<Partial<Record<Verb, Prompt>>> = {
  resolve: headed('Several things have to happen', 'Which comes first?', 'AR1-0120'),
  'draw destiny': asks('Do you draw destiny?', 'AR1-0433'),
  'no destiny': asks('Do you draw destiny?', 'AR1-0433'),
  'choose destiny': asks('Which of the draws do you choose?', 'AR1-0438'),
  'draw battle destiny': asks('Do you draw battle destiny?', 'AR6-0053'),
  'attack Dark Side': asks('Whose cards are attacked?', 'AR6-0223'),
  'attack Light Side': asks('Whose cards are attacked?', 'AR6-0223'),
  'put away': headed('Both are the same person', 'Which do you put away?', 'AR5-0060'),
  'go ahead': asks('Do you go ahead?', 'AR1-0129'),
  first: asks('Who is first?', 'AR1-0120'),
  stack: asks('Which card do you stack on?', 'GAP-0207'),
  instead: headed('There are too many of them', 'Which one goes?', 'GAP-0084', 'GAP-0162'),
};

type Frame = State['frames'][number];

interface Question {
  readonly s: State;
  readonly player: Player;
  /** The card that it is about. */
  readonly card: string;
  readonly top: Frame;
  readonly first: Option | undefined;
  readonly options: readonly Option[];
}

/** The card that the frame has under this name. */
function named({ s, player, top }: Question, local: string, otherwise: string): string {
  const ref = refIn(top, local);
  return ref === null ? otherwise : refName(s, ref, player);
}

const startingRules: Readonly<Record<StartingKind, string>> = {
  'Starting Effect': 'GAP-0018',
  'starting location': 'GLC-0370',
  'Starting Interrupt': 'GAP-0029',
};

/** What Force is lost to, if that can be named. */
function lossWords({ s, player }: Question, { source, why }: LocalsOf<typeof forceLoss>): string {
  const { drain, battle } = s.facts;
  if (battle !== null && why === 'battle damage') return ` of ${battle.damage[player]} battle damage`;
  if (isCurrent(s, source)) return ` to ${refName(s, source, player)}`;
  return drain === null ? '' : ` to the Force drain at ${refName(s, drain.location, player)}`;
}

/** Questions of procedures, by the name of the procedure. */
const asking: Readonly<Record<string, (question: Question) => Prompt>> = {
  activation({ s }) {
    const { generation, activated, active } = s.facts;
    const left = Math.min(generation - activated, s.zones.reserve[active].length);
    return headed(
      `You may activate ${left === generation ? `up to ${left} Force` : `${left} Force more`}`,
      'How much Force do you activate?',
      'AR1-0011',
    );
  },
  'use Force': ({ top }) =>
    asks(
      `How much of these ${localsOf(top, useForce)?.left ?? 0} Force do you use from opponent’s Force Pile?`,
      'GLA-0209',
    ),
  'lose Force': (question) => {
    const losing = localsOf(question.top, forceLoss);
    const left = losing?.left ?? 1;
    return headed(
      `You lose ${left} Force${losing === null ? '' : lossWords(question, losing)}`,
      `Which card do you lose${left === 1 ? '' : ' first'}?`,
      'AR1-0036',
    );
  },
  deploy({ s, player, card, first }) {
    if (first?.verb === 'target') return asks(`What does ${card} target?`, 'AR5-0003');
    if (first?.verb.startsWith('declare ') === true) return asks(`What do you declare with ${card}?`, 'AR5-0003');
    if (first?.verb === 'with' || first?.verb === 'alone') return asks(`Who comes with ${card}?`, 'AR5-0035');
    return asks(`Where do you deploy ${card}, with ${forceOf(s, player)} Force to use?`, 'AR5-0003');
  },
  'deploy location': ({ card }) => asks(`Where do you lay ${card}?`, 'GLB-0413'),
  'replace persona': ({ card }) => asks(`Whose place does ${card} take?`, 'AR5-0073'),
  'both choose': ({ top }) => {
    const what = localsOf(top, bothChoose)?.what ?? 'starting location';
    return asks(`Which ${what} do you choose, unseen by opponent?`, startingRules[what]);
  },
  start: () => asks('Do you draw one more card for your starting hand?', 'GAP-0363'),
  'starting locations': ({ s, player, first }) =>
    first?.verb === 'permit'
      ? headed(
          `Both of you start with ${cardName(s, cardIn(s, first.on), player)}`,
          'Do you let opponent’s lie on top of yours?',
          'GAP-0021',
        )
      : asks('Where does your starting location lie?', 'GAP-0024'),
  react: ({ card, options }) =>
    options.some(({ verb }) => verb === 'leave')
      ? asks(`Does anybody board ${card} before it leaves?`, 'GAP-0304')
      : headed(`${card} has arrived`, 'Who gets on or off?', 'GAP-0304'),
  retarget: ({ first }) =>
    asks(first?.verb === 'retarget' ? 'Which of its targets do you change?' : 'What is targeted instead?', 'AR1-0229'),
  'move away': (question) =>
    asks(`Who moves away from ${named(question, 'from', 'there')} next, and where to?`, 'AR7-0123'),
  'search party': (question) => asks(`Who joins the search party at ${named(question, 'site', 'there')}?`, 'GLC-0262'),
  'use some Force': () => asks('How much Force do you use?', 'AR1-0013'),
  move: ({ card }) => asks(`Who moves with ${card}?`, 'AR7-0052'),
  transit: ({ card }) => asks(`Who goes by docking bay transit from ${card}?`, 'AR7-0009'),
  dock: () => asks('Which cards do you transfer between the two starships?', 'AR7-0080'),
  'hand over': ({ card }) => asks(`To whom do you hand ${card} over?`, 'GLC-0592'),
  'asking price': ({ first }) =>
    asks(`Do you use ${first?.cost?.['Force'] ?? 0} Force for it, or give it up?`, 'AR1-0140'),
  'leave table': ({ s, player, first }) =>
    first?.verb === 'jump off'
      ? asks(`Does ${cardName(s, cardIn(s, first.on), player)} jump off?`, 'GLA-0403')
      : asks('Which card goes first, beneath the others?', 'AR1-0057'),
  'combined fire': ({ top }) =>
    asks(`Which weapon is next, with a total of ${localsOf(top, combinedFire)?.total ?? 0}?`, 'GLA-0363'),
  overrun: () => asks('Which card goes first, beneath the others?', 'GAP-0382'),
  'place several': () => asks('Which card goes first, beneath the others?', 'AR1-0066'),
};

/** What the text under way asks, in its own words and after the card that it stands on. */
function askedByText(s: State, decision: Decision): Prompt | null {
  const { player } = decision;
  const top = underWay(s);
  const acting = actingIn(top);
  if (acting === null) return null;
  const { text, at, source, chosen } = acting;
  const title = titleOf(s, source, text, player);
  if (localsOf(top, declared.act) !== null) {
    const target = isAction(text) ? actionCalled(text).clause.targets[chosen.length] : undefined;
    return target === undefined ? null : headed(title, sentence(target.words(selfIn(text))), 'AR1-0136');
  }
  const words = instructionWords(text, at, selfIn(text));
  return headed(title, words === '' ? 'Which one do you choose?' : asked(s, decision, words), 'AR1-0149');
}

/** What a text says, as a question where it leaves something to whoever is asked. */
function asked(s: State, { player, options, kind }: Decision, words: string): string {
  const said = sentence(words);
  const [first] = options;
  if (first?.verb === 'first') return `${said} Who is first?`;
  if (kind === 'number') return /^choose /.test(words) ? said : `${said} How much is that?`;
  const [, may] = /^you may (.*)$/.exec(words) ?? [];
  if (may === undefined) return said;
  // What "it" is, is said where only one card is offered.
  const cards = new Set(options.map(({ on }) => cardIn(s, on)).filter((card) => card >= 0));
  const [only = -1] = cards;
  return `Do you ${cards.size === 1 ? may.replace(/\bit\b/, cardName(s, only, player)) : may}?`;
}

/** The card may be gone; its text still has its name. */
const titleOf = (s: State, source: CardRef, text: string, player: Player): string =>
  source.card >= 0 && cardName(s, source.card, player) !== 'a hidden card'
    ? cardOf(s, source.card).title
    : text.replace(/\/[^/]*$/, '');

/** A part of an instruction says nothing of its own: then the whole does. */
function instructionWords(text: string, at: number, self: Self): string {
  const words = programCalled(text)[at]?.words(self) ?? '';
  const inner = /^(.*):(\d+)\.\d+$/.exec(text);
  if (words !== '' || inner === null) return words;
  return instructionWords(inner[1] ?? '', Number(inner[2]), self);
}

export function questionPrompt(s: State, decision: Decision): Prompt {
  const { player, options } = decision;
  const top = underWay(s);
  const [first] = options;
  const ask = top === undefined ? undefined : asking[top.procedure];
  if (top !== undefined && ask !== undefined) {
    const source = refIn(top, 'source');
    return ask({ s, player, card: source === null ? 'it' : refName(s, source, player), top, first, options });
  }
  const byText = askedByText(s, decision);
  if (byText !== null) return byText;
  if (first?.verb === 'destiny')
    return asks(`Which destiny does ${cardName(s, cardIn(s, first.on), player)} have?`, 'AR1-0461');
  return (first === undefined ? undefined : plain[first.verb]) ?? asks(...whatElse);
}
