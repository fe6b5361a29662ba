import type { KeptGame } from '../../engine/protocol.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { pairingOf, whenOf } from '../shared/keptGames.ts';
import { MiniTable } from '../shared/miniTable.tsx';
import styles from './continue.module.css';

/** How many beside the latest are listed here; the rest are in the history. */
const listed = 2;

/** Games that were begun and are not over. */
export function Continue({
  games,
  onResume,
  onRemove,
}: {
  readonly games: readonly KeptGame[];
  readonly onResume: (game: KeptGame) => void;
  readonly onRemove: (game: KeptGame) => void;
}) {
  const [latest, ...others] = games;
  if (latest === undefined) return null;
  const left = others.length - listed;
  return (
    <section className={styles['panel']} aria-labelledby="continue">
      <header>
        <h2 id="continue">Continue</h2>
        <span>{whenOf(latest.when, Date.now())}</span>
      </header>
      <div className={styles['picture']}>
        <MiniTable game={latest} />
      </div>
      <Row game={latest} onResume={onResume} onRemove={onRemove} main />
      {others.slice(0, listed).map((game) => (
        <Row key={game.id} game={game} onResume={onResume} onRemove={onRemove} />
      ))}
      {left <= 0 ? null : (
        <a className={styles['more']} href="#/history">
          {left === 1 ? 'One more unfinished game' : `${left} more unfinished games`}
        </a>
      )}
    </section>
  );
}

function Row({
  game,
  main = false,
  onResume,
  onRemove,
}: {
  readonly game: KeptGame;
  readonly main?: boolean;
  readonly onResume: (game: KeptGame) => void;
  readonly onRemove: (game: KeptGame) => void;
}) {
  const who = pairingOf(game);
  return (
    <div className={`${styles['row']} ${main ? '' : styles['other']}`}>
      <div className={styles['words']}>
        <b>{who}</b>
        <em>
          {game.standing}
          {main ? '' : ` · ${whenOf(game.when, Date.now())}`}
        </em>
      </div>
      <button type="button" className={styles['delete']} aria-label={`Delete: ${who}`} onClick={() => onRemove(game)}>
        <Icon name="trash" />
      </button>
      <Button
        icon={<Icon name="play" />}
        onClick={() => onResume(game)}
        aria-label={`Resume: ${who}, ${game.standing}`}
      >
        Resume
      </Button>
    </div>
  );
}
