import { useTable } from '../../session/table.ts';
import { TableShell } from '../../shell/tableShell.tsx';
import { Overlays } from './overlays.tsx';

/** The game that lies on the table, and what may lie over it. */
export function Table() {
  const moment = useTable((table) => table.moment);
  if (moment === null) return null;
  return (
    <>
      <TableShell moment={moment} />
      <Overlays />
    </>
  );
}
