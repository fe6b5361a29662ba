import { printedLines } from './lines.ts';

/** What the index knows of a printed card. */
export interface PrintedCard {
  /** Its set and its number in it, as in deck files: "1_94". */
  readonly id: string;
  /** "Premiere". */
  readonly set: string;
  readonly side: 'light' | 'dark';
  /** Both titles of a card with two sides, as "Front / Back". */
  readonly title: string;
  /** A later version of an older card of that title. */
  readonly virtual: boolean;
  readonly type: string;
  /** "Alien/Imperial", "Starfighter: X-Wing", "Used Or Lost"; empty where there is none. */
  readonly subtype: string;
  /** Those that say more than from which expansion it is. */
  readonly icons: readonly string[];
  /** Species, models, characteristics and other keywords. */
  readonly words: readonly string[];
  readonly personas: readonly string[];
}

const listed = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(','));

const virtualMark = ' (V)';

/** Reads an index: lines that begin with # name a set, the others are its cards. */
export function readPrinted(lines: string): PrintedCard[] {
  let [number, set] = ['', ''];
  const cards: PrintedCard[] = [];
  for (const line of lines.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      [number = '', set = ''] = line.slice(1).split('\t');
      continue;
    }
    const [of = '', side, title = '', type = '', subtype = '', icons = '', words = '', personas = ''] =
      line.split('\t');
    const virtual = title.endsWith(virtualMark);
    cards.push({
      id: `${number}_${of}`,
      set,
      side: side === 'L' ? 'light' : 'dark',
      title: virtual ? title.slice(0, -virtualMark.length) : title,
      virtual,
      type,
      subtype,
      icons: listed(icons),
      words: listed(words),
      personas: listed(personas),
    });
  }
  return cards;
}

/** Every printed and virtual card, in the order of their sets. */
export const printedCards = (): PrintedCard[] => readPrinted(printedLines);
