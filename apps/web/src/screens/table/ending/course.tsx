import type { Lanes, Lines } from '@binary-sunset/table';
import type { CSSProperties } from 'react';
import { SideMark } from '../../../parts/sideMark.tsx';
import styles from './course.module.css';

/** One of the two players, as the plot shows them. */
export interface Plotted {
  /** "You", "Opponent", or the seat's name. */
  readonly name: string;
  readonly side: 'light' | 'dark' | null;
}

export type Pair = readonly [Plotted, Plotted];

const width = 480;
const height = 140;

/** How a game went, turn by turn. */
export const Course = ({ course, players }: { readonly course: Lines | Lanes; readonly players: Pair }) =>
  course.kind === 'lines' ? (
    <LinesPlot course={course} players={players} />
  ) : (
    <LanesPlot course={course} players={players} />
  );

function Legend({ what, players }: { readonly what: string; readonly players: Pair }) {
  return (
    <figcaption className={styles['legend']}>
      <b>{what} by turn</b>
      {players.map(({ name, side }) => (
        <span key={name}>
          <SideMark side={side} /> {name}
        </span>
      ))}
    </figcaption>
  );
}

const colourOf = ({ side }: Plotted): string => `var(--${side ?? 'neutral'})`;

function LinesPlot({ course, players }: { readonly course: Lines; readonly players: Pair }) {
  const { turns, what } = course;
  const most = Math.max(1, ...turns.flatMap(({ values }) => values));
  const at = (i: number, value: number): string =>
    `${((i / Math.max(1, turns.length - 1)) * width).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`;
  const last = turns.at(-1)?.turn ?? 0;
  const words = players.map(
    ({ name }, who) => `${name}: ${turns.map(({ values }) => values[who === 0 ? 0 : 1]).join(', ')}`,
  );
  return (
    <figure className={styles['course']}>
      <Legend what={what} players={players} />
      <div className={styles['plot']}>
        <span className={styles['most']}>{most}</span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${what} by turn. ${words.join('. ')}.`}
        >
          <path className={styles['grid']} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          {players.map((player, who) => (
            <polyline
              key={player.name}
              className={player.side === 'dark' ? styles['dashed'] : styles['line']}
              style={{ stroke: colourOf(player) }}
              points={turns.map(({ values }, i) => at(i, values[who === 0 ? 0 : 1])).join(' ')}
            />
          ))}
        </svg>
        <span className={styles['first']}>start</span>
        <span className={styles['last']}>turn {last}</span>
      </div>
    </figure>
  );
}

function LanesPlot({ course, players }: { readonly course: Lanes; readonly players: Pair }) {
  const { turns, lanes, what } = course;
  return (
    <figure className={styles['course']}>
      <Legend what={what} players={players} />
      <div className={styles['wide']}>
        <table className={styles['lanes']}>
          <caption className="sr">Who controlled each arena at the end of each turn</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Arena</span>
              </th>
              {turns.map((turn) => (
                <th key={turn} scope="col">
                  <span className="sr">Turn </span>
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map(({ name, held }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {held.map((who, i) => {
                  const holder = who === null ? null : players[who];
                  return (
                    <td
                      key={turns[i]}
                      style={{ '--holder': holder === null ? 'transparent' : colourOf(holder) } as CSSProperties}
                    >
                      {holder === null ? (
                        <span className="sr">nobody</span>
                      ) : (
                        <>
                          <SideMark side={holder.side} />
                          <span className="sr">{holder.name}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
