import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldersOf } from '../../cards/games.ts';
import { projectRoot } from '../../project/files.ts';
import { modulesFrom, projectAt } from '../../project/modules.ts';
import { UsageError } from '../../project/usage.ts';
import { optionsFrom } from '../options.ts';
import { entryOf, found, foundWords, noneWords } from '../search.ts';
import { languageFiles, listOf, withTables } from '../table.ts';
import { barrelOf, type Word, wordsOf } from '../words.ts';

const folders = foldersOf.ccg;

const sources: Readonly<Record<string, string>> = {
  [barrelOf('ccg')]: `
export { type Cards, any } from './cards.ts';
export { character } from '../catalog/card.ts';
export { adds, draws, isDrawing, two } from './does/taking.ts';`,
  [`${folders.source}/catalog/card.ts`]:
    'export const character = (title: string, facts: object) => ({ title, ...facts });',
  [`${folders.language}/cards.ts`]: `
import type { Ground } from '../rules/grounds.ts';
type Other = 'left' | 'right';
/** Cards. */
export class Cards {
  get starships(): Cards { return this; }
  /** With such a card on it. */
  having(what: Cards, least = 1): Cards { return this; }
  where(ground: Ground, at: Omit<Place, Other>): Cards { return this; }
  names(): string { return ''; }
}
export const any = new Cards();`,
  [`${folders.source}/rules/grounds.ts`]: `
export type Ground = 'interior' | 'docking bay' | Weather;
type Weather = keyof Weathers;
export interface Weathers { readonly night: true }`,
  [`${folders.source}/rules/weather.ts`]: `
declare module './grounds.ts' { interface Weathers { 'sand storm': true } }`,
  [`${folders.language}/does/taking.ts`]: `/** Taking cards out of piles. */
import { call } from '@binary-sunset/kernel';
const times = 2; // AR1-0001
/** "Draw 2 cards from Reserve Deck". */ // AR1-0026
export const draws = (
  count: number,
  upTo = false,
): Instruction => ({ words: () => \`draw \${count} cards from Reserve Deck\`, run: () => call('x') });
export const isDrawing: Trigger = { words: () => 'just drew a card' };
type Value = (typeof values)[number];
const values = ['power', 'Force generation'] as const;
const change = (how: How) => (amount: number): { to(value: Value): Rule } => ({ to: () => \`\${how} \${amount}\` });
export const adds = change('add');
export function two(first: number) { return 'take a card | two'; }`,
  [`${folders.cards}/premiere/own/night.ts`]: `
/** Stronger at night. */
export const atNight = (much: number) => ({ words: () => 'stronger in the dark' });`,
  [`${folders.cards}/premiere/cards.ts`]: `
import { any, character, draws } from '../../language/index.ts';
import { atNight } from './own/night.ts';
export const talz = character('Talz', { text: [draws(2), any.starships, atNight(2)] });
export const kabe = character('Kabe', { text: [draws(2)] });
export const jawa = character('Jawa', { text: [draws(1)] });`,
  [`${folders.drill}/cards.ts`]: `
import { any, character, isDrawing } from '../../../src/language/index.ts';
export const drill = character('Drill Card', { text: [isDrawing, any.where('night')] });`,
};
const modules = modulesFrom((path) => sources[path] ?? '');
const words = wordsOf(modules, Object.keys(sources), 'ccg');
const word = (name: string): Word | undefined => words.find((one) => one.name === name);

describe('a word of the language', () => {
  test('is what card files can import, say after a dot, or have beside them; types and what makes texts are not', () => {
    expect(words.map(({ name }) => name)).toEqual([
      'any',
      'character',
      'adds',
      'draws',
      'isDrawing',
      'two',
      'Cards.starships',
      'Cards.having',
      'Cards.where',
      'atNight',
    ]);
  });

  test('has a signature, what is said of it, what it has cards say, and its users', () => {
    expect(word('draws')).toMatchObject({
      path: `${folders.language}/does/taking.ts`,
      line: 5,
      signature: 'draws(count: number, upTo = false): Instruction',
      comment: '"Draw 2 cards from Reserve Deck".',
      users: [{ title: 'Talz' }, { title: 'Kabe' }, { title: 'Jawa' }],
      inTests: [],
    });
    expect(word('draws')?.wordings).toContain('draw … cards from Reserve Deck');
    expect(word('isDrawing')).toMatchObject({
      signature: 'isDrawing: Trigger',
      users: [],
      inTests: [{ title: 'Drill Card' }],
    });
    expect(word('two')?.signature).toBe('two(first: number)');
    expect(word('any')?.signature).toBe('any = new Cards()');
    expect(word('Cards.starships')).toMatchObject({ signature: 'Cards.starships', users: [{ title: 'Talz' }] });
    expect(word('Cards.having')).toMatchObject({
      signature: 'Cards.having(what: Cards, least = 1): Cards',
      comment: 'With such a card on it.',
      users: [],
    });
    expect(word('Cards.where')).toMatchObject({ users: [], inTests: [{ title: 'Drill Card' }] });
    expect(word('atNight')).toMatchObject({ comment: 'Stronger at night.', users: [{ title: 'Talz' }] });
    expect(word('character')?.users).toHaveLength(3);
  });
});

describe('what stands in quotation marks', () => {
  test('belongs to the words that take it, wherever its type is declared, or to what they are made with', () => {
    expect(word('adds')?.quoted).toEqual([{ type: 'Value', texts: ['power', 'Force generation'] }]);
    expect(word('Cards.where')?.quoted).toEqual([
      { type: 'Ground', texts: ['interior', 'docking bay', 'night', 'sand storm'] },
    ]);
    expect(word('draws')?.quoted).toEqual([]);
  });

  test('is found by what it says, and shown', () => {
    const sought = ['force', 'generation'];
    expect(found(words, sought).map(({ name }) => name)).toEqual(['adds']);
    expect(foundWords(found(words, sought), sought)).toContain("in quotation marks: 'Force generation'\n");
    expect(foundWords(found(words, ['storm']), ['storm'])).toContain("in quotation marks: 'sand storm'\n");
  });
});

describe('looking for a word', () => {
  const names = (...sought: string[]) => found(words, sought).map(({ name }) => name);

  test('finds it by its name first, then by what is said of it, then by what it says', () => {
    expect(names('draw')).toEqual(['draws', 'isDrawing']);
    expect(names('drawing')).toEqual(['draws', 'isDrawing']);
    expect(names('reserve')).toEqual(['draws']);
    expect(names('take')).toEqual(['two']);
    expect(names('starship')).toEqual(['Cards.starships']);
  });

  test('wants all that is asked', () => {
    expect(names('draw', 'just')).toEqual(['isDrawing']);
    expect(names('draw', 'starship')).toEqual([]);
  });

  test('says the game, where it stands and two of the cards that use it', () => {
    const [draws] = found(words, ['reserve']);
    expect(draws && entryOf(draws)).toBe(
      [
        'ccg  draws(count: number, upTo = false): Instruction',
        '"Draw 2 cards from Reserve Deck".',
        'says: draw … cards from Reserve Deck',
        `${folders.language}/does/taking.ts:5`,
        `3 cards: Talz (${folders.cards}/premiere/cards.ts:4), Kabe (${folders.cards}/premiere/cards.ts:5)`,
      ].join('\n     '),
    );
    expect(foundWords(found(words, ['just']), ['just'])).toContain('no card but for tests: Drill Card (');
    expect(foundWords(found(words, ['having']), ['having'])).toMatch(/\n {5}no card$/);
  });

  test('says when there are more than anybody reads', () => {
    const many = Array.from({ length: 15 }, () => words[0]).flatMap((one) => one ?? []);
    expect(foundWords(many, ['any'])).toMatch(/\n\nand 3 more: say more of it\.$/);
  });

  test('that there is not says what may have been meant', () => {
    expect(noneWords(words, ['drwas'])).toBe('No word of the language says or does "drwas"; did you mean "draws"?');
    expect(noneWords(words, ['make', 'tea'])).toBe('No word of the language says or does "make tea".');
    expect(names('')).toEqual([]);
  });
});

describe('the list', () => {
  test('is by file, with how many cards use each word', () => {
    expect(listOf('ccg', languageFiles(modules, words)).split('\n\n')).toEqual([
      `ccg  ${folders.cards}/premiere/own/night.ts\n     atNight 1`,
      `ccg  ${folders.source}/catalog/card.ts\n     character 3`,
      `ccg  ${folders.language}/cards.ts\n     any 1, Cards.starships 1, Cards.having 0, Cards.where 0`,
      `ccg  ${folders.language}/does/taking.ts  Taking cards out of piles.\n     adds 0, draws 3, isDrawing 0, two 0`,
    ]);
  });
});

describe('the command', () => {
  test.each([
    [[], { wish: 'list', games: ['tcg', 'ccg'] }],
    [['tcg'], { wish: 'list', games: ['tcg'] }],
    [['draw destiny'], { wish: 'find', games: ['tcg', 'ccg'], sought: ['draw', 'destiny'] }],
    [['ccg', 'draw'], { wish: 'find', games: ['ccg'], sought: ['draw'] }],
    [['--write'], { wish: 'write' }],
  ])('%j', (args, options) => {
    expect(optionsFrom(args, {})).toEqual(options);
  });

  test.each([[['--wirte']], [['--write', 'draw']]])('%j is refused', (args) => {
    expect(() => optionsFrom(args, {})).toThrow(UsageError);
  });
});

describe('the walks of docs/cards.md', () => {
  test('show programs as they are', () => {
    const blocks = [...readFileSync(join(projectRoot, 'docs', 'cards.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)];
    const programs = blocks.flatMap(([, block = '']) => {
      const code = block
        .replace(/^ {3}/gm, '')
        .replace(/^\/\/.*\n/, '')
        .trim();
      return code.startsWith('export const') ? [code] : [];
    });
    expect(programs).toHaveLength(3);
    const { root, files } = projectAt(projectRoot);
    const cards = files.filter((path) => /^packages\/[ct]cg\/src\/cards\//.test(path));
    const all = cards.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    for (const program of programs) expect(all).toContain(program);
  });
});

describe('the tables of docs/cards.md', () => {
  let document = '';
  beforeAll(() => {
    document = readFileSync(join(projectRoot, 'docs', 'cards.md'), 'utf8');
  });

  test('are as the code is: npm run language -- --write makes them so', () => {
    const { modules: all, files } = projectAt(projectRoot);
    expect(withTables(document, all, files).text).toBe(document);
  });

  test('stand between their marks, and nowhere else', () => {
    const marked =
      'a\n<!-- tcg: made by npm run language -- --write -->\n<!-- tcg: end -->\nb\n<!-- ccg: made by npm run language -- --write -->\nold\n<!-- ccg: end -->\nc';
    const own = modulesFrom((path) => sources[path] ?? sources[path.replace('/tcg/', '/ccg/')] ?? '');
    const { text, withoutPurpose } = withTables(marked, own, Object.keys(sources));
    expect(text).toMatch(/^a\n<!-- tcg.*<!-- tcg: end -->\nb\n<!-- ccg.*<!-- ccg: end -->\nc$/s);
    expect(text).not.toContain('old');
    expect(text).toMatch(
      /\n\| `does\/taking\.ts` +\| Taking cards out of piles\. +\| `adds` `draws` `isDrawing` `two` +\|\n/,
    );
    expect(text).toMatch(/\n\| `cards\.ts` +\| +\| `any` `\.starships` `\.having` `\.where` +\|\n/);
    expect(text).toMatch(/\n\| `Value` +\| `adds` +\| `power` `Force generation` +\|\n/);
    expect(text).not.toContain('atNight');
    expect(withoutPurpose).toContain(`${folders.language}/cards.ts`);
    expect(withTables(text, own, Object.keys(sources)).text).toBe(text);
  });

  test('go on in the row below rather than get too wide, and break no code', () => {
    const many = Array.from({ length: 12 }, (_, i) => `export const word${i} = ${i};`).join('\n');
    const purpose = '/** Whatever may be said in many, many words, and then `in(one, or another)` way. */';
    const wide: Readonly<Record<string, string>> = {
      [barrelOf('ccg')]: "export * from './wide.ts';",
      [barrelOf('tcg')]: '',
      [`${folders.language}/wide.ts`]: `${purpose}\n\n${many}`,
    };
    const marked = ['tcg', 'ccg'].map(
      (game) => `<!-- ${game}: made by npm run language -- --write -->\n<!-- ${game}: end -->`,
    );
    const { text } = withTables(
      marked.join('\n'),
      modulesFrom((path) => wide[path] ?? ''),
      Object.keys(wide),
    );
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| file'));
    expect(rows.slice(-2).map((row) => row.split(' | ').map((part) => part.trim()))).toEqual([
      [
        '| `wide.ts`',
        'Whatever may be said in many, many words, and then',
        expect.stringMatching(/^`word0`.*`word7` \|$/),
      ],
      ['|', '`in(one, or another)` way.', expect.stringMatching(/^`word8`.*`word11` +\|$/)],
    ]);
    expect(new Set(rows.slice(-3).map((row) => row.length)).size).toBe(1);
  });

  test('want their marks', () => {
    expect(() => withTables('nothing here', modules, [])).toThrow('must have the lines');
  });
});
