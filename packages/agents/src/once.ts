/** Worked out when it is first asked for, and not again. */
export function once<T extends object>(find: () => T): () => T {
  let known: T | null = null;
  return () => {
    known ??= find();
    return known;
  };
}
