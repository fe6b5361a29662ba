import { memo, type ReactNode } from 'react';
import { spokenName } from './facts.ts';
import frame from './frame.module.css';
import { FullFace } from './fullFace.tsx';
import { type FaceProps, looksTheSame } from './look.ts';
import { Signs, type Standing } from './signs.tsx';
import { TableFace } from './tableFace.tsx';
import { ThumbFace } from './thumbFace.tsx';

export interface CardProps extends FaceProps, Standing {
  readonly size: 'thumb' | 'table' | 'full';
  readonly dim?: boolean;
  readonly badge?: ReactNode;
}

const faces = { thumb: ThumbFace, table: TableFace, full: FullFace } as const;

const states = ['legal', 'selected', 'target', 'tapped', 'dim'] as const;

/**
 * A card face, drawn by us. Its width is `--card-w` (96 px), `--thumb-w` (72 px) or `--full-w` (360 px); everything
 * else follows. Thumbnails and table faces are pictures with the card's name: whatever holds them says how it stands.
 */
export const Card = memo(function Card(props: CardProps) {
  const { face, size, badge, stats, damage, pending, paid } = props;
  const Drawn = faces[size];
  const shown = states.flatMap((state) => (props[state] === true ? [frame[state]] : []));
  const classes = [frame['card'], frame[size], frame[face.side], frame[`of-${face.frame}`], ...shown].join(' ');
  if (size === 'full') {
    return (
      <article className={classes} aria-label={spokenName(face)}>
        <Drawn face={face} stats={stats} damage={damage} pending={pending} paid={paid} />
        <Signs {...props} />
        {badge}
      </article>
    );
  }
  return (
    <span className={classes} role="img" aria-label={spokenName(face)}>
      <Drawn face={face} stats={stats} damage={damage} pending={pending} paid={paid} />
      <Signs {...props} />
      {badge}
    </span>
  );
}, looksTheSame);
