import { describe, expect, test } from 'vitest';
import { skirmishSubject } from '../../games/skirmish.ts';
import { UsageError } from '../../project/usage.ts';
import { goldenGame, setupFor } from '../game.ts';
import { readOptions } from '../options.ts';

describe('options', () => {
  test('of a new game', () => {
    expect(readOptions(['--game', 'skirmish', '--seed', 'abc', '--save', 'abc.json'])).toEqual({
      remake: false,
      game: 'skirmish',
      seed: 'abc',
      decks: 'stock',
      save: 'abc.json',
    });
  });

  test('to make every game anew', () => {
    expect(readOptions(['--remake'])).toEqual({ remake: true });
  });

  test.each([
    [['--game', 'skirmish', '--seed', 'abc'], 'Give --game NAME --seed S --save FILE.'],
    [['--remake', '--game', 'skirmish'], '--remake takes no other option'],
    [
      ['--game', 'skirmish', '--seed', 'abc', '--save', 'abc.json', '--decks', 'mine'],
      '--decks takes stock or random, not "mine".',
    ],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });
});

test('a golden game follows from its decks and its seed', () => {
  const setup = setupFor(skirmishSubject, 'random', 'abc');
  const golden = goldenGame(skirmishSubject, setup, 'abc');
  expect(golden).toMatchObject({ record: { game: 'skirmish', setup, seed: 'abc' }, because: 'no morale left' });
  expect(goldenGame(skirmishSubject, golden.record.setup, golden.record.seed)).toEqual(golden);
  expect(setupFor(skirmishSubject, 'stock', 'abc')).toEqual(skirmishSubject.stock);
});
