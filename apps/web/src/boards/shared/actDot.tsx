import styles from './actDot.module.css';

/** The sign of a place that is not open: something can be done there. */
export const ActDot = () => (
  <i className={styles['dot']}>
    <span className="sr">, something can be done here</span>
  </i>
);
