import { describe, expect, test } from 'vitest';
import { type Given, playCounting } from '../gestures/counting.ts';
import { NotUnderstood, readOptions } from '../gestures/options.ts';
import { pairings } from '../gestures/pairings.ts';
import { reportOn } from '../gestures/report.ts';

const one: Given = {
  gestures: 1,
  verb: 'attack',
  moment: 'attack',
  begins: true,
  passes: false,
  turn: 1,
  phase: 'Space battle',
  attacking: false,
};

describe('counting gestures', () => {
  test('an attack lasts until it is over, and what is asked on the way belongs to what was begun', () => {
    const report = reportOn('tcg', [
      {
        turns: 2,
        given: [
          { ...one, turn: 0, gestures: 100 },
          { ...one, gestures: 2 },
          { ...one, begins: false },
          { ...one, verb: 'pass', passes: true, attacking: true },
          // The other side's.
          { ...one, verb: 'pass', passes: true, moment: 'general' },
          { ...one, verb: 'pass', passes: true, attacking: true, gestures: 9 },
        ],
      },
    ]);
    expect(report).toContain('1 games, 2 turns, 5 questions answered');
    expect(report).toMatch(/gestures per turn +7\.0/);
    expect(report).toMatch(/gestures to declare an attack +3\.00 \(of 1\)/);
    expect(report).toMatch(/until it is over +4\.00 \(of 1\)/);
    expect(report).toMatch(/passes per turn +5\.5/);
  });

  test('activating is all that is done in the phase', () => {
    const activate = { ...one, phase: 'Your activate phase', verb: 'activate' };
    const given = [activate, { ...activate, begins: false, gestures: 2 }, { ...activate, turn: 3 }];
    expect(reportOn('ccg', [{ turns: 3, given }])).toMatch(/per activation +2\.00 \(of 2\)/);
  });

  test('a turn is played with what the page offers, and every answer takes something', async () => {
    const { given, turns } = await playCounting('tcg', pairings.tcg[0], 'a turn', 1);
    expect(turns).toBe(1);
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter(({ gestures }) => gestures < 1)).toEqual([]);
  });

  test('options are read, and what is not understood is said', () => {
    expect(readOptions(['--game', 'ccg', '--games', '2'])).toEqual({ game: 'ccg', games: 2, seed: '1' });
    for (const [args, message] of [
      [[], 'Which game? Give --game tcg or --game ccg.'],
      [['--game', 'tcg', '--games', '0'], '--games takes a whole number of at least 1, not "0".'],
      [['--gmae', 'tcg'], "Unknown option '--gmae'"],
    ] as const) {
      expect(() => readOptions(args)).toThrow(NotUnderstood);
      expect(() => readOptions(args)).toThrow(message);
    }
  });
});
