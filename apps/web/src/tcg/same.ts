/** Whether two pieces of plain data say the same: each scene is made afresh, so nothing is ever identical. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
