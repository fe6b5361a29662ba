import type { ReactNode } from 'react';
import styles from './figures.module.css';

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
  readonly zone?: string;
  readonly of?: number;
}

export const Figure = ({ number, name, hot, zone, of }: FigureProps) => (
  <span className={styles['figure']} data-hot={hot || undefined} data-zone={zone} data-of={of}>
    <b>{number}</b> {name}
  </span>
);

/** A number with something behind it. */
export function FigureButton({
  number,
  name,
  glows,
  open,
}: {
  readonly number: number;
  readonly name: string;
  readonly glows?: boolean;
  readonly open: () => void;
}) {
  return (
    <button type="button" className={styles['figure']} data-glows={glows || undefined} onClick={open}>
      <b>{number}</b> {name}
      {glows && <span className="sr">, something can be done there</span>}
    </button>
  );
}
