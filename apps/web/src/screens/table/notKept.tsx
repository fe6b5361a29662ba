import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { saveGame } from '../../session/saving.ts';
import { useTable } from '../../session/table.ts';
import styles from './notKept.module.css';

/** The browser refuses to keep the game: said once, with the way out. */
export function NotKept() {
  const why = useTable(({ display }) => display?.notKept ?? null);
  const [known, setKnown] = useState(false);
  if (why === null || known) return null;
  return (
    <section className={styles['panel']} role="status" aria-label="Not kept">
      <p>
        <b>This game is not being kept.</b> The browser refuses to store it. Play on, and save a file before you close
        the page. <small>{why}</small>
      </p>
      <Button onClick={() => void saveGame()}>Save file</Button>
      <Button look="quiet" onClick={() => setKnown(true)}>
        Play on
      </Button>
    </section>
  );
}
