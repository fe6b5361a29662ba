/** Words that say nothing about which rule is meant. */
const fillers = new Set(
  'a an and are as at be by can could did do does for from has have how i if in is it its may must my of on or should that the their then there this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words of a text in lower case; an apostrophe or a hyphen joins nothing. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The words that carry meaning; all of them if none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 0 ? words : telling;
}

const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^sui])s$/, '$1'],
];

/** Brings the forms of a word together: drain, drains, drained, draining. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let root = word;
  const plural = endings.find(([ending]) => ending.test(root));
  if (plural) root = root.replace(...plural);
  const verb = /^(.*[aeiouy].*)(ing|ed)$/.exec(root)?.[1];
  if (verb !== undefined && verb.length > 2) root = verb.replace(/([^aeiouls])\1$|(l)l$/, '$1$2');
  return root.replace(/e$/, '').replace(/(?<=..)y$/, 'i');
}
