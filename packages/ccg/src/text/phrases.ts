/** Phrases that many texts have: what becomes of a number, where something is, what it costs. */
import type { Cards } from './cards.ts';
import type { Amount, How, Terms } from './program.ts';
import { amountWords, figureOf, signed } from './saying/figures.ts';
import { joined } from './saying/lists.ts';
import { owners } from './saying/nouns.ts';
import type { Self } from './saying/self.ts';

const multiples: Readonly<Record<string, string>> = { 3: 'tripled', 2: 'doubled', 0.5: 'halved' };

/** What becomes of a number: the verb of whose it is, and the rest. */
export interface Becoming {
  readonly verb: 'be' | '=';
  readonly what: string;
}

/** "is +2 here for each alien", "= 0 here": the place stands before what is long. */
export function becoming(how: How, amount: Amount, self: Self, where = ''): Becoming {
  const said = figureOf(amount, self);
  const be = (words: string): Becoming => ({ verb: 'be', what: joined([words, where]) });
  switch (how) {
    case 'add':
      return said.figure === '' ? be(signed(said)) : { verb: 'be', what: joined([signed(said, ''), where, said.rest]) };
    case 'multiply': {
      const words = amountWords(amount, self);
      return be(multiples[words] ?? `multiplied by ${words}`);
    }
    case 'reset':
    case 'define':
    case 'substitute':
      return { verb: '=', what: joined([amountWords(amount, self), how === 'substitute' ? 'instead' : '', where]) };
    case 'limit':
      return be(`limited to ${amountWords(amount, self)}`);
    case 'free':
      return be('free');
    case 'unmodifiable':
      return be('not modifiable');
    case 'unmodifiable by opponent':
      return be('not modifiable by opponent');
  }
}

export const whoseWords = (whose: 'your' | 'opponent' | 'each player'): string => owners[whose];

/** Is it the very location that says so? */
const isHere = (where: Cards, self: Self): boolean =>
  (self.isPlace && where.namesItself && where.spec.or === null) || (self.isPlace && where.spec.place === 'here');

/** Any location at which the card that speaks is present. */
const isWherePresent = ({ spec }: Cards): boolean =>
  spec.place === 'where present' && spec.or === null && spec.types.length + spec.ground.length + spec.at.length === 0;

/** "at related sites", "to a site", "from a site"; of the location that speaks "here", "from here". */
export function placeWords(
  before: 'at' | 'to' | 'from' | '',
  where: Cards,
  self: Self,
  meaning: 'one' | 'some' | 'all',
): string {
  if (isHere(where, self)) return before === 'from' ? 'from here' : 'here';
  if (before === 'at' && isWherePresent(where)) return 'where present';
  return joined([before, where.words(self, meaning)]);
}

/** "here", "at related sites": nothing where it is said of no place. */
export const whereWords = (where: Cards | undefined, self: Self): string =>
  where === undefined ? '' : placeWords('at', where, self, 'all');

/** "for free", "for 1 more Force": what something costs that costs otherwise than always. */
export function termsWords(price: Terms | undefined): string {
  if (price === undefined) return '';
  const { how, amount } = price;
  if (how === 'free') return 'for free';
  return joined(['for', String(Math.abs(amount)), how === 'define' ? '' : amount < 0 ? 'less' : 'more', 'Force']);
}
