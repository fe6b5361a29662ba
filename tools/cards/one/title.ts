import { plain } from '../titled.ts';

/** A title as it is looked for in texts. */
export interface Title {
  /** As texts say it, without a version. */
  readonly title: string;
  /** That, and what is shorter: droids are called "R4-E1", without the name in parentheses. */
  readonly names: readonly string[];
  /** Longer titles that have one of them in them: where they stand, another card is meant. */
  readonly longer: readonly string[];
}

/** Among all the titles that there are. */
export function titleAmong(typeset: string, all: readonly string[]): Title {
  const title = plain(typeset);
  const names = [...new Set([title, title.replace(/ \(.*\)$/, '')])];
  const longer = [...new Set(all.map(plain))].filter(
    (one) => one !== title && names.some((name) => one.length > name.length && one.includes(name)),
  );
  return { title, names, longer };
}

const placesOf = (text: string, words: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isApart = !/\w$/.test(text.slice(0, at)) && !/^\w/.test(text.slice(at + words.length));
    if (isApart) found.push(at);
  }
  return found;
};

/** Does a text name the card? */
export function titleIn(typeset: string, { names, longer }: Title): boolean {
  const text = plain(typeset);
  const others = longer.flatMap((one) => placesOf(text, one).map((at) => [at, at + one.length] as const));
  return names.some((name) =>
    placesOf(text, name).some((at) => !others.some(([from, to]) => from <= at && at + name.length <= to)),
  );
}
