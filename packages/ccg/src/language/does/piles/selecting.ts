/** Which cards of a pile or a stack are meant: how many, chosen by their player or by chance, and what is then done. */
import { type CardId, cardAt, goto, handleOf, impossible, next, onCard, refTo } from '@binary-sunset/kernel';
import { mayCountMore } from '../../../rules/cards/counting.ts';
import { cardsIn, notEmpty, shuffle, topCards } from '../../../rules/force/piles.ts';
import { lookThrough, verify } from '../../../rules/force/searching.ts';
import type { State } from '../../../state/state.ts';
import type { Option, Verb } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Refusal,
  speakerOf,
} from '../../../text/program.ts';
import type { Self } from '../../../text/saying/self.ts';
import { thisCard } from '../../../text/saying/self.ts';
import { amongPile } from '../../cards/apart.ts';
import { canPick, heapOf, isWanted, pileWords, searchOf, silently, together, type Wanted } from './piles.ts';
import { aboutShown, cardsFrom, fromWords, isPile, isSeen, type Source } from './sources.ts';

/** How many of the cards that will do, and who says which. */
export interface Selecting {
  /** One unless said; all of them need nobody to choose. */
  readonly count?: Amount | 'all';
  /** Fewer will do, but one at least if there is one. */
  readonly upTo?: true;
  /** None will do as well. */
  readonly may?: true;
  /** Chance chooses. */ // AR1-0099
  readonly atRandom?: true;
  /** So many remain: the rest is taken by chance. */
  readonly leaving?: number;
  /** The topmost, seen by nobody. */ // AR1-0070, AR1-0075
  readonly top?: true;
}

export const isOne = ({ count = 1, leaving }: Selecting): boolean => count === 1 && leaving === undefined;

/** Every one of them, whether anybody wants it or not. */
export const isAllOf = ({ count, may }: Selecting): boolean => count === 'all' && may !== true;

/** Are they found without anybody looking for them? */
export const isBlind = (what: Wanted, from: Source, how: Selecting): boolean =>
  isPile(from) && (how.atRandom === true || how.top === true || (what === 'any card' && isAllOf(how)));

/** What contradicts itself, or would not be heeded. */
function refuseUnheeded(what: Wanted, from: Source, how: Selecting): void {
  const { count = 1, upTo, may, atRandom, top, leaving } = how;
  const isUnchosen = atRandom === true || top === true;
  if (upTo === true && (may === true || count === 1 || count === 'all' || isUnchosen))
    impossible('"up to" is of several cards that a player chooses, one at least: none at all is "may".');
  if (leaving !== undefined && (atRandom !== true || how.count !== undefined))
    impossible('How many remain is said of cards at random, instead of how many there are of them.');
  if (typeof count === 'number' && count < 1) impossible(`No text is about ${count} cards.`);
  if (atRandom === true && top === true) impossible('Cards are found at random or on top of a pile, not both.');
  if (isUnchosen && (what !== 'any card' || !isPile(from) || count === 'all' || may === true))
    impossible('At random or on top of a pile lie any cards, so many of them, whatever anybody wants.');
  if (isSeen(from) && from.called === 'it' && (what !== 'any card' || how.count !== undefined))
    impossible('"it" is one card, whatever it is: of several, say "them".');
  if (what === 'any card' || what.whose === 'any' || typeof from === 'string') return;
  const { whose } = isSeen(from) ? from.pile : from;
  if (what.whose !== whose)
    impossible(`“${what.words(thisCard)}” are never in ${whose === 'your' ? 'your' : 'opponent’s'} pile.`);
}

/** What one or several of them are called, without saying whose: that is said by the pile. */
function calledWords(what: Wanted, many: boolean, self: Self): string {
  if (what === 'any card') return many ? 'cards' : 'card';
  const words = what.ownedWords(self, many ? 'some' : 'one', false);
  return many && what.spec.titles.length > 0 ? `cards that are ${words}` : words;
}

const numberWords = ({ count = 1, upTo, may }: Selecting, self: Self): string => {
  if (count === 'all') return may === true ? 'any' : 'each';
  return `${upTo === true || (may === true && count !== 1) ? 'up to ' : ''}${count === 1 ? 'one' : amountWords(count, self)}`;
};

/** Which cards are meant, as far as that goes before where they come from: "up to 2 Rebels", "one of them". */
export function selectedWords(what: Wanted, from: Source, how: Selecting, self: Self): string {
  const isMany = !isOne(how) && !isAllOf(how);
  if (isSeen(from)) {
    if (what !== 'any card') return `${numberWords(how, self)} ${calledWords(what, isMany, self)} among them`;
    if (from.called === 'it') return 'it';
    return isAllOf(how) ? from.called : `${numberWords(how, self)} of ${from.called}`;
  }
  if (isPile(from) && how.atRandom === true)
    return how.leaving !== undefined
      ? 'cards at random'
      : `${numberWords(how, self)} ${calledWords(what, !isOne(how), self)} at random`;
  if (isPile(from) && what === 'any card' && isOne(how)) return 'any card';
  return `${numberWords(how, self)} ${calledWords(what, isMany, self)}`;
}

/** With where they come from. */
export function selectedFromWords(what: Wanted, from: Source, how: Selecting, self: Self): string {
  if (isPile(from) && how.top === true)
    return `top ${isOne(how) ? 'card' : `${numberWords(how, self)} cards`} of ${pileWords(from)}`;
  const where = fromWords(from);
  return `${selectedWords(what, from, how, self)}${where === '' ? '' : ` ${where}`}`;
}

/** "You may": what may be left undone. */
export const mayWords = ({ may }: Selecting): string => (may === true ? 'you may ' : '');

/** The cards there that will do; how the other player holds theirs is theirs to know. */
function wantedFrom(s: State, l: Acting, what: Wanted, from: Source): CardId[] {
  const found = cardsFrom(s, l, from).filter((card) => isWanted(s, what, card, l));
  const pile = isSeen(from) ? from.pile : isPile(from) ? from : null;
  if (pile?.zone === 'hand' && pile.whose === 'opponent') found.sort((a, b) => handleOf(s, a) - handleOf(s, b));
  return found;
}

const most = (s: State, l: Acting, { count = 1 }: Selecting): number =>
  count === 'all' ? Number.POSITIVE_INFINITY : amountOf(count, s, speakerOf(s, l), l.x);

/** As how many a card counts of those that are wanted. */ // GLC-0340
const timesOf = (s: State, l: Acting, what: Wanted, card: CardId): number =>
  what === 'any card' ? 1 : what.times(s, card, speakerOf(s, l));

/** Where some card counts as several, they are chosen one by one, each as long as there is room for it. */ // GLC-0340
function oneMore(s: State, l: Acting, what: Wanted, found: readonly CardId[], limit: number): CardId[] {
  const left = limit - l.picked.reduce((sum, { card }) => sum + timesOf(s, l, what, card), 0);
  return found.filter((card) => !l.picked.some((one) => one.card === card) && timesOf(s, l, what, card) <= left);
}

/** The player who does it chooses among what is there; one must be taken if it can be, unless it is said otherwise. */ // AR1-0079
const choosing = (what: Wanted, from: Source, how: Selecting, verb: Verb): Instruction => {
  const isOneByOne = (s: State, found: readonly CardId[]): boolean =>
    !isOne(how) && found.some((card) => mayCountMore(s, card));
  return {
    words: () => '',
    ask(s, l) {
      if (isBlind(what, from, how) || isAllOf(how)) return null;
      const wanted = wantedFrom(s, l, what, from);
      const limit = most(s, l, how);
      const single = isOne(how) || isOneByOne(s, wanted);
      const found = isOneByOne(s, wanted) ? oneMore(s, l, what, wanted, limit) : wanted;
      if (limit <= 0 || found.length === 0) return null;
      const options: Option[] = found.map((card): Option => ({ verb, on: onCard(s, card) }));
      if (!single) {
        const max = Math.min(limit, found.length);
        return { player: l.by, kind: 'subset', options, min: how.may === true ? 0 : how.upTo === true ? 1 : max, max };
      }
      if (how.may === true || (how.upTo === true && l.picked.length > 0)) options.push({ verb: 'done' });
      return { player: l.by, kind: 'choice', options };
    },
    note(s, l, picked) {
      const cards = picked.filter((one) => one.verb === verb).map(({ on }) => refTo(s, cardAt(s, on)));
      l.picked = [...l.picked, ...cards];
      l.result = cards.length > 0 && isOneByOne(s, wantedFrom(s, l, what, from));
    },
    run(s, l, tell) {
      if (l.result === true) {
        l.result = null;
        return goto('choose');
      }
      if (isPile(from) && isBlind(what, from, how)) {
        const heap = heapOf(from, l.by);
        if (how.atRandom === true) shuffle(s, tell, heap);
        const all = cardsIn(s, heap);
        const count = how.leaving === undefined ? most(s, l, how) : all.length - how.leaving;
        l.picked = (isAllOf(how) ? all : count > 0 ? topCards(s, heap, count) : []).map((card) => refTo(s, card));
        return next;
      }
      const wanted = wantedFrom(s, l, what, from);
      if (isAllOf(how)) l.picked = wanted.map((card) => refTo(s, card));
      // A hand of one's own is no search, and of what was seen or is stacked there is nothing to verify. AR1-0080
      if (wanted.length === 0 && isPile(from) && !isOwnHand(from)) verify(s, tell, searchOf(l, from));
      return next;
    },
  };
};

const isOwnHand = (from: Source): boolean => isPile(from) && from.zone === 'hand' && from.whose === 'your';

/** Can anything be found there? What is in a pile nobody knows; in a stack, and in one's own hand, one does. */ // AR1-0024, AR1-0025, AR1-0136
export function canSelect(s: State, l: Acting, what: Wanted, from: Source, how: Selecting): boolean | Refusal {
  if (isSeen(from)) return true;
  if (!isPile(from)) return wantedFrom(s, l, what, from).length > 0;
  if (!isBlind(what, from, how)) return canPick(s, l, what, from);
  // A whole pile may be moved even where it is empty. AR1-0034
  return how.count === 'all' || notEmpty(s, heapOf(from, l.by), l.source.card);
}

/** Cards are looked for, then something is done with those that were found: they are its `picked`. */
export interface Selection {
  readonly what: Wanted;
  readonly from: Source;
  readonly how: Selecting;
  /** What its player does with each of them, as it is asked. */
  readonly verb: Verb;
  readonly words: Instruction['words'];
  /** Where something else stands in its way, or nothing does. */
  readonly possible?: NonNullable<Instruction['possible']>;
  readonly then: readonly Instruction[];
}

export function selects({ what, from, how, verb, words, possible, then }: Selection): Instruction {
  refuseUnheeded(what, from, how);
  const searches = isPile(from) && !isOwnHand(from) && !isBlind(what, from, how);
  return amongPile(what, {
    ...aboutShown(from),
    ...(how.may === true ? { opens: 'you may' as const } : {}),
    ...together(words, possible ?? ((s, l) => canSelect(s, l, what, from, how)), [
      silently((s, l, tell) => {
        l.picked = [];
        l.result = null;
        if (searches) lookThrough(s, tell, searchOf(l, from));
      }),
      choosing(what, from, how, verb),
      ...then,
    ]),
  });
}

/** Something done at once with what was selected. */
export const withPicked = (
  run: (s: State, l: Acting, tell: Parameters<Instruction['run']>[2], cards: readonly CardId[]) => void,
): Instruction =>
  silently((s, l, tell) =>
    run(
      s,
      l,
      tell,
      l.picked.map(({ card }) => card),
    ),
  );
