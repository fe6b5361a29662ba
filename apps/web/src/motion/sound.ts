import type { Happening, Player, Viewer } from '@binary-sunset/kernel';
import type { TcgHappening } from '@binary-sunset/tcg';

export type Sound = 'your move' | 'deploy' | 'hit' | 'dice' | 'loss' | 'win' | 'lose';

/** What can be heard of what happens. */
const heard: Readonly<Record<string, Sound>> = {
  rolled: 'dice',
  rerolled: 'dice',
  deployed: 'deploy',
  completed: 'deploy',
  put: 'deploy',
  damaged: 'hit',
  discarded: 'loss',
} satisfies Readonly<Partial<Record<TcgHappening['kind'], Sound>>>;

/** What a sound is chosen from: part of a display. */
export interface Heard {
  readonly happenings: readonly Happening[];
  readonly viewer: Viewer;
  readonly awaits: Player | null;
  readonly outcome: { readonly winner: Player | null } | null;
}

/** More at once is noise. */
const most = 3;

/** What is to be heard, in the order in which it happened, each once. `before` is the display that was shown last. */
export function soundsOf(now: Heard, before: Heard | null): readonly Sound[] {
  if (now.outcome !== null)
    return before?.outcome == null && before !== null ? [now.outcome.winner === now.viewer ? 'win' : 'lose'] : [];
  const sounds = new Set(now.happenings.flatMap(({ kind }) => heard[kind] ?? []));
  const isMyMove = now.awaits === now.viewer && before !== null && before.awaits !== before.viewer;
  const shown = [...sounds].slice(0, isMyMove ? most - 1 : most);
  return isMyMove ? [...shown, 'your move'] : shown;
}
