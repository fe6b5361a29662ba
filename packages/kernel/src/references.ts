import type { CardRef, Shape } from './schema.ts';

/**
 * The value with every reference in it put through `change`; the very same value where nothing changes, so that what
 * forks share stays shared. `T` is how references are written: `CardRef` in a state, a handle or null in a view.
 */
export function mapReferences<T>(shape: Shape, value: unknown, change: (reference: T) => unknown): unknown {
  if (value === null) return null;
  switch (shape.kind) {
    case 'ref':
      return change(value as T);
    case 'optional':
    case 'sealed':
    case 'hidden':
      return mapReferences(shape.of, value, change);
    case 'list':
    case 'array':
    case 'pair':
      return mapEach(value as readonly unknown[], (item) => mapReferences(shape.of, item, change));
    case 'record':
    case 'fixed':
      return mapFields(shape.fields, value as Readonly<Record<string, unknown>>, change);
    case 'variant':
      return mapFields(
        shape.kinds[(value as { kind: string }).kind] ?? {},
        value as Readonly<Record<string, unknown>>,
        change,
      );
    default:
      return value;
  }
}

function mapEach(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = items.map(change);
  return changed.every((item, i) => item === items[i]) ? items : changed;
}

function mapFields<T>(
  fields: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  change: (reference: T) => unknown,
): Readonly<Record<string, unknown>> {
  let changed: Record<string, unknown> | null = null;
  for (const [key, field] of Object.entries(fields)) {
    const now = mapReferences(field, value[key], change);
    if (now === value[key]) continue;
    changed ??= { ...value };
    changed[key] = now;
  }
  return changed ?? value;
}

export const isSameRef = (a: CardRef, b: CardRef): boolean => a.card === b.card && a.life === b.life;
