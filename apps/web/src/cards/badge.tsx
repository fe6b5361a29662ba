import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A sign on the edge of a card; the thing it sits on has to be positioned. */
export function Badge({
  at,
  tone = 'plain',
  children,
}: {
  readonly at: 'top left' | 'top right' | 'right' | 'top' | 'bottom';
  readonly tone?: 'plain' | 'legal' | 'selected' | 'sun' | 'bad';
  readonly children?: ReactNode;
}) {
  return <span className={`${styles['badge']} ${styles[at.replace(' ', '-')]} ${styles[tone]}`}>{children}</span>;
}
