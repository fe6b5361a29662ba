/** What every card here has in common. */
export const light = { side: 'light' } as const;

/** Of which there is one, of which there are three. */
export const unique = { ...light, limit: 1 } as const;
export const upToThree = { ...light, limit: 3 } as const;
