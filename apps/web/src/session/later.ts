import { useEffect, useState } from 'react';

interface Later<T> {
  readonly frames?: number;
  /** What there is to begin with, if it is something else. */
  readonly first?: T;
}

/**
 * What was there, until a frame or more after something else came: what is read beside the table need not be drawn in
 * the same frame as the table itself.
 */
export function useLater<T>(value: T, { frames = 1, first = value }: Later<T> = {}): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (value === shown) return;
    let left = frames;
    const wait = (): void => {
      if (left-- === 0) setShown(() => value);
      else waiting = requestAnimationFrame(wait);
    };
    let waiting = requestAnimationFrame(wait);
    return () => cancelAnimationFrame(waiting);
  }, [value, shown, frames]);
  return shown;
}
