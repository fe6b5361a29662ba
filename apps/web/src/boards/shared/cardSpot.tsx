import type { ShownCard } from '@binary-sunset/table';
import type { ReactNode } from 'react';
import { useCardGestures } from '../../interaction/useCardGestures.ts';
import { useTable } from '../../session/table.ts';
import styles from './cardSpot.module.css';
import { oddsInWords } from './cardWords.ts';

export interface SpotState {
  /** Something can be done with it now. */
  readonly legal: boolean;
  readonly selected: boolean;
}

/** A card that can be looked at and, where the decision says so, acted with. */
export function CardSpot({
  card: { handle },
  label,
  children,
}: {
  readonly card: ShownCard;
  /** How it is read out: its name and how it stands. */
  readonly label: string;
  readonly children: (state: SpotState) => ReactNode;
}) {
  // One line of text says all that a spot depends on, so that it is drawn anew only when that has changed.
  const [legal, selected, offers, aim] = useTable((table) => {
    const options = table.options.get(handle) ?? [];
    const aim = table.aims.get(handle);
    const isSelected =
      options.some((option) => table.picked.includes(option)) ||
      [...table.aims.values()].some(({ by }) => by === handle);
    return [
      options.length > 0 ? 'legal' : '',
      isSelected ? 'selected' : '',
      [
        ...(aim === undefined ? [] : [oddsInWords(aim.odds)]),
        offered(table.display?.scene.asked?.labels ?? [], options),
      ]
        .filter((said) => said !== '')
        .join('. '),
      aim === undefined ? '' : 'aim',
    ].join('\n');
  }).split('\n');
  const gestures = useCardGestures(handle);
  return (
    <button
      type="button"
      className={styles['spot']}
      data-spot={handle}
      data-legal={legal === '' ? undefined : ''}
      data-aim={aim === '' ? undefined : ''}
      // What changes with every question is an attribute, which needs no layout: as hidden text it cost a millisecond.
      aria-description={offers === '' ? undefined : offers}
      {...(legal === '' || aim !== '' ? {} : { 'aria-pressed': selected !== '' })}
      // Tab goes from one card that can act to the next; arrows go anywhere.
      tabIndex={legal === '' && aim === '' ? -1 : 0}
      {...gestures}
    >
      {/* The face is for the eye alone; in words it would be a row of bare numbers. */}
      <span className={styles['seen']} aria-hidden="true">
        {children({ legal: legal !== '' || aim !== '', selected: selected !== '' })}
      </span>
      <span className="sr">{label}</span>
    </button>
  );
}

function offered(labels: readonly string[], options: readonly number[]): string {
  const [only, ...more] = options;
  if (only === undefined) return '';
  return more.length === 0 ? (labels[only] ?? '') : `${options.length} actions`;
}
