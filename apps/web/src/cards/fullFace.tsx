import { memo } from 'react';
import { SideMark } from '../parts/sideMark.tsx';
import { isPlace } from './art/art.ts';
import { Art } from './art.tsx';
import { CardText } from './cardText.tsx';
import { figuresOf, typeOf } from './facts.ts';
import frame from './frame.module.css';
import styles from './fullFace.module.css';
import { Glyph } from './glyph.tsx';
import { glyphOf } from './glyphOf.ts';
import { Halves } from './halves.tsx';
import { IconChips } from './iconChips.tsx';
import { type FaceProps, looksTheSame } from './look.ts';
import { Title } from './title.tsx';

const sides = { light: 'Light', dark: 'Dark', neutral: 'Neutral' } as const;

/** Lines that a text takes at its largest; a fuller text is set smaller. */
const linesOf = (text: readonly string[]): number =>
  text.reduce((lines, paragraph) => lines + Math.ceil(paragraph.length / 46) + 0.35, 0);

const fitting = (lines: number): string => (lines <= 9 ? 'roomy' : lines <= 11 ? 'snug' : 'tight');

/** More than this may have to scroll on a small screen, so the keyboard has to reach it. */
const mostLines = 7;

export const FullFace = memo(function FullFace({ face, stats, damage = 0 }: FaceProps) {
  const lines = linesOf([...face.text, ...(face.halves?.light.text ?? []), ...(face.halves?.dark.text ?? [])]);
  const figures = figuresOf(face, stats);
  return (
    <>
      <i className={frame['edge']} />
      <div className={frame['face']}>
        <div className={`${styles['hero']} ${isPlace(face) ? styles['scenic'] : ''}`}>
          <Art face={face} />
          {!isPlace(face) && <Glyph name={glyphOf(face)} className={styles['emblem']} />}
        </div>
        <header className={styles['header']}>
          <h3>
            <Title face={face} />
          </h3>
          <p>{typeOf(face)}</p>
        </header>
        {figures.length > 0 && (
          <dl className={styles['values']}>
            {figures.map(({ label, shown, change }) => (
              <div key={label} data-sign={label.toLowerCase()}>
                <dt>{label}</dt>
                <dd className={change === null ? undefined : styles[change]}>
                  {shown}
                  {change !== null && <small>{change === 'up' ? '▲' : '▼'}</small>}
                </dd>
              </div>
            ))}
            {damage > 0 && (
              <div>
                <dt>Damage</dt>
                <dd className={styles['down']}>{damage}</dd>
              </div>
            )}
          </dl>
        )}
        <section
          className={`${styles['text']} ${styles[fitting(lines)]}`}
          {...(lines > mostLines ? { tabIndex: 0, 'aria-label': 'What it says' } : {})}
        >
          <CardText text={face.text} />
          {face.halves !== undefined && <Halves halves={face.halves} side={face.side} />}
        </section>
        {face.icons.length > 0 && <IconChips icons={face.icons} />}
        <footer className={styles['footer']}>
          <span>
            <SideMark side={face.side} />
            {sides[face.side]}
          </span>
          <span>{face.source}</span>
        </footer>
      </div>
      <i className={frame['jewel']} />
    </>
  );
}, looksTheSame);
