import type { Handle } from '@binary-sunset/kernel';
import type { ShownUnit } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { useCanAct } from '../../interaction/canAct.ts';
import { vars } from '../../parts/vars.ts';
import { useTable } from '../../session/table.ts';
import { CardSheet } from '../shared/cardSheet.tsx';
import { CardSpot } from '../shared/cardSpot.tsx';
import { oddsMark, spoken } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import { RiderTabs } from './riderTabs.tsx';
import styles from './unit.module.css';
import { partsOf } from './unitParts.ts';
import { healthLeft, unitLabel } from './words.ts';

export interface UnitProps {
  readonly unit: ShownUnit;
  readonly size: 'thumb' | 'table';
}

/** A unit with its stack, Pilots and Equipment. Drawn anew only when something about it has changed. */
export const Unit = memo(function Unit({ unit, size }: UnitProps) {
  const face = useFace(unit.title);
  const [isOpen, setOpen] = useState(false);
  const { beneath, under, tokens, part } = unit;
  // Whoever attacks is tapped, but stands up to be seen.
  const tapped = unit.tapped && part !== 'attacker';
  const parts = partsOf(unit);
  const canAct = useCanAct(size === 'thumb' ? parts : beneath);
  const marks = [styles['unit'], part === 'attacker' && styles['attacker'], part === 'defender' && styles['defender']];
  return (
    <div
      className={marks.filter(Boolean).join(' ')}
      data-card={unit.handle}
      data-frame={face?.frame}
      data-size={size}
      data-tapped={tapped || undefined}
      data-hurt={unit.damage}
    >
      <div className={styles['pile']}>
        {beneath.slice(0, 3).map(({ handle }, i) => (
          <i key={handle} className={styles['edge']} style={vars({ '--layer': Math.min(beneath.length, 3) - i })} />
        ))}
        {under > 0 && beneath.length === 0 && (
          <i className={`${styles['edge']} ${styles['faceDown']}`} style={vars({ '--layer': 1 })} />
        )}
        <CardSpot card={unit} label={unitLabel(unit, face?.side ?? null)}>
          {(spot) =>
            face === undefined ? (
              <CardBack side="neutral" size={size === 'thumb' ? 'mini' : 'table'} />
            ) : (
              <Card
                face={face}
                size={size}
                stats={unit}
                damage={unit.damage}
                pending={unit.pending}
                tapped={tapped}
                legal={spot.legal}
                selected={spot.selected}
                target={part === 'defender'}
                paid
              />
            )
          }
        </CardSpot>
        {parts.length > 0 && (size === 'thumb' || beneath.length > 0) && (
          <button
            type="button"
            className={styles['count']}
            data-sign={'stack' satisfies SignName}
            onClick={() => setOpen(true)}
          >
            <span className={styles['badge']} data-legal={canAct || undefined} aria-hidden="true">
              {size === 'thumb' ? `+${parts.length}` : beneath.length + 1}
            </span>
            <span className="sr">
              Open the stack of {spoken(unit.title)}
              {canAct && ', something can be done there'}
            </span>
          </button>
        )}
        {size === 'thumb' && unit.damage + unit.pending > 0 && (
          <Mark className={styles['hurt']} sign="damage" text={healthLeft(unit)} />
        )}
        <Odds card={unit.handle} />
        {tokens > 0 && <Mark className={styles['tokens']} sign="token" text={`●${tokens}`} />}
        {under > 0 && <Mark className={styles['under']} sign="under" text={`▾${under}`} />}
      </div>
      {part === 'attacker' && size === 'table' && <span className={styles['attacks']}>Attacks</span>}
      {size === 'table' && <RiderTabs riders={unit.riders} more={() => setOpen(true)} />}
      {isOpen && (
        <CardSheet
          title={spoken(unit.title)}
          note="What lies on it and beneath it"
          cards={[unit, ...parts]}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
});

/** What is to be expected of an attack on it, over it while it can be attacked. */
function Odds({ card }: { readonly card: Handle }) {
  const mark = useTable(({ aims }) => {
    const aim = aims.get(card);
    return aim === undefined ? null : oddsMark(aim.odds);
  });
  return mark === null ? null : (
    <span className={styles['odds']} data-sign={'odds' satisfies SignName} aria-hidden="true">
      {mark}
    </span>
  );
}

const Mark = ({
  className,
  sign,
  text,
}: {
  readonly className: string | undefined;
  readonly sign: SignName;
  readonly text: string;
}) => (
  <span className={className} data-sign={sign} aria-hidden="true">
    {text}
  </span>
);
