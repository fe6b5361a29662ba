import type { Sight } from '@binary-sunset/table';
import { Card } from '../../cards/card.tsx';
import { useTable } from '../../session/table.ts';
import { type AnySeat, sitterName } from './cardWords.ts';
import { useFace } from './face.ts';
import styles from './playedCard.module.css';

interface Seated {
  readonly seats: readonly [AnySeat, AnySeat];
}

/** A card that the other side has just played, large enough to be read. A tap goes on. */
export function PlayedCard({ board }: { readonly board: Seated }) {
  const sight = useTable((table) => table.sight);
  return sight?.what === 'card' ? <Shown board={board} sight={sight} /> : null;
}

function Shown({ board, sight }: { readonly board: Seated; readonly sight: Extract<Sight, { what: 'card' }> }) {
  const face = useFace(sight.title);
  const sitters = useTable(({ moment }) => moment?.sitters ?? null);
  if (face === undefined || sitters === null) return null;
  return (
    // What it says is read out with the log; the button beside the hand goes on as well.
    <div className={styles['veil']} aria-hidden="true" onClick={() => useTable.getState().hurry()}>
      <div className={styles['played']} key={sight.card} data-played={sight.card} inert>
        <p>{`${sitterName(board.seats[sight.by], sitters)} plays`}</p>
        <Card face={face} size="full" />
      </div>
    </div>
  );
}
