import { startSession } from '@binary-sunset/kernel';
import { type TcgPosition, tcg } from '@binary-sunset/tcg';
import { describe, expect, it } from 'vitest';
import { matchOf, opening, person, sceneOf, seatsOf, type TcgBoard, tcgTable } from '../src/index.ts';

/** The table as a player sees it in some position. */
function boardAt(position: TcgPosition, viewer: 0 | 1 | 'spectator'): TcgBoard {
  const view = tcg.view(tcg.position(position), viewer);
  return tcgTable.boardOf(view, null, []);
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

  it('orders the fighting units by speed, the next one to act marked', () => {
    const { queue } = boardAt(fighting, 0);
    const speeds = queue.map(({ speed }) => speed.now ?? -1);
    expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
    expect(queue.filter(({ state }) => state === 'now')).toHaveLength(1);
  });

  it('says which battles are over and which arena nobody disputes', () => {
    const { arenas, seats } = boardAt(fighting, 0);
    expect(arenas.map(({ battle }) => battle)).toEqual(['over', 'over', 'now']);
    expect(arenas.map(({ controller }) => controller)).toEqual([1, null, null]);
    expect(seats[1].arenasHeld).toBe(1);
  });
});

describe('a scene', () => {
  it('asks only whoever has to decide, with a label for every option', () => {
    const decks = [
      tcgTable.stockDecks['Separatist Armada'] ?? {},
      tcgTable.stockDecks['Defenders of the Republic'] ?? {},
    ] as const;
    const session = startSession(tcgTable.game, { decks }, 'scene');
    const match = matchOf(
      tcgTable,
      session,
      [opening(session.state, [])],
      seatsOf(tcgTable, [person, person], 'scene'),
    );
    const deciding = sceneOf(match, 0).deciding ?? 0;
    const { asked } = sceneOf(match, deciding);
    expect(asked?.labels).toHaveLength(asked?.decision.options.length ?? -1);
    expect(sceneOf(match, deciding === 0 ? 1 : 0).asked).toBeNull();
    expect(sceneOf(match, 'spectator').asked).toBeNull();
  });
});
