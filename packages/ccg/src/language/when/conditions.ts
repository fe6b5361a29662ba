/** What must be so: which cards there are and in what state, whose turn it is, where the battle is. */
import { next, other } from '@binary-sunset/kernel';
import { iconsWithout } from '../../rules/cards/characteristics.ts';
import { hostOf } from '../../rules/table/places.ts';
import type { Phase } from '../../state/names.ts';
import { type Amount, amountOf, amountWords, type Condition, type Instruction, speakerOf } from '../../text/program.ts';
import type { Cards } from '../cards/cards.ts';
import { cardsWords, isEachOne, namedIs } from '../cards/describing.ts';

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const having = { your: 'you have', opponent: 'opponent has' } as const;

/** What one that is spoken of already is, rather than which of those it is. */
const isWhat = ({ spec }: Cards, self: string): string =>
  cardsWords({ ...spec, chosen: false }, self, { many: false, article: true, whose: true });

const countWords = (least: Amount): string =>
  typeof least === 'number' ? (counts[least] ?? String(least)) : `(${amountWords(least)})`;

/** There are such cards, so many at least; or this card itself is such. */
export const thereIs = (who: Cards, least: Amount = 1): Condition => ({
  words(self) {
    const isSeveral = least !== 1;
    const words = who.words(self, isSeveral);
    if (isSeveral && isEachOne(who.spec)) return `there are ${countWords(least)} of ${words}`;
    if (who.spec.host) return words.replace(' is on', ' is on is');
    if (who.spec.self) return words.replace(self, `${self} is`);
    if (who.spec.chosen) return words.startsWith('it') ? words.replace(/^it/, 'it is') : `it is ${isWhat(who, self)}`;
    if (who.spec.place === 'piloted by') return `${self} pilots ${words.replace(` that ${self} pilots`, '')}`;
    const named = !isSeveral ? namedIs(who.spec, self) : null;
    if (named !== null) return named;
    const many = isSeveral ? `${countWords(least)} or more ` : '';
    if (who.whose !== 'any') return `${having[who.whose]} ${many}${who.ownedWords(self, isSeveral)}`;
    return `there ${isSeveral ? 'are' : 'is'} ${many}${words}`;
  },
  holds: (s, speaker) => (least === 1 ? who.isAny(s, speaker) : who.count(s, speaker) >= amountOf(least, s, speaker)),
});

export const thereIsNo = (who: Cards): Condition => ({
  words: (self) =>
    who.whose === 'any'
      ? `there is no ${who.bareWords(self)}`
      : `${having[who.whose]} no ${who.ownedWords(self, false, false)}`,
  holds: (s, speaker) => !who.isAny(s, speaker),
});

export const not = (condition: Condition): Condition => ({
  words(self) {
    const words = condition.words(self);
    if (words.startsWith('there is ')) return words.replace(/^there is (an? )?/, 'there is no ');
    if (/^there are \d+ or more /.test(words))
      return words.replace(/^there are (\d+) or more/, 'there are fewer than $1');
    if (words.includes(' would be ')) return words.replace(' would be ', ' would not be ');
    if (words.includes(' was ')) return words.replace(' was ', ' was not ');
    if (words.includes(' is ')) return words.replace(/ is (?!on is)/, ' is not ');
    if (words.includes(' has ')) return words.replace(' has ', ' does not have ');
    return words.includes(' have ') ? words.replace(' have ', ' do not have ') : `not (${words})`;
  },
  holds: (s, speaker) => !condition.holds(s, speaker),
});

export const either = (...conditions: readonly Condition[]): Condition => ({
  words: (self) => `either ${conditions.map((one) => one.words(self)).join(' or ')}`,
  holds: (s, speaker) => conditions.some((one) => one.holds(s, speaker)),
});

/** Of one number more than of another. */
export const isMore = (more: Amount, less: Amount): Condition => ({
  words: () => `${amountWords(more)} is more than ${amountWords(less)}`,
  holds: (s, speaker) => amountOf(more, s, speaker) > amountOf(less, s, speaker),
});

/** What was targeted must fit: otherwise the action can't be initiated. */ // AR1-0233
export const provided = (condition: Condition): Instruction => ({
  words: (self) => `only if ${condition.words(self)}`,
  possible: (s, l) => condition.holds(s, speakerOf(s, l)),
  run: () => next,
});

/** The battle under way is at such a location. */
export const battleIsAt = (where: Cards): Condition => ({
  words: (self) => `battle is at ${where.words(self)}`,
  holds: (s, speaker) => s.facts.battle !== null && where.matches(s, s.facts.battle.location.card, speaker),
});

/** The battle under way was initiated by one of the players. */
export const initiated = (whose: 'you' | 'opponent'): Condition => ({
  words: () => `${whose} initiated the battle`,
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.by === (whose === 'you' ? by : other(by)),
});

/** It is the turn of that player, and perhaps that phase of it. */
export const isTurnOf = (whose: 'you' | 'opponent', phase?: Phase): Condition => ({
  words: () => `it is ${whose === 'you' ? 'your' : 'opponent’s'} ${phase === undefined ? 'turn' : `${phase} phase`}`,
  holds: ({ facts }, { by }) =>
    facts.active === (whose === 'you' ? by : other(by)) && (phase === undefined || facts.phase === phase),
});

/** What this card is on bears an icon, by nature or by another card. */
export const hostIsAlready = (icon: 'pilot' | 'warrior'): Condition => ({
  words: (self) => `the character that ${self} is on would be a ${icon} without ${self}`,
  holds: (s, { self }) => self >= 0 && iconsWithout(s, hostOf(s, self), self).includes(icon),
});

/** That was declared as this card was deployed: the first of what could be, or another. */
export const declared = (nth: number, words: string): Condition => ({
  words: () => `“${words}” was declared`,
  holds: (s, { self }) => self >= 0 && s.cards.declared[self] === nth,
});
