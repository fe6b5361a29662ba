const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Said of many cards by nobody: without a limit there may be any number, without a version it is the only one. */
const isUnsaid = (name: string, value: unknown): boolean =>
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (value === null && name !== 'ability') ||
  (value === 0 && name === 'limit');

/** A card has its subtypes in the order of its face: "Trade Federation Droid". */
const listWords = (name: string, values: readonly unknown[]): string => values.join(name === 'subtypes' ? ' ' : ', ');

/** What is nothing is left out, but for what is printed as nothing: a droid has no ability. */
export const factWords = (facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (isUnsaid(name, value)) return [];
    if (value === null) return [`${name}: none`];
    if (Array.isArray(value) && value.every(isPlain)) return [`${name}: ${listWords(name, value)}`];
    return [`${name}: ${isPlain(value) ? String(value) : JSON.stringify(value)}`];
  });
