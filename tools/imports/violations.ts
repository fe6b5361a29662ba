import { posix } from 'node:path';
import { drills, indexes, parts, publicParts, testsMayAlsoImport } from './directions.ts';
import type { Import } from './importsOf.ts';
import { roomsOf, top } from './rooms.ts';

const scope = '@binary-sunset/';

/** The part of the project a file belongs to, e.g. `packages/kernel`; configuration at the root belongs to none. */
function partOf(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'tools' || path.startsWith('apps/web/test/browser/')) return 'tools'; // what drives a browser is a tool
  return top === 'packages' || top === 'apps' ? `${top}/${second}` : undefined;
}

/** Is it part of an index of printed cards? */
const isIndexed = (path: string): boolean =>
  indexes.some((index) => path.startsWith(`packages/${index.replace('/', '/src/')}/`));

const indexIsApart = 'the index of printed cards is kept apart: nothing that a page loads may carry it';

/** The room of a part that a file stands in: the first folder, or the top; null where there are no rooms. */
function roomIn(path: string): { readonly part: string; readonly room: string } | null {
  const part = Object.keys(roomsOf).find((one) => path.startsWith(`${one}/`));
  if (part === undefined) return null;
  const [first = '', ...rest] = path.slice(part.length + 1).split('/');
  return { part, room: rest.length === 0 ? top : first };
}

/** Why a file may not import from another room of its part. */
function roomViolation(path: string, target: string): string | undefined {
  const [from, to] = [roomIn(path), roomIn(target)];
  if (from === null || to === null || from.room === top || from.room === to.room) return undefined;
  const may = roomsOf[from.part]?.[from.room];
  if (may === undefined) return `${from.part}/${from.room} is not listed in tools/imports/rooms.ts`;
  if (may.includes(to.room)) return undefined;
  const allowed = may.length === 0 ? 'no other folder' : may.join(', ');
  return `${from.room} of ${from.part} may import ${allowed}, not ${to.room}`;
}

const isTest = (path: string): boolean => path.split('/').includes('test');

/** Why a file may not import something, or undefined if it may. */
export function violation(path: string, { specifier }: Import): string | undefined {
  const name = partOf(path);
  if (name === undefined) return undefined;
  const part = parts[name];
  if (!part) return `${name} is not listed in tools/imports/directions.ts`;
  const test = isTest(path);

  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (partOf(target) !== name) {
      return `a relative import may not leave ${name}: import the other package by its name`;
    }
    if (!test && isTest(target)) return 'source may not import a test';
    if (!test && isIndexed(target) && !isIndexed(path)) return indexIsApart;
    return roomViolation(path, target);
  }

  if (specifier.startsWith(scope)) {
    const [target = '', ...inside] = specifier.slice(scope.length).split('/');
    const whole = [target, ...inside].join('/');
    if (inside.length > 0 && !publicParts.includes(whole)) return `only the index of ${scope}${target} is public`;
    if (!test && name !== 'tools') {
      if (indexes.includes(whole)) return indexIsApart;
      if (drills.includes(whole)) return 'cards for tests are for tests and tools';
    }
    if (part.mayImport.includes(target) || (test && testsMayAlsoImport.includes(target))) return undefined;
    if (test && name === `packages/${target}`) return undefined;
    const allowed = part.mayImport.map((other) => scope + other).join(', ') || 'no other package';
    return `${name} may import ${allowed}`;
  }

  if (part.engine && !test) return `${name} is part of the engine, which has no dependencies and runs in a browser`;
  return undefined;
}
