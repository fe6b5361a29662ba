import { didYouMean, type KernelState, mustBeNamed, nearest } from '@binary-sunset/kernel';

/** A test asks by a name that there is not: it would get the same answer whatever the rules did. */
export class NoSuchName extends Error {
  override readonly name = 'NoSuchName';
}

/** What a player calls a card that is face down to them. */
export const unseen = '?';

/** There is a card of that title somewhere on this table, or it is the name of a zone. */
export function mustBeOnTable(s: KernelState, title: string): void {
  const names = [...s.names, ...Object.keys(s.zones)];
  if (title === unseen || names.includes(title)) return;
  throw new NoSuchName(`There is no "${title}" anywhere on this table${didYouMean(nearest(title, names))}`);
}

export const mustBeZone = (s: KernelState, zone: string): void => mustBeNamed('zone', zone, Object.keys(s.zones));
