import type { Happening } from '@binary-sunset/kernel';
import type { CcgHappening, Glimpsed } from '@binary-sunset/table';
import type { TcgHappening } from '@binary-sunset/tcg';
import { type Speed, speeds } from '../settings/settings.ts';

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
  acts: 400,
  deploys: 350,
  moves: 250,
  drains: 400,
  'initiates battle': 500,
  forfeits: 300,
  step: 200,
  turn: 500,
} satisfies Readonly<Partial<Record<(TcgHappening | CcgHappening)['kind'], number>>>;

const otherwise = 150;
const longest = 1500;

/** Before the computer goes on, the screen waits for a second and a half at most. */
export function paceOf(happenings: readonly Happening[], speed: Speed): number {
  const kinds = new Set(happenings.map(({ kind }) => kind));
  const look = [...kinds].reduce((sum, kind) => sum + (looks[kind] ?? 0), 0);
  return Math.min(longest, Math.max(otherwise, look)) * speeds[speed];
}

/** How long each kind of glimpse is shown, in milliseconds: dice come to rest, then the outcome can be read. */
const sights: Readonly<Record<Glimpsed['what'], number>> = {
  roll: 800,
  attack: 1500,
  destiny: 1100,
  hit: 1100,
  miss: 1100,
  power: 1500,
  battle: 1200,
  react: 1200,
  card: 1600,
};

/** However much happens at once, it is shown in this time. */
const longestAltogether = 6000;

/** How long each of several glimpses is shown; not at all if nothing is to be waited for. */
export function glimpsePaces(seen: readonly Glimpsed[], speed: Speed): readonly number[] {
  const looked = seen.map(({ what }) => sights[what]);
  const altogether = looked.reduce((sum, look) => sum + look, 0);
  const share = Math.min(1, longestAltogether / Math.max(1, altogether));
  return looked.map((look) => Math.round(look * share * speeds[speed]));
}
