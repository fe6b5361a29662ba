import type { Cards } from './cards.ts';
import { type Amount, amountWords, type How, type Terms } from './program.ts';

/** "+2", "–1", "+1 for each alien here", "+ number of aliens here". */
function signed(amount: Amount): string {
  if (typeof amount === 'number' && amount < 0) return `–${-amount}`;
  const words = amountWords(amount);
  if (words.startsWith('–')) return words;
  return /^[\dX(]/.test(words) ? `+${words}` : `+ ${words}`;
}

const multiples: Readonly<Record<string, string>> = { 3: 'tripled', 2: 'doubled', 0.5: 'halved' };

/** What stands after "times": a condition at the end of it would seem to be one of the whole. */
const factorWords = (words: string): string => (words.includes(' if ') && !words.endsWith(')') ? `(${words})` : words);

/** "power +2", "forfeit = 0" */
export function changed(what: string, how: How, amount: Amount): string {
  switch (how) {
    case 'add':
      return `${what} ${signed(amount)}`;
    case 'multiply':
      return `${what} ${multiples[amountWords(amount)] ?? `times ${factorWords(amountWords(amount))}`}`;
    case 'reset':
    case 'define':
      return `${what} = ${amountWords(amount)}`;
    case 'substitute':
      return `${what} of ${amountWords(amount)} instead`;
    case 'limit':
      return `${what} limited to ${amountWords(amount)}`;
    case 'free':
      return `${what} free`;
    case 'unmodifiable':
      return `${what} not modifiable`;
    case 'unmodifiable by opponent':
      return `${what} not modifiable by opponent`;
  }
}

export const whoseWords = (whose: 'your' | 'opponent' | 'each player'): string =>
  whose === 'your' ? 'your' : whose === 'opponent' ? 'opponent’s' : 'each player’s';

/** Is it the very location that says so? */
export const isHere = (where: Cards | undefined): boolean => where?.namesItself === true && where.spec.or === null;

/** " here", " at related sites". */
export const whereWords = (where: Cards | undefined, self: string): string =>
  where === undefined ? '' : isHere(where) ? ' here' : ` at ${where.words(self, true)}`;

/** One card by its name or by what it is to the text, or all that are like that. */
export const be = ({ isOne }: Cards): 'is' | 'are' => (isOne ? 'is' : 'are');

/** " for free", " for 1 more Force": what something costs that costs otherwise than always. */
export function termsWords(price: Terms | undefined): string {
  if (price === undefined) return '';
  const { how, amount } = price;
  if (how === 'free') return ' for free';
  return ` for ${Math.abs(amount)} ${how === 'define' ? '' : amount < 0 ? 'less ' : 'more '}Force`;
}
