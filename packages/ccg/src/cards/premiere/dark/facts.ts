/** What every card here has in common. */
export const dark = { side: 'dark' } as const;

/** Of which there is one. */
export const unique = { ...dark, limit: 1 } as const;
