import type { Face } from '@binary-sunset/table';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { artOf, type Shape } from './art/art.ts';
import { onBitmaps } from './art/bitmaps.ts';
import styles from './art.module.css';

/** The picture of a card as CSS can use it, as soon as there is one. */
export const useArt = (face: Face, shape: Shape): string => useSyncExternalStore(onBitmaps, () => artOf(face, shape));

/** The picture of a card, filling what it is in: its pattern in the colour of its frame, or a place. */
export function Art({
  face,
  shape = 'upright',
  className = '',
}: {
  readonly face: Face;
  readonly shape?: Shape;
  readonly className?: string | undefined;
}) {
  const style = { '--art': useArt(face, shape) } as CSSProperties;
  return <i className={`${styles['art']} ${className}`} style={style} />;
}
