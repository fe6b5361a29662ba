import type { Asked, Waste, WasteKind } from '@binary-sunset/table';
import type { Settings } from '../settings/settings.ts';

/** What is warned of, as the settings call it. */
export const warningNames: Readonly<Record<WasteKind, string>> = {
  game: 'Before the game is lost by it',
  points: 'Before points are wasted',
  attack: 'Before an attack or a Force drain is missed',
  Force: 'Before no Force is activated',
  destiny: 'Before a destiny is given away',
};

/** Unless a player said otherwise, of everything. */
export const warnsOf = ({ warnings }: Pick<Settings, 'warnings'>, kind: WasteKind): boolean => warnings[kind] ?? true;

/** An answer that its player is asked about once before it is given. */
export interface Warning {
  readonly picks: readonly number[];
  /** What the answer is called. */
  readonly label: string;
  readonly waste: Waste;
}

/** Whether an answer wastes something that its player wants to be warned of. */
export function warningFor(
  { labels, wastes }: Pick<Asked, 'labels' | 'wastes'>,
  picks: readonly number[],
  settings: Pick<Settings, 'warnings'>,
): Warning | null {
  for (const pick of picks) {
    const waste = wastes[pick] ?? null;
    if (waste !== null && warnsOf(settings, waste.of)) return { picks, label: labels[pick] ?? '', waste };
  }
  return null;
}
