import { strengthOf } from '../../session/computers.ts';
import styles from './history.module.css';
import type { Score } from './score.ts';

/** What was won and lost here, by deck and opponent. */
export const ScoreTable = ({ scores }: { readonly scores: readonly Score[] }) => (
  <section aria-labelledby="score">
    <h2 id="score">Your record</h2>
    <p className={styles['none']}>Finished games kept here, against a computer. Practice does not count.</p>
    <table className={styles['score']}>
      <thead>
        <tr>
          <th scope="col">Deck</th>
          <th scope="col">Against</th>
          <th scope="col">Won</th>
          <th scope="col">Lost</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ game, deck, opponent, won, lost }) => (
          <tr key={`${game} ${deck} ${opponent}`}>
            <th scope="row">
              {deck} <small>{game.toUpperCase()}</small>
            </th>
            <td>{strengthOf(opponent)}</td>
            <td>{won}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
