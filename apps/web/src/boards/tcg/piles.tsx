import type { ShownSeat } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { CardSheet } from '../shared/cardSheet.tsx';
import styles from '../shared/pile.module.css';
import { Count, Top } from '../shared/pile.tsx';

/** The discard pile may be looked through at any time. */ // TCG-0053
export function DiscardPile({ seat: { player, name, discard, aside } }: { readonly seat: ShownSeat }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['pile']} data-zone="discard" data-of={player}>
      <Top card={discard.at(-1)} of="discard pile" />
      <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
        <Count count={discard.length} name="Discard" />
        <span className="sr"> pile of the {name}</span>
      </button>
      {isOpen && (
        <CardSheet
          title={`Discard pile of the ${name}`}
          note={
            aside.length === 0
              ? 'The last card first.'
              : `The last card first. ${counted(aside.length, 'card')} out of the game at the end.`
          }
          cards={[...[...discard].reverse(), ...aside]}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
