import type { ShownCard, ShownHost } from '@binary-sunset/table';
import { useEffect } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useTable } from '../../session/table.ts';
import { CardSpot } from '../shared/cardSpot.tsx';
import { useFace } from '../shared/face.ts';
import styles from './hostSheet.module.css';
import { hostLabel, named } from './words.ts';

/** A card opened as a tree: what is on it, aboard it, and on that. Once something is chosen it makes room for Confirm. */
export function HostSheet({ host, close }: { readonly host: ShownHost; readonly close: () => void }) {
  const isArmed = useTable(
    ({ picked, display }) => picked.length > 0 && display?.scene.asked?.decision.kind !== 'subset',
  );
  useEffect(() => {
    if (isArmed) close();
  }, [isArmed, close]);
  return (
    <Dialog open onClose={close} title={named(host.title)} about="With all that is on it and aboard" size="large">
      <ul className={styles['tree']}>
        <Branch host={host} />
      </ul>
    </Dialog>
  );
}

function Branch({ host }: { readonly host: ShownHost }) {
  const { attached, aboard, stacked, under, as } = host;
  const riders = [...attached, ...aboard];
  const lying = [
    ...stacked.map((card) => ({ card, note: 'stacked' })),
    ...under.map((card) => ({ card, note: 'stacked face down' })),
  ];
  return (
    <li>
      <Leaf card={host} label={hostLabel(host, null)} host={host} note={as === 'attached' ? '' : as} />
      {(riders.length > 0 || lying.length > 0) && (
        <ul className={styles['tree']}>
          {riders.map((rider) => (
            <Branch key={rider.handle} host={rider} />
          ))}
          {lying.map(({ card, note }) => (
            <li key={card.handle}>
              <Leaf card={card} label={`${named(card.title)}, ${note}`} note={note} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Leaf({
  card,
  label,
  note,
  host,
}: {
  readonly card: ShownCard;
  readonly label: string;
  readonly note: string;
  readonly host?: ShownHost;
}) {
  const face = useFace(card.title);
  return (
    <span className={styles['leaf']}>
      <CardSpot card={card} label={label}>
        {({ legal, selected }) =>
          face === undefined ? (
            <CardBack side="neutral" size="mini" />
          ) : (
            <Card face={face} size="thumb" legal={legal} selected={selected} stats={host?.stats} paid />
          )
        }
      </CardSpot>
      <span>
        <b>{face?.name ?? named(card.title)}</b>
        {note !== '' && <em>{note}</em>}
      </span>
    </span>
  );
}
