import type { KernelState } from '@binary-sunset/kernel';

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
  return value;
}

/** Freezes what forks of a state share, so that changing any of it throws. */
export function freezeShared(s: KernelState): void {
  deepFreeze(s.names);
  for (const deck of s.decks) deepFreeze(deck);
  for (const settled of [s.cards.definition, s.cards.owner]) deepFreeze(settled);
  for (const records of [s.lasting, s.held, s.uses]) for (const record of records) deepFreeze(record);
  for (const { locals } of s.frames) for (const value of Object.values(locals)) deepFreeze(value);
}
