import { commit } from './frames.ts';
import type { Player } from './player.ts';
import type { CardRef, Held, Plain } from './schema.ts';
import { data, fixed, number, player, ref, text } from './schema.ts';
import type { KernelState } from './state.ts';

/** Something that has happened and can be responded to or trigger something. */
export const occurrenceShape = fixed({
  id: number,
  kind: text,
  /** The card it happened to; card -1 if to none. */
  subject: ref,
  /** The player whose doing it is. */
  by: player,
  /** The action it belongs to: the id of its frame, or 0. */
  action: number,
  detail: data,
});

export type Occurrence = Held<typeof occurrenceShape>;

export interface Occurred {
  readonly kind: string;
  readonly by: Player;
  readonly subject?: CardRef;
  readonly action?: number;
  readonly detail?: Plain;
}

const nothing: CardRef = { card: -1, life: 0 };

/** Something occurs now; from here on nothing of it can be withdrawn. */
export function occurrence(
  s: KernelState,
  { kind, by, subject = nothing, action = 0, detail = null }: Occurred,
): Occurrence {
  commit(s);
  return { id: s.nextOccurrence++, kind, subject, by, action, detail };
}
