import type { CcgBoard, ShownBattle, ShownPlace } from '@binary-sunset/table';
import { battleSegments } from '@binary-sunset/table/plain';
import { Art } from '../../../cards/art.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { vars } from '../../../parts/vars.ts';
import { useTable } from '../../../session/table.ts';
import { CardSpot } from '../../shared/cardSpot.tsx';
import { sitterName } from '../../shared/cardWords.ts';
import { useFace } from '../../shared/face.ts';
import { HostRow } from '../hostRow.tsx';
import { named, otherPlayer, placeLabel } from '../words.ts';
import styles from './battleView.module.css';
import { Drawn } from './drawn.tsx';
import { Ledger } from './ledger.tsx';

interface BattleViewProps {
  readonly board: CcgBoard;
  readonly battle: ShownBattle;
  readonly place: ShownPlace;
  readonly width: number;
  readonly height: number;
}

/** What head and, where they stand between the two sides, sums take of the height. */
const taken = { wide: 60, slim: 48 + 108, low: 44 + 96 } as const;
const ledger = 286;
const stage = 200;
/** With less than this, sums stand between the two sides instead of beside them. */
const slim = 640;
/** A phone on its side. */
const low = 320;

/** A battle, where its location was: who takes part, powers and what they are made of, the destiny that is drawn. */
export function BattleView({ board, battle, place, width, height }: BattleViewProps) {
  const { below, seats, draws } = board;
  const above = otherPlayer(below);
  const isSlim = width < slim;
  const isLow = isSlim && height < low;
  const isDrawing = draws.length > 0 && !isSlim;
  const row = isSlim ? width - 8 : width - ledger - (isDrawing ? stage : 0);
  const half = Math.max(0, Math.floor((height - taken[isLow ? 'low' : isSlim ? 'slim' : 'wide']) / 2) - 4);
  const side = (player: 0 | 1, isAbove: boolean) => (
    <div className={styles['rank']}>
      <HostRow
        hosts={hostsIn(battle, place, player)}
        width={row}
        height={half}
        above={isAbove}
        isTight={isSlim}
        label={`${seats[player].name} in battle`}
      />
    </div>
  );
  const sums = (player: 0 | 1) => (
    <Ledger side={battle.sides[player]} seat={seats[player]} own={player === below} battle={battle} slim={isSlim} />
  );
  return (
    <section
      className={styles['battle']}
      data-arena={place.handle}
      data-slim={isSlim || undefined}
      data-low={isLow || undefined}
      data-drawing={isDrawing || undefined}
      aria-label={`Battle at ${place.name}`}
      style={vars({ '--column': `${width}px` })}
    >
      <Head board={board} battle={battle} place={place} />
      {side(above, true)}
      {side(below, false)}
      {isDrawing && <Drawn draws={draws} seats={seats} below={below} />}
      <div className={styles['sums']}>
        {sums(above)}
        <Balance battle={battle} board={board} />
        {sums(below)}
      </div>
    </section>
  );
}

/** Whoever takes part, and whoever is there without: they stay in sight, and may have something to do. */
function hostsIn({ sides }: ShownBattle, place: ShownPlace, player: 0 | 1): ShownPlace['cards'][0] {
  const fighting = sides[player].cards;
  const there = [...place.cards[player], ...place.missing.filter(({ owner }) => owner === player)];
  const others = there.filter(({ handle }) => !fighting.some((one) => one.handle === handle));
  const elsewhere = sides[player === 0 ? 1 : 0].cards;
  return [...fighting, ...others.filter(({ handle }) => !elsewhere.some((one) => one.handle === handle))];
}

function Head({
  board,
  battle,
  place,
}: {
  readonly board: CcgBoard;
  readonly battle: ShownBattle;
  readonly place: ShownPlace;
}) {
  const face = useFace(place.title);
  const sitters = useTable(({ display }) => display?.sitters ?? null);
  const who = sitters === null ? '' : sitterName(board.seats[battle.by], sitters);
  return (
    <header className={styles['head']} data-card={place.handle}>
      {face !== undefined && <Art face={face} shape="wide" />}
      <i className={styles['shade']} />
      <CardSpot card={place} label={placeLabel(place, board.seats)}>
        {({ legal }) => (
          <span className={styles['title']} data-legal={legal || undefined}>
            <b>Battle at {named(place.name)}</b>
            <em>{who} began it</em>
          </span>
        )}
      </CardSpot>
      <Track now={battle.segment} />
    </header>
  );
}

const Track = ({ now }: { readonly now: number }) => (
  <ol className={styles['track']} aria-label="Segments of the battle">
    {battleSegments.map((name, i) => (
      <li key={name} data-state={i < now ? 'done' : i === now ? 'now' : 'to come'}>
        {i < now ? <Icon name="check" /> : <i />}
        {name}
        <span className="sr">{i < now ? ', over' : i === now ? ', now' : ', to come'}</span>
      </li>
    ))}
  </ol>
);

/** Both powers as one bar. */
function Balance({ battle: { sides }, board: { seats, below } }: Pick<BattleViewProps, 'battle' | 'board'>) {
  const above = otherPlayer(below);
  const [theirs, mine] = [sides[above].power, sides[below].power];
  return (
    <span className={styles['balance']} aria-hidden="true">
      <i className={styles['share']} data-side={seats[above].side} style={{ flexGrow: Math.max(theirs, 0.5) }} />
      <i className={styles['share']} data-side={seats[below].side} style={{ flexGrow: Math.max(mine, 0.5) }} />
    </span>
  );
}
