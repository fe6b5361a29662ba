/** A drawing on a grid of 48 by 48: outlines in full tone, and outlines in half tone. */
export type Emblem = readonly [full: readonly string[], half: readonly string[]];
