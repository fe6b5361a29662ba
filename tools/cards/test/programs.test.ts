import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';
import { UsageError } from '../../project/usage.ts';
import { optionsFrom } from '../options.ts';
import { cardsIn, usedOnce } from '../programs.ts';
import { tallies, untested } from '../report.ts';

const source = `
import { pay, when } from '../../language/text.ts';
import { evade } from '../../language/fighting.ts';
import { character } from '../card.ts';
const shared = 3;
export const first = character('First', { text: [pay(shared).to(evade(1))] });
export const all = [first].filter(() => true);
export const second = character('Second', { text: [when(() => true, evade(2))] });
`;

describe('cards as they are written', () => {
  const written = cardsIn('cards.ts', source);

  test('each is an exported constant', () => {
    expect(written.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  test('names its combinators, and nothing else that it names', () => {
    expect([...(written[0]?.combinators ?? [])].sort()).toEqual(['evade', 'pay']);
  });

  test('with a function in it has code of its own', () => {
    expect(written.map(({ custom }) => custom)).toEqual([false, true]);
  });

  test('what one card uses is listed with it', () => {
    expect(usedOnce(written)).toEqual([
      { combinator: 'pay', card: 'first' },
      { combinator: 'when', card: 'second' },
    ]);
  });
});

describe('the report', () => {
  test('counts a card as tested by the title before the colon', () => {
    const { tested } = tallies(projectRoot, ['tcg'], ['Reek: bites', 'Reekling: does not'])['tcg']?.[
      'attack-of-the-clones'
    ] ?? { tested: -1 };
    expect(tested).toBe(1);
    expect(untested(['tcg'], ['Reek: bites'])).not.toContain('Reek');
    expect(untested(['tcg'], ['Reekling: bites'])).toContain('Reek');
    expect(untested(['tcg'], ['beasts: Reek bites'])).not.toContain('Reek');
    expect(untested(['tcg'], ['beasts: some bite a Reek'])).toContain('Reek');
    // A longer title is another card's, and names of tests are typeset.
    expect(untested(['ccg'], ['weapons: Blaster Rifle hits'])).toContain('Blaster');
    expect(untested(['ccg'], ['I’ve Lost Artoo!: is deployed'])).not.toContain("I've Lost Artoo!");
  });

  test('takes games by name', () => {
    expect(optionsFrom(['tcg', '--json'], {})).toEqual({ exported: null, games: ['tcg'], json: true });
    expect(() => optionsFrom(['bridge'], {})).toThrow(UsageError);
  });
});
