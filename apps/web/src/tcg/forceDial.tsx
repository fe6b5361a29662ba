import styles from './forceDial.module.css';

const around = 2 * Math.PI * 29;
/** A full ring; there is no most, but nobody has had more for long. */
const full = 20;

/** Force as a dial: a ring that fills, and the number. */
export const ForceDial = ({ force, side }: { readonly force: number; readonly side: 'light' | 'dark' | null }) => (
  <div className={styles['dial']} title={`${force} Force`}>
    <svg viewBox="0 0 66 66" aria-hidden="true">
      <circle cx="33" cy="33" r="29" fill="none" stroke="#0b0f15" strokeWidth="5" />
      <circle
        className={styles['ring']}
        cx="33"
        cy="33"
        r="29"
        fill="none"
        stroke={`var(--${side ?? 'neutral'})`}
        strokeWidth="5"
        strokeDasharray={`${((around * Math.min(force, full)) / full).toFixed(1)} ${(around + 1).toFixed(1)}`}
        transform="rotate(-90 33 33)"
      />
      <circle
        cx="33"
        cy="33"
        r="24"
        fill="none"
        stroke="#8fa3ba"
        strokeWidth="3"
        strokeDasharray=".8 6.74"
        opacity=".6"
      />
    </svg>
    <b>{force}</b>
    <small>Force</small>
  </div>
);
