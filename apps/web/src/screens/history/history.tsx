import type { KeptGame } from '../../engine/protocol.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../parts/toast.tsx';
import { saveGame } from '../../session/saving.ts';
import { useTable } from '../../session/table.ts';
import { Header } from '../shared/header.tsx';
import { pairingOf, resultOf, whenOf } from '../shared/keptGames.ts';
import { MiniTable } from '../shared/miniTable.tsx';
import { useKept } from '../shared/useKept.ts';
import { useSeat } from '../shared/useSeat.ts';
import { linkTo } from '../table/link.ts';
import styles from './history.module.css';
import { scoresOf } from './score.ts';
import { ScoreTable } from './scoreTable.tsx';

export function History() {
  const { games, refused, remove } = useKept();
  const { fault, sit } = useSeat();
  const unfinished = games.filter(({ over }) => over === null);
  const finished = games.filter(({ over }) => over !== null);
  const scores = scoresOf(games);
  const row = (game: KeptGame) => <Game key={game.id} game={game} onSit={sit} onRemove={() => remove(game)} />;
  return (
    <div className={styles['page']}>
      <Header />
      <main className={styles['main']}>
        <h1>History</h1>
        {fault === null ? null : <p role="alert">{fault}</p>}
        {refused === null ? null : (
          <p role="status">
            This browser keeps nothing ({refused}). Save a game as a file from its menu to go on later.
          </p>
        )}
        {unfinished.length === 0 ? null : (
          <section aria-labelledby="unfinished">
            <h2 id="unfinished">Not finished</h2>
            <ul>{unfinished.map(row)}</ul>
          </section>
        )}
        {scores.length === 0 ? null : <ScoreTable scores={scores} />}
        <section aria-labelledby="finished">
          <h2 id="finished">Finished</h2>
          {finished.length === 0 ? (
            <p className={styles['none']}>
              No game was finished here yet. <a href="#/">Start one</a>
            </p>
          ) : (
            <ul>{finished.map(row)}</ul>
          )}
        </section>
      </main>
    </div>
  );
}

function Game({
  game,
  onSit,
  onRemove,
}: {
  readonly game: KeptGame;
  readonly onSit: (act: () => Promise<void>) => void;
  readonly onRemove: () => void;
}) {
  const who = pairingOf(game);
  const { over } = game;
  const link = linkTo(game.wish);
  const copy = (): void => {
    navigator.clipboard
      .writeText(`${location.origin}${location.pathname}${link}`)
      .then(() => say('Copied: the link starts a game with the same decks.'))
      .catch((error: unknown) => say(`The link could not be copied: ${String(error)}`));
  };
  return (
    <li className={styles['game']}>
      <div className={styles['picture']}>
        <MiniTable game={game} />
      </div>
      <div className={styles['words']}>
        <b>
          {over === null ? who : `${resultOf(game)}${over.winner === null ? ':' : ' by'} ${over.because}`}
          {game.practice ? <span className={styles['practice']}>Practice</span> : null}
        </b>
        <em>{over === null ? game.standing : `${who} · ${game.turn === 1 ? '1 turn' : `${game.turn} turns`}`}</em>
        <em>
          {game.decks[0]} against {game.decks[1]} · {whenOf(game.when, Date.now())}
        </em>
      </div>
      <div className={styles['acts']}>
        {over === null ? (
          <Button
            icon={<Icon name="play" />}
            aria-label={`Resume: ${who}, ${game.standing}`}
            onClick={() => onSit(() => useTable.getState().resume(game.id))}
          >
            Resume
          </Button>
        ) : (
          <>
            <Button aria-label={`Rematch: ${who}`} onClick={() => onSit(() => useTable.getState().start(game.wish))}>
              Rematch
            </Button>
            <Button
              look="quiet"
              aria-label={`Look at the table: ${who}`}
              onClick={() => onSit(() => useTable.getState().resume(game.id))}
            >
              Look
            </Button>
          </>
        )}
        {link === null ? null : (
          <Button
            look="quiet"
            aria-label={`Copy a link: ${who}`}
            title="Copy a link to a game like this"
            onClick={copy}
          >
            <Icon name="share" />
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Save as a file: ${who}`}
          title="Save as a file"
          onClick={() => void saveGame(game)}
        >
          <Icon name="save" />
        </Button>
        <Button look="quiet" aria-label={`Delete: ${who}`} title="Delete" onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  );
}
