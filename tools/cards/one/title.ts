import { plain } from '../titled.ts';

/** A title as it is looked for in texts. */
export interface Title {
  /** As texts say it, without a version. */
  readonly title: string;
  /** In small letters. */
  readonly name: string;
  /** Longer titles that have it in them: where they stand, another card is meant. */
  readonly longer: readonly string[];
}

/** Among all the titles that there are. */
export const titleAmong = (title: string, all: readonly string[]): Title => ({
  title: plain(title),
  name: plain(title).toLowerCase(),
  longer: [...new Set(all.map(plain))].filter((one) => one.length > title.length && one.includes(plain(title))),
});

const placesOf = (text: string, words: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isApart = !/\w$/.test(text.slice(0, at)) && !/^\w/.test(text.slice(at + words.length));
    if (isApart) found.push(at);
  }
  return found;
};

/** Does a text name the card? */
export function titleIn(typeset: string, { title, longer }: Title): boolean {
  const text = plain(typeset);
  const others = longer.flatMap((one) => placesOf(text, one).map((at) => [at, at + one.length] as const));
  return placesOf(text, title).some((at) => !others.some(([from, to]) => from <= at && at + title.length <= to));
}
