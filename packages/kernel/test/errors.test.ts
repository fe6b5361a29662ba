import { describe, expect, it } from 'vitest';
import {
  EngineFault,
  IllegalAnswer,
  IllegalSetup,
  impossible,
  Malformed,
  RecordDisagrees,
  UnknownCard,
} from '../src/errors.ts';

describe('errors', () => {
  it('say what they are and can be told apart', () => {
    const errors = [
      new IllegalAnswer('stale', 'no', 1),
      new IllegalSetup('no'),
      new UnknownCard('Acce', []),
      new Malformed('record', 'seed', 'text', 1),
      new RecordDisagrees(3, [], 'no'),
      new EngineFault('no'),
    ];
    expect(errors.map(({ name }) => name)).toEqual([
      'IllegalAnswer',
      'IllegalSetup',
      'IllegalSetup',
      'Malformed',
      'RecordDisagrees',
      'EngineFault',
    ]);
    for (const error of errors) expect(error).toBeInstanceOf(Error);
  });

  it('carry what a program needs to know', () => {
    expect(new IllegalAnswer('stale', 'no', 1)).toMatchObject({ refusal: 'stale', player: 1, message: 'no' });
    expect(new RecordDisagrees(3, [], 'no')).toMatchObject({ played: 3, message: 'no' });
    expect(new UnknownCard('Acce', ['Ace'])).toMatchObject({ card: 'Acce', nearest: ['Ace'] });
    expect(new UnknownCard('Acce', ['Ace'])).toBeInstanceOf(IllegalSetup);
    expect(new Malformed('record', 'seed', 'text', 1)).toMatchObject({ path: 'seed' });
  });

  it('suggest what was meant', () => {
    expect(new UnknownCard('Acce', []).message).toBe('There is no card called "Acce".');
    expect(new UnknownCard('Acce', ['Ace']).message).toBe('There is no card called "Acce"; did you mean "Ace"?');
    expect(new UnknownCard('Acce', ['Ace', 'Aces']).message).toBe(
      'There is no card called "Acce"; did you mean "Ace" or "Aces"?',
    );
  });
});

it('faults of ours are EngineFaults', () => {
  expect(() => impossible('This cannot be.')).toThrow(new EngineFault('This cannot be.'));
});
