import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadBoard } from '../../boards/loading.ts';
import type { GameName } from '../../engine/protocol.ts';
import { seated } from '../../session/seating.ts';
import { useTable } from '../../session/table.ts';
import { Notice } from '../shared/notice.tsx';
import { Table } from './table.tsx';

/** The table of a game. After a reload nothing lies on it, and the game that the address names is gone on with. */
export function AtTable({ id }: { readonly id: string | undefined }) {
  const onTable = useTable(({ display }) => display?.id ?? null);
  const game = useTable(({ display }) => display?.game ?? null);
  const [board, setBoard] = useState<GameName | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    // What lies on the table is looked at once: a rematch clears it, and must not bring the old game back.
    const { display, resume } = useTable.getState();
    if (id === undefined) return go(display === null ? '/' : `/table/${display.id}`, { replace: true });
    if (display?.id === id) return;
    setFault(null);
    seated(() => resume(id)).catch((error: unknown) =>
      setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [id, go]);
  useEffect(() => {
    if (game === null || game === board) return;
    loadBoard(game).then(
      () => setBoard(game),
      () => setFault('Its table could not be fetched. Open it again once there is a connection: the game is kept.'),
    );
  }, [game, board]);
  if (fault !== null) return <Notice title="This game cannot be gone on with" text={fault} />;
  if (onTable === null || onTable !== id || board !== game) return <Notice title="Setting the table…" />;
  return <Table />;
}
