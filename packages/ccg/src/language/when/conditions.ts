/** What must be so: which cards there are and in what state, whose turn it is, where the battle is. */
import { next, other } from '@binary-sunset/kernel';
import { iconsWithout } from '../../rules/cards/characteristics.ts';
import { hostOf } from '../../rules/table/places.ts';
import type { Phase } from '../../state/names.ts';
import { placeWords } from '../../text/phrases.ts';
import { type Amount, amountOf, amountWords, type Condition, type Instruction, speakerOf } from '../../text/program.ts';
import { denial, type Idiom, once, type Saying, so } from '../../text/saying/clauses.ts';
import { counted, joined } from '../../text/saying/lists.ts';
import { itself, one, opponent, thing, you } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
import type { Cards } from '../cards/cards.ts';
import { areAllNamed, cardsWords, describedOnly, isEachOne, whoAndWhere } from '../cards/describing.ts';

const holders = { your: you, opponent } as const;

/** One that is spoken of already, and what it is said to be rather than which of those it is. */
const isWhat = ({ spec }: Cards, self: Self): string =>
  describedOnly(spec, self) ??
  cardsWords({ ...spec, chosen: false }, self, { meaning: 'one', article: true, whose: true });

const countWords = (least: Amount, self: Self): string =>
  typeof least === 'number' ? counted(least) : `(${amountWords(least, self)})`;

/** One such card is there, or is where they are said to be. */
function oneIs(who: Cards, self: Self): Saying {
  const { spec, whose } = who;
  if (spec.place === 'piloted by' && spec.or === null) {
    const piloted = cardsWords({ ...spec, place: '' }, self, { meaning: 'one', article: true, whose: true });
    return { ...so(itself(self), 'pilot', piloted), names: `anything that ${self.he} pilots` };
  }
  const parted = whoAndWhere(spec, self);
  const isKnown = spec.self || spec.chosen || spec.host;
  if (isKnown && (parted === null || parted.where === '')) return so(thing('it'), 'be', isWhat(who, self));
  const isIn = spec.inBattle ? { isInBattle: true as const } : {};
  if (parted !== null && (isKnown || parted.where !== '') && (whose === 'any' || areAllNamed(spec)))
    return { ...so(parted.who, 'be', parted.where), ...isIn };
  if (whose !== 'any') {
    const none = so(holders[whose], 'have', `no ${who.ownedWords(self, 'one', false)}`);
    return { ...so(holders[whose], 'have', who.ownedWords(self)), otherwise: none, ...isIn };
  }
  if (areAllNamed(spec)) return so(who.noun(self, 'one'), 'be', 'on table');
  return { ...so('there', 'be', who.words(self)), otherwise: so('there', 'be', `no ${who.bareWords(self)}`), ...isIn };
}

/** So many such cards are there. */
function severalAre(who: Cards, least: Amount, self: Self): Saying {
  const { whose } = who;
  const isOfThese = isEachOne(who.spec);
  const many = (count: string): string =>
    `${count} ${isOfThese ? 'of ' : ''}${whose === 'any' ? who.words(self, 'some') : who.ownedWords(self, 'some')}`;
  const count = countWords(least, self);
  const [enough, fewer] = [many(isOfThese ? count : `${count} or more`), many(`fewer than ${count}`)];
  if (whose === 'any') return { ...areThere(enough), otherwise: areThere(fewer) };
  return { ...so(holders[whose], 'have', enough), otherwise: so(holders[whose], 'have', fewer) };
}

const areThere = (words: string): Idiom => ({ words: `there are ${words}` });

/** There are such cards, so many at least; or this card itself is such. */
export const thereIs = (who: Cards, least: Amount = 1): Condition => ({
  says: (self) => (least === 1 ? oneIs(who, self) : severalAre(who, least, self)),
  holds: (s, speaker) => (least === 1 ? who.isAny(s, speaker) : who.count(s, speaker) >= amountOf(least, s, speaker)),
});

export const thereIsNo = (who: Cards): Condition => not(thereIs(who));

export const not = (condition: Condition): Condition => ({
  says: (self) => denial(condition.says(self)),
  holds: (s, speaker) => !condition.holds(s, speaker),
});

export const either = (...conditions: readonly Condition[]): Condition => ({
  says: (self) => ({ each: conditions.map((one) => one.says(self)), joiner: 'or' }),
  holds: (s, speaker) => conditions.some((one) => one.holds(s, speaker)),
});

/** Of one number more than of another. */
export const isMore = (more: Amount, less: Amount): Condition => ({
  says: (self) => so(thing(amountWords(more, self)), 'be', `more than ${amountWords(less, self)}`),
  holds: (s, speaker) => amountOf(more, s, speaker) > amountOf(less, s, speaker),
});

/** What was targeted must fit: otherwise the action can't be initiated. */ // AR1-0233
export const provided = (condition: Condition): Instruction => ({
  words: () => '',
  provides: (self) => condition.says(self),
  possible: (s, l) => condition.holds(s, speakerOf(s, l)),
  run: () => next,
});

/** The battle under way is at such a location. */
export const battleIsAt = (where: Cards): Condition => ({
  says: (self) => ({ ...so(thing('battle'), 'be', placeWords('at', where, self, 'one')), isInBattle: true }),
  holds: (s, speaker) => s.facts.battle !== null && where.matches(s, s.facts.battle.location.card, speaker),
});

/** The battle under way was initiated by one of the players. */
export const initiated = (whose: 'you' | 'opponent'): Condition => ({
  says: () => ({ ...once(whose === 'you' ? you : opponent, 'initiated', 'the battle'), isInBattle: true }),
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.by === (whose === 'you' ? by : other(by)),
});

/** It is the turn of that player, and perhaps that phase of it. */
export const isTurnOf = (whose: 'you' | 'opponent', phase?: Phase): Condition => ({
  says: () =>
    so(
      one('it'),
      'be',
      joined([whose === 'you' ? 'your' : 'opponent’s', phase === undefined ? 'turn' : `${phase} phase`]),
    ),
  holds: ({ facts }, { by }) =>
    facts.active === (whose === 'you' ? by : other(by)) && (phase === undefined || facts.phase === phase),
});

/** What this card is on bears an icon, by nature or by another card. */
export const hostIsAlready = (icon: 'pilot' | 'warrior'): Condition => ({
  says: () => so(thing('that character'), 'be', `already a ${icon}`),
  holds: (s, { self }) => self >= 0 && iconsWithout(s, hostOf(s, self), self).includes(icon),
});

/** That was declared as this card was deployed: the first of what could be, or another. */
export const declared = (nth: number, words: string): Condition => ({
  says: () => once(one(`“${words}”`), 'was', 'declared'),
  holds: (s, { self }) => self >= 0 && s.cards.declared[self] === nth,
});
