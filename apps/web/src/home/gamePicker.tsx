import { RadioGroup } from 'radix-ui';
import type { GameName } from '../engine/protocol.ts';
import { Icon } from '../parts/icon.tsx';
import ccg from './art/ccg.svg';
import tcg from './art/tcg.svg';
import styles from './gamePicker.module.css';

interface Tile {
  readonly value: GameName | 'ccg';
  readonly name: string;
  readonly about: string;
  readonly art: string;
  /** Why it cannot be chosen yet. */
  readonly coming?: string;
}

const tiles: readonly Tile[] = [
  { value: 'tcg', name: 'Trading Card Game', about: 'Three arenas, dice', art: tcg },
  {
    value: 'ccg',
    name: 'Customizable Card Game',
    about: 'Locations, Force, destiny',
    art: ccg,
    coming: 'Coming: its rules are still being written',
  },
];

export function GamePicker({
  game,
  onChange,
}: {
  readonly game: GameName;
  readonly onChange: (game: GameName) => void;
}) {
  return (
    <RadioGroup.Root
      className={styles['tiles']}
      aria-label="Game"
      value={game}
      onValueChange={(next) => onChange(next as GameName)}
    >
      {tiles.map(({ value, name, about, art, coming }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className={styles['tile']}
          disabled={coming !== undefined}
          aria-label={`${name}: ${coming ?? about}`}
          title={coming}
        >
          <img src={art} alt="" />
          <span className={styles['shade']} />
          <span className={styles['words']}>
            <b>{name}</b>
            <em>{about}</em>
          </span>
          {coming === undefined ? null : <span className={styles['coming']}>Coming</span>}
          <RadioGroup.Indicator className={styles['check']}>
            <Icon name="check" />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
