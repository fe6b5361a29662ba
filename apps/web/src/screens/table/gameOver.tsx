import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { NewGame } from '../../engine/protocol.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../parts/toast.tsx';
import { useDialogs } from '../../session/dialogs.ts';
import { saveGame } from '../../session/saving.ts';
import { seated } from '../../session/seating.ts';
import { engine, useTable } from '../../session/table.ts';
import { holdingsOf, reasonOf, verdictOf } from '../../session/verdict.ts';
import styles from './gameOver.module.css';

/** How long the last thing that happened can be seen before the result lies over it. */
const lookFirst = 900;

const swapped = ({ decks: [first, second], ...rest }: NewGame): NewGame => ({ ...rest, decks: [second, first] });

/** The result, and what to do next. It can be put aside to look at the table. */
export function GameOver() {
  const display = useTable((table) => table.display);
  const isOpen = useDialogs(({ opened }) => opened?.what === 'result');
  const { open, close } = useDialogs.getState();
  const [, go] = useLocation();
  const over = display?.scene.outcome ?? null;
  const id = display?.id ?? null;
  const isOver = over !== null;
  useEffect(() => {
    if (!isOver || id === null) return;
    const timer = setTimeout(() => open('result'), lookFirst);
    return () => {
      clearTimeout(timer);
      if (useDialogs.getState().opened?.what === 'result') close();
    };
  }, [isOver, id, open, close]);
  if (display === null || over === null || !isOpen) return null;
  const again = (change: (wish: NewGame) => NewGame): void => {
    engine
      .wish()
      .then((wish) => seated(() => useTable.getState().start(change(wish))))
      .then((next) => go(`/table/${next}`))
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  const { turn, seats } = display.scene.board;
  return (
    <Dialog
      open
      size="small"
      title={verdictOf(display)}
      about={reasonOf(display)}
      onClose={close}
      actions={
        <>
          <Button look="sun" onClick={() => again((wish) => wish)}>
            Rematch
          </Button>
          <Button icon={<Icon name="swap" />} onClick={() => again(swapped)}>
            Swap sides
          </Button>
          <Button icon={<Icon name="target" />} onClick={close}>
            Look at the table
          </Button>
          <Button icon={<Icon name="save" />} onClick={() => void saveGame()}>
            Save file
          </Button>
          <Button icon={<Icon name="home" />} onClick={() => go('/')}>
            Home
          </Button>
        </>
      }
    >
      <dl className={styles['facts']}>
        <div>
          <dt>Turns</dt>
          <dd>{turn}</dd>
        </div>
        {seats.map((seat) => (
          <div key={seat.player}>
            <dt>{seat.name}</dt>
            <dd>{holdingsOf(seat)}</dd>
          </div>
        ))}
      </dl>
      {display.practice ? <p className={styles['practice']}>Moves were taken back, so this was practice.</p> : null}
    </Dialog>
  );
}
