import type { Face } from '@binary-sunset/table';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import type { GameName } from '../../engine/protocol.ts';
import { Button } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { engine } from '../../session/table.ts';
import { SignTip } from '../../shell/signs/signTip.tsx';
import { Header } from '../shared/header.tsx';
import { useGame } from '../shared/useGame.ts';
import { CardDialog } from './cardDialog.tsx';
import styles from './cards.module.css';
import { everything, wantedAmong } from './gallery/filter.ts';
import { Filters, TryingSwitch } from './gallery/filters.tsx';

const games = [
  { value: 'tcg', label: 'Trading', name: 'Trading Card Game' },
  { value: 'ccg', label: 'Customizable', name: 'Customizable Card Game' },
] as const;

/** Every card there is to play with. */
export function Cards() {
  const [game, setGame] = useGame();
  const [pools, setPools] = useState<Readonly<Partial<Record<GameName, readonly Face[]>>>>({});
  const pool = pools[game] ?? null;
  const [fault, setFault] = useState<string | null>(null);
  const [wanted, setWanted] = useState(everything);
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    engine.pool(game).then(
      (faces) => setPools((known) => ({ ...known, [game]: faces })),
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [game]);
  const lookedFor = useDeferredValue(wanted);
  const shown = useMemo(() => wantedAmong(pool ?? [], lookedFor), [pool, lookedFor]);
  const present = useMemo(
    () => new Set(wantedAmong(pool ?? [], { ...everything, trying: wanted.trying }).map(({ frame }) => frame)),
    [pool, wanted.trying],
  );
  const at = shown.findIndex(({ title }) => title === open);
  return (
    <div className={styles['page']}>
      <Header />
      <SignTip game={game} />
      <main className={styles['main']}>
        <div className={styles['head']}>
          <h1>Cards</h1>
          <Segmented
            label="Game"
            value={game}
            segments={games}
            onChange={(chosen) => {
              setGame(chosen);
              setWanted({ ...everything, trying: wanted.trying });
            }}
          />
          <TryingSwitch on={wanted.trying} onChange={(trying) => setWanted({ ...wanted, trying })} />
          <p role="status">{pool === null ? '' : `${shown.length} ${shown.length === 1 ? 'card' : 'cards'}`}</p>
        </div>
        <Filters
          wanted={wanted}
          present={present}
          hasNeutral={(pool ?? []).some(({ side }) => side === 'neutral')}
          onChange={setWanted}
        />
        {fault !== null && <p role="alert">{fault}</p>}
        {pool !== null && shown.length === 0 && (
          <div className={styles['none']}>
            <p>No card has all of that.</p>
            <Button onClick={() => setWanted({ ...everything, trying: wanted.trying })}>Show all cards</Button>
          </div>
        )}
        <ul className={styles['grid']}>
          {shown.map((face) => (
            <li key={face.title}>
              <button type="button" onClick={() => setOpen(face.title)}>
                <Card face={face} size="table" />
              </button>
            </li>
          ))}
        </ul>
      </main>
      <CardDialog
        face={shown[at] ?? null}
        onClose={() => setOpen(null)}
        onStep={(by) => setOpen(shown[(at + by + shown.length) % shown.length]?.title ?? null)}
      />
    </div>
  );
}
