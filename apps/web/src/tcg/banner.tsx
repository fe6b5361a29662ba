import type { TcgBoard } from '@binary-sunset/table';
import styles from './banner.module.css';

/** What begins now, for a moment. The bar says it for good, so this is only to be seen. */
export const Banner = ({ board: { phase, turn } }: { readonly board: TcgBoard }) => (
  <div className={styles['banner']} key={`${turn} ${phase}`} aria-hidden="true">
    <span>{phase}</span>
  </div>
);
