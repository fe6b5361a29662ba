import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A sign on the edge of a card; the thing it sits on has to be positioned. */
export function Badge({
  at,
  tone = 'plain',
  isShown = true,
  sign,
  children,
}: {
  readonly at: 'bottom left' | 'top right' | 'right' | 'top' | 'bottom';
  readonly tone?: 'plain' | 'legal' | 'selected' | 'sun' | 'bad';
  readonly isShown?: boolean;
  /** What it is called where signs are explained. */
  readonly sign?: string;
  readonly children?: ReactNode;
}) {
  const place = styles[at.replace(' ', '-')];
  return (
    <span className={`${styles['badge']} ${place} ${styles[tone]}`} data-shown={isShown} data-sign={sign}>
      {children}
    </span>
  );
}
