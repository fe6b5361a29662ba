import { describe, expect, test } from 'vitest';
import { modulesFrom } from '../../project/modules.ts';
import { type Folders, foldersOf } from '../games.ts';
import { mechanismsOf, usedOnce } from '../mechanisms.ts';
import { mechanismLines } from '../report.ts';
import { cardsWritten } from '../written.ts';

const folders: Folders = foldersOf.tcg;

const sources: Readonly<Record<string, string>> = {
  [`${folders.language}/index.ts`]: `
export { character } from '../catalog/card.ts';
export { any, Cards } from './cards.ts';
export * from './does.ts';`,
  [`${folders.source}/catalog/card.ts`]:
    'export const character = (title: string, facts: object) => ({ title, ...facts });',
  [`${folders.language}/cards.ts`]: `
export class Cards {
  get characters(): Cards { return this; }
  get starships(): Cards { return this; }
  private get secret(): Cards { return this; }
}
export const any = new Cards();`,
  [`${folders.language}/does.ts`]: `
import { type Cards, any } from './cards.ts';
const inner = (x: number) => x;
export const behind = (x: number) => inner(x);
export const sends = (who: Cards) => behind(1);
export const draws = (count: number) => count;
export const rare = (count: number) => count;
export const odd = 3;
export interface Chain {
  readonly later: Chain;
  at(time: number): Chain;
  readonly count: number;
}
const chain = (): Chain => ({ get later() { return chain(); }, at: () => chain(), count: 1 });
export const begins = chain;`,
  [`${folders.cards}/first-set/shared.ts`]: `
import { draws, rare } from '../../language/index.ts';
export const both = [draws(2)];
export const twice = (count: number) => [draws(count)];
export const once = (rare: number) => [draws(rare)];`,
  [`${folders.cards}/first-set/cards.ts`]: `
import { any, character, begins, draws, rare, sends } from '../../language/index.ts';
import { both, once, twice } from './shared.ts';
const it = any.characters;
export const notACard = draws(3);
export const first = character('First', { text: [sends(it), begins().at(3), ...both, ...twice(1)] });
export const second = character('Second', { text: [...both, ...twice(2), ...once(1)] });
export const third = character('Third', { text: [() => true, any.characters.starships] });`,
  [`${folders.drill}/cards.ts`]: `
import { any, character, draws, odd, rare } from '../../../src/language/index.ts';
const drill = (title: string, text: object[]) => character(title, { text });
export const cards = [drill('Drill One', [rare(1), odd, any.starships]), character('Drill Two', { text: [draws(1)] })];`,
};

const files = Object.keys(sources);
const modules = modulesFrom((path) => sources[path] ?? '');
const made = mechanismsOf(modules, files, folders);
const named = <V>(users: Iterable<readonly [{ readonly name: string }, V]>) =>
  Object.fromEntries([...users].map(([{ name }, of]) => [name, of]));
const titles = (users: readonly { readonly title: string }[]) => users.map(({ title }) => title);

describe('cards as they are written', () => {
  test('are what the makers make, also through a function that hands the title on', () => {
    const all = cardsWritten(modules, files, folders);
    expect(titles(all)).toEqual(['First', 'Second', 'Third', 'Drill One', 'Drill Two']);
    expect(all.map(({ forTests }) => forTests)).toEqual([false, false, false, true, true]);
    expect(all[0]).toMatchObject({ path: `${folders.cards}/first-set/cards.ts`, line: 6 });
  });
});

describe('mechanisms', () => {
  test('count what cards name, themselves or by what stands beside them, wherever it is declared', () => {
    const users = Object.fromEntries([...made.words].map(([{ name }, of]) => [name, titles(of)]));
    expect(users).toEqual({
      any: ['First', 'Third'],
      sends: ['First'],
      begins: ['First'],
      draws: ['First', 'Second'],
    });
  });

  test('count what only another one needs that one card uses', () => {
    expect(named(usedOnce(made.all))).toMatchObject({ sends: { title: 'First' }, behind: { title: 'First' } });
    expect(Object.keys(named(usedOnce(made.all)))).not.toContain('inner');
  });

  test('a name given in a function is not the word of that name', () => {
    expect(titles(Object.values(named(made.all)).flat())).not.toContain('rare');
    expect(named(made.all)).not.toHaveProperty('rare');
  });

  test('cards for tests use nothing', () => {
    expect(made.forTests.map(({ name }) => name)).toEqual(['rare', 'odd']);
    expect(titles(made.cards)).toEqual(['First', 'Second', 'Third']);
  });

  test('count what is said after a dot', () => {
    const users = [...made.members].map(([{ name }, of]) => [
      name,
      Object.fromEntries([...of].map(([member, cards]) => [member, titles(cards)])),
    ]);
    expect(users).toEqual([
      ['Cards', { characters: ['First', 'Third'], starships: ['Third'] }],
      ['Chain', { later: [], at: ['First'] }],
    ]);
  });

  test('code of its own is a function in a card, or one beside it that no other card uses', () => {
    expect(titles([...made.withOwnCode])).toEqual(['Third', 'Second']);
    expect(Object.keys(named(made.functions))).toEqual(['twice', 'once']);
  });

  test('are told with the card that they serve and where they stand', () => {
    const lines = mechanismLines(modules, made).map((line) => line.trim());
    expect(lines).toContain('words that one card uses: 2 of 4, of 3 cards:');
    expect(lines).toContain(`sends: First (${folders.language}/does.ts:5)`);
    expect(lines).toContain(`behind: First (${folders.language}/does.ts:4)`);
    expect(lines).toContain('Cards.starships: Third');
    expect(lines).toContain(`once: Second (${folders.cards}/first-set/shared.ts:5)`);
    expect(lines).toContain(`odd (${folders.language}/does.ts:8)`);
  });
});
