import type { Locator } from 'playwright-core';

export interface Spoken {
  readonly role: string;
  readonly name: string;
}

/** What can be used in a part of the page, as a screen reader tells it: role and computed name, in order. */
export async function spokenIn(part: Locator, roles: readonly string[]): Promise<Spoken[]> {
  const told = await part.ariaSnapshot();
  return told.split('\n').flatMap((line) => {
    const entry = unquoted(line.replace(/^\s*- /, ''));
    const [, role, name] = /^(\w+) ("(?:[^"\\]|\\.)*")/.exec(entry) ?? [];
    return role !== undefined && name !== undefined && roles.includes(role)
      ? [{ role, name: JSON.parse(name) as string }]
      : [];
  });
}

/** The snapshot is YAML: an entry with a colon in it stands between quotes. */
const unquoted = (entry: string): string =>
  entry.startsWith("'") ? entry.slice(1, entry.lastIndexOf("'")).replaceAll("''", "'") : entry;
