import { printedLines } from './lines.ts';

/** What the index knows of a printed card. */
export interface PrintedCard {
  /** The letters of its set and its number in it: "AOTC 7". */
  readonly id: string;
  /** "Attack of the Clones". */
  readonly set: string;
  readonly side: 'light' | 'dark' | 'neutral';
  /** With the letter of its version, if it has one: "Captain Typho (A)". */
  readonly title: string;
  /** "Character", "Space/Ground", "Mission". */
  readonly type: string;
  /** Every word of its type line after the type. */
  readonly subtypes: readonly string[];
}

const sides: Readonly<Record<string, PrintedCard['side']>> = { L: 'light', D: 'dark', N: 'neutral' };

/** Reads an index: lines that begin with # name a set, the others are its cards. */
export function readPrinted(lines: string): PrintedCard[] {
  let [letters, set] = ['', ''];
  const cards: PrintedCard[] = [];
  for (const line of lines.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      [letters = '', set = ''] = line.slice(1).split('\t');
      continue;
    }
    const [number = '', side = '', title = '', type = '', subtypes = ''] = line.split('\t');
    cards.push({
      id: `${letters} ${number}`,
      set,
      side: sides[side] ?? 'neutral',
      title,
      type,
      // Hyphens and strokes between them mean nothing.
      subtypes: subtypes.split(/[ /]/).filter((word) => word !== '' && word !== '-'),
    });
  }
  return cards;
}

/** Every printed card, in the order of their sets. */
export const printedCards = (): PrintedCard[] => readPrinted(printedLines);
