import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** What is drawn for the eye alone, and what is said in its place. */
export const Spoken = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <span className={styles['seen']} aria-hidden="true">
      {children}
    </span>
    <span className="sr">{name}</span>
  </>
);
