import { memo } from 'react';
import { Glyph } from '../parts/glyph.tsx';
import { isPlace } from './art/art.ts';
import { Art } from './art.tsx';
import { costOf, numberOf, spokenName, tagOf } from './facts.ts';
import frame from './frame.module.css';
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
  const speed = numberOf(face, 'Speed', stats?.speed);
  const power = numberOf(face, 'Power', stats?.power);
  const health = numberOf(face, 'Health', stats?.health);
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
          {speed !== null && <Value figure={speed} className={styles['corner']} />}
        </span>
        {health !== null && damage + pending > 0 && (
          <span className={styles['pips']}>
            <Pips done={damage} coming={pending} of={Number.parseInt(health.shown, 10) || damage + pending} />
          </span>
        )}
        <span className={styles['foot']}>
          {power !== null && <Value figure={power} />}
          {health !== null && <Value figure={health} damage={damage} />}
          {power === null && <span className={styles['tag']}>{tagOf(face)}</span>}
        </span>
      </span>
      <i className={frame['jewel']} />
    </>
  );
}, looksTheSame);
