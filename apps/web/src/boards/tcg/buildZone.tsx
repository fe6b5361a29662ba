import type { ShownBuilding, ShownSeat, ShownUnit } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { Pips } from '../../cards/pips.tsx';
import { CardSpot } from '../shared/cardSpot.tsx';
import { useFace } from '../shared/face.ts';
import styles from './buildZone.module.css';
import { Unit } from './unit.tsx';
import { buildingLabel, isReady } from './words.ts';

/** What a player is building, and what has come back. */
export function BuildZone({ seat, own }: { readonly seat: ShownSeat; readonly own: boolean }) {
  const { building, build, side } = seat;
  return (
    <div
      className={styles['zone']}
      data-zone="building"
      data-of={seat.player}
      data-empty={building.length + build.length === 0 || undefined}
    >
      <h3 className={styles['label']} data-sign={'building' satisfies SignName}>
        Build zone
      </h3>
      <ul className={styles['cards']}>
        {building.map((card) => (
          <li key={card.handle}>
            <Building card={card} side={side ?? 'neutral'} own={own} />
          </li>
        ))}
        {build.map((unit) => (
          <li key={unit.handle}>
            <Waiting unit={unit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BuildingProps {
  readonly card: ShownBuilding;
  readonly side: 'light' | 'dark' | 'neutral';
  readonly own: boolean;
}

/** A face-down card: its back and counters, or, for whoever knows it, its face and how far it is. */
const Building = memo(({ card, side, own }: BuildingProps) => {
  const face = useFace(card.title);
  const { counters, cost } = card;
  const ready = isReady(card);
  return (
    <div className={styles['building']} data-card={card.handle} data-ready={ready || undefined}>
      <CardSpot card={card} label={buildingLabel(card)}>
        {({ legal, selected }) =>
          face !== undefined && own ? (
            <Card face={face} size="thumb" legal={legal} selected={selected} />
          ) : (
            <CardBack side={side} size="build" counters={counters} legal={legal} selected={selected} />
          )
        }
      </CardSpot>
      {face === undefined || !own || cost === null ? (
        <span data-sign={'counters' satisfies SignName}>{counters === 1 ? 'counter' : 'counters'}</span>
      ) : (
        <span className={styles['progress']} data-sign={'counters' satisfies SignName}>
          {cost <= 8 && <Pips done={counters} of={cost} tone="build" />}
          <span>{ready ? 'ready' : `${counters} of ${cost}`}</span>
        </span>
      )}
    </div>
  );
});

const Waiting = ({ unit }: { readonly unit: ShownUnit }) => (
  <div className={styles['building']}>
    <Unit unit={unit} size="thumb" />
    <span>{unit.health.now === null ? 'ready to use' : unit.tapped ? 'retreated' : 'waiting'}</span>
  </div>
);
