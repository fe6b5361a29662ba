import type { Glimpsed } from '@binary-sunset/table';
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
  const glimpsed = useTable((table) => table.glimpsed);
  return glimpsed?.what === 'card' ? <Shown board={board} glimpsed={glimpsed} /> : null;
}

function Shown({
  board,
  glimpsed,
}: {
  readonly board: Seated;
  readonly glimpsed: Extract<Glimpsed, { what: 'card' }>;
}) {
  const face = useFace(glimpsed.title);
  const sitters = useTable(({ display }) => display?.sitters ?? null);
  if (face === undefined || sitters === null) return null;
  return (
    // What it says is read out with the log; the button beside the hand goes on as well.
    <div className={styles['veil']} aria-hidden="true" onClick={() => useTable.getState().hurry()}>
      <div className={styles['played']} key={glimpsed.card} data-played={glimpsed.card} inert>
        <p>{`${sitterName(board.seats[glimpsed.by], sitters)} plays`}</p>
        <Card face={face} size="full" />
      </div>
    </div>
  );
}
