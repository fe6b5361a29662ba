import type { Handle } from '@binary-sunset/kernel';
import { useEffect, useState } from 'react';
import type { Display, Inspection } from '../../engine/protocol.ts';
import { engine, useTable } from '../../session/table.ts';
import { withSameParts } from '../../session/withSameParts.ts';

type Looked = Promise<Inspection | null>;

/** What was asked already, as long as the page shows the same. */
const known = new WeakMap<Display, Map<Handle, Looked>>();

function look(display: Display, card: Handle): Looked {
  const cards = known.get(display) ?? new Map<Handle, Looked>();
  known.set(display, cards);
  const found = cards.get(card) ?? engine.inspect(card);
  cards.set(card, found);
  return found;
}

export interface Looking {
  readonly card: Handle | null;
  /** Null while nothing is known, or for a card that the viewer does not know. */
  readonly seen: Inspection | null;
}

const nothing: Looking = { card: null, seen: null };

/** The card that is looked at, as it stands now. What was known stays until something newer is. */
export function useInspection(): Looking {
  const card = useTable((table) => table.inspected);
  const display = useTable((table) => table.display);
  const [looking, setLooking] = useState(nothing);
  useEffect(() => {
    if (card === null || display === null) return setLooking(nothing);
    let stale = false;
    look(display, card).then(
      (seen) => {
        if (!stale) setLooking((last) => withSameParts(last, { card, seen }));
      },
      (error: unknown) => {
        if (!stale) useTable.setState({ fault: { message: String(error), ours: true } });
      },
    );
    return () => {
      stale = true;
    };
  }, [card, display]);
  return looking;
}
