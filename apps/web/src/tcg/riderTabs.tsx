import type { Rider } from '@binary-sunset/table';
import { Icon } from '../parts/icon.tsx';
import { CardSpot } from '../table/cardSpot.tsx';
import { useFinger } from '../table/useNarrow.ts';
import { useCanAct } from './canAct.ts';
import { useFace } from './face.ts';
import styles from './riderTabs.module.css';
import { spoken } from './words.ts';

/** So many tabs fit under a card; the rest is behind one. Two that a finger can press don't. */
const mostTabs = { mouse: 2, finger: 1 } as const;

export const useMostTabs = (): number => mostTabs[useFinger() ? 'finger' : 'mouse'];

/** Pilots and Equipment, as tabs under the unit that carries them. */
export function RiderTabs({ riders, more }: { readonly riders: readonly Rider[]; readonly more: () => void }) {
  const most = useMostTabs();
  if (riders.length === 0) return null;
  const isTooMany = riders.length > most;
  const first = isTooMany ? riders.slice(0, most - 1) : riders;
  return (
    <ul className={styles['tabs']}>
      {first.map((rider) => (
        <RiderTab key={rider.handle} rider={rider} />
      ))}
      {isTooMany && (
        <li className={styles['tab']} data-frame="several">
          <More riders={riders.slice(first.length)} text={first.length === 0 ? 'on it' : 'more'} open={more} />
        </li>
      )}
    </ul>
  );
}

function More({
  riders,
  text,
  open,
}: {
  readonly riders: readonly Rider[];
  readonly text: string;
  readonly open: () => void;
}) {
  const canAct = useCanAct(riders);
  return (
    <button type="button" onClick={open}>
      <span className={styles['face']} data-legal={canAct || undefined}>
        <span>
          {riders.length} {text}
        </span>
      </span>
      {canAct && <span className="sr">, something can be done there</span>}
    </button>
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
