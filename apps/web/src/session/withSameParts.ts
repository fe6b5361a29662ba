type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Cards are told apart by their handles, so that one that goes does not make others of those behind it. */
function counterpart(before: readonly unknown[], item: unknown, place: number): unknown {
  const there = before[place];
  if (!isPlain(item) || !('handle' in item) || (isPlain(there) && there['handle'] === item['handle'])) return there;
  return before.find((other) => isPlain(other) && other['handle'] === item['handle']);
}

function withSameItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let isSame = now.length === before.length;
  const items = now.map((item, place) => {
    const found = withSameParts(counterpart(before, item, place), item);
    isSame &&= found === before[place];
    return found;
  });
  return isSame ? before : items;
}

/**
 * Plain data, with every part of it that says the same as it did before being the very same: each scene is made afresh,
 * and only what has changed is to be drawn anew.
 */
export function withSameParts<T>(before: unknown, now: T): T;
export function withSameParts(before: unknown, now: unknown): unknown {
  if (before === now || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? withSameItems(before, now) : now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  let parts: Record<string, unknown> | undefined;
  for (const name of names) {
    const part = withSameParts(before[name], now[name]);
    isSame &&= part === before[name];
    if (part === now[name]) continue;
    parts ??= { ...now };
    parts[name] = part;
  }
  return isSame ? before : (parts ?? now);
}
