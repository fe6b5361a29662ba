import { describe, expect, test } from 'vitest';
import { countFrom, numberFrom, optionValues, UsageError } from '../usage.ts';

describe('values of options', () => {
  const options = { game: { type: 'string' }, seen: { type: 'boolean', default: false } } as const;

  test('are read, with defaults for what is not given', () => {
    expect(optionValues(['--game', 'skirmish'], options)).toMatchObject({ game: 'skirmish', seen: false });
  });

  test.each([
    [['--gmae', 'skirmish'], "Unknown option '--gmae'"],
    [['--game'], "'--game <value>' argument missing"],
    [['skirmish'], "Unexpected argument 'skirmish'"],
  ])('%j is not understood', (args, message) => {
    expect(() => optionValues(args, options)).toThrow(UsageError);
    expect(() => optionValues(args, options)).toThrow(message);
  });
});

describe('numbers', () => {
  test('whole ones', () => {
    expect(countFrom('games', '17')).toBe(17);
    expect(countFrom('seed', '0', 0)).toBe(0);
  });

  test.each(['0', '-1', '1.5', 'many', '', '1e3', '99999999999999999999'])('"%s" is no count', (given) => {
    expect(() => countFrom('games', given)).toThrow(
      new UsageError(`--games takes a whole number of at least 1, not "${given}".`),
    );
  });

  test('with a fraction', () => {
    expect(numberFrom('seconds', '0.5', 0, 600)).toBe(0.5);
  });

  test.each(['601', '-1', '1s', ''])('"%s" is no number from 0 to 600', (given) => {
    expect(() => numberFrom('seconds', given, 0, 600)).toThrow(
      new UsageError(`--seconds takes a number from 0 to 600, not "${given}".`),
    );
  });
});
