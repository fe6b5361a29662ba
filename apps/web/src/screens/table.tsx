import { Overlays } from '../around/overlays.tsx';
import { useTable } from '../client/table.ts';
import { TableShell } from '../table/tableShell.tsx';

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
