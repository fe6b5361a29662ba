/** Numbers in a text, as they are said. */
import { joined } from './lists.ts';
import type { Self } from './self.ts';

/** What stands where a digit may stand, if anything does, and the rest: "2", "1 for each Rebel", "number of aliens". */
export interface Figure {
  readonly figure: string;
  readonly rest: string;
}

/** How an amount reads: in figures or in words, perhaps as the card has it that speaks. */
export type AmountWords = Figure | string | ((self: Self) => Figure | string);

type Amount = number | { readonly words: AmountWords };

export const figure = (words: string, rest = ''): Figure => ({ figure: words, rest });

const minus = '–';

/** A number by its digits, less than nothing behind a dash. */
const digits = (amount: number): string => (amount < 0 ? `${minus}${-amount}` : String(amount));

export function figureOf(amount: Amount, self: Self): Figure {
  if (typeof amount === 'number') return figure(digits(amount));
  const words = typeof amount.words === 'function' ? amount.words(self) : amount.words;
  return typeof words === 'string' ? { figure: '', rest: words } : words;
}

export const amountWords = (amount: Amount, self: Self): string => {
  const { figure, rest } = figureOf(amount, self);
  return joined([figure, rest]);
};

export const isLess = ({ figure }: Figure): boolean => figure.startsWith(minus);

/** "+2", "–1", "+1 for each alien here", "+ number of aliens here": where the rest is said elsewhere, without it. */
export function signed(said: Figure, rest = said.rest): string {
  if (said.figure === '') return `+ ${rest}`;
  return joined([isLess(said) ? said.figure : `+${said.figure}`, rest]);
}

/** "2 Force", "1 Force for each Rebel", "Force equal to its deploy". */
export const ofForce = (amount: Amount, self: Self, more = ''): string => {
  const { figure, rest } = figureOf(amount, self);
  return figure === '' ? `${more}Force equal to ${rest}` : joined([figure, `${more}Force`, rest]);
};

/** So many of them at least, as far as players count in letters. */
export const minusOf = ({ figure, rest }: Figure): Figure =>
  figure === '' ? { figure: minus, rest } : { figure: `${minus}${figure}`, rest };
