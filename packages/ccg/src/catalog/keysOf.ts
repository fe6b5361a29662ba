/** The names in a record that has all of them: a list that the compiler knows to be complete. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[];
