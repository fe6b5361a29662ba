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

/** Text to the left, on as many lines as it needs, and to the right: that ends the last line, or follows on its own. */
export function apartBelow(left: string, right: string, paper: Paper, paint: (text: string) => string): string[] {
  const lines = wrap(left, paper.width);
  const last = lines.at(-1) ?? '';
  const fits = widthOf(last) + 1 + widthOf(right) <= paper.width;
  const before = (fits ? lines.slice(0, -1) : lines).map(paint);
  return [...before, apart(fits ? paint(last) : '', right, paper)];
}

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
  for (const [i, item] of items.entries()) {
    const longer = empty ? current + item : current + separator + item;
    const comma = i < items.length - 1 ? separator.trimEnd().length : 0;
    if (!empty && widthOf(longer) + comma > width) {
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

/** Plain text that fits: what is too long ends with an ellipsis. */
export const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(1, width - 1))}…` : text;

/**
 * Columns of lines beside each other, their tops or their bottoms in one row; a row if there is nothing in them. What
 * is between them may depend on the column to the left of it.
 */
export function sideBySide(
  columns: readonly (readonly string[])[],
  width: number,
  between: string | ((left: number) => string),
  from: 'top' | 'bottom' = 'top',
): string[] {
  const height = Math.max(1, ...columns.map((lines) => lines.length));
  const after = (i: number): string =>
    i === columns.length - 1 ? '' : typeof between === 'string' ? between : between(i);
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, i) => pad(lines[from === 'top' ? row : row - (height - lines.length)] ?? '', width) + after(i))
      .join('')
      .trimEnd(),
  );
}
