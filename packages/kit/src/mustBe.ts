import { didYouMean, type Game, type KernelState, mustBeNamed, nearest } from '@binary-sunset/kernel';

/** A test asks by a name that there is not: it would get the same answer whatever the rules did. */
export class NoSuchName extends Error {
  override readonly name = 'NoSuchName';
}

type Named = Pick<Game, 'name' | 'vocabulary'>;

const familyMark = ' …';

const isOf = (verb: string, known: string): boolean =>
  verb === known || (known.endsWith(familyMark) && verb.startsWith(known.slice(0, -1)));

/** The verb is one that the game has. */
export function mustBeVerb({ name, vocabulary: { verbs } }: Named, verb: string): void {
  if (verbs.some((known) => isOf(verb, known))) return;
  throw new NoSuchName(`In the game ${name} nobody is ever asked to "${verb}"${didYouMean(nearest(verb, verbs))}`);
}

/** The kind is one of which the game tells. */
export function mustBeTold({ name, vocabulary: { tells } }: Named, kind: string): void {
  if (tells.includes(kind)) return;
  throw new NoSuchName(`The game ${name} never tells of "${kind}"${didYouMean(nearest(kind, tells))}`);
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
