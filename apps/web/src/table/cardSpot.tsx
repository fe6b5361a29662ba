import type { ShownCard } from '@binary-sunset/table';
import type { ReactNode } from 'react';
import { optionsByCard } from '../client/options.ts';
import { useTable } from '../client/table.ts';

export interface SpotState {
  /** Something can be done with it now. */
  readonly legal: boolean;
  readonly selected: boolean;
  readonly inspected: boolean;
}

/** A card that can be looked at and, where the decision says so, acted with. */
export function CardSpot({
  card,
  label,
  children,
}: {
  readonly card: ShownCard;
  /** How it is read out: its name and how it stands. */
  readonly label: string;
  readonly children: (state: SpotState) => ReactNode;
}) {
  const asked = useTable((table) => table.moment?.scene.asked ?? null);
  const inspected = useTable((table) => table.inspected === card.handle);
  const picked = useTable((table) => table.picked);
  const options = optionsByCard(asked).get(card.handle) ?? [];
  return (
    <button type="button" aria-label={label} onClick={() => useTable.getState().inspect(card.handle)}>
      {children({ legal: options.length > 0, selected: options.some((option) => picked.includes(option)), inspected })}
    </button>
  );
}
