import { pad } from '../paper.ts';

/** What a line of the table is about stands in a column of its own. */
export const nameWidth = 12;
export const indent = ' '.repeat(nameWidth + 2);
export const headed = (name: string): string => pad(` ${name}`, nameWidth + 2);
