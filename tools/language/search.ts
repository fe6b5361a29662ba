import { didYouMean, nearest } from '@binary-sunset/kernel';
import type { Users } from '../cards/mechanisms.ts';
import { nameOf } from '../cards/written.ts';
import type { Word } from './words.ts';

/** "isInBattle" and "can’t be used" are made of words. */
const partsOf = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');

/** Brings draw, draws and drawing together. */
const stem = (part: string): string => (part.length < 4 ? part : part.replace(/(ing|ed|es|s|e)$/, ''));

/** The surer a word is meant, the more it counts: its name, what is said of it, what it has cards say, is given, the rest. */
const placesIn = ({
  name,
  comment,
  wordings,
  quoted,
  signature,
}: Word): readonly (readonly [text: string, worth: number])[] => [
  [name, 8],
  [comment, 4],
  [wordings.join(' '), 3],
  ...quoted.flatMap(({ texts }) => texts.map((text) => [text, 2] as const)),
  [signature, 1],
];

function worthOf(word: Word, sought: readonly string[]): number {
  const places = placesIn(word).map(([text, worth]) => [partsOf(text).map(stem), worth] as const);
  let total = 0;
  for (const one of sought) {
    const best = places.find(([parts]) => parts.some((part) => part.startsWith(one)));
    if (best === undefined) return 0;
    total += best[1];
  }
  // A name that says nothing else is what was meant.
  const isItsName = total >= 8 * sought.length && partsOf(word.name).length === sought.length;
  return total + (isItsName ? 1 : 0);
}

/** The words that fit all that is sought, best first; of those that fit alike, what most cards use. */
export function found(words: readonly Word[], sought: readonly string[]): Word[] {
  const stems = sought.flatMap(partsOf).map(stem);
  return words
    .map((word) => ({ word, worth: stems.length === 0 ? 0 : worthOf(word, stems) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || b.word.users.length - a.word.users.length)
    .map(({ word }) => word);
}

const longest = 160;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

const examples = (users: Users): string =>
  users
    .slice(0, 2)
    .map((card) => `${nameOf(card)} (${card.path}:${card.line})`)
    .join(', ');

function usersWords({ users, inTests }: Word): string {
  if (users.length === 0) return inTests.length === 0 ? 'no card' : `no card but for tests: ${examples(inTests)}`;
  return `${users.length} ${users.length === 1 ? 'card' : 'cards'}: ${examples(users)}`;
}

/** What it says where that is more than a word. */
const wordingOf = ({ wordings, comment }: Word): string | undefined =>
  wordings.find((text) => text.includes(' ') && !comment.includes(text));

/** Of what it may be given in quotation marks, what is sought. */
function quotedWords({ quoted }: Word, sought: readonly string[]): string[] {
  const stems = sought.flatMap(partsOf).map(stem);
  const fitting = (text: string): number => {
    const parts = partsOf(text).map(stem);
    return stems.filter((one) => parts.some((part) => part.startsWith(one))).length;
  };
  const texts = quoted.flatMap(({ texts: some }) => some);
  const most = Math.max(1, ...texts.map(fitting));
  const best = texts.filter((text) => fitting(text) === most);
  return best.length === 0 ? [] : [shortened(`in quotation marks: ${best.map((text) => `'${text}'`).join(', ')}`)];
}

/** A word with all that a card writer wants to know of it. */
export const entryOf = (word: Word, sought: readonly string[] = []): string =>
  [
    `${word.game}  ${word.signature}`,
    ...(word.comment === '' ? [] : [shortened(word.comment)]),
    ...[wordingOf(word)].flatMap((text) => (text === undefined ? [] : [`says: ${shortened(text)}`])),
    ...quotedWords(word, sought),
    `${word.path}:${word.line}`,
    usersWords(word),
  ].join('\n     ');

const mostShown = 12;

export const foundWords = (words: readonly Word[], sought: readonly string[]): string =>
  [
    ...words.slice(0, mostShown).map((word) => entryOf(word, sought)),
    ...(words.length > mostShown ? [`and ${words.length - mostShown} more: say more of it.`] : []),
  ].join('\n\n');

/** Nothing fits: what may have been meant. */
export function noneWords(words: readonly Word[], sought: readonly string[]): string {
  const names = words.map(({ name }) => name);
  const known = new Set([...names, ...names.flatMap(partsOf)]);
  const meant = sought.length === 1 ? nearest(sought[0] ?? '', [...known]) : [];
  return `No word of the language says or does "${sought.join(' ')}"${didYouMean(meant)}`;
}
