import { worldPicture } from '../../cards/art/art.ts';
import type { KeptGame } from '../../engine/protocol.ts';
import character from '../art/character.svg';
import ground from '../art/ground.svg';
import space from '../art/space.svg';
import styles from './miniTable.module.css';

const art: Readonly<Record<string, string>> = { space, ground, character };

const artOf = (name: string): string | undefined => art[name.toLowerCase().split(' ')[0] ?? ''];

/** So many parts of a table fit. */
const most = 6;

/** How a table stood, small: for each arena or system what the two sides have there, and who holds it. */
export function MiniTable({ game: { arenas, sides } }: { readonly game: KeptGame }) {
  const colour = (player: 0 | 1): string => styles[sides[player] ?? 'neither'] ?? '';
  return (
    <div
      className={styles['table']}
      role="img"
      aria-label={arenas.map(({ name, units }) => `${name}: ${units[0]} to ${units[1]} units`).join('; ')}
    >
      {arenas.slice(0, most).map(({ name, units, controller }) => (
        <div key={name} className={`${styles['arena']} ${controller === null ? '' : colour(controller)}`}>
          <span className={colour(1)}>{units[1]}</span>
          {artOf(name) === undefined ? (
            <i style={{ backgroundImage: worldPicture(name) }} />
          ) : (
            <img src={artOf(name)} alt="" />
          )}
          <span className={colour(0)}>{units[0]}</span>
        </div>
      ))}
    </div>
  );
}
