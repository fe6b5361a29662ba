import { describe, expect, test } from 'vitest';
import { modulesFrom, placeOf } from '../modules.ts';

const sources: Readonly<Record<string, string>> = {
  'a/index.ts': `
export { one as first, type Kind } from './one.ts';
export * from './two.ts';
export type { Other } from './one.ts';
export { call } from '@binary-sunset/kernel';
const own = 1;
export { own as renamed };`,
  'a/one.ts': 'export type Kind = 1;\nexport type Other = 2;\nexport const one = 1, [other] = [2];\nconst hidden = 3;',
  'a/two.ts': `
import { one } from './one.ts';
export function two(one: number, { three }: { three: number }) { return one + three; }
export const uses = () => one + two(1, { three: 3 });
export class Cards {}
const typed = (cards: Cards): Cards | null => null;
export const four: Cards = typed(1);`,
};
const modules = modulesFrom((path) => sources[path] ?? '');

describe('names in files', () => {
  test('are followed to where they are declared, by whatever name', () => {
    expect(modules.exported('a/index.ts', 'first')).toMatchObject({ path: 'a/one.ts', name: 'one' });
    expect(modules.exported('a/index.ts', 'two')).toMatchObject({ path: 'a/two.ts', name: 'two' });
    expect(modules.exported('a/index.ts', 'renamed')).toMatchObject({ path: 'a/index.ts', name: 'own' });
    expect(modules.meant('a/two.ts', 'one')).toMatchObject({ path: 'a/one.ts' });
    expect(modules.exported('a/one.ts', 'other')).toMatchObject({ name: 'other' });
  });

  test('that a file keeps for itself, types and other packages are none', () => {
    for (const name of ['hidden', 'Kind', 'call', 'nothing']) expect(modules.exported('a/index.ts', name)).toBeNull();
    expect(modules.exported('a/one.ts', 'hidden')).toBeNull();
    expect(modules.names('a/index.ts')).toEqual(['first', 'renamed', 'two', 'uses', 'Cards', 'four']);
  });

  test('of parameters are not those of the file, nor are types', () => {
    const named = (name: string) => {
      const declared = modules.exported('a/two.ts', name);
      return declared === null ? [] : modules.namedIn('a/two.ts', declared.node).map(({ name: of }) => of);
    };
    expect(named('uses')).toEqual(['one', 'two']);
    expect(named('two')).toEqual(['two']);
    expect(named('four')).toEqual(['typed']);
    const typed = modules.meant('a/two.ts', 'typed');
    expect(typed && modules.namedIn('a/two.ts', typed.node)).toEqual([]);
  });

  test('have a place', () => {
    const four = modules.exported('a/two.ts', 'four');
    expect(four && placeOf(modules, four)).toBe('a/two.ts:7');
  });
});
