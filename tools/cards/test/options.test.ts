import { describe, expect, test } from 'vitest';
import { UsageError } from '../../project/usage.ts';
import { optionsFrom } from '../options.ts';

describe('npm run cards', () => {
  test.each([
    [[], { wish: 'count', games: ['tcg', 'ccg'], json: false }],
    [['tcg', '--json'], { wish: 'count', games: ['tcg'], json: true }],
    [['export', 'ccg'], { wish: 'export', game: 'ccg' }],
    [['publish'], { wish: 'publish' }],
    [['Talz'], { wish: 'one', title: 'Talz' }],
    [['Luke', 'Skywalker'], { wish: 'one', title: 'Luke Skywalker' }],
    [['bridge'], { wish: 'one', title: 'bridge' }],
  ])('%j', (args, options) => {
    expect(optionsFrom(args, {})).toEqual(options);
  });

  test('npm may keep an option for itself', () => {
    expect(optionsFrom([], { npm_config_json: 'true' })).toMatchObject({ json: true });
  });

  test.each([
    [['export'], 'one game: tcg or ccg'],
    [['export', 'ccg', 'tcg'], 'one game'],
    [['export', 'bridge'], 'one game'],
    [['publish', 'ccg'], 'All sets are published together'],
    [['Talz', '--json'], 'printed for people'],
    [[' '], 'at least one letter'],
    [['--jsn'], "'--jsn'"],
  ])('%j is refused, and why', (args, why) => {
    expect(() => optionsFrom(args, {})).toThrow(UsageError);
    expect(() => optionsFrom(args, {})).toThrow(why);
  });
});
