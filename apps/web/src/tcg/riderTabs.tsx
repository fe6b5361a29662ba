import type { Rider } from '@binary-sunset/table';
import { Icon } from '../parts/icon.tsx';
import { CardSpot } from '../table/cardSpot.tsx';
import { useFace } from './face.ts';
import styles from './riderTabs.module.css';
import { spoken } from './words.ts';

/** So many tabs fit under a card; the rest is behind one. */
export const mostTabs = 2;

/** Pilots and Equipment, as tabs under the unit that carries them. */
export function RiderTabs({ riders, more }: { readonly riders: readonly Rider[]; readonly more: () => void }) {
  if (riders.length === 0) return null;
  const isTooMany = riders.length > mostTabs;
  const first = isTooMany ? riders.slice(0, mostTabs - 1) : riders;
  return (
    <ul className={styles['tabs']}>
      {first.map((rider) => (
        <RiderTab key={rider.handle} rider={rider} />
      ))}
      {isTooMany && (
        <li>
          <button type="button" className={styles['more']} onClick={more}>
            and {riders.length - first.length} more
          </button>
        </li>
      )}
    </ul>
  );
}

function RiderTab({ rider }: { readonly rider: Rider }) {
  const face = useFace(rider.title);
  const isPilot = rider.as === 'pilot';
  return (
    <li
      data-card={rider.handle}
      className={styles['tab']}
      data-frame={isPilot ? (face?.frame ?? 'character') : 'equipment'}
    >
      <CardSpot card={rider} label={`${spoken(rider.title)}, ${rider.as}`}>
        {(spot) => (
          <span
            className={styles['face']}
            data-legal={spot.legal || undefined}
            data-selected={spot.selected || undefined}
          >
            <span>{face?.name ?? spoken(rider.title)}</span>
            <Icon name={isPilot ? 'wheel' : 'shield'} />
          </span>
        )}
      </CardSpot>
    </li>
  );
}
