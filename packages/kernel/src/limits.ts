import { changed, noteChange } from './frames.ts';
import type { Player } from './player.ts';
import { isSameRef } from './references.ts';
import type { CardRef, ValueIn } from './schema.ts';
import { fixed, number, optional, player, ref, text } from './schema.ts';
import type { KernelState } from './state.ts';

/** Something that was used and may be used only so often: how often, by whom, until the end of what. */
export const useShape = fixed({
  /** What the count is for: the game, a turn, a phase, a battle. Forgotten when that ends. */
  scope: text,
  /** A title or a clause, as the rule says. */
  key: text,
  /** The card, where each copy counts for itself. */
  card: optional(ref),
  by: optional(player),
  count: number,
});

export type Use = ValueIn<typeof useShape>;

/** What a limit counts. */
export interface Limited {
  readonly scope: string;
  readonly key: string;
  readonly card: CardRef | null;
  readonly by: Player | null;
}

export const limited = (
  scope: string,
  key: string,
  card: CardRef | null = null,
  by: Player | null = null,
): Limited => ({ scope, key, card, by });

function find({ uses }: KernelState, { scope, key, card, by }: Limited): number {
  for (let i = 0; i < uses.length; i++) {
    const use = uses[i] as Use;
    if (use.key !== key || use.scope !== scope || use.by !== by) continue;
    if (card === null || use.card === null ? use.card === card : isSameRef(use.card, card)) return i;
  }
  return -1;
}

export function timesUsed(s: KernelState, what: Limited): number {
  const at = find(s, what);
  // There is nothing at -1, and looking there is slow.
  return at < 0 ? 0 : (s.uses[at]?.count ?? 0);
}

export function countUse(s: KernelState, what: Limited): void {
  const at = find(s, what);
  const use = at < 0 ? undefined : s.uses[at];
  changed(s);
  if (use === undefined) s.uses.push({ scope: what.scope, key: what.key, card: what.card, by: what.by, count: 1 });
  else s.uses[at] = { scope: use.scope, key: use.key, card: use.card, by: use.by, count: use.count + 1 };
}

/** The turn, phase or battle is over: its counts begin anew. */
export function forgetUses(s: KernelState, scope: string): void {
  if (s.uses.length === 0 || !s.uses.some((use) => use.scope === scope)) return;
  s.uses = s.uses.filter((use) => use.scope !== scope);
  noteChange();
}
