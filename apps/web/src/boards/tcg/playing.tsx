import type { ShownCard, TcgBoard } from '@binary-sunset/table';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { CardSpot } from '../shared/cardSpot.tsx';
import { cardLabel } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import { inTheMiddle } from './middle.ts';
import styles from './playing.module.css';

/** The spot in the middle where a card is while it is played. */
export function Playing({ board, size }: { readonly board: TcgBoard; readonly size: 'thumb' | 'table' }) {
  const cards = inTheMiddle(board);
  if (cards.length === 0) return null;
  return (
    <ul className={styles['playing']} data-size={size}>
      {cards.map((card) => (
        <li key={card.handle} data-card={card.handle}>
          <Played card={card} size={size} />
          <span>
            {board.disruptable.some(({ handle }) => handle === card.handle) ? 'can be disrupted' : 'takes effect'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Played({ card, size }: { readonly card: ShownCard; readonly size: 'thumb' | 'table' }) {
  const face = useFace(card.title);
  return (
    <CardSpot card={card} label={`${cardLabel(card, face)}, being played`}>
      {({ legal, selected }) =>
        face === undefined ? (
          <CardBack side="neutral" size={size === 'thumb' ? 'mini' : 'table'} />
        ) : (
          <Card face={face} size={size} legal={legal} selected={selected} />
        )
      }
    </CardSpot>
  );
}
