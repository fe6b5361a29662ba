import styles from './turnBanner.module.css';

/** What begins now, for a moment. The bar says it for good, so this is only to be seen. */
export const TurnBanner = ({
  board: { phase, turn },
}: {
  readonly board: { readonly phase: string; readonly turn: number };
}) => (
  <div className={styles['banner']} key={`${turn} ${phase}`} aria-hidden="true">
    <span>{phase}</span>
  </div>
);
