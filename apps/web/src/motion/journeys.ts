import type { Happening } from '@binary-sunset/kernel';

/** A card that went from one zone to another, as far as the viewer was told. */
export interface Journey {
  readonly card: number;
  readonly from: { readonly zone: string; readonly of: number };
}

/** Where each card came from, if it moved; only its first place counts. */
export function journeysIn(happenings: readonly Happening[]): readonly Journey[] {
  const found = new Map<number, Journey>();
  for (const { kind, card, from, zone } of happenings) {
    if (kind !== 'moved' || typeof card !== 'object' || card === null || !('handle' in card)) continue;
    if (typeof from !== 'object' || from === null || !('zone' in from) || from['zone'] === zone) continue;
    const handle = Number(card.handle);
    if (!found.has(handle))
      found.set(handle, { card: handle, from: { zone: String(from['zone']), of: Number(from['of']) } });
  }
  return [...found.values()];
}

/** The units that were damaged. */
export const hurtIn = (happenings: readonly Happening[]): number[] =>
  happenings.flatMap(({ kind, card }) =>
    kind === 'damaged' && typeof card === 'object' && card !== null && 'handle' in card ? [Number(card.handle)] : [],
  );
