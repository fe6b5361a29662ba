import { commit } from './frames.ts';
import type { Player } from './player.ts';
import type { CardRef, Field, Plain, ValueIn } from './schema.ts';
import { data, fixed, list, number, oneOf, player, ref } from './schema.ts';
import type { KernelState } from './state.ts';

/** Something that has happened and can be responded to or trigger something. */
const occurrenceShape = <K extends string>() =>
  fixed({
    id: number,
    kind: oneOf<K>(),
    /** The card it happened to; card -1 if to none. */
    subject: ref,
    /** The player whose doing it is. */
    by: player,
    /** The action it belongs to: the id of its frame, or 0. */
    action: number,
    detail: data,
  });

export type Occurrence<K extends string = string> = ValueIn<ReturnType<typeof occurrenceShape<K>>>;

export const occurrencesShape = <K extends string>(): Field<readonly Occurrence<K>[]> => list(occurrenceShape<K>());

export interface Occurred<K extends string = string> {
  readonly kind: K;
  readonly by: Player;
  readonly subject?: CardRef;
  readonly action?: number;
  readonly detail?: Plain;
}

const nothing: CardRef = { card: -1, life: 0 };

/** Something occurs now; from here on nothing of it can be withdrawn. */
export function occurrence<K extends string>(
  s: KernelState,
  { kind, by, subject = nothing, action = 0, detail = null }: Occurred<K>,
): Occurrence<K> {
  commit(s);
  return { id: s.nextOccurrence++, kind, subject, by, action, detail };
}
