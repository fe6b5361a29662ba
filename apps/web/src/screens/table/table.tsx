import { useTable } from '../../session/table.ts';
import { TableShell } from '../../shell/tableShell.tsx';
import { Overlays } from './overlays.tsx';

/** The game that lies on the table, and what may lie over it. */
export function Table() {
  const display = useTable((table) => table.display);
  if (display === null) return null;
  return (
    <>
      <TableShell display={display} />
      <Overlays lesson={display.coaching !== null} />
    </>
  );
}
