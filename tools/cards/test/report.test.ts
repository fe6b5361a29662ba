import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { projectAt } from '../../project/modules.ts';
import { foldersOf, games } from '../games.ts';
import { pools } from '../pools.ts';
import { type Tally, talliesOf, untested } from '../report.ts';
import { cardsWritten, nameOf } from '../written.ts';

describe('the report', () => {
  const nothing = { withOwnCode: new Set<never>() };
  const inFirstSet = (passed: readonly string[] | null): Tally | undefined =>
    talliesOf('tcg', passed, nothing)['attack-of-the-clones'];

  test('counts a card as tested by the title before the colon', () => {
    expect(inFirstSet(['Reek: bites', 'Reekling: does not'])).toMatchObject({ total: 180, tested: 1, custom: 0 });
    expect(untested('tcg', ['Reek: bites'])).not.toContain('Reek');
    expect(untested('tcg', ['Reekling: bites'])).toContain('Reek');
    expect(untested('tcg', ['beasts: Reek bites'])).not.toContain('Reek');
    expect(untested('tcg', ['beasts: some bite a Reek'])).toContain('Reek');
    // A longer title is another card's, and names of tests are typeset.
    expect(untested('ccg', ['weapons: Blaster Rifle hits'])).toContain('Blaster');
    expect(untested('ccg', ['I’ve Lost Artoo!: is deployed'])).not.toContain("I've Lost Artoo!");
  });

  test('does not say that nothing is tested where no run of the tests is on record', () => {
    expect(inFirstSet(null)).toMatchObject({ implemented: 180, tested: null });
    expect(untested('tcg', null)).toEqual([]);
  });
});

describe('every card of the pool', () => {
  test.each(games)('%s: is found in the files of cards, once for each time it is there', (game) => {
    const { modules, files } = projectAt(projectRoot);
    const written = cardsWritten(modules, files, foldersOf[game]);
    const found = written.filter(({ forTests }) => !forTests).map(nameOf);
    expect(found.sort()).toEqual(
      Object.values(pools[game].sets)
        .flatMap(({ titles }) => titles)
        .sort(),
    );
    expect(written.some(({ forTests }) => forTests)).toBe(true);
  });
});
