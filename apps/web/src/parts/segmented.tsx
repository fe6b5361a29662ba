import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './segmented.module.css';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** What is read out where the label is not enough. */
  readonly name?: string;
}

/** One of a few, all in view. */
export function Segmented<V extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  readonly label: string;
  readonly value: V;
  readonly segments: readonly Segment<V>[];
  readonly onChange: (value: V) => void;
}) {
  return (
    <RadioGroup.Root
      className={styles['segments']}
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      orientation="horizontal"
    >
      {segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          className={styles['segment']}
          {...(segment.name === undefined ? {} : { 'aria-label': segment.name })}
        >
          {segment.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
