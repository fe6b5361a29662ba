import { memo } from 'react';
import { isPlace } from './art/art.ts';
import { Art } from './art.tsx';
import { costOf, figuresAt } from './facts.ts';
import frame from './frame.module.css';
import { Glyph } from './glyph.tsx';
import { glyphOf } from './glyphOf.ts';
import { type FaceProps, looksTheSame } from './look.ts';
import styles from './thumbFace.module.css';
import { Title } from './title.tsx';
import { Value } from './value.tsx';

/** Its one number is what it costs; once that is paid, its power; of a card with neither, its destiny. */
export const ThumbFace = memo(function ThumbFace({ face, stats, paid = false }: FaceProps) {
  const [power = null] = paid ? figuresAt(face, 'foot', stats) : [];
  const [destiny = null] = figuresAt(face, 'corner', stats).filter(({ label }) => label === 'Destiny');
  const figure = power ?? (paid ? destiny : (costOf(face) ?? destiny));
  return (
    <>
      <i className={frame['edge']} />
      <span className={frame['face']}>
        <Art face={face} shape={isPlace(face) ? 'wide' : 'faint'} className={styles[isPlace(face) ? 'place' : 'art']} />
        {!isPlace(face) && <Glyph name={glyphOf(face)} className={styles['emblem']} />}
        <span className={`${styles['name']} ${face.name.length > 24 ? styles['longest'] : ''}`}>
          <Title face={face} />
        </span>
        {figure !== null && <Value figure={figure} className={styles['figure']} />}
      </span>
      <i className={frame['jewel']} />
    </>
  );
}, looksTheSame);
