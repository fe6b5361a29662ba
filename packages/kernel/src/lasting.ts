import { changed, noteChange } from './frames.ts';
import type { Detail, Tell } from './happening.ts';
import { maskOf } from './happening.ts';
import type { CardId, CardRef, ValueIn } from './schema.ts';
import { data, fixed, list, number, optional, player, ref, text } from './schema.ts';
import { show } from './show.ts';
import type { KernelState } from './state.ts';

/**
 * An effect that goes on after what made it. Locked, it is about the cards it was made for; live, about whichever
 * cards its clause names at any moment.
 */
export const lastingShape = fixed({
  /** Stable name of the text that it comes from. */
  clause: text,
  source: ref,
  by: player,
  /** The cards it was made for, or null if it is live. */
  locked: optional(list(ref)),
  /** The end of what it ends with. */
  until: text,
  since: number,
  detail: data,
});

export type Lasting = ValueIn<typeof lastingShape>;

/** Begins an effect now. */
export function beginLasting(s: KernelState, tell: Tell, effect: Omit<Lasting, 'since'>): void {
  const { clause, source, by, locked, until, detail } = effect;
  const begun: Lasting = { clause, source, by, locked, until, since: s.moment++, detail };
  s.lasting.push(begun);
  changed(s);
  if (tell === undefined) return;
  for (const viewer of [0, 1, 'spectator'] as const) {
    tell({
      kind: 'began',
      for: maskOf(viewer),
      lasting: show(lastingShape, begun, s, viewer) as Detail,
    });
  }
}

/** Ends every effect that lasts until this. */
export function endLasting(s: KernelState, tell: Tell, until: string): void {
  if (s.lasting.length === 0 || !s.lasting.some((effect) => effect.until === until)) return;
  s.lasting = s.lasting.filter((effect) => effect.until !== until);
  noteChange();
  tell?.({ kind: 'ceased', until });
}

/** Ends one effect before its time. */
export function endOne(s: KernelState, tell: Tell, effect: Lasting): void {
  s.lasting = s.lasting.filter((other) => other !== effect);
  noteChange();
  tell?.({ kind: 'ceased', since: effect.since });
}

/** Is the card one that a locked effect was made for, and still the same? */
export const isLockedOn = (s: KernelState, effect: Lasting, card: CardId): boolean =>
  effect.locked?.some((locked: CardRef) => locked.card === card && locked.life === s.cards.life[card]) ?? false;
