import { betterOf, type Figure } from './figures.ts';

export interface Compared {
  readonly now: Figure;
  /** Null for a figure that was not measured then. */
  readonly before: number | null;
  /** In per cent of before. */
  readonly change: number | null;
  /** How many per cent worse it is; 0 if it is no worse. */
  readonly worse: number;
}

export function compared(now: Figure, before: readonly Figure[]): Compared {
  const then = before.find(({ name }) => name === now.name)?.value;
  if (then === undefined) return { now, before: null, change: null, worse: 0 };
  const change = then === now.value ? 0 : ((now.value - then) / then) * 100;
  const better = betterOf(now.name);
  const worse = better === 'higher' ? -change : better === 'lower' ? change : 0;
  return { now, before: then, change, worse: Math.max(0, worse) };
}

/** The better of two measurements of the same figure. */
export function betterFigure(a: Figure, b: Figure): Figure {
  const better = betterOf(a.name);
  if (better === null) return a;
  return (better === 'higher') === b.value > a.value ? b : a;
}

export function comparison(figures: readonly Compared[], tolerance: number): string {
  const rows = figures.map(({ now, before, change, worse }) => [
    now.name,
    before === null ? '' : String(before),
    String(now.value),
    now.unit,
    change === null ? 'new' : `${change > 0 ? '+' : ''}${change.toFixed(1)} %`,
    worse > tolerance ? 'WORSE' : '',
  ]);
  const table = [['figure', 'before', 'now', '', 'change', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row.map((cell, i) => (i === 0 || i === 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
