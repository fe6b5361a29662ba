import { IllegalSetup, UnknownCard } from './errors.ts';
import { didYouMean, nearest } from './nearest.ts';

/** Throws `IllegalSetup` unless there is something of that name; says what may have been meant. */
export function mustBeNamed(what: string, written: string, names: readonly string[]): void {
  if (names.includes(written)) return;
  const meant = nearest(written, names);
  // Of a few names all can be said.
  const all = meant.length === 0 && names.length <= 12 ? `; there is ${names.join(', ')}.` : didYouMean(meant);
  throw new IllegalSetup(`There is no ${what} called "${written}"${all}`);
}

/** Throws `IllegalSetup` if a part of a position says something about what is not among these names. */
export function mustSayOnly(what: string, part: object, names: readonly string[]): void {
  for (const said of Object.keys(part)) mustBeNamed(what, said, names);
}

/** Throws `UnknownCard` unless there is a card of that title; says what may have been meant. */
export function mustBeTitle(title: string, titles: readonly string[]): void {
  if (!titles.includes(title)) throw new UnknownCard(title, nearest(title, titles));
}
