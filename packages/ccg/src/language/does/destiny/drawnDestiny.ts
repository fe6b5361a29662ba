/** Destiny as it is drawn: what responds to a draw, and what becomes of it and of the card. */
import { impossible, instructionId, next } from '@binary-sunset/kernel';
import { cardOf } from '../../../catalog/catalog.ts';
import { cardsOnTable, isOnTable } from '../../../rules/cards/cardStates.ts';
import { isUnresolved } from '../../../rules/destiny/destiny.ts';
import {
  cancelDraw,
  currentDraw,
  drawerOf,
  mayCancelDraw,
  modifyDraw,
  resetDraw,
} from '../../../rules/destiny/draws.ts';
import { mayReplaceDraw, multiplyDraw, substituteDraw } from '../../../rules/destiny/replacingDraws.ts';
import { placeOnCard } from '../../../rules/leaving/placing.ts';
import type { DestinyKind } from '../../../state/names.ts';
import { type State, table } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Speaker,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';
import type { Self } from '../../../text/saying/self.ts';
import { about, aboutGone } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from '../../when/whose.ts';
import { states } from '../../words/deeds.ts';

type Kind = Exclude<DestinyKind, ''>;

/** Which draws of destiny are meant: any, if nothing is said. */
interface AnyDraw {
  readonly kind?: Kind;
  /** Only what such a card draws by its text, or a weapon as it is fired. */ // GLB-0209
  readonly by?: Cards;
}

/** Of draws just made, it may be said as well what was drawn. */
interface JustDrawn extends AnyDraw {
  /** Only a destiny that comes to just that number. */
  readonly value?: Amount;
  /** Only such a card. */
  readonly card?: Cards;
  /** Only a card of which there is another on table. */ // AR1-0331, AR1-0336
  readonly alreadyOnTable?: true;
}

const ofKind = (kind: Kind | undefined): string => (kind === undefined ? '' : `${kind} `);
const byWords = (by: Cards | undefined, self: Self): string => (by === undefined ? '' : ` for ${by.words(self)}`);

const isSuchDraw = (s: State, { action, detail }: Occurrence, { kind, by }: AnyDraw, speaker: Speaker): boolean => {
  if (kind !== undefined && detail !== kind) return false;
  if (by === undefined) return true;
  const drawer = drawerOf(s, action);
  return drawer >= 0 && by.matches(s, drawer, { ...speaker, locked: null });
};

/** "If you are about to draw weapon destiny": only where it can be drawn. */ // AR1-0470
export const aboutToDraw = (whose: Whose, which: AnyDraw = {}): Trigger =>
  about([which.by], {
    on: 'about to draw',
    words: (self) =>
      `${whoWords(whose)} ${whose === 'you' ? 'are' : 'is'} about to draw ${ofKind(which.kind)}destiny${byWords(which.by, self)}`,
    matches: (s, occurrence, speaker) =>
      isDoneBy(whose, occurrence.by, speaker) && isSuchDraw(s, occurrence, which, speaker),
  });

const isAnotherOnTable = (s: State, title: string): boolean =>
  cardsOnTable(s).some((card) => isOnTable(s, card) && cardOf(s, card).title === title);

const valueWords = (value: Amount | undefined, self: Self): string =>
  value === undefined ? '' : typeof value === 'number' ? ` of ${value}` : ` equal to ${amountWords(value, self)}`;

/** "If opponent just drew battle destiny": it may still be responded to. */
export const drawsDestiny = (whose: Whose, which: JustDrawn = {}): Trigger => {
  const { kind, by, value, card, alreadyOnTable } = which;
  const isAboutCard = card !== undefined || alreadyOnTable !== undefined;
  const trigger: Trigger = {
    on: 'destiny',
    words(self) {
      const who = whoWords(whose);
      if (!isAboutCard) return `${who} just drew ${ofKind(kind)}destiny${valueWords(value, self)}${byWords(by, self)}`;
      const drawn = card === undefined ? 'a card' : card.words(self);
      const already = alreadyOnTable === undefined ? '' : ' that is on table already';
      return `${who} just drew ${drawn} for ${ofKind(kind)}destiny${valueWords(value, self)}${byWords(by, self)}${already}`;
    },
    matches(s, occurrence, speaker) {
      if (!isDoneBy(whose, occurrence.by, speaker) || !isSuchDraw(s, occurrence, which, speaker)) return false;
      if (value !== undefined && currentDraw(s)?.value !== amountOf(value, s, speaker)) return false;
      if (!isAboutCard) return true;
      const drawn = occurrence.subject;
      if (!isUnresolved(s, drawn) || card?.is(s, drawn.card, { ...speaker, locked: null }) === false) return false;
      return alreadyOnTable === undefined || isAnotherOnTable(s, cardOf(s, drawn.card).title);
    },
  };
  return card === undefined ? about([by], trigger) : aboutGone(card, trigger, [by]);
};

/** This very card was just drawn for destiny. */ // AR1-0333, AR1-0430
export const drawnForDestiny = (kind?: Kind): Trigger => ({
  on: 'destiny',
  ofDrawnCard: true,
  words: ({ he }) => `${he} is drawn for ${ofKind(kind)}destiny`,
  matches: (s, { subject, detail }, { self }) =>
    subject.card === self && isUnresolved(s, subject) && (kind === undefined || detail === kind),
});

/** The destiny just drawn is more or less than it was, or something else; then it can't be modified. */ // AR1-0381
export const changesDestiny = (how: 'add' | 'reset', amount: Amount): Instruction => ({
  ...(how === 'add'
    ? { words: (self: Self) => `add ${amountWords(amount, self)} to that destiny` }
    : states((self) => so(thing('that destiny'), '=', amountWords(amount, self)))),
  possible: (s) => (how === 'add' ? currentDraw(s)?.value !== null : mayCancelDraw(s)),
  run(s, l, tell) {
    const found = amountOf(amount, s, speakerOf(s, l), l.x);
    const because = instructionId(l.text, l.at);
    if (how === 'add') modifyDraw(s, tell, l.by, found, because, l.source);
    else resetDraw(s, tell, found, because, l.source);
    return next;
  },
});

/** "Cancel destiny", and perhaps "cause a redraw". */ // AR1-0427, AR1-0454
export const cancelsDestiny = ({ redrawn }: { readonly redrawn?: true } = {}): Instruction => ({
  words: () => `cancel ${redrawn === true ? 'and redraw ' : ''}that destiny`,
  possible: mayCancelDraw,
  run(s, _l, tell) {
    cancelDraw(s, tell, redrawn === true);
    return next;
  },
});

const drawnGoes = {
  hand: 'take the card drawn into hand',
  lost: 'place the card drawn in Lost Pile',
  used: 'place the card drawn in Used Pile',
  outOfPlay: 'place the card drawn out of play',
} as const;

/** Something becomes of the card that was drawn, or it is put on this one; the destiny stays what it is. */ // AR1-0427, AR1-0453, AR1-0463, AR1-0473
export const movesDrawnCard = (to: keyof typeof drawnGoes | 'here'): Instruction => ({
  words: (self) => (to === 'here' ? `place the card drawn on ${self.him}` : drawnGoes[to]),
  possible(s) {
    const draw = currentDraw(s);
    return draw !== null && isUnresolved(s, draw.card);
  },
  run(s, l, tell) {
    const draw = currentDraw(s);
    if (draw === null || !isUnresolved(s, draw.card)) return next;
    const { self } = speakerOf(s, l);
    if (to !== 'here') table.move(s, tell, draw.card.card, to, draw.by);
    else if (self >= 0) placeOnCard(s, tell, draw.card.card, self);
    return next;
  },
});

/** In place of the destiny about to be drawn, a value is used, or some are chosen from several that are drawn. */ // AR1-0426, AR1-0455, AR1-0457, AR1-0467, AR1-0469
export function replacesDraw(
  by: { readonly use: Amount } | { readonly draw: number; readonly choose: number },
): Instruction {
  if ('use' in by)
    return {
      words: (self) => `use ${amountWords(by.use, self)} instead`,
      possible: (s, l) => mayReplaceDraw(s, l.responding, l.by),
      run(s, l) {
        substituteDraw(s, l.responding, amountOf(by.use, s, speakerOf(s, l), l.x));
        return next;
      },
    };
  if (by.choose >= by.draw)
    impossible(`Of ${by.draw} destiny, ${by.choose} can't be chosen: draw more than are chosen.`);
  return {
    words: () => `draw ${by.draw} and choose ${by.choose}`,
    possible: (s, l) => mayReplaceDraw(s, l.responding, l.by, by.draw),
    run(s, l) {
      multiplyDraw(s, l.responding, by.draw, by.choose);
      return next;
    },
  };
}
