import { type Agent, randomAgent } from '@binary-sunset/agents';
import { describe, expect, test } from 'vitest';
import { ccgSubject } from '../../games/ccg.ts';
import { skirmishSubject } from '../../games/skirmish.ts';
import { UsageError } from '../../project/usage.ts';
import { contestant, setupsFor } from '../contestants.ts';
import { type Match, playMatch, type Result } from '../match.ts';
import { readOptions } from '../options.ts';
import { reportOn, within } from '../report.ts';

const match = (more: Partial<Match> = {}): Match => ({
  contestants: [randomAgent, randomAgent],
  setups: setupsFor('skirmish'),
  games: 6,
  seed: 'arena',
  mostTurns: 100,
  ...more,
});

describe('the options', () => {
  test('are the apprentice against chance unless said otherwise', () => {
    expect(readOptions(['--game', 'tcg', '--games', '400', '--seed', 'S', '--least', '95'])).toEqual({
      game: 'tcg',
      games: 400,
      seed: 'S',
      first: 'apprentice',
      second: 'random',
      least: 95,
    });
  });

  test.each([
    [[], 'Which game?'],
    [['--game', 'tcg', '--games', '3'], 'even number'],
    [['--game', 'tcg', '--games', '0'], 'at least 2'],
    [['--game', 'tcg', '--least', '101'], 'from 0 to 100'],
  ])('%j are refused', (args, because) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(because);
  });
});

test('whoever does not play a game is not let into the arena', () => {
  expect(contestant('tcg', 'apprentice')('seed').name).toBe('apprentice');
  expect(() => contestant('skirmish', 'apprentice')).toThrow('"apprentice" does not play skirmish; there is random.');
});

describe('a match', () => {
  test('is played in pairs: the same setup and seed, in either seat', () => {
    const seats: string[] = [];
    const watched =
      (name: string) =>
      (seed: string): Agent => {
        const agent = randomAgent(seed);
        return {
          ...agent,
          choose(view, decision) {
            const seat = `${seed} in seat ${decision.player}`;
            if (!seats.includes(seat)) seats.push(seat);
            expect(seed.endsWith(name)).toBe(true);
            return agent.choose(view, decision);
          },
        };
      };
    playMatch(skirmishSubject, match({ contestants: [watched('first'), watched('second')], games: 4 }));
    expect(seats.sort()).toEqual(
      ['arena#0', 'arena#1'].flatMap((pair) =>
        ['first', 'second'].flatMap((who) => [0, 1].map((seat) => `${pair}/${who} in seat ${seat}`)),
      ),
    );
  });

  test('counts wins and decisions of each, and is the same when played again', () => {
    const { scores, unfinished, turns } = playMatch(skirmishSubject, match());
    expect(scores[0].wins + scores[1].wins + unfinished).toBe(6);
    expect(turns).toBeGreaterThan(6);
    for (const { times } of scores) expect(times.length).toBeGreaterThan(10);
    const again = playMatch(skirmishSubject, match());
    expect(again.scores.map(({ wins, times }) => [wins, times.length])).toEqual(
      scores.map(({ wins, times }) => [wins, times.length]),
    );
  });

  test('gives up a game that does not end', () => {
    expect(playMatch(skirmishSubject, match({ mostTurns: 1 }))).toMatchObject({
      unfinished: 6,
      scores: [{ wins: 0 }, { wins: 0 }],
    });
  });
});

test('a time within which a share of the decisions was made', () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([0.5, 0.95, 0.99, 1].map((share) => within(times, share))).toEqual([100, 190, 198, 200]);
  expect(within([], 0.5)).toBe(0);
});

test('the report', () => {
  const scores: Result['scores'] = [
    { wins: 3, times: [1, 2, 3] },
    { wins: 1, times: [0.5] },
  ];
  const prompts = { own: [4, 9, 2], opponents: [0, 1, 3] };
  expect(reportOn({ scores, turns: 10, unfinished: 0, prompts }, ['apprentice', 'random'], 4)).toBe(
    [
      '                  wins           decisions    p50 ms    p95 ms    p99 ms    max ms',
      'apprentice           3    75.0 %         3      2.00      3.00      3.00      3.00',
      'random               1    25.0 %         1      0.50      0.50      0.50      0.50',
      '2.5 turns a game, 0 unfinished',
      "asked 4 times in one's own turn and 1 in the opponent's (medians)",
    ].join('\n'),
  );
});

test('whoever has no turns of their own is not asked in them', () => {
  expect(playMatch(skirmishSubject, match({ games: 2 })).prompts).toEqual({ own: [], opponents: [] });
});

test('questions are counted turn by turn, for whose turn it is and for the other', () => {
  const { prompts, scores, turns } = playMatch(
    ccgSubject,
    match({ setups: setupsFor('ccg').slice(0, 1), games: 2, mostTurns: 30 }),
  );
  expect(prompts.own).toHaveLength(prompts.opponents.length);
  expect(prompts.own.length).toBeGreaterThan(10);
  expect(prompts.own.length).toBeLessThanOrEqual(turns);
  const sum = [...prompts.own, ...prompts.opponents].reduce((all, one) => all + one, 0);
  const decisions = scores[0].times.length + scores[1].times.length;
  // What is asked before the first turn belongs to none.
  expect(sum).toBeLessThan(decisions);
  expect(sum).toBeGreaterThan(decisions / 2);
});
