import type { Handle } from './decision.ts';
import type { CardRef, Shape } from './schema.ts';
import { isSealed } from './show.ts';

export const isSameRef = (a: CardRef, b: CardRef): boolean => a.card === b.card && a.life === b.life;

const isRef = (value: object): value is CardRef => 'card' in value && 'life' in value;

/**
 * A value of a state with every reference in it put through `change`; the very same value where nothing changes, so
 * that what forks share stays shared. Nothing else in a state has a card and a life.
 */
export function changeRefs<T>(value: T, change: (ref: CardRef) => CardRef): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isRef(value)) return change(value) as T;
  return mapParts(value, (part) => changeRefs(part, change));
}

/** A value as a view shows it, with every reference changed: there a reference is a handle or null. */
export function changeShown(shape: Shape, shown: unknown, change: (handle: Handle) => Handle | null): unknown {
  if (shown === null || isSealed(shown)) return shown;
  switch (shape.kind) {
    case 'ref':
      return change(shown as Handle);
    case 'optional':
    case 'sealed':
      return changeShown(shape.of, shown, change);
    case 'list':
    case 'array':
    case 'pair':
      return mapParts(shown as object, (item) => changeShown(shape.of, item, change));
    case 'record':
    case 'fixed':
      return changeFields(shape.fields, shown as object, change);
    case 'variant':
      return changeFields(shape.kinds[(shown as { kind: string }).kind] ?? {}, shown as object, change);
    default:
      return shown;
  }
}

const changeFields = (
  fields: Readonly<Record<string, Shape>>,
  shown: object,
  change: (handle: Handle) => Handle | null,
): object =>
  mapParts(shown, (value, key) => {
    const field = fields[key];
    return field === undefined ? value : changeShown(field, value, change);
  });

/** The list or record with each part changed, or itself if none was. */
function mapParts<T extends object>(whole: T, change: (part: unknown, key: string) => unknown): T {
  let changed: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(whole)) {
    const now = change(part, key);
    if (now === part) continue;
    changed ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
    changed[key] = now;
  }
  return (changed ?? whole) as T;
}
