import type { ShownCard } from '@binary-sunset/table';
import { colourToken } from '../../cards/frameColours.ts';
import { useCanAct } from '../../interaction/canAct.ts';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icons.ts';
import { vars } from '../../parts/vars.ts';
import { CardSpot } from './cardSpot.tsx';
import styles from './cardTabs.module.css';

/** A card that lies on another, as a strip with its name. */
export function CardTab({
  card,
  name,
  label,
  frame,
  icon,
  sign,
}: {
  readonly card: ShownCard;
  readonly name: string;
  /** How it is read out. */
  readonly label: string;
  readonly frame: string;
  readonly icon?: IconName | undefined;
  /** What its icon is called where signs are explained. */
  readonly sign?: string | undefined;
}) {
  return (
    <li data-card={card.handle} className={styles['tab']} style={vars({ '--type': `var(${colourToken(frame)})` })}>
      <CardSpot card={card} label={label}>
        {(spot) => (
          <span
            className={styles['face']}
            data-legal={spot.legal || undefined}
            data-selected={spot.selected || undefined}
          >
            <span>{name}</span>
            {icon !== undefined && <Icon name={icon} sign={sign} />}
          </span>
        )}
      </CardSpot>
    </li>
  );
}

/** The rest of them, behind one strip. */
export function MoreTab({
  cards,
  text,
  open,
}: {
  readonly cards: readonly ShownCard[];
  readonly text: string;
  readonly open: () => void;
}) {
  const canAct = useCanAct(cards);
  return (
    <li className={styles['tab']}>
      <button type="button" onClick={open}>
        <span className={styles['face']} data-legal={canAct || undefined}>
          <span>{text}</span>
        </span>
        {canAct && <span className="sr">, something can be done there</span>}
      </button>
    </li>
  );
}
