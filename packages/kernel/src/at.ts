/** An entry that is known to be there: cards index columns, and both are as long as the game has cards. */
export const at = <T>(items: readonly T[], index: number): T => items[index] as T;
