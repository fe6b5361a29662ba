import { nearest } from './nearest.ts';

/** A name that a program says, and who says it: a card, or a line of code. */
export interface NameSaid<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  readonly by: string;
}

/** A name that nothing has, with the nearest ones that something has. */
export interface UnknownName<Kind extends string> extends NameSaid<Kind> {
  readonly nearest: readonly string[];
}

/** Hears each name as it is said. */
export type Hearer<Kind extends string> = (kind: Kind, name: string) => void;

/** Where the words of a game's card language say the names that they are given, for whoever wants to check them. */
export interface Naming<Kind extends string> {
  /** Costs nothing as long as nobody listens. */
  readonly said: (kind: Kind, names: readonly string[]) => void;
  /** From now on this one hears every name; nobody does for null. */
  readonly listen: (hearer: Hearer<Kind> | null) => void;
}

/** Programs hold functions, so the names in them can't be found from outside: they are heard while programs are made. */
export function namingOf<Kind extends string>(): Naming<Kind> {
  let hears: Hearer<Kind> | null = null;
  return {
    said(kind, names) {
      if (hears !== null) for (const name of names) hears(kind, name);
    },
    listen(hearer) {
      hears = hearer;
    },
  };
}

/** What names there are of each kind. */
export type Known<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/** Every name that nothing has, once for each who says it. Capital letters make no difference. */
export function unknownNames<Kind extends string>(
  all: readonly NameSaid<Kind>[],
  known: Known<Kind>,
): UnknownName<Kind>[] {
  const lists = new Map<Kind, ReadonlyMap<string, string>>();
  const found = new Map<string, UnknownName<Kind>>();
  for (const said of all) {
    const { kind, name, by } = said;
    const list = lists.get(kind) ?? new Map(known[kind].toReversed().map((one) => [one.toLowerCase(), one]));
    lists.set(kind, list);
    const key = `${kind}\t${name}\t${by}`;
    if (!list.has(name.toLowerCase()) && !found.has(key))
      found.set(key, { ...said, nearest: nearest(name, [...list.values()]) });
  }
  return [...found.values()];
}

/** "Luke Skywaker is no card's title; the nearest is Luke Skywalker, then Luke Seeker." */
export function unknownNameWords<Kind extends string>(
  { kind, name, nearest: near, by }: UnknownName<Kind>,
  kinds: Readonly<Record<Kind, string>>,
): string {
  const meant = near.length === 0 ? '' : `; the nearest is ${near.join(', then ')}`;
  return `${by}: ${name} is ${kinds[kind]}${meant}.`;
}
