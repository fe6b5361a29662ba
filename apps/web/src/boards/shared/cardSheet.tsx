import type { ShownCard } from '@binary-sunset/table';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import styles from './cardSheet.module.css';
import { CardSpot } from './cardSpot.tsx';
import { cardLabel } from './cardWords.ts';
import { useFace } from './face.ts';
import { GivesWay } from './givesWay.tsx';

export interface CardSheetProps {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly ShownCard[];
  readonly close: () => void;
}

/** Cards that lie on top of each other, laid out to be looked at. */
export const CardSheet = ({ title, note, cards, close }: CardSheetProps) => (
  <Dialog open onClose={close} title={title} about={note} size="large">
    <GivesWay close={close} />
    {cards.length === 0 && <p>There is nothing here yet.</p>}
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <li key={card.handle}>
          <SheetCard card={card} />
        </li>
      ))}
    </ul>
  </Dialog>
);

function SheetCard({ card }: { readonly card: ShownCard }) {
  const face = useFace(card.title);
  return (
    <CardSpot card={card} label={cardLabel(card, face)}>
      {({ legal, selected }) =>
        face === undefined ? (
          <CardBack side="neutral" size="table" />
        ) : (
          <Card face={face} size="table" legal={legal} selected={selected} />
        )
      }
    </CardSpot>
  );
}
