import { Switch, ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { colourToken } from '../../../cards/frameColours.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { SideMark } from '../../../parts/sideMark.tsx';
import { vars } from '../../../parts/vars.ts';
import { kinds, type Wanted } from './filter.ts';
import styles from './filters.module.css';

const sided = (side: 'light' | 'dark' | 'neutral', name: string) => ({
  value: side,
  label: (
    <span className={styles['side']}>
      <SideMark side={side} />
      {name}
    </span>
  ),
});

const sides = [
  { value: 'any', label: 'All' },
  sided('light', 'Light'),
  sided('dark', 'Dark'),
  sided('neutral', 'Neutral'),
] as const;

/** What is wanted: words, a side, kinds of card. */
export function Filters({
  wanted,
  present,
  hasNeutral,
  onChange,
}: {
  readonly wanted: Wanted;
  /** Frames that some card of the pool has. */
  readonly present: ReadonlySet<string>;
  /** Whether some card is of neither side. */
  readonly hasNeutral: boolean;
  readonly onChange: (wanted: Wanted) => void;
}) {
  return (
    <search className={styles['filters']}>
      <label className={styles['words']}>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Title or text"
          aria-label="Search cards by title or text"
          value={wanted.words}
          onChange={({ target }) => onChange({ ...wanted, words: target.value })}
        />
      </label>
      <div className={styles['sides']}>
        <Segmented
          label="Side"
          value={wanted.side}
          segments={sides.filter(({ value }) => value !== 'neutral' || hasNeutral)}
          onChange={(side) => onChange({ ...wanted, side })}
        />
      </div>
      <ToggleGroup.Root
        type="multiple"
        className={styles['kinds']}
        aria-label="Kinds of card"
        value={[...wanted.frames]}
        onValueChange={(frames) => onChange({ ...wanted, frames })}
      >
        {kinds
          .filter(([frame]) => present.has(frame))
          .map(([frame, name]) => (
            <ToggleGroup.Item
              key={frame}
              value={frame}
              className={styles['kind']}
              style={vars({ '--type': `var(${colourToken(frame)})` })}
            >
              <Icon name="check" />
              <i />
              {name}
            </ToggleGroup.Item>
          ))}
      </ToggleGroup.Root>
    </search>
  );
}

/** Whether cards of ours, which no game was sold with, are shown too. */
export function TryingSwitch({ on, onChange }: { readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <label className={styles['trying']} htmlFor={id}>
      <Switch.Root id={id} className={styles['switch']} checked={on} onCheckedChange={onChange}>
        <Switch.Thumb className={styles['thumb']} />
      </Switch.Root>
      Cards for trying things
    </label>
  );
}
