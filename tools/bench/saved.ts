import { readFileSync } from 'node:fs';
import { UsageError } from '../project/usage.ts';
import type { Figure } from './figures.ts';

/** The figures of an earlier run; throws `UsageError` if the file holds none. */
export function savedFigures(file: string): Figure[] {
  try {
    const figures = figuresIn(readFileSync(file, 'utf8'));
    if (figures.length > 0) return figures;
  } catch (error) {
    throw new UsageError(`${file} cannot be compared with: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`${file} cannot be compared with: it holds no figures.`);
}

/** The figures in a file of lines; other lines, such as npm's, are passed over. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('{')) continue;
    const figure = JSON.parse(line) as Partial<Figure>;
    if (typeof figure.name !== 'string' || typeof figure.value !== 'number')
      throw new SyntaxError(`${line} is not a figure.`);
    figures.push({ name: figure.name, value: figure.value, unit: figure.unit ?? '' });
  }
  return figures;
}
