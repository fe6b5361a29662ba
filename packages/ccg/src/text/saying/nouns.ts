/** Who or what a sentence is about. */
import type { Self } from './self.ts';

/** Whether one is meant, some of several ("stormtroopers or TIEs"), or all of them ("stormtroopers and TIEs"). */
export type Meaning = 'one' | 'some' | 'all';

export interface Noun {
  readonly words: string;
  /** What does something or is something: one, or several. You are several, as far as verbs go. */
  readonly number: 'one' | 'several';
  /** Without its article: "no Rebel". */
  readonly bare?: string;
  /** It is the card that speaks, which at the beginning of a sentence need not be said. */
  readonly isSelf?: true;
  /** What it is called where it was named just before: "it". Whatever has none is named again. */
  readonly again?: Pronoun;
}

export interface Pronoun {
  readonly he: string;
  readonly his: string;
}

const its: Pronoun = { he: 'it', his: 'its' };
const their: Pronoun = { he: 'they', his: 'their' };

export const one = (words: string): Noun => ({ words, number: 'one' });
export const several = (words: string): Noun => ({ words, number: 'several' });
/** What is "it" once it has been named. */
export const thing = (words: string): Noun => ({ words, number: 'one', again: its });
export const things = (words: string): Noun => ({ words, number: 'several', again: their });

export const you: Noun = several('you');
export const opponent: Noun = one('opponent');

/** The card that speaks. */
export const itself = ({ he, his }: Self): Noun => ({ words: he, number: 'one', isSelf: true, again: { he, his } });

/** What something has: "its forfeit", "power of that character". */
export const partOf = (whole: Noun, part: string, isNamedBefore = false): string => {
  if (isNamedBefore && whole.again !== undefined) return `${whole.again.his} ${part}`;
  return whole.words === whole.again?.he ? `${whole.again.his} ${part}` : `${part} of ${whole.words}`;
};

/** Names that stay as they are, and what does not go by the rule. */
const plurals: Readonly<Record<string, string>> = { thief: 'thieves', Jedi: 'Jedi', Talz: 'Talz' };

export function plural(noun: string): string {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  const own = plurals[last];
  if (own !== undefined) return noun.slice(0, noun.length - last.length) + own;
  if (noun.endsWith('s')) return noun;
  const isAfterVowel = [...'aeiou'].some((vowel) => noun.endsWith(`${vowel}y`));
  return noun.endsWith('y') && !isAfterVowel ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Begins with a vowel as it is spoken: an Imperial, an X-wing, a unique card. */
const soundsOpen = /^(X-|R-|[aeiou](?!niqu|tinni|sed))/i;

/** "an Imperial", "a site". */
export const withArticle = (noun: string): string => `${soundsOpen.test(noun) ? 'an' : 'a'} ${noun}`;

/** "1 pilot", "2 pilots"; nothing of none. */
export const numbered = (many: number, noun: string): string =>
  many === 0 ? '' : `${many} ${many === 1 ? noun : plural(noun)}`;

/** "your", "opponent’s": whose cards they are, before what they are. */
export const owners = { your: 'your', opponent: 'opponent’s', any: '', 'each player': 'each player’s' } as const;
