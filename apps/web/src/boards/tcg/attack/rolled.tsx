import type { TcgBoard } from '@binary-sunset/table';
import { rollName } from '../words.ts';
import { Die } from './die.tsx';
import styles from './rolled.module.css';

/** Dice on the table that are not an attack's. Keyed by what they show, so that they tumble when they are rolled. */
export const Rolled = ({ roll }: { readonly roll: NonNullable<TcgBoard['roll']> }) => (
  <div className={styles['rolled']} key={`${roll.what} ${roll.dice.join(' ')}`}>
    <span className={styles['dice']}>
      {roll.dice.map((result, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <Die key={place} result={result} place={place} small />
      ))}
    </span>
    <span className={styles['what']}>{rollName(roll.what)}</span>
  </div>
);
