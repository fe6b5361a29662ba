/** Nothing but data, all the way down: no function, and nothing made by a class. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isData);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

/** What is printed on a card: its facts, and its texts as a player reads them. Its programs are left out. */
export const printed = (card: object, words: readonly string[]): unknown => [
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined && isData(value))),
  words,
];
