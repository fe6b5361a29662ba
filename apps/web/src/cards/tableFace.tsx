import { memo } from 'react';
import { isPlace } from './art/art.ts';
import { Art } from './art.tsx';
import { costOf, figuresAt, spokenName } from './facts.ts';
import { ForceIcons } from './forceIcons.tsx';
import frame from './frame.module.css';
import { Glyph } from './glyph.tsx';
import { glyphOf } from './glyphOf.ts';
import { type FaceProps, looksTheSame } from './look.ts';
import { Pips } from './pips.tsx';
import styles from './tableFace.module.css';
import { Title } from './title.tsx';
import { Value } from './value.tsx';

/** The more letters, the narrower they are set: a title has two lines. */
function width(letters: number): string {
  if (letters > 32) return 'longest';
  if (letters > 26) return 'longer';
  return letters > 21 ? 'long' : 'short';
}

export const TableFace = memo(function TableFace({ face, stats, damage = 0, pending = 0, paid = false }: FaceProps) {
  const cost = paid && face.frame !== 'battle' ? null : costOf(face);
  const [corner] = figuresAt(face, 'corner', stats);
  const foot = figuresAt(face, 'foot', stats);
  const health = foot.find(({ label }) => label === 'Health');
  return (
    <>
      <i className={frame['edge']} />
      <span className={frame['face']}>
        <Art face={face} className={styles[isPlace(face) ? 'place' : 'art']} />
        {!isPlace(face) && <Glyph name={glyphOf(face)} className={styles['emblem']} />}
        <span
          className={`${styles['name']} ${styles[width(spokenName(face).length)]} ${isPlace(face) ? styles['over'] : ''}`}
        >
          <Title face={face} />
        </span>
        <span className={styles['corners']}>
          {cost === null ? <i /> : <Value figure={cost} className={styles['corner']} />}
          {corner !== undefined && (
            <Value
              figure={corner}
              bare={corner.label === 'Destiny'}
              className={`${styles['corner']} ${corner.label === 'Destiny' ? styles['round'] : ''}`}
            />
          )}
        </span>
        {health !== undefined && damage + pending > 0 && (
          <span className={styles['pips']}>
            <Pips done={damage} coming={pending} of={Number.parseInt(health.shown, 10) || damage + pending} />
          </span>
        )}
        <span className={styles['foot']}>
          {foot.map((figure) => (
            <Value key={figure.label} figure={figure} damage={figure === health ? damage : 0} />
          ))}
          {face.halves !== undefined && <ForceIcons halves={face.halves} />}
          {foot.length === 0 && face.halves === undefined && <span className={styles['tag']}>{face.tag}</span>}
        </span>
      </span>
      <i className={frame['jewel']} />
    </>
  );
}, looksTheSame);
