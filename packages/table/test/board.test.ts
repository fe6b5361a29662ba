import { isOutcome, startSession } from '@binary-sunset/kernel';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { matchOf, opening, person, sceneOf, seatsOf, type TcgBoard } from '../src/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillTcg = tcgTable(tcg);

/** The table as a player sees it in some position. */
function boardAt(position: TcgPosition, viewer: 0 | 1 | 'spectator'): TcgBoard {
  const view = tcg.view(tcg.position(position), viewer);
  return drillTcg.boardOf(view, null, []);
}

const fighting: TcgPosition = {
  at: 'character',
  dark: { hand: ['Surge of Power'], character: ['Sparring Deflector', 'Drill Trooper'], force: 4 },
  light: {
    hand: ['Practice Counter'],
    character: ['Sparring Bodyguard'],
    space: ['Drill Fighter'],
    building: [{ card: 'Drill Walker', counters: 2 }],
    force: 5,
  },
};

describe('the TCG board', () => {
  it('lies as the viewer sits: Space on the left for the Dark Side, on the right for the Light Side', () => {
    expect(boardAt(fighting, 0).arenas.map(({ arena }) => arena)).toEqual(['space', 'ground', 'character']);
    expect(boardAt(fighting, 1).arenas.map(({ arena }) => arena)).toEqual(['character', 'ground', 'space']);
  });

  it('names what its viewer knows and nothing else', () => {
    const { seats } = boardAt(fighting, 0);
    expect(seats[0].hand.map(({ title }) => title)).toEqual(['Surge of Power']);
    expect(seats[1].hand.map(({ title }) => title)).toEqual([null]);
    expect(seats[1].building).toMatchObject([{ title: null, counters: 2, cost: null }]);
    expect(boardAt(fighting, 1).seats[1].building).toMatchObject([{ title: 'Drill Walker', counters: 2 }]);
    expect(JSON.stringify(boardAt(fighting, 'spectator'))).not.toContain('Practice Counter');
  });

  it('orders the fighting units by speed, those that may act next marked', () => {
    const { queue } = boardAt(fighting, 0);
    const speeds = queue.map(({ speed }) => speed.now ?? -1);
    expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
    expect(queue.map(({ state, title }) => [title, state])).toEqual([
      ['Sparring Deflector', 'now'],
      ['Drill Trooper', 'now'],
      ['Sparring Bodyguard', 'waiting'],
    ]);
  });

  it('marks one unit where one is faster than all others', () => {
    const { queue } = boardAt(
      { at: 'character', dark: { character: ['Jango Fett (A)', 'Nexu'] }, light: { character: ['Clone Officer'] } },
      0,
    );
    expect(queue.map(({ state }) => state)).toEqual(['now', 'waiting', 'waiting']);
  });

  it('says which battles are over and which arena nobody disputes', () => {
    const { arenas, seats } = boardAt(fighting, 0);
    expect(arenas.map(({ battle }) => battle)).toEqual(['over', 'over', 'now']);
    expect(arenas.map(({ controller }) => controller)).toEqual([1, null, null]);
    expect(seats[1].arenasHeld).toBe(1);
  });
});

describe('a contest on the board', () => {
  const position: TcgPosition = {
    at: 'battle',
    dark: { character: ['Tarn Velo (A)'], force: 4 },
    light: { character: ['Tarn Velo (C)'], force: 5 },
  };

  /** The contest after these bids, given in turns, as the Light Side sees it. */
  function contestAfter(...bids: number[]): TcgBoard['contest'] {
    const s = tcg.position(position);
    for (const bid of bids) {
      const asked = tcg.pending(s);
      if (isOutcome(asked)) throw new Error('The game is over.');
      const pick = asked.options.findIndex(({ amount }) => amount === bid);
      tcg.answer(s, { player: asked.player, at: asked.at, picks: [pick] });
    }
    return drillTcg.boardOf(tcg.view(s, 1), null, []).contest;
  }

  it('shows what stands for each card, and who is ahead', () => {
    const contest = contestAfter(2);
    expect(contest?.contenders).toMatchObject([
      { title: 'Tarn Velo (A)', bid: 2 },
      { title: 'Tarn Velo (C)', bid: 0 },
    ]);
    for (const { cost, bid, total } of contest?.contenders ?? []) expect(total).toBe(cost + bid);
    expect(contestAfter(0, 4)?.ahead).toBe(1);
  });

  it('gives a tie to the Dark Side', () => {
    const [dark, light] = contestAfter()?.contenders ?? [];
    const needed = (light?.total ?? 0) - (dark?.total ?? 0);
    expect(needed).toBeGreaterThan(0);
    expect(contestAfter(needed - 1)?.ahead).toBe(1);
    expect(contestAfter(needed)?.ahead).toBe(0);
  });

  it('is nothing where nothing is contested', () => {
    expect(boardAt(fighting, 0).contest).toBeNull();
  });
});

describe('a scene', () => {
  it('asks only whoever has to decide, with a label for every option', () => {
    const decks = [
      drillTcg.stockDecks['Separatist Armada'] ?? {},
      drillTcg.stockDecks['Defenders of the Republic'] ?? {},
    ] as const;
    const session = startSession(drillTcg.game, { decks }, 'scene');
    const match = matchOf(
      drillTcg,
      session,
      [opening(session.state, [])],
      seatsOf(drillTcg, [person, person], 'scene'),
    );
    const { pending } = match;
    const deciding = isOutcome(pending) ? 0 : pending.player;
    const { asked } = sceneOf(match, deciding);
    expect(asked?.labels).toHaveLength(asked?.decision.options.length ?? -1);
    expect(sceneOf(match, deciding === 0 ? 1 : 0).asked).toBeNull();
    expect(sceneOf(match, 'spectator').asked).toBeNull();
  });
});
