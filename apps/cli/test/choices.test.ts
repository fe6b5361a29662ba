import { asks, type Decision, headed } from '@binary-sunset/kernel';
import { describe, expect, it } from 'vitest';
import { optionLines, picksIn, promptOf } from '../src/choices.ts';
import { paper } from './table.ts';

const choice: Decision = {
  at: 0,
  player: 0,
  kind: 'choice',
  options: [{ verb: 'attack', on: { card: 7 } }, { verb: 'assault' }, { verb: 'back' }],
  min: 1,
  max: 1,
  back: true,
};

const discard: Decision = {
  at: 0,
  player: 0,
  kind: 'subset',
  options: ['a', 'b', 'c', 'd'].map((verb) => ({ verb })),
  min: 2,
  max: 3,
};

const bid: Decision = {
  at: 0,
  player: 0,
  kind: 'number',
  options: [0, 2, 4].map((amount) => ({ verb: 'bid', amount })),
  min: 1,
  max: 1,
};

describe('the options of a decision', () => {
  it('are numbered from 1, and a withdrawal is b', () => {
    const letters = new Map([[7, 'c']]);
    expect(optionLines(choice, ['Attack Trooper', 'Assault', 'Back'], letters, paper)).toEqual([
      '  1  Attack Trooper [c]',
      '  2  Assault',
      '  b  Back',
    ]);
    expect(picksIn(choice, '2')).toEqual([1]);
  });

  it('are typed as what they are where they are amounts', () => {
    expect(picksIn(bid, '4')).toEqual([2]);
    expect(picksIn(bid, '1')).toEqual({ wrong: 'There is no option 1: type one number from 0 to 4.' });
  });

  it('stand in two columns where they are many', () => {
    const many: Decision = { ...discard, options: Array.from({ length: 10 }, () => ({ verb: 'go' })) };
    const lines = optionLines(many, [], new Map(), paper);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(`${'   1  go'.padEnd(40)}   6  go`);
  });
});

describe('typed numbers', () => {
  it('choose several in any order, with spaces or commas between', () => {
    expect(picksIn(discard, '4 1')).toEqual([0, 3]);
    expect(picksIn(discard, '1, 2,3')).toEqual([0, 1, 2]);
  });

  it.each([
    [choice, '3', 'There is no option 3: type one number from 1 to 2.'],
    [choice, '0', 'There is no option 0: type one number from 1 to 2.'],
    [choice, '1 2', 'Only one can be chosen: type one number from 1 to 2.'],
    [discard, '2 2', 'You named 2 twice: type 2 to 3 numbers from 1 to 4 with spaces between.'],
    [discard, '1', 'You named 1 and it takes 2 to 3: type 2 to 3 numbers from 1 to 4 with spaces between.'],
    [
      { ...discard, min: 0 },
      '1 2 3 4',
      'You named 4 and it takes 0 to 3: type 0 to 3 numbers from 1 to 4 with spaces between, or none.',
    ],
  ])('that are no answer are refused with what would be one', (decision, typed, wrong) => {
    expect(picksIn(decision, typed)).toEqual({ wrong });
  });
});

it('a prompt says how many to choose', () => {
  expect(promptOf(discard, { prompt: asks('What do you discard?'), labels: [] })).toBe(
    'What do you discard? (choose 2 to 3)',
  );
  expect(promptOf(choice, { prompt: headed('Dodge', 'What?'), labels: [] })).toBe('Dodge. What?');
});
