type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Cards are told apart by their handles, so that one that goes does not make others of those behind it. */
function counterparts(before: readonly unknown[]): (item: unknown, place: number) => unknown {
  const byHandle = new Map<unknown, unknown>();
  for (const item of before) if (isPlain(item) && 'handle' in item) byHandle.set(item['handle'], item);
  return (item, place) => (isPlain(item) && 'handle' in item ? byHandle.get(item['handle']) : before[place]);
}

/**
 * Plain data, with every part of it that says the same as it did before being the very same: each scene is made afresh,
 * and only what has changed is to be drawn anew.
 */
export function kept<T>(before: unknown, now: T): T;
export function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const of = counterparts(before);
    const items = now.map((item, place) => kept(of(item, place), item));
    return items.length === before.length && items.every((item, place) => item === before[place]) ? before : items;
  }
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  let parts: Record<string, unknown> | undefined;
  for (const name of names) {
    const part = kept(before[name], now[name]);
    isSame &&= part === before[name];
    if (part === now[name]) continue;
    parts ??= { ...now };
    parts[name] = part;
  }
  return isSame ? before : (parts ?? now);
}
