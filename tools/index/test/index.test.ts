import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ccg from '@binary-sunset/ccg/printed';
import { afterAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../project/usage.ts';
import { ccgIndex, moduleOf, tcgIndex } from '../folder.ts';
import { folderFrom } from '../options.ts';
import { spelling } from '../spelling.ts';

const folder = mkdtempSync(join(tmpdir(), 'index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const set = { set: '9', setName: 'Ninth', side: 'Light' };
const cards = [
  {
    ...set,
    id: '9_10',
    title: '•Meeru',
    type: 'Character',
    subType: 'Alien',
    icons: ['Pilot x2', 'Ninth', 'Set 4', 'Episode I'],
    characteristics: ['leader', 'Rebel (starship)'],
    keywords: ['leader', 'deploys on characters', 'night watch'],
    species: 'twomek',
    personas: ['obi two'],
    lore: 'Twomek. Heads the Night Watch, as every Two-mek does, after Obi-Two fell.',
    gametext: 'When Obi-Two is here, adds 1.',
  },
  { ...set, id: '9_2', title: '◇Holding Bay', type: 'Location', subType: 'Site', side: 'Dark' },
  { ...set, id: '9_2', title: '◇Holding Bay (Holo AI)', type: 'Location', subType: 'Site', side: 'Dark' },
  { ...set, id: '9_3', title: 'LX-4 (Elex)', type: 'Character', subType: 'Droid', extraText: ['Sand Droid', 'Roar 4'] },
];
write('ccg/009-ninth.json', JSON.stringify(cards));
write('ccg/decks.json', JSON.stringify([{ name: 'A deck' }]));
write(
  'ccg/virtual/200-later.json',
  JSON.stringify([{ ...set, id: '200_1', setName: 'Later', title: '•Meeru (V)', type: 'Character', subType: 'Alien' }]),
);

const columns = ['Name', 'Set', 'Side', 'Type', 'Subtype', 'Cost', 'Number'];
const table = (...rows: string[][]): string => [columns, ...rows].map((row) => row.join('\t')).join('\r\n');
write(
  'tcg/01-attack-of-the-sand.tsv',
  table(
    ['Padme Amidala (B)', 'AOS', 'L', 'Character', 'Naboo -Relay', '4', '10'],
    ['Sand (Promo)', 'AOS', 'N', 'Mission', '', '2', ''],
    ['Dune', 'AOS', 'D', 'Ground', 'Tatoooine Stormtooper', '3', '9'],
    ['Dune (Promo 2)', 'AOS', 'D', 'Ground', 'Tatooine', '3', ''],
    ['Sand (Promo 1)', 'AOS', 'N', 'Mission', '', '2', ''],
    ['Dune (LEGO)', 'AOS', 'D', 'Ground', '', '3', ''],
  ),
);
write('tcg/02-the-sea-and-the-sand.tsv', table(['Wave (Preview)', 'SAS', 'N', 'Battle', '', '', '']));

describe('the index of the CCG', () => {
  const lines = ccgIndex(folder);

  test('has a line for each set and each of its cards, by their numbers', () => {
    expect(lines).toEqual([
      '#9\tNinth',
      '2\tD\tHolding Bay\tLocation\tSite',
      '3\tL\tLX-4 (Elex)\tCharacter\tDroid\t\tsand droid',
      '10\tL\tMeeru\tCharacter\tAlien\tPilot x2,Episode I\tNight Watch,Rebel starship,Two-mek,leader\tObi-Two',
      '#200\tLater',
      '1\tL\tMeeru (V)\tCharacter\tAlien',
    ]);
  });

  test('is read as it was made', () => {
    expect(ccg.readPrinted(lines.join('\n')).map(({ id, title, words }) => [id, title, words.length])).toEqual([
      ['9_2', 'Holding Bay', 0],
      ['9_3', 'LX-4 (Elex)', 1],
      ['9_10', 'Meeru', 4],
      ['200_1', 'Meeru', 0],
    ]);
  });

  test('is the same each time it is made', () => {
    expect(ccgIndex(folder)).toEqual(lines);
  });
});

describe('the index of the TCG', () => {
  test('leaves out other pictures of a card, but for cards that were only given away', () => {
    expect(tcgIndex(folder)).toEqual([
      '#AOS\tAttack of the Sand',
      '9\tD\tDune\tGround\tTatooine Stormtrooper',
      '10\tL\tPadmé Amidala (B)\tCharacter\tNaboo - Relay',
      'P1\tN\tSand\tMission',
      '#SAS\tThe Sea and the Sand',
    ]);
  });
});

describe('a word', () => {
  test.each([
    ['is written as among other words', ['x wing'], ['X-wing'], ['The X-Wing, an X-Wing'], 'X-wing'],
    ['or as inside sentences', ['x wing'], [], ['X-Wing. Like another X-wing.'], 'X-wing'],
    ['or as at their beginning', ['mon cal'], [], ['Mon Cal.'], 'Mon Cal'],
    ['or as it is', ['mega class'], [], ['Megaclassic.'], 'mega class'],
  ])('%s', (_how, [word = ''], words, sentences, written) => {
    expect(spelling(word, { words, sentences })).toBe(written);
  });
});

describe('the command', () => {
  test('takes the folder by name', () => {
    expect(folderFrom(['--from', 'facts'])).toBe('facts');
    expect(() => folderFrom([])).toThrow(UsageError);
    expect(() => folderFrom(['facts'])).toThrow(UsageError);
    expect(() => ccgIndex(join(folder, 'nowhere'))).toThrow('There is no folder');
  });

  test('writes a module with the lines as they are', async () => {
    const odd = ['#1\tA `b` $' + '{c}', '1\tL\tD\\e'];
    const path = join(folder, 'lines.mjs');
    writeFileSync(path, moduleOf(odd));
    expect((await import(path)).printedLines).toBe(`\n${odd.join('\n')}\n`);
  });
});
