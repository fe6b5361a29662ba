import type { Tally } from '@binary-sunset/table';
import { person } from '@binary-sunset/table/plain';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Display, NewGame } from '../../../engine/protocol.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { say } from '../../../parts/toast.tsx';
import { useDialogs } from '../../../session/dialogs.ts';
import { saveGame } from '../../../session/saving.ts';
import { seated } from '../../../session/seating.ts';
import { engine, useTable } from '../../../session/table.ts';
import { holdingsOf, verdictOf } from '../../../session/verdict.ts';
import { useOffer } from '../../shared/useOffers.ts';
import { Course, type Pair, type Plotted } from './course.tsx';
import styles from './gameOver.module.css';
import { nextDeck, withDeck } from './nextDeck.ts';

/** How long the last thing that happened can be seen before the result lies over it. */
const lookFirst = 900;

const swapped = ({ decks: [first, second], ...rest }: NewGame): NewGame => ({ ...rest, decks: [second, first] });

/** The result, how it came to it, and what to do next. It can be put aside to look at the table. */
export function GameOver() {
  const display = useTable((table) => table.display);
  const isOpen = useDialogs(({ opened }) => opened?.what === 'result');
  const { open, close } = useDialogs.getState();
  const isOver = display !== null && display.scene.outcome !== null;
  const id = display?.id ?? null;
  useEffect(() => {
    if (!isOver || id === null) return;
    const timer = setTimeout(() => open('result'), lookFirst);
    return () => {
      clearTimeout(timer);
      if (useDialogs.getState().opened?.what === 'result') close();
    };
  }, [isOver, id, open, close]);
  return display === null || !isOver || !isOpen ? null : <Result display={display} onClose={close} />;
}

function Result({ display, onClose }: { readonly display: Display; readonly onClose: () => void }) {
  const [, go] = useLocation();
  const { offer } = useOffer(display.game);
  const { scene, sitters, practice, ending } = display;
  const { turn, seats } = scene.board;
  const again = (change: (wish: NewGame) => NewGame): void => {
    engine
      .wish()
      .then((wish) => seated(() => useTable.getState().start(change(wish))))
      .then((table) => go(`/table/${table}`))
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  const plotted = ({ player, name, side }: (typeof seats)[number]): Plotted => ({
    name: !isAlone ? name : player === scene.viewer ? 'You' : 'Opponent',
    side,
  });
  const players: Pair = [plotted(seats[0]), plotted(seats[1])];
  const own = scene.viewer === 'spectator' ? null : scene.viewer;
  const next = own === null || offer === null ? null : nextDeck(offer, seats[own].side, display.decks[own]);
  return (
    <Dialog
      open
      title={verdictOf(display)}
      about={ending?.why}
      onClose={onClose}
      actions={
        <>
          <Button look="sun" onClick={() => again((wish) => wish)}>
            Rematch
          </Button>
          <Button icon={<Icon name="swap" />} onClick={() => again(swapped)}>
            Swap sides
          </Button>
          {next === null || own === null ? null : (
            <Button icon={<Icon name="hand" />} onClick={() => again((wish) => withDeck(wish, own, next))}>
              Play {next}
            </Button>
          )}
        </>
      }
    >
      {ending === null || ending.turningPoint === null ? null : (
        <p className={styles['turning']}>
          <b>The turning point</b> {ending.turningPoint}
        </p>
      )}
      {ending === null || ending.course === null ? null : <Course course={ending.course} players={players} />}
      <Tallies
        players={players}
        tallies={ending?.tallies ?? []}
        holdings={[holdingsOf(seats[0]), holdingsOf(seats[1])]}
        turns={turn}
      />
      <div className={styles['more']}>
        {display.canUndo ? (
          <Button look="quiet" icon={<Icon name="undo" />} onClick={() => void useTable.getState().undoTurn()}>
            Take back the last turn
          </Button>
        ) : null}
        <Button look="quiet" icon={<Icon name="target" />} aria-label="Look at the table" onClick={onClose}>
          Table
        </Button>
        <Button
          look="quiet"
          icon={<Icon name="save" />}
          aria-label="Save the game as a file"
          onClick={() => void saveGame()}
        >
          Save
        </Button>
        <Button look="quiet" icon={<Icon name="home" />} onClick={() => go('/')}>
          Home
        </Button>
      </div>
      {practice ? <p className={styles['practice']}>Moves were taken back, so this was practice.</p> : null}
    </Dialog>
  );
}

function Tallies({
  players,
  tallies,
  holdings,
  turns,
}: {
  readonly players: Pair;
  readonly tallies: readonly Tally[];
  readonly holdings: readonly [string, string];
  readonly turns: number;
}) {
  return (
    <table className={styles['tallies']}>
      <thead>
        <tr>
          <th scope="col">{turns === 1 ? '1 turn' : `${turns} turns`}</th>
          {players.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">At the end</th>
          <td>{holdings[0]}</td>
          <td>{holdings[1]}</td>
        </tr>
        {tallies.map(({ what, of }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{of[0]}</td>
            <td>{of[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
