import type { CcgBoard, ShownCard } from '@binary-sunset/table';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { CardSpot } from '../shared/cardSpot.tsx';
import { cardLabel } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import styles from './playing.module.css';

/** Cards being played or deployed, where there is no room for the list of all that is under way. */
export function Playing({ board: { playing } }: { readonly board: CcgBoard }) {
  if (playing.length === 0) return null;
  return (
    <ul className={styles['playing']} aria-label="Being played">
      {playing.map((card) => (
        <li key={card.handle} data-card={card.handle}>
          <Played card={card} />
        </li>
      ))}
    </ul>
  );
}

function Played({ card }: { readonly card: ShownCard }) {
  const face = useFace(card.title);
  return (
    <CardSpot card={card} label={`${cardLabel(card, face)}, being played`}>
      {({ legal, selected }) =>
        face === undefined ? (
          <CardBack side="neutral" size="mini" />
        ) : (
          <Card face={face} size="thumb" legal={legal} selected={selected} />
        )
      }
    </CardSpot>
  );
}
