import type { How } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';

export const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What is done to a value, where not everything can be. */
export const wrongHow = (value: ValueName, how: How, possible: readonly How[] | undefined): string[] =>
  possible === undefined || possible.includes(how)
    ? []
    : [`"${how}" does nothing to ${value}: only ${listed(possible)} does`];
