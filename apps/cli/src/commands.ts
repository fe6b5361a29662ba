import { type Paper, pad, wrap } from './paper.ts';

/** A word that can be typed. Help is made from these, so that it lists what there is. */
export interface CommandWord<W extends string> {
  readonly word: W;
  /** What may be typed for it, the shortest first. */
  readonly keys: readonly [string, ...string[]];
  /** What may follow it; nothing if not given. */
  readonly argument?: string;
  readonly means: string;
}

/** What a typed line means. */
export type Command<W extends string> =
  | { readonly kind: 'word'; readonly word: W; readonly argument: string }
  | { readonly kind: 'numbers'; readonly text: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown'; readonly text: string };

export function commandIn<W extends string>(typed: string, words: readonly CommandWord<W>[]): Command<W> {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { kind: 'nothing' };
  if (/^[\d ,]+$/.test(text)) return { kind: 'numbers', text };
  const [first = '', ...rest] = text.split(' ');
  const found = words.find(({ keys }) => keys.includes(first.toLowerCase()));
  if (found === undefined || (found.argument === undefined && rest.length > 0)) return { kind: 'unknown', text };
  return { kind: 'word', word: found.word, argument: rest.join(' ') };
}

const keysWidth = 20;

export const helpOn = <W extends string>(words: readonly CommandWord<W>[], paper: Paper): string[] =>
  words.flatMap(({ keys, argument, means }) => {
    const typed = argument === undefined ? keys.join(', ') : `${keys.join(', ')} ${argument}`;
    const [first = '', ...more] = wrap(means, paper.width - keysWidth - 2);
    return [
      `  ${paper.ink.key(pad(typed, keysWidth))}${first}`,
      ...more.map((text) => ' '.repeat(keysWidth + 2) + text),
    ];
  });
