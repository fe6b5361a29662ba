import type { CSSProperties } from 'react';

/** How wide a button would like to be for its words: two lines of them, where they are long. It may grow, and stack. */
export const roomFor = (words: string): CSSProperties =>
  ({ '--letters': Math.ceil(words.length / 2) }) as CSSProperties;
