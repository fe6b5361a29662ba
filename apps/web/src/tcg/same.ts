/** Whether two pieces of plain data say the same, also where they are not the same. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
