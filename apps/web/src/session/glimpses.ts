import type { Sight } from '@binary-sunset/table';
import type { Moment } from '../engine/protocol.ts';

/** A moment on the way to another: nothing is asked yet, and no more is known than had happened by then. */
export interface OnTheWay {
  readonly moment: Moment;
  readonly sight: Sight;
}

/** The moments that lead from one to the next, one for each glimpse, and the next with what is left to tell. */
export function wayTo(next: Moment, before: Moment): { readonly onTheWay: readonly OnTheWay[]; readonly rest: Moment } {
  const { glimpses, happenings } = next;
  // A log that is told anew is told at the end.
  const entries = next.wholeLog ? [] : next.entries;
  const onTheWay = glimpses.map(({ sight, board, told, happened }, i): OnTheWay => {
    const last = glimpses[i - 1];
    return {
      sight,
      moment: {
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
