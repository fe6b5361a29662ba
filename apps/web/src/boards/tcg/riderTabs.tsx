import type { Rider } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { useFinger } from '../../parts/useNarrow.ts';
import { CardTab, MoreTab } from '../shared/cardTabs.tsx';
import { spoken } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import styles from './riderTabs.module.css';

/** So many tabs fit under a card; the rest is behind one. Two that a finger can press don't. */
const mostTabs = { mouse: 2, finger: 1 } as const;

export const useMostTabs = (): number => mostTabs[useFinger() ? 'finger' : 'mouse'];

/** Pilots and Equipment, as tabs under the unit that carries them. */
export function RiderTabs({ riders, more }: { readonly riders: readonly Rider[]; readonly more: () => void }) {
  const most = useMostTabs();
  if (riders.length === 0) return null;
  const isTooMany = riders.length > most;
  const first = isTooMany ? riders.slice(0, most - 1) : riders;
  const rest = riders.slice(first.length);
  return (
    <ul className={styles['tabs']}>
      {first.map((rider) => (
        <RiderTab key={rider.handle} rider={rider} />
      ))}
      {isTooMany && (
        <MoreTab cards={rest} text={`${rest.length} ${first.length === 0 ? 'on it' : 'more'}`} open={more} />
      )}
    </ul>
  );
}

function RiderTab({ rider }: { readonly rider: Rider }) {
  const face = useFace(rider.title);
  const isPilot = rider.as === 'pilot';
  return (
    <CardTab
      card={rider}
      name={face?.name ?? spoken(rider.title)}
      label={`${spoken(rider.title)}, ${rider.as}`}
      frame={isPilot ? (face?.frame ?? 'character') : 'equipment'}
      icon={isPilot ? 'wheel' : 'shield'}
      sign={(isPilot ? 'pilot' : 'equipment') satisfies SignName}
    />
  );
}
