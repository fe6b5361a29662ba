import { instructionId, next } from '@binary-sunset/kernel';
import { cardOf } from '../../../catalog/catalog.ts';
import { cardsOnTable, isOnTable } from '../../../rules/cards/cardStates.ts';
import { isUnresolved } from '../../../rules/destiny/destiny.ts';
import { cancelDraw, currentDraw, mayCancelDraw, modifyDraw, resetDraw } from '../../../rules/destiny/draws.ts';
import { mayReplaceDraw, multiplyDraw, substituteDraw } from '../../../rules/destiny/replacingDraws.ts';
import { placeOnCard } from '../../../rules/leaving/placing.ts';
import { type DestinyKind, table } from '../../../state/state.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Speaker,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { aboutGone } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** A destiny of some kind, or of any. */
type Kind = Exclude<DestinyKind, ''> | 'any';

const kindWords = (kind: Kind): string => (kind === 'any' ? '' : `${kind} `);

/** A destiny was just drawn that comes to just that number. */
export const drawsDestinyMatching = (amount: Amount): Trigger => ({
  on: 'destiny',
  words: () => `a player just drew a destiny equal to ${amountWords(amount)}`,
  matches: (s, _occurrence, speaker) => currentDraw(s)?.value === amountOf(amount, s, speaker),
});

/** Adds to the destiny that was just drawn. */
export const addToDestiny = (amount: Amount): Instruction => ({
  words: () => `add ${amountWords(amount)} to that destiny`,
  possible: (s) => currentDraw(s)?.value !== null,
  run(s, l, tell) {
    modifyDraw(s, tell, l.by, amountOf(amount, s, speakerOf(s, l), l.x), instructionId(l.text, l.at), l.source);
    return next;
  },
});

export const resetDestiny = (amount: Amount): Instruction => ({
  words: () => `that destiny = ${amountWords(amount)}`,
  possible: mayCancelDraw,
  run(s, l, tell) {
    resetDraw(s, tell, amountOf(amount, s, speakerOf(s, l), l.x), instructionId(l.text, l.at), l.source);
    return next;
  },
});

const cancelling = (redraw: boolean): Instruction => ({
  words: () => `cancel ${redraw ? 'and redraw ' : ''}that destiny`,
  possible: mayCancelDraw,
  run(s, _l, tell) {
    cancelDraw(s, tell, redraw);
    return next;
  },
});
export const cancelDestiny = cancelling(false);
export const redrawDestiny = cancelling(true);

/** Something becomes of the card that was drawn; the destiny stays what it is. */ // AR1-0427, AR1-0453, AR1-0473
export const sendDrawnCard = (to: 'hand' | 'lost' | 'used' | 'outOfPlay'): Instruction => ({
  words: () =>
    to === 'hand'
      ? 'take the card drawn into hand'
      : `place the card drawn in ${to === 'outOfPlay' ? 'out of play' : `${to} pile`}`,
  possible(s) {
    const draw = currentDraw(s);
    return draw !== null && isUnresolved(s, draw.card);
  },
  run(s, _l, tell) {
    const draw = currentDraw(s);
    if (draw !== null && isUnresolved(s, draw.card)) table.move(s, tell, draw.card.card, to, draw.by);
    return next;
  },
});

/** The card that was drawn is put on this one, with the destiny that its owner chose. */ // AR1-0463
export const stackDrawnCard: Instruction = {
  words: (self) => `place the card drawn on ${self}`,
  possible(s) {
    const draw = currentDraw(s);
    return draw !== null && isUnresolved(s, draw.card);
  },
  run(s, l, tell) {
    const draw = currentDraw(s);
    const { self } = speakerOf(s, l);
    if (draw !== null && self >= 0 && isUnresolved(s, draw.card)) placeOnCard(s, tell, draw.card.card, self);
    return next;
  },
};

/** A value takes the place of the destiny about to be drawn. */ // AR1-0426, AR1-0467, AR1-0469
export const substituteDestiny = (amount: Amount): Instruction => ({
  words: () => `use ${amountWords(amount)} instead`,
  possible: (s, l) => mayReplaceDraw(s, l.responding, l.by),
  run(s, l) {
    substituteDraw(s, l.responding, amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** In place of the destiny about to be drawn, some are chosen from several. */ // AR1-0455, AR1-0457
export const drawSeveralAndChoose = (many: number, choose = 1): Instruction => ({
  words: () => `draw ${many} and choose ${choose}`,
  possible: (s, l) => mayReplaceDraw(s, l.responding, l.by, many),
  run(s, l) {
    multiplyDraw(s, l.responding, many, choose);
    return next;
  },
});

type Whose = 'you' | 'opponent' | 'anyone';

const isBy = (whose: Whose, by: number, speaker: Speaker): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');

const destinyTrigger =
  (on: 'about to draw' | 'destiny completed', says: (whose: Whose) => string) =>
  (whose: Whose, kind: Kind = 'any'): Trigger => ({
    on,
    words: () => `${whose === 'anyone' ? 'a player' : whose} ${says(whose)} ${kindWords(kind)}destiny`,
    matches: (_s, { by, detail }, speaker) => isBy(whose, by, speaker) && (kind === 'any' || detail === kind),
  });

/** "Whenever you are about to draw destiny": only where it can be drawn. */ // AR1-0470
export const aboutToDraw = destinyTrigger(
  'about to draw',
  (whose) => `${whose === 'you' ? 'are' : 'is'} about to draw`,
);
/** A draw was just completed. */ // AR1-0432
export const completesDestiny = destinyTrigger('destiny completed', () => 'just completed');

/** Such a card was just drawn for destiny; where it is said, one of which there is another on table. */ // AR1-0331, AR1-0336
export const drawsCard = (whose: Whose, who: Cards, only: 'any' | 'on table already' = 'any'): Trigger =>
  aboutGone(who, {
    on: 'destiny',
    words: (self) =>
      `${whose === 'anyone' ? 'a player' : whose} just drew ${who.words(self)} for destiny${only === 'any' ? '' : ' that is on table already'}`,
    matches(s, { by, subject }, speaker) {
      if (!isBy(whose, by, speaker) || !isUnresolved(s, subject)) return false;
      if (!who.is(s, subject.card, { ...speaker, locked: null })) return false;
      const { title } = cardOf(s, subject.card);
      return only === 'any' || cardsOnTable(s).some((card) => isOnTable(s, card) && cardOf(s, card).title === title);
    },
  });

/** This very card was just drawn for destiny. */ // AR1-0333, AR1-0430
export const drawnForDestiny = (kind: Kind = 'any'): Trigger => ({
  on: 'destiny',
  ofDrawnCard: true,
  words: (self) => `${self} is drawn for ${kindWords(kind)}destiny`,
  matches: (s, { subject, detail }, { self }) =>
    subject.card === self && isUnresolved(s, subject) && (kind === 'any' || detail === kind),
});
