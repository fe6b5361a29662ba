import { table } from '@binary-sunset/kit';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { ccg } from './drill.ts';

/** A table in the move phase, where everybody has Force enough unless it says otherwise. */
export const moving = (position: CcgPosition) =>
  table(ccg, {
    phase: 'move',
    ...position,
    dark: { force: 9, ...position.dark },
    light: { force: 9, ...position.light },
  });

export type Moving = ReturnType<typeof moving>;

export const cardNamed = (s: CcgState, name: string, which = 1): number => {
  const { locations, at, on } = s.zones;
  const found = [locations, at, on]
    .flatMap((zone) => [...zone[0], ...zone[1]])
    .sort((a, b) => a - b)
    .filter((card) => s.names[s.cards.definition[card] ?? -1] === name);
  return found[which - 1] ?? -1;
};

/** The name of the location or the card that a card is at, on or aboard. */
export const placeOf = ({ state: s }: { readonly state: CcgState }, name: string, which = 1): string => {
  const host = s.cards.host[cardNamed(s, name, which)] ?? -1;
  return s.names[s.cards.definition[host] ?? -1] ?? '';
};

export const forceLeft = ({ state: s }: { readonly state: CcgState }, side: 'dark' | 'light'): number =>
  s.zones.force[side === 'dark' ? 0 : 1].length;

/** Where a card can be moved now, by verb. */
export const destinations = (t: Moving, verb: string, name: string): readonly string[] => {
  const { decision, state: s } = t;
  const titleAt = (handle: number): string => s.names[s.cards.definition[s.cards.handle.indexOf(handle)] ?? -1] ?? '';
  return decision.options.flatMap(({ verb: one, on, to }) => {
    const isIt = one === verb && on !== undefined && 'card' in on && titleAt(on.card) === name;
    return isIt && to !== undefined && 'card' in to ? [titleAt(to.card)] : [];
  });
};

/** Both do the least that they can until something is so. */
export function passUntil(t: Moving, isSo: () => boolean): void {
  while (!isSo()) {
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: [options.length - 1] });
  }
}
