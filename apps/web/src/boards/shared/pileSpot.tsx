import type { ReactNode } from 'react';
import { Spoken } from '../../parts/spoken.tsx';
import { optionOfPile } from '../../session/options.ts';
import { useTable } from '../../session/table.ts';
import styles from './pileSpot.module.css';

/** The option that a pile stands for in what is asked now; null if it stands for none. */
export const useOptionOfPile = (zone: string, of: number): number | null =>
  useTable(({ display }) => optionOfPile(display?.scene.asked ?? null, zone, of));

/** A pile, or the number that stands for it; it can be pressed where it is one of the things to choose from. */
export function PileSpot({
  zone,
  of,
  className,
  sign,
  children,
}: {
  readonly zone: string;
  readonly of: number;
  readonly className: string | undefined;
  /** What it is called where signs are explained. */
  readonly sign?: string;
  readonly children: ReactNode;
}) {
  const option = useOptionOfPile(zone, of);
  const label = useTable(({ display }) => (option === null ? '' : (display?.scene.asked?.labels[option] ?? '')));
  const isPicked = useTable(({ picked }) => option !== null && picked.includes(option));
  if (option === null)
    return (
      <div className={className} data-zone={zone} data-of={of} data-sign={sign}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`${className} ${styles['legal']}`}
      data-zone={zone}
      data-of={of}
      data-option={option}
      data-sign={sign}
      data-picked={isPicked || undefined}
      onClick={() => useTable.getState().choose(option)}
    >
      <Spoken name={label}>{children}</Spoken>
    </button>
  );
}
