import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { PileSpot } from './pileSpot.tsx';

/** A row of numbers with their names. */
export const Figures = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles['figures']} aria-label={label}>
    {children}
  </section>
);

interface FigureProps {
  readonly number: ReactNode;
  readonly name: string;
  readonly hot?: boolean;
}

export const Figure = ({ number, name, hot }: FigureProps) => (
  <span className={`${styles['figure']} ${hot === true ? styles['hot'] : ''}`} data-sign={name.toLowerCase()}>
    <b>{number}</b> {name}
  </span>
);

/** A number that stands for a pile of cards. */
export const PileFigure = ({
  number,
  name,
  hot,
  zone,
  of,
}: FigureProps & { readonly zone: string; readonly of: number }) => (
  <PileSpot
    className={`${styles['figure']} ${hot === true ? styles['hot'] : ''}`}
    zone={zone}
    of={of}
    sign={name.toLowerCase()}
  >
    <b>{number}</b> {name}
  </PileSpot>
);

/** A number with something behind it. */
export function FigureButton({
  number,
  name,
  glows,
  behind,
  pile,
  open,
}: {
  readonly number: number;
  readonly name: string;
  readonly glows?: boolean;
  /** What is behind it, as `behind` says it. */
  readonly behind?: string;
  /** The pile that it stands for, if it is one. */
  readonly pile?: { readonly zone: string; readonly of: number };
  readonly open: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['figure']}
      data-sign={name}
      data-glows={glows || undefined}
      data-behind={behind}
      data-zone={pile?.zone}
      data-of={pile?.of}
      onClick={open}
    >
      <b>{number}</b> {name}
      {glows && <span className="sr">, something can be done there</span>}
    </button>
  );
}
