import type { Handle } from './decision.ts';
import type { Player, Viewer } from './player.ts';

/** A bit for each viewer: player 0, player 1, a spectator. */
export type ViewerMask = number;

export const everybody: ViewerMask = 7;

export const viewerIndex = (viewer: Viewer): 0 | 1 | 2 => (viewer === 'spectator' ? 2 : viewer);

export const maskOf = (viewer: Viewer): ViewerMask => 1 << viewerIndex(viewer);

/** A card as a happening names it. Who knows it stands beside its name, so that redacting needs no state. */
export interface Mention {
  readonly handle: Handle;
  /** Null for a viewer who does not know it. */
  readonly name: string | null;
  readonly knownTo?: ViewerMask;
}

export type Detail =
  | string
  | number
  | boolean
  | null
  | Mention
  | readonly Detail[]
  | { readonly [key: string]: Detail };

/**
 * What is told outward, in order, and never stored; log, animation, sound and memory are made from it alone. This is
 * one of whatever game.
 */
export interface Happening {
  readonly kind: string;
  /** Only these viewers are told at all. */
  readonly for?: ViewerMask;
  readonly [detail: string]: Detail | undefined;
}

/** Happenings of several kinds, by what each of them says. */
export type HappeningsOf<D> = {
  readonly [K in keyof D & string]: { readonly kind: K; readonly for?: ViewerMask } & Readonly<D[K]>;
}[keyof D & string];

/** The kernel's own: enough to follow the table. A game's kinds say what it meant. */
export type KernelHappening = HappeningsOf<{
  moved: {
    card: Mention;
    from: { readonly zone: string; readonly of: Player };
    zone: string;
    of: Player;
    /** Its place in the pile. */
    index: number;
    since: number;
    /** Out of play: what was on it and what was about it is over. */
    leaves: boolean;
  };
  mixed: {
    zone: string;
    of: Player;
    group: number;
    was: readonly Handle[];
    now: readonly Mention[];
    /** Those that are the second player's. */
    seconds: readonly Handle[];
    /** Cards elsewhere that belong to the group from now on. */
    joined: readonly Handle[];
    /** Whoever may know which of the old handles became which of the new. Nobody is told. */
    keepers?: ViewerMask;
  };
  known: { card: Mention };
  group: { group: number; known: readonly string[] };
  marked: { card: Handle; mark: string; value: number };
  changed: { fact: string; value: Detail };
  began: { lasting: Detail };
  ceased: { until: string } | { since: number };
  replaced: { old: Handle; successor: Handle; lasting: boolean; underWay: boolean };
  over: { winner: Player | null; because: string };
}>;

/** Undefined when nobody listens: then nothing is made to be told. */
export type Tell<H = KernelHappening> = ((happening: H) => void) | undefined;

/** The happening as one viewer may know it, or null if it is none of their business. */
export const seeHappening = <H extends Happening>(happening: H, viewer: Viewer): H | null =>
  // What is hidden is so by the names that it lacks: its kind and its details are those that it had.
  redacted(happening, viewer) as H | null;

function redacted(happening: Happening, viewer: Viewer): Happening | null {
  const bit = maskOf(viewer);
  if (happening.for !== undefined && (happening.for & bit) === 0) return null;
  const { for: _for, keepers, ...rest } = happening;
  if (happening.kind === 'mixed' && ((keepers as number) & bit) === 0) {
    // Which of the old handles became which of the new is what mixing hides.
    const was = [...(rest['was'] as readonly Handle[])].sort(ascending);
    const now = (rest['now'] as readonly Mention[])
      .map(({ handle }) => ({ handle, name: null }))
      .sort((a, b) => a.handle - b.handle);
    return { ...rest, kind: happening.kind, was, now };
  }
  return { ...(redact(rest as Detail, bit) as Omit<Happening, 'kind'>), kind: happening.kind };
}

function redact(detail: Detail | undefined, bit: ViewerMask): Detail | undefined {
  if (typeof detail !== 'object' || detail === null) return detail;
  if (Array.isArray(detail)) return detail.map((item) => redact(item, bit) as Detail);
  if (isMention(detail)) {
    const known = detail.knownTo === undefined || (detail.knownTo & bit) !== 0;
    return { handle: detail.handle, name: known ? detail.name : null };
  }
  const seen: Record<string, Detail> = {};
  for (const [key, item] of Object.entries(detail)) {
    if (item !== undefined) seen[key] = redact(item, bit) as Detail;
  }
  return seen;
}

const isMention = (detail: object): detail is Mention => 'knownTo' in detail;

export const ascending = (a: number, b: number): number => a - b;
