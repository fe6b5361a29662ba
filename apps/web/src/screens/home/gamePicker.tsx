import { RadioGroup } from 'radix-ui';
import type { GameName } from '../../engine/protocol.ts';
import { Icon } from '../../parts/icon.tsx';
import ccg from '../art/ccg.svg';
import tcg from '../art/tcg.svg';
import styles from './gamePicker.module.css';

interface Tile {
  readonly value: GameName;
  readonly name: string;
  readonly about: string;
  /** What kind of game it is, for whoever has never seen it. */
  readonly isLike: string;
  readonly art: string;
}

const tiles: readonly Tile[] = [
  {
    value: 'tcg',
    name: 'Trading Card Game',
    about: 'Three arenas, dice',
    isLike:
      'You build units and send them into three arenas: Space, Ground and Character. The fastest attack first, with as many dice as they have power. Whoever controls two arenas wins.',
    art: tcg,
  },
  {
    value: 'ccg',
    name: 'Customizable Card Game',
    about: 'Locations, Force, destiny',
    isLike:
      'Your deck is your Life Force, and what you pay with. You deploy characters and starships to places from the films, drain Force where you stand unopposed, and fight battles. Whoever has no card left has lost.',
    art: ccg,
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
    <>
      <RadioGroup.Root
        className={styles['tiles']}
        aria-label="Game"
        value={game}
        onValueChange={(next) => onChange(next as GameName)}
      >
        {tiles.map(({ value, name, about, art }) => (
          <RadioGroup.Item key={value} value={value} className={styles['tile']} aria-label={`${name}: ${about}`}>
            <img src={art} alt="" />
            <span className={styles['shade']} />
            <span className={styles['words']}>
              <b>{name}</b>
              <em>{about}</em>
            </span>
            <RadioGroup.Indicator className={styles['check']}>
              <Icon name="check" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className={styles['isLike']}>{tiles.find(({ value }) => value === game)?.isLike}</p>
    </>
  );
}
