/** Computes a value when it is first asked for, so that importing the rulebook costs nothing. */
export function once<T>(compute: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
