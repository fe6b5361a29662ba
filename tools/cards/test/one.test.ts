import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { modulesFrom, projectAt } from '../../project/modules.ts';
import { whyNot } from '../one/missing.ts';
import { ourDecisions, rulingsOn } from '../one/rulings.ts';
import { sheetsOf } from '../one/sheet.ts';
import { testsIn } from '../one/tests.ts';
import { titleAmong, titleIn } from '../one/title.ts';

const project = projectAt(projectRoot);

describe('one card', () => {
  test('is shown with its facts, text, program, rulings and tests', async () => {
    const sheet = (await sheetsOf(project, 'Talz')) ?? '';
    expect(sheet).toMatch(/^Talz {2}\(ccg, premiere\)\n/);
    expect(sheet).toContain('ability: 1');
    expect(sheet).toContain('id: 1_31');
    expect(sheet).toContain('Talz under ‘nighttime conditions’ are power +2.');
    expect(sheet).toMatch(
      /\n {2}packages\/ccg\/src\/cards\/premiere\/light\/aliens\.ts:\d+\n\n {4}export const talz = /,
    );
    expect(sheet).toMatch(/\n {4}}\);\n/);
    expect(sheet).toContain('\n  GLC-0406  Talz: ');
    expect(sheet).toMatch(
      /\n {2}packages\/ccg\/test\/cards\/light\/aliens\.test\.ts:\d+ {2}Talz: is stronger at night\n/,
    );
    expect(sheet).toContain('\nIt also plays a part in\n');
    expect(sheet).toMatch(/\n {2}and \d+ more$/);
  });

  test('says its subtypes as its face does, and leaves out what nobody says of it', async () => {
    const speeder = (await sheetsOf(project, 'Infantry Battle Droid, B1 Series')) ?? '';
    expect(speeder).toContain('subtypes: Trade Federation Droid');
    expect(speeder).not.toContain('null');
    const droid = (await sheetsOf(project, 'LIN-V8K (Elleyein-Veeatekay)')) ?? '';
    expect(droid).toContain('ability: none');
    expect(droid).not.toMatch(/null|limit: 0/);
  });

  test('is found however it is quoted and capitalised', async () => {
    expect(await sheetsOf(project, 'i’ve lost artoo!')).toMatch(/^I've Lost Artoo!/);
  });

  test('comes with every version and side that there is', async () => {
    const versions = (await sheetsOf(project, 'Padmé Amidala')) ?? '';
    expect(versions.match(/^Padmé Amidala \(\w\) {2}\(tcg, attack-of-the-clones\)$/gm)).toEqual([
      'Padmé Amidala (A)  (tcg, attack-of-the-clones)',
      'Padmé Amidala (B)  (tcg, attack-of-the-clones)',
      'Padmé Amidala (C)  (tcg, attack-of-the-clones)',
      'Padmé Amidala (D)  (tcg, attack-of-the-clones)',
    ]);
    expect(versions).toContain("character('Padmé Amidala', 'B', {");
    expect((await sheetsOf(project, 'Padmé Amidala (B)')) ?? '').not.toContain("character('Padmé Amidala', 'A', {");
    const sides = (await sheetsOf(project, 'Sense')) ?? '';
    expect(sides).toMatch(/^Sense \(Light\) .*light\/interrupts\/cancelling/s);
    expect(sides).toMatch(/^Sense \(Dark\) .*dark\/interrupts\/cancelling/ms);
  });

  test('brings what its program names that stands beside cards', async () => {
    const sheet = (await sheetsOf(project, 'Beru Lars')) ?? '';
    expect(sheet).toContain('    /** Luke is angry about it. */\n    const avenged = ');
    // Facts that several cards share are among the facts.
    expect(sheet).not.toContain('export const unique');
  });

  test('may be one for tests', async () => {
    expect(await sheetsOf(project, 'Drill Garbage Heap')).toMatch(
      /^Drill Garbage Heap {2}\(ccg, for tests\)\n.*\('Drill Garbage Heap', /s,
    );
  });

  test('that there is not is told with the nearest that there are', async () => {
    expect(await sheetsOf(project, 'Tals')).toBeNull();
    expect(await whyNot(projectRoot, 'Tals')).toMatch(/^No card is called "Tals"; did you mean "Talz"/);
    expect(await whyNot(projectRoot, 'xyzzyxyzzy')).toBe('No card is called "xyzzyxyzzy".');
  });

  test('that is not implemented is told with the rulings to heed', async () => {
    expect(await sheetsOf(project, 'Princess Leia')).toBeNull();
    const why = await whyNot(projectRoot, 'Princess Leia');
    expect(why).toMatch(/^Princess Leia \(ccg, light\) is not implemented yet: \d+_\d+, of /m);
    expect(why).toMatch(/\n {2}AR5-0099 {2}An undercover Leia Organa is replaced by Princess Leia/);
  });

  test('that is printed but not implemented is told with its set and what is known of it, in both games', async () => {
    expect(await sheetsOf(project, 'Tauntaun')).toBeNull();
    expect(await whyNot(projectRoot, 'tauntaun')).toMatch(
      new RegExp(
        [
          'Tauntaun \\(tcg, light\\) is not implemented yet: ESB \\d+, of The Empire Strikes Back\\.',
          '  type: Ground',
          '  subtypes: Rebel Creature',
          'Tauntaun \\(ccg, light\\) is not implemented yet: 3_\\d+, of Hoth\\.',
          '  type: Vehicle',
        ].join('\n'),
      ),
    );
  });
});

describe('a title in a text', () => {
  const blaster = titleAmong('Blaster', ['Blaster', 'Blaster Rifle', 'Imperial Blaster', 'Talz']);

  test.each([
    ['A Blaster is fired', true],
    ['the Blaster’s bearer', true],
    ['A Blaster Rifle is fired', false],
    ['an Imperial Blaster is one', false],
    ['an Imperial Blaster, a Blaster Rifle and a Blaster', true],
    ['Blasters', false],
    ['a blaster', false],
  ])('%s: %s', (text, is) => {
    expect(titleIn(text, blaster)).toBe(is);
  });

  test('of a droid may be short', () => {
    const droid = titleAmong('R4-E1 (Arfour-Eeone)', ['R4-E1 (Arfour-Eeone)', 'R4-E10']);
    expect(titleIn('R4-E1: while aboard', droid)).toBe(true);
    expect(titleIn('R4-E1 (Arfour-Eeone) is aboard', droid)).toBe(true);
    expect(titleIn('R4-E10: while aboard', droid)).toBe(false);
  });

  test('may be typeset', () => {
    expect(titleIn('Han’s Back is played', titleAmong("Han's Back", []))).toBe(true);
  });
});

describe('rulings', () => {
  test('that no longer hold say what does', () => {
    const rulings = rulingsOn(projectRoot, 'ccg', titleAmong('Dodge', []));
    expect(rulings.map(({ where }) => where)).toContain('GLB-0002');
    const replaced = rulingsOn(projectRoot, 'ccg', titleAmong('Sense', [])).filter(({ where }) =>
      where.endsWith(' (superseded)'),
    );
    expect(replaced.length).toBeGreaterThan(0);
  });

  test('of our own are points of a list, in the part of the game', () => {
    const text = `# Decisions

## TCG

- **One** (TCG-0001): Talz is
  no card of this game.

## CCG

- **Two** (AR1-0001): something
  about Talz that goes on
  for lines.
- **Three**: about nobody.

## The table

- Talz is seen.
`;
    expect(ourDecisions(text, 'ccg', titleAmong('Talz', []))).toEqual([
      { where: 'docs/decisions.md:10', words: '**Two** (AR1-0001): something about Talz that goes on for lines.' },
      { where: 'docs/decisions.md:17', words: 'Talz is seen.' },
    ]);
  });
});

describe('tests in a file', () => {
  const code = `
import { rule, scenario } from '@binary-sunset/kit';
const table = ['Talz'];
describe('Talz', () => {
  scenario('sleeps', () => { lay('Talz'); });
  describe('at night', () => {
    test.each(table)('%s hunts', () => {});
  });
});
rule(['AR1-0001'], \`Kabe \${1}: runs\`, () => { const test = ['no', 'test']; });
expect(test('Talz')).toBe(1);
`;

  test('have the names of their groups, and where a table says it, "…"', () => {
    const found = testsIn(
      modulesFrom(() => code),
      'a.test.ts',
    );
    expect(found.map(({ name, line }) => [name, line])).toEqual([
      ['Talz: sleeps', 5],
      ['Talz: at night: %s hunts', 7],
      ['Kabe …: runs', 10],
    ]);
  });
});
