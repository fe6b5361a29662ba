import type { Player } from '@binary-sunset/kernel';
import type { CcgBoard, ShownPlace } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Icons } from '../../cards/forceIcons.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SideMark } from '../../parts/sideMark.tsx';
import { vars } from '../../parts/vars.ts';
import { CardSpot } from '../shared/cardSpot.tsx';
import { useFace } from '../shared/face.ts';
import { Host } from './host.tsx';
import { thumb } from './row.ts';
import styles from './tile.module.css';
import { otherPlayer, placeLabel } from './words.ts';

/** A thumbnail, and a little room around it. */
const missingHeight = 52;

/** More letters than this do not fit on two lines of a narrow column. */
const longName = 21;

/** What a column shows: how wide it is in words. */
export type ColumnSize = 'narrow' | 'normal' | 'focused';

interface TileProps {
  readonly place: ShownPlace;
  readonly seats: CcgBoard['seats'];
  readonly below: Player;
  readonly size: ColumnSize;
}

/** A location on the horizon: both powers, who controls it, what it could be drained for, the Force icons, and who is missing. */
export const Tile = memo(({ place, seats, below, size }: TileProps) => {
  const face = useFace(place.title);
  const above = otherPlayer(below);
  const [mine, theirs] = [seats[below].side, seats[above].side];
  return (
    <div className={styles['spine']} data-size={size} data-card={place.handle}>
      <Power place={place} seats={seats} player={above} above />
      <CardSpot card={place} label={placeLabel(place, seats)}>
        {({ legal, selected }) => (
          <span
            className={styles['tile']}
            data-long={place.name.length > longName || undefined}
            style={vars({ '--letters': place.name.length })}
            data-legal={legal || undefined}
            data-selected={selected || undefined}
          >
            {face !== undefined && <Art face={face} shape="wide" />}
            <i className={styles['shade']} />
            <b className={styles['name']}>{place.name}</b>
            {size === 'focused' && (
              <span
                className={styles['kind']}
                data-sign={(/site/.test(place.kind) ? 'site' : 'system') satisfies SignName}
              >
                {place.kind}
              </span>
            )}
            <span className={styles['above']}>
              <Icons side={theirs} count={place.icons[above]} />
            </span>
            <span className={styles['below']}>
              <Icons side={mine} count={place.icons[below]} />
            </span>
          </span>
        )}
      </CardSpot>
      <Power place={place} seats={seats} player={below} above={false} />
      {place.missing.length > 0 && (
        <ul className={styles['missing']} aria-label={`Missing at ${place.name}`}>
          {place.missing.map((host) => (
            <li key={host.handle}>
              <Host host={host} layout={thumb} mostTabs={0} above={false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** What each half of a location has less of the height where somebody is missing there. */
export const lessFor = ({ missing }: ShownPlace): number => (missing.length === 0 ? 0 : missingHeight / 2);

function Power({
  place: { power, controller, drain },
  seats,
  player,
  above,
}: {
  readonly place: ShownPlace;
  readonly seats: CcgBoard['seats'];
  readonly player: Player;
  readonly above: boolean;
}) {
  const isHeld = controller === player;
  return (
    <span
      className={styles['power']}
      data-side={seats[player].side}
      data-place={above ? 'above' : 'below'}
      data-held={isHeld || undefined}
      data-zero={power[player] === 0 || undefined}
      data-sign={(isHeld ? 'control' : 'power here') satisfies SignName}
      aria-hidden="true"
    >
      <SideMark side={seats[player].side} />
      <b>{power[player]}</b>
      {isHeld && drain !== null && (
        <span data-sign={'drain' satisfies SignName}>
          <Icon name="drain" />
          {drain}
        </span>
      )}
    </span>
  );
}
