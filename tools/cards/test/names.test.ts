import * as ccg from '@binary-sunset/ccg/printed';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { comparedIn, comparedNames } from '../compared.ts';
import { games } from '../games.ts';
import { wrongNames } from '../names.ts';

describe('names that rules compare', () => {
  test.each([
    ["traits.includes('TIE')", 'traits', 'TIE'],
    ["card.traits.includes('TIE')", 'traits', 'TIE'],
    ["locationOf(s, card)?.traits.includes('asteroid') ?? false", 'traits', 'asteroid'],
    ["isCapital || traitsOf(s, card).includes('ship-docking')", 'traits', 'ship-docking'],
    ["card.title === 'Big One' ? 1 : 2", 'title', 'Big One'],
    ["system === 'Hoth'", 'system', 'Hoth'],
  ])('in %s', (code, what, name) => {
    expect(comparedIn('a.ts', `\nconst found = ${code};`)).toEqual([{ what, name, by: 'a.ts:2' }]);
  });

  test.each(['traits.includes(trait)', 'list.length === 3', 'traits.concat("TIE")', 'one === another'])(
    'not in %s',
    (code) => {
      expect(comparedIn('a.ts', `const found = ${code};`)).toEqual([]);
    },
  );

  test('are found in the rules of a game', () => {
    const found = comparedNames(projectRoot, 'packages/ccg').filter(({ what }) => what === 'traits');
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['asteroid', 'AT-AT', 'spy']));
    expect(found.every(({ by }) => /^packages\/ccg\/src\/[\w/]+\.ts:\d+$/.test(by))).toBe(true);
  });

  test('are refused like those in programs', () => {
    const [compared] = comparedIn('docking.ts', "traitsOf(s, card).includes('ship-docking')");
    expect(ccg.wrongNames([{ kind: 'trait', name: compared?.name ?? '', by: compared?.by ?? '' }], [])).toEqual([
      expect.stringMatching(/^docking\.ts:1: .* the nearest is ship-docking capability/),
    ]);
  });
});

test.each(games)('no name in the %s is one that no printed card has', async (game) => {
  expect(await wrongNames[game]()).toEqual([]);
});
