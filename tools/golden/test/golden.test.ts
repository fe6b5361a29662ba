import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGolden, type Golden } from '@binary-sunset/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skirmishSubject } from '../../games/skirmish.ts';
import { UsageError } from '../../project/usage.ts';
import { keep } from '../files.ts';
import { goldenGame, setupFor } from '../game.ts';
import { readOptions } from '../options.ts';
import { NotTheSameGames, rehashAll } from '../rehash.ts';

describe('options', () => {
  test('of a new game', () => {
    expect(readOptions(['--game', 'skirmish', '--seed', 'abc', '--save', 'abc.json'])).toEqual({
      what: 'save',
      game: 'skirmish',
      seed: 'abc',
      decks: 'stock',
      save: 'abc.json',
    });
  });

  test('to make every game anew', () => {
    expect(readOptions(['--remake'])).toEqual({ what: 'remake' });
  });

  test('to write the hashes of every game anew', () => {
    expect(readOptions(['--rehash'])).toEqual({ what: 'rehash' });
  });

  test.each([
    [['--game', 'skirmish', '--seed', 'abc'], 'Give --game NAME --seed S --save FILE.'],
    [['--remake', '--game', 'skirmish'], '--remake takes no other option'],
    [['--rehash', '--seed', 'abc'], '--rehash takes no other option'],
    [['--rehash', '--remake'], 'takes no other option'],
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

describe('writing hashes anew', () => {
  const folder = 'packages/skirmish/test/golden';
  const [first, second] = [`${folder}/first.json`, `${folder}/second.json`] as const;
  const game = (seed: string): Golden => goldenGame(skirmishSubject, setupFor(skirmishSubject, 'stock', seed), seed);
  let root = '';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'golden-'));
    mkdirSync(join(root, folder), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const read = (file: string): Golden => JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden;
  /** As it would have been kept when states and options had other names. */
  const ofOld = ({ record, because }: Golden): Golden => ({
    record: {
      ...record,
      answers: record.answers.replace(/[A-Z]{2}/g, (letters) => (letters === 'AA' ? 'BB' : 'AA')),
      checks: record.checks.map(() => '0123456789'),
    },
    because,
    hash: '0123456789',
  });

  test('keeps what was picked in every game', () => {
    const games = [game('abc'), game('def')] as const;
    keep(root, { file: first, golden: ofOld(games[0]) });
    keep(root, { file: second, golden: ofOld(games[1]) });
    expect(() => checkGolden(skirmishSubject.game, read(first))).toThrow('other options here');
    expect(rehashAll(root).map(({ file }) => file)).toEqual([first, second]);
    expect([read(first), read(second)]).toEqual(games);
  });

  test('changes none of them if one no longer fits, and says which and why', () => {
    const old = ofOld(game('abc'));
    const broken = ofOld(game('def'));
    const short = { ...broken, record: { ...broken.record, answers: broken.record.answers.replace(/ [^ ]+$/, '') } };
    keep(root, { file: first, golden: old });
    keep(root, { file: second, golden: short });
    expect(() => rehashAll(root)).toThrow(NotTheSameGames);
    expect(() => rehashAll(root)).toThrow(
      `${second}  The game used to end by no morale left; now it ends by unfinished.`,
    );
    expect([read(first), read(second)]).toEqual([old, short]);
  });
});
