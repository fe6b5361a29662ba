import type { ShownContest, TcgBoard } from '@binary-sunset/table';
import { SideMark } from '../../../parts/sideMark.tsx';
import { spoken } from '../../shared/cardWords.ts';
import { otherPlayer } from '../stage.ts';
import { personaOf } from '../words.ts';
import styles from './contest.module.css';

/** Two versions of one unique card: what each side has for its own, and who would keep it. */
export function Contest({
  board: { seats, below },
  contest: { contenders, ahead },
}: {
  readonly board: TcgBoard;
  readonly contest: ShownContest;
}) {
  return (
    <section className={styles['contest']} aria-label="Contest">
      <h3 className={styles['title']}>Who keeps {personaOf(contenders[below].title)}?</h3>
      <table className={styles['sums']}>
        <thead className="sr">
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Build cost</th>
            <th scope="col">Bid</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {[otherPlayer(below), below].map((player) => {
            const { handle, title, cost, bid, total } = contenders[player];
            return (
              <tr key={handle} data-ahead={player === ahead || undefined}>
                <th scope="row">
                  <SideMark side={seats[player].side} spoken />
                  {spoken(title)}
                </th>
                <td>
                  {cost} <small>cost</small>
                </td>
                <td>
                  + {bid} <small>bid</small>
                </td>
                <td>
                  = <b>{total}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles['note']}>
        The {seats[ahead].name} would keep it. A tie is the Dark Side’s; only the winner pays.
      </p>
    </section>
  );
}
