import styles from './dial.module.css';

const around = 2 * Math.PI * 29;

/** A stretch of the ring, in a colour of its own. */
export interface Arc {
  readonly amount: number;
  readonly colour: string;
}

/** An amount as a dial: a ring that fills, and the number. */
export function Dial({
  amount,
  name,
  full,
  arcs,
}: {
  readonly amount: number;
  readonly name: string;
  /** What a full ring stands for. */
  readonly full: number;
  readonly arcs: readonly Arc[];
}) {
  const whole = Math.max(
    full,
    arcs.reduce((sum, arc) => sum + arc.amount, 0),
  );
  let begun = 0;
  return (
    <div className={styles['dial']} data-sign={name.toLowerCase()}>
      <svg viewBox="0 0 66 66" aria-hidden="true">
        <circle cx="33" cy="33" r="29" fill="none" stroke="#0b0f15" strokeWidth="5" />
        {arcs.map((arc) => {
          const from = begun;
          begun += arc.amount;
          return (
            <circle
              key={arc.colour}
              className={styles['ring']}
              cx="33"
              cy="33"
              r="29"
              fill="none"
              stroke={arc.colour}
              strokeWidth="5"
              strokeDasharray={`${((around * arc.amount) / whole).toFixed(1)} ${(around + 1).toFixed(1)}`}
              transform={`rotate(${((360 * from) / whole - 90).toFixed(1)} 33 33)`}
            />
          );
        })}
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
      <b>{amount}</b>
      <small>{name}</small>
    </div>
  );
}
