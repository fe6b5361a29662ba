import type { Happening } from '@binary-sunset/kernel';
import { type Speed, speeds } from './settings.ts';

/** How long what happens is worth looking at, in milliseconds, before the computer goes on. */
const looks: Readonly<Record<string, number>> = {
  attacks: 500,
  rolled: 600,
  rerolled: 500,
  damaged: 300,
  discarded: 300,
  deployed: 350,
  completed: 350,
  played: 500,
  step: 200,
  turn: 500,
};

const otherwise = 150;
const longest = 1500;

/** The screen never lags the game by more than a second and a half. */
export function paceOf(happenings: readonly Happening[], speed: Speed): number {
  const kinds = new Set(happenings.map(({ kind }) => kind));
  const look = [...kinds].reduce((sum, kind) => sum + (looks[kind] ?? 0), 0);
  return Math.min(longest, Math.max(otherwise, look)) * speeds[speed];
}
