import { type Ink, withoutInk } from './ink.ts';

/** What is written on: how wide it is, and whether it takes colour. */
export interface Paper {
  readonly width: number;
  readonly ink: Ink;
}

export const line = (paper: Paper): string => paper.ink.faint('─'.repeat(paper.width));

const widthOf = (text: string): number => withoutInk(text).length;

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Text to the left and to the right of one line. */
export const apart = (left: string, right: string, { width }: Paper): string =>
  pad(left, width - widthOf(right)) + right;

/** Breaks text at spaces; lines after the first begin with `indent`, which counts towards the width. */
export const wrap = (text: string, width: number, indent = ''): string[] =>
  flow('', text.split(' '), ' ', width, indent);

/** Items one after another, broken only between them; the first line begins with `start`, later ones with `indent`. */
export function flow(
  start: string,
  items: readonly string[],
  separator: string,
  width: number,
  indent: string,
): string[] {
  const lines: string[] = [];
  let current = start;
  let empty = true;
  for (const item of items) {
    const longer = empty ? current + item : current + separator + item;
    if (!empty && widthOf(longer) > width) {
      lines.push(current + separator.trimEnd());
      current = indent + item;
    } else {
      current = longer;
    }
    empty = false;
  }
  return [...lines, current];
}

/** Cells side by side, each column filled before the next, in as many columns as fit. */
export function inColumns(cells: readonly string[], { width }: Paper, most = 2): string[] {
  const widest = Math.max(0, ...cells.map(widthOf));
  const columns = Math.max(1, Math.min(most, Math.floor(width / (widest + 1))));
  const cell = Math.floor(width / columns);
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => pad(cells[column * rows + row] ?? '', cell))
      .join('')
      .trimEnd(),
  );
}
