const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** What is nothing is left out, but for what is printed as nothing: a droid has no ability. */
export const factWords = (facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (value === '' || value === false || (Array.isArray(value) && value.length === 0)) return [];
    if (Array.isArray(value) && value.every(isPlain)) return [`${name}: ${value.join(', ')}`];
    return [`${name}: ${isPlain(value) ? String(value) : JSON.stringify(value)}`];
  });
