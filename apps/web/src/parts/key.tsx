import type { ReactNode } from 'react';
import styles from './key.module.css';

/** A key that does the same, for the eye; `aria-keyshortcuts` says it to the ear. */
export const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['key']} aria-hidden="true">
    {children}
  </span>
);
