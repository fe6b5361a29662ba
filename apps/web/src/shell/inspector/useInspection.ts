import type { Handle } from '@binary-sunset/kernel';
import { useEffect, useState } from 'react';
import type { Inspection, Moment } from '../../engine/protocol.ts';
import { kept } from '../../session/kept.ts';
import { engine, useTable } from '../../session/table.ts';

type Looked = Promise<Inspection | null>;

/** What was asked already, while the moment lasts. */
const known = new WeakMap<Moment, Map<Handle, Looked>>();

function look(moment: Moment, card: Handle): Looked {
  const cards = known.get(moment) ?? new Map<Handle, Looked>();
  known.set(moment, cards);
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
  const moment = useTable((table) => table.moment);
  const [looking, setLooking] = useState(nothing);
  useEffect(() => {
    if (card === null || moment === null) return setLooking(nothing);
    let stale = false;
    look(moment, card).then(
      (seen) => {
        if (!stale) setLooking((last) => kept(last, { card, seen }));
      },
      (error: unknown) => {
        if (!stale) useTable.setState({ fault: { message: String(error), ours: true } });
      },
    );
    return () => {
      stale = true;
    };
  }, [card, moment]);
  return looking;
}
