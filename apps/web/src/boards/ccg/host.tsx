import type { Seating, ShownHost } from '@binary-sunset/table';
import { memo, useState } from 'react';
import { Badge } from '../../cards/badge.tsx';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { useCanAct } from '../../interaction/canAct.ts';
import type { IconName } from '../../parts/icons.ts';
import { vars } from '../../parts/vars.ts';
import { CardSpot } from '../shared/cardSpot.tsx';
import { CardTab, MoreTab } from '../shared/cardTabs.tsx';
import { useFace } from '../shared/face.ts';
import styles from './host.module.css';
import { HostSheet } from './hostSheet.tsx';
import { type RowLayout, tabHeight, tabsOf } from './row.ts';
import { allOn } from './trees.ts';
import { hostLabel, named, standingOf } from './words.ts';

const seatIcons: Readonly<Partial<Record<Seating, IconName>>> = {
  pilot: 'wheel',
  driver: 'wheel',
  passenger: 'people',
  astromech: 'link',
  cargo: 'build',
};

export interface HostProps {
  readonly host: ShownHost;
  readonly layout: RowLayout;
  readonly mostTabs: number;
  /** Their side of the table: what hangs below a card keeps it in line with the others. */
  readonly above: boolean;
  readonly isTarget?: boolean;
  /** The next card lies on its right side. */
  readonly isCovered?: boolean;
}

/** A card in play with what is on it: weapons above, whoever is aboard below. */
export const Host = memo(({ host, layout, mostTabs, above, isTarget = false, isCovered = false }: HostProps) => {
  const face = useFace(host.title);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  const { size } = layout;
  const on = allOn(host);
  const tabs = size === 'table' ? tabsOf(host, mostTabs) : { up: 0, down: 0 };
  const shownUp = host.attached.slice(0, tabs.up);
  const fitsAll = on.length === shownUp.length + tabs.down && tabs.down === host.aboard.length;
  const shownDown = fitsAll ? host.aboard : host.aboard.slice(0, Math.max(0, tabs.down - 1));
  const standing = standingOf(host);
  const rest = on.filter(({ handle }) => ![...shownUp, ...shownDown].some((tab) => tab.handle === handle));
  const more = rest.length;
  return (
    <div
      className={styles['host']}
      data-card={host.handle}
      data-size={size}
      data-lapped={layout.step < 0 || undefined}
      data-covered={isCovered || undefined}
      style={
        size === 'table'
          ? vars({
              '--card-w': `${layout.card}px`,
              '--lead': `${above ? 0 : (layout.up - tabs.up) * tabHeight}px`,
              '--trail': `${above ? (layout.down - tabs.down) * tabHeight : 0}px`,
            })
          : undefined
      }
    >
      {size === 'table' && shownUp.length > 0 && (
        <ul className={styles['tabs']}>
          {shownUp.map((rider) => (
            <Tab key={rider.handle} rider={rider} />
          ))}
        </ul>
      )}
      <div className={styles['pile']} data-askew={standing.length > 0 || undefined}>
        <CardSpot card={host} label={hostLabel(host, face?.side ?? null)}>
          {(spot) =>
            face === undefined ? (
              <CardBack side="neutral" size={size === 'thumb' ? 'mini' : 'table'} />
            ) : (
              <Card
                face={face}
                size={size}
                stats={host.stats}
                legal={spot.legal}
                selected={spot.selected}
                target={isTarget}
                dim={standing.length > 0}
                paid
                badge={standing[0] === undefined ? undefined : <State words={standing[0]} size={size} />}
              />
            )
          }
        </CardSpot>
        {(size === 'thumb' || mostTabs === 0) && more > 0 && (
          <CountBadge host={host} count={more} isAbove={size === 'table' || standing.length > 0} open={open} />
        )}
      </div>
      {size === 'table' && mostTabs > 0 && (shownDown.length > 0 || more > 0) && (
        <ul className={styles['tabs']}>
          {shownDown.map((rider) => (
            <Tab key={rider.handle} rider={rider} />
          ))}
          {more > 0 && (
            <MoreTab
              cards={rest}
              text={shownUp.length + shownDown.length === 0 ? `${more} on it` : `+${more}`}
              open={open}
            />
          )}
        </ul>
      )}
      {isOpen && <HostSheet host={host} close={() => setOpen(false)} />}
    </div>
  );
});

const State = ({ words, size }: { readonly words: string; readonly size: 'thumb' | 'table' }) => (
  <Badge at={size === 'thumb' ? 'bottom left' : 'bottom'} tone={words === 'hit' ? 'bad' : 'plain'} sign={words}>
    {words}
  </Badge>
);

function Tab({ rider }: { readonly rider: ShownHost }) {
  const face = useFace(rider.title);
  return (
    <CardTab
      card={rider}
      name={face?.name ?? named(rider.title)}
      label={`${hostLabel(rider, null)}${rider.as === 'attached' ? '' : `, ${rider.as}`}`}
      frame={face?.frame ?? 'weapon'}
      icon={seatIcons[rider.as]}
      sign={`as ${rider.as}`}
    />
  );
}

function CountBadge({
  host,
  count,
  isAbove,
  open,
}: {
  readonly host: ShownHost;
  readonly count: number;
  /** At the upper corner: a thumbnail has its name there, so only where something else is below. */
  readonly isAbove: boolean;
  readonly open: () => void;
}) {
  const canAct = useCanAct(allOn(host));
  return (
    <button type="button" className={styles['count']} data-above={isAbove || undefined} onClick={open}>
      <span className={styles['badge']} data-legal={canAct || undefined} aria-hidden="true">
        +{count}
      </span>
      <span className="sr">
        Open what is on {named(host.title)}
        {canAct && ', something can be done there'}
      </span>
    </button>
  );
}
