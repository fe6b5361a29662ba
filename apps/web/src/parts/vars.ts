import type { CSSProperties } from 'react';

/** Numbers that the style sheet reckons with. */
export const vars = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  values as CSSProperties;
