import { RadioGroup } from 'radix-ui';
import { Icon } from '../../parts/icon.tsx';
import { SideMark } from '../../parts/sideMark.tsx';
import styles from './sidePicker.module.css';
import type { SideWish } from './wish.ts';

const names: Readonly<Record<SideWish, string>> = { light: 'Light', dark: 'Dark', surprise: 'Surprise me' };

export function SidePicker({
  side,
  onChange,
}: {
  readonly side: SideWish;
  readonly onChange: (side: SideWish) => void;
}) {
  return (
    <RadioGroup.Root
      className={styles['sides']}
      aria-label="Side"
      value={side}
      onValueChange={(next) => onChange(next as SideWish)}
      orientation="horizontal"
    >
      {(['light', 'dark', 'surprise'] as const).map((value) => (
        <RadioGroup.Item key={value} value={value} className={`${styles['side']} ${styles[value]}`}>
          {value === 'surprise' ? null : <SideMark side={value} />}
          {names[value]}
          <RadioGroup.Indicator className={styles['check']}>
            <Icon name="check" />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
