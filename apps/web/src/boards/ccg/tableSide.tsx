import type { CcgSeat } from '@binary-sunset/table';
import { useState } from 'react';
import { useCanAct } from '../../interaction/canAct.ts';
import { CardSheet } from '../shared/cardSheet.tsx';
import { Host } from './host.tsx';
import { thumb } from './row.ts';
import styles from './tableSide.module.css';
import { withAll } from './trees.ts';

/** So many lie side by side; the rest is behind a number. */
const most = 3;

/** Cards that lie at no location: on their player's side of the table. */
export function TableSide({ seat: { name, table, player } }: { readonly seat: CcgSeat }) {
  const [isOpen, setOpen] = useState(false);
  const shown = table.length > most ? table.slice(0, most - 1) : table;
  const rest = table.slice(shown.length);
  const canAct = useCanAct(rest.flatMap(withAll));
  if (table.length === 0) return null;
  return (
    <div className={styles['side']} data-zone="table" data-of={player}>
      <h3>Side of table</h3>
      <ul>
        {shown.map((host) => (
          <li key={host.handle}>
            <Host host={host} layout={thumb} mostTabs={0} above />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              className={styles['more']}
              data-legal={canAct || undefined}
              onClick={() => setOpen(true)}
            >
              +{rest.length}
              {canAct && <span className="sr">, something can be done there</span>}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <CardSheet
          title={`Side of the table of the ${name}`}
          note="Cards that are at no location."
          cards={table.flatMap(withAll)}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
