import type { Handle } from './decision.ts';
import type { Viewer } from './player.ts';

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

type Detail = string | number | boolean | null | Mention | readonly Detail[] | { readonly [key: string]: Detail };

/**
 * What is told outward, in order, and never stored; log, animation, sound and memory are made from it alone.
 * The kernel's own kinds (moved, mixed, known, group, marked, changed, began, ceased, replaced, over) are enough to follow the
 * table; a game's kinds say what it meant.
 */
export interface Happening {
  readonly kind: string;
  /** Only these viewers are told at all. */
  readonly for?: ViewerMask;
  readonly [detail: string]: Detail | undefined;
}

/** Undefined when nobody listens: then nothing is made to be told. */
export type Tell = ((happening: Happening) => void) | undefined;

/** The happening as one viewer may know it, or null if it is none of their business. */
export function seeHappening(happening: Happening, viewer: Viewer): Happening | null {
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
