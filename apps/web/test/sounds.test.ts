import { describe, expect, test } from 'vitest';
import { type Heard, soundsOf } from '../src/motion/sound.ts';

const mine: Heard = { happenings: [], viewer: 0, awaits: 0, outcome: null };
const theirs: Heard = { ...mine, awaits: 1 };
const happening = (...kinds: readonly string[]): Heard => ({ ...theirs, happenings: kinds.map((kind) => ({ kind })) });

describe('what is heard', () => {
  test('follows what happens, each sound once', () => {
    expect(soundsOf(happening('rolled', 'damaged', 'damaged', 'moved'), theirs)).toEqual(['dice', 'hit']);
  });

  test('is never more than three sounds', () => {
    expect(soundsOf(happening('deployed', 'rolled', 'damaged', 'discarded'), theirs)).toEqual([
      'deploy',
      'dice',
      'hit',
    ]);
  });

  test('ends with a call when the move comes to the player', () => {
    const now = { ...happening('deployed', 'rolled', 'damaged'), awaits: 0 } as const;
    expect(soundsOf(now, theirs)).toEqual(['deploy', 'dice', 'your move']);
  });

  test('is no call while the player goes on deciding, nor when a table is opened', () => {
    expect(soundsOf(mine, mine)).toEqual([]);
    expect(soundsOf(mine, null)).toEqual([]);
  });

  test('tells a win from a loss, once', () => {
    const won: Heard = { ...mine, awaits: null, outcome: { winner: 0 } };
    const lost: Heard = { ...won, outcome: { winner: 1 } };
    expect(soundsOf(won, theirs)).toEqual(['win']);
    expect(soundsOf(lost, theirs)).toEqual(['lose']);
    expect(soundsOf(won, won)).toEqual([]);
    expect(soundsOf(won, null)).toEqual([]);
  });
});
