import type { Face } from '@binary-sunset/table';
import type { CSSProperties, ReactNode } from 'react';
import { isPlace } from '../../cards/art/art.ts';
import { useArt } from '../../cards/art.tsx';
import { colourToken } from '../../cards/frameColours.ts';
import { Glyph } from '../../cards/glyph.tsx';
import { glyphOf } from '../../cards/glyphOf.ts';
import styles from './banner.module.css';

/** The head of a card that is looked at: its pattern and emblem behind its name. */
export function Banner({ face, children }: { readonly face: Face; readonly children: ReactNode }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--type': `var(${colourToken(face.frame)})`,
    '--art': useArt(face, 'wide'),
  };
  return (
    <div className={styles['banner']} style={style} data-place={isPlace(face) || undefined}>
      <i className={styles['art']} />
      {isPlace(face) ? null : <Glyph name={glyphOf(face)} className={styles['glyph']} />}
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
