import type { Deck } from '@binary-sunset/kernel';

/** A deck file that cannot be read: what is wrong, where, and what would be right. */
export class BadDeckFile extends Error {
  override readonly name = 'BadDeckFile';
}

/** A count, then a title: "2 Reek", "2x Reek", "2<tab>Reek". */
const counted = /^(\d{1,3})\s*[x×]?\s+(?:[•*-]\s*)?(\S.*)$/i;

/** A heading, a remark or nothing: "Units:", "# from a friend", "// …". */
const isAside = (line: string): boolean => line === '' || /^(#|\/\/|=|-{2,})/.test(line) || /^[^\d].*:$/.test(line);

/** The cards in a list such as "2 Reek", one title a line. */
export function deckIn(text: string): Deck {
  const deck: Record<string, number> = {};
  for (const [i, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = written.trim();
    if (isAside(line)) continue;
    const [, copies, title] = counted.exec(line) ?? [];
    if (copies === undefined || title === undefined)
      throw new BadDeckFile(`Line ${i + 1} says "${line}"; each line is a count and a title, such as "2 Reek".`);
    if (Number(copies) === 0)
      throw new BadDeckFile(
        `Line ${i + 1} asks for no copies of ${title}; give a count of 1 or more, or take the line out.`,
      );
    deck[title] = (deck[title] ?? 0) + Number(copies);
  }
  if (Object.keys(deck).length === 0)
    throw new BadDeckFile('There is no card in this file; it should have a line for each title, such as "2 Reek".');
  return deck;
}

/** Whether a file is a saved game rather than a deck. */
export const looksLikeSave = (text: string): boolean => text.trimStart().startsWith('{');

/** "My deck" for "My deck.txt". */
export const nameOfFile = (file: string): string => file.replace(/\.[a-z0-9]{1,5}$/i, '') || file;
