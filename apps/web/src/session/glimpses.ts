import type { Glimpsed } from '@binary-sunset/table';
import type { Display } from '../engine/protocol.ts';

/** A display on the way to another: nothing is asked yet, and no more is known than had happened by then. */
export interface OnTheWay {
  readonly display: Display;
  readonly glimpsed: Glimpsed;
}

/** The displays that lead from one to the next, one for each glimpse, and the next with what is left to tell. */
export function wayTo(
  next: Display,
  before: Display,
): { readonly onTheWay: readonly OnTheWay[]; readonly rest: Display } {
  const { glimpses, happenings } = next;
  // A log that is told anew is told at the end.
  const entries = next.wholeLog ? [] : next.entries;
  const onTheWay = glimpses.map(({ glimpsed, board, told, happened }, i): OnTheWay => {
    const last = glimpses[i - 1];
    return {
      glimpsed,
      display: {
        ...before,
        scene: { ...before.scene, board, asked: null, outcome: null },
        faces: i === 0 ? next.faces : [],
        entries: entries.slice(last?.told ?? 0, told),
        wholeLog: false,
        happenings: happenings.slice(last?.happened ?? 0, happened),
        glimpses: [],
      },
    };
  });
  const last = glimpses.at(-1);
  if (last === undefined) return { onTheWay, rest: next };
  return {
    onTheWay,
    rest: {
      ...next,
      entries: next.wholeLog ? next.entries : entries.slice(last.told),
      happenings: happenings.slice(last.happened),
    },
  };
}
