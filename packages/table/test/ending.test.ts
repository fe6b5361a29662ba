import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, type KernelState, sessionAt, startSession, type Viewer } from '@binary-sunset/kernel';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import {
  type Ending,
  endingOf,
  letComputersPlay,
  type Match,
  matchOf,
  opening,
  person,
  seatsOf,
  stockDeck,
} from '../src/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillCcg = ccgTable(ccg);
const drillTcg = tcgTable(tcg);
type Table = typeof drillCcg | typeof drillTcg;

const alone = (table: Table, state: KernelState): Match<Table> =>
  matchOf(table, sessionAt(table.game, state), [opening(state, [])], seatsOf(table, [person, person], ''));

/** A game between two players to whom all options are equal, from its beginning to its end. */
function playedOut(table: Table, seed: string): Match<Table> {
  const [first, second] = table.usualDecks;
  const session = startSession(table.game, { decks: [stockDeck(table, first), stockDeck(table, second)] }, seed);
  const match = matchOf(
    table,
    session,
    [opening(session.state, [])],
    seatsOf(table, ['random', 'random'], seed),
  ) as Match<Table>;
  letComputersPlay(match);
  return match;
}

/** Gives the option with a verb, until the game is over or nobody has one. */
function keepTo(match: Match<Table>, ...verbs: readonly string[]): void {
  for (let given = 0; given < 60; given++) {
    const { pending } = match;
    if (isOutcome(pending)) return;
    const pick = verbs.map((verb) => pending.options.findIndex((option) => option.verb === verb)).find((i) => i >= 0);
    if (pick === undefined) throw new Error(`None of ${verbs.join(', ')} is offered.`);
    match.give({ player: pending.player, at: pending.at, picks: [pick] });
  }
}

function endedFor(match: Match<Table>, viewer: Viewer): Ending {
  const ending = endingOf(match as Match<never>, viewer);
  if (ending === null) throw new Error('The game is not over.');
  return ending;
}

/** Dark drains the last of Light's Life Force. */
const lastDrain: CcgPosition = {
  turn: 'dark',
  phase: 'control',
  at: { 'Drill: Field (Light)': { dark: ['Drill Trooper'] } },
  light: { reserve: ['Drill Recruit'] },
};

const held: TcgPosition = {
  at: 'build',
  dark: { space: ['Sparring Deflector'], points: 3 },
  light: { character: ['Sparring Bodyguard'] },
};

describe('a game that is over is looked back on', () => {
  test('but not one that goes on', () => {
    expect(endingOf(alone(drillCcg, ccg.position(lastDrain)) as Match<never>, 0)).toBeNull();
  });

  test('and whoever conceded is said to have', () => {
    const match = alone(drillTcg, tcg.position(held));
    match.give({ player: 1, concede: true });
    expect(endedFor(match, 1).why).toBe('You concede.');
    expect(endedFor(match, 0).why).toBe('Opponent concedes.');
    expect(endedFor(match, 'spectator').why).toBe('Light Side concedes.');
  });

  test('CCG: what took the last of the Life Force is said to each in their own words', () => {
    const match = alone(drillCcg, ccg.position(lastDrain));
    keepTo(match, 'drain', 'lose', 'pass');
    expect(endedFor(match, 1).why).toBe(
      'Your Life Force is depleted: the last of it was lost to a Force drain at Drill: Field.',
    );
    expect(endedFor(match, 0).why).toMatch(/^The opponent's Life Force is depleted: /);
    expect(endedFor(match, 0).tallies).toContainEqual({ what: 'Force drains', of: [1, 0] });
    expect(endedFor(match, 0).tallies).toContainEqual({ what: 'Force lost', of: [0, 1] });
  });

  test('CCG: Life Force stands turn by turn, from the start to the end', () => {
    const match = playedOut(drillCcg, 'looking back');
    const { course, tallies, turningPoint } = endedFor(match, 0);
    if (course?.kind !== 'lines') throw new Error('Life Force is drawn as lines.');
    const { winner } = match.pending as { winner: 0 | 1 };
    const loser = winner === 0 ? 1 : 0;
    expect(course.turns.map(({ turn }) => turn)).toEqual(course.turns.map((_, i) => i));
    expect(course.turns[0]?.values.every((value) => value > 40)).toBe(true);
    expect(course.turns.at(-1)?.values[loser]).toBe(0);
    expect(course.turns.at(-1)?.values[winner]).toBeGreaterThan(0);
    expect(tallies.map(({ what }) => what)).toContain('Cards deployed');
    expect(turningPoint).toMatch(/^Turn \d+: (you|the opponent) lost \d+ Force/);
  });

  test('TCG: the arenas that won are those that the winner held last, and the last of them was the turning point', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = playedOut(drillTcg, seed);
      const { winner } = match.pending as { winner: 0 | 1 };
      const { why, course, turningPoint } = endedFor(match, 'spectator');
      if (course === null) continue;
      if (course.kind !== 'lanes') throw new Error('Arenas are drawn as lanes.');
      const held = course.lanes.filter((lane) => lane.held.at(-1) === winner);
      expect(held.length).toBeGreaterThanOrEqual(2);
      for (const { name } of held) expect(why).toContain(name);
      const since = held.map((lane) => lane.held.findLastIndex((who) => who !== winner) + 1).sort((x, y) => x - y)[1];
      expect(turningPoint).toContain(`Turn ${course.turns[since ?? -1]}: `);
    }
  });
});

describe('the last turn is taken back', () => {
  test('to its first choice, whatever the opponent did after it', () => {
    const match = playedOut(drillTcg, 'a');
    expect(match.undoTurn()).toBe(false);
    const own = alone(
      drillCcg,
      ccg.position({ ...lastDrain, phase: 'activate', dark: { reserve: ['Drill Trooper'] } }),
    );
    const before = ccg.hash(own.state as never);
    keepTo(own, 'drain', 'lose', 'pass');
    expect(isOutcome(own.pending)).toBe(true);
    expect(own.undoTurn()).toBe(true);
    expect(ccg.hash(own.state as never)).toBe(before);
  });
});
