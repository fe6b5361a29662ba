import type { Handle, Prompt } from '@binary-sunset/kernel';

/** A part of a line: words, or a card that can be looked at. `title` is what tells it from others, if its name does not. */
export type Piece = string | { readonly card: Handle; readonly name: string; readonly title?: string };

/** Something said at the table: a line of the log. */
export type Line = readonly Piece[];

/** Makes a line: say`${card} attacks ${other}.` It starts with a capital. */
export function say(words: TemplateStringsArray, ...between: readonly (Piece | number)[]): Line {
  const pieces: Piece[] = [];
  const add = (piece: Piece): void => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  };
  for (const [i, part] of words.entries()) {
    add(part);
    const piece = between[i];
    if (piece !== undefined) add(typeof piece === 'number' ? String(piece) : piece);
  }
  const [first, ...rest] = pieces;
  return typeof first === 'string' ? [capital(first), ...rest] : pieces;
}

export const textOf = (line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 card", "2 cards". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A prompt read out: what it comes from, and what is asked. */
export const promptText = ({ heading, question }: Pick<Prompt, 'heading' | 'question'>): string =>
  heading === '' ? question : `${heading}. ${question}`;
