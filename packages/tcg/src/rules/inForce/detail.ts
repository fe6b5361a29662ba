import type { Plain } from '@binary-sunset/kernel';
import { isArena } from '../../state/state.ts';

/** What a lasting effect found out when it began: its X, or the amounts it counted, and the arena that was chosen. */
type Found = number | readonly number[];

/** The arena only where the effect is about it. */
export const detailOf = (found: Found, arena: string): Plain => {
  const plain = typeof found === 'number' ? found : [...found];
  return arena === '' ? plain : { arena, found: plain };
};

const isWithArena = (detail: unknown): detail is { readonly arena: string; readonly found: unknown } =>
  typeof detail === 'object' && detail !== null && 'arena' in detail && 'found' in detail;

const foundIn = (detail: unknown): unknown => (isWithArena(detail) ? detail.found : detail);

export const arenaIn = (detail: unknown): string => (isWithArena(detail) && isArena(detail.arena) ? detail.arena : '');

/** Its X. */
export function amountIn(detail: unknown): number {
  const found = foundIn(detail);
  return typeof found === 'number' ? found : 0;
}

/** What it counted, gain by gain; null where it counted nothing. */
export function amountsIn(detail: unknown): readonly number[] | null {
  const found = foundIn(detail);
  return Array.isArray(found) ? found.map(Number) : null;
}
