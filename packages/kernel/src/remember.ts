import { arrangementsMade, changesMade } from './frames.ts';
import type { Player } from './player.ts';
import type { KernelState } from './state.ts';
import { playsMade } from './table.ts';

/**
 * What was found out about a table holds until anything on it changes. Functions that are remembered may depend on
 * cards, zones, facts, lasting effects and uses; never on frames, whose locals change unnoticed.
 */
interface Era {
  epoch: number;
  state: KernelState | null;
  counted: number;
  readonly count: () => number;
}

const sinceAnyChange: Era = { epoch: 1, state: null, counted: -1, count: changesMade };
const sinceArranged: Era = { epoch: 1, state: null, counted: -1, count: arrangementsMade };
const sincePlayed: Era = { epoch: 1, state: null, counted: -1, count: playsMade };

/** How many questions are being answered that must not be asked again meanwhile. */
let guarded = 0;

function now(era: Era, s: KernelState): number {
  const counted = era.count();
  if (s !== era.state || era.counted !== counted) {
    era.state = s;
    era.counted = counted;
    era.epoch++;
  }
  return era.epoch;
}

/** Remembers what a function gives for each small number, such as a card. */
export const remembered = <S extends KernelState, T>(find: (s: S, key: number) => T): ((s: S, key: number) => T) =>
  rememberedFor(sinceAnyChange, find);

/** Remembers for each card what depends on nothing but which cards lie in play, where, and what is marked on them. */
export const rememberedInPlay = <S extends KernelState, T>(
  find: (s: S, key: number) => T,
): ((s: S, key: number) => T) => rememberedFor(sinceArranged, find);

/** Remembers for each card what depends on nothing but which cards lie in which zone in play, wherever at the table. */
export const rememberedOfCards = <S extends KernelState, T>(
  find: (s: S, key: number) => T,
): ((s: S, key: number) => T) => rememberedFor(sincePlayed, find);

function rememberedFor<S extends KernelState, T>(era: Era, find: (s: S, key: number) => T): (s: S, key: number) => T {
  const when: number[] = [];
  const what: T[] = [];
  return (s, key) => {
    if (guarded > 0) return find(s, key);
    const at = now(era, s);
    if (when[key] === at) return what[key] as T;
    const found = find(s, key);
    // No holes, which would make the list a slow one.
    while (when.length <= key) {
      when.push(0);
      what.push(found);
    }
    when[key] = at;
    what[key] = found;
    return found;
  };
}

/** Remembers what a function gives for each player and each small number, such as a card. */
export function rememberedByPlayer<S extends KernelState, T>(
  find: (s: S, who: Player, key: number) => T,
): (s: S, who: Player, key: number) => T {
  const both = remembered<S, T>((s, key) => find(s, (key & 1) === 0 ? 0 : 1, key >> 1));
  return (s, who, key) => both(s, key * 2 + who);
}

/** Remembers what a function gives for a state. */
export function rememberedOnce<S extends KernelState, T>(find: (s: S) => T): (s: S) => T {
  const one = remembered<S, T>(find);
  return (s) => one(s, 0);
}

/** As if something had changed: for checking that what is remembered is still so. */
export function forgetRemembered(): void {
  sinceAnyChange.state = null;
  sinceArranged.state = null;
  sincePlayed.state = null;
}

/** Something that must not be asked again while it is being answered: what is found meanwhile may be half the truth. */
export interface Guard {
  readonly isUp: boolean;
  during<T>(find: () => T): T;
}

export function makeGuard(): Guard {
  let isUp = false;
  return {
    get isUp() {
      return isUp;
    },
    during(find) {
      isUp = true;
      guarded++;
      try {
        return find();
      } finally {
        isUp = false;
        guarded--;
      }
    },
  };
}
