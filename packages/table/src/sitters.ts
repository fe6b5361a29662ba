/** Who sits in a seat when it is not a computer player. */
export const person = 'person';

/** Who sits where: `person`, or the name of a computer player. */
export type SitterNames = readonly [string, string];
