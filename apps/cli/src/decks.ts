import type { Deck } from '@binary-sunset/kernel';
import type { AboutGame } from '@binary-sunset/table';
import { Complaint } from './complaint.ts';
import type { Files } from './files.ts';

/** The name of a stock deck, or a deck listed in a file. */
export function deckMeant({ stockDecks }: Pick<AboutGame, 'stockDecks'>, name: string, files: Files): string | Deck {
  const stock = Object.keys(stockDecks).find((title) => title.toLowerCase() === name.toLowerCase());
  if (stock !== undefined) return stock;
  if (files.exists(name)) return deckIn(files.read(name), name);
  throw new Complaint(
    `There is no deck called "${name}", and no file: stock decks are ${Object.keys(stockDecks).join(', ')}.`,
  );
}

/** A card and its copies on each line: "2 Trooper" or "2x Trooper". Empty lines and those that begin with # are skipped. */
function deckIn(listing: string, path: string): Deck {
  const deck: Record<string, number> = {};
  for (const [i, raw] of listing.split(/\r?\n/).entries()) {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, copies, title] = /^(\d+)\s*x?\s+(.+)$/i.exec(text) ?? [];
    if (copies === undefined || title === undefined || Number(copies) === 0) {
      throw new Complaint(
        `"${path}", line ${i + 1}: expected copies and a title such as "2 Trooper", found "${text}".`,
      );
    }
    deck[title] = (deck[title] ?? 0) + Number(copies);
  }
  return deck;
}
