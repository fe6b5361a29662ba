import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome, loadSession, type Viewer } from '@binary-sunset/kernel';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { type Match, matchOf, opening, person, type Scene, sceneOf, seatsOf } from '../src/index.ts';
import type { BoardGame } from '../src/scene.ts';
import { tcgTable } from '../src/tcg/index.ts';

const drillTcg = tcgTable(tcg);
const drillCcg = ccgTable(ccg);

/** A match between two people that begins with a position. */
function matchIn<Board>(table: BoardGame<Board>, state: unknown): Match<BoardGame<Board>> {
  const record = {
    game: table.game.name,
    version: '1',
    setup: { decks: [{}, {}] },
    seed: 's',
    answers: '',
    checks: [],
  };
  const session = loadSession(table.game, { record, state: JSON.parse(JSON.stringify(state)) });
  return matchOf(table, session, [opening(session.state, [])], seatsOf(table, [person, person], 's'));
}

const askedIn = ({ pending }: Match): number | null => (isOutcome(pending) ? null : pending.player);

/** Takes the option that ends a player's part in what is going on. */
function pass<Board>(match: Match<BoardGame<Board>>): void {
  const { pending, table } = match;
  if (isOutcome(pending)) throw new Error('The game is over.');
  const option = pending.options.findIndex(({ verb }) => table.passing.includes(verb));
  match.give({ player: pending.player, at: pending.at, picks: [option] });
}

/** As the page gets it. */
const sent = <Board>(match: Match<BoardGame<Board>>, viewer: Viewer): string =>
  JSON.stringify(sceneOf(match, viewer) satisfies Scene<Board>);

/** The Dark Side's hand and the card on its deck, and with the two exchanged. */
const tcgAt = (hand: string, deck: string): TcgPosition => ({
  at: 'character',
  dark: { character: ['Drill Trooper'], hand: [hand], deck: [deck], force: 30 },
  light: { character: ['Drill Trooper'], hand: ['Practice Surge'], force: 30 },
});
const ccgAt = (hand: string, reserve: string): CcgPosition => ({
  turn: 'dark',
  phase: 'control',
  at: { 'Drill Yard': { light: ['Drill Recruit'] } },
  dark: { hand: [hand], reserve: [reserve], force: 2 },
  light: { hand: ['Drill Stew'], force: 2 },
});

/** Two matches: the Dark Side could act in the first, and in the second it could not. */
type Exchanged = () => readonly [can: Match<BoardGame>, cannot: Match<BoardGame>];

const games: readonly [name: string, exchanged: Exchanged][] = [
  [
    'TCG',
    () => [
      matchIn(drillTcg, tcg.position(tcgAt('Practice Drain', 'Drill Trooper'))),
      matchIn(drillTcg, tcg.position(tcgAt('Drill Trooper', 'Practice Drain'))),
    ],
  ],
  [
    'CCG',
    () => [
      matchIn(drillCcg, ccg.position(ccgAt('Drill Stun', 'Drill Trooper'))),
      matchIn(drillCcg, ccg.position(ccgAt('Drill Trooper', 'Drill Stun'))),
    ],
  ],
];

describe.each(games)('a scene of the %s does not tell', (_name, exchanged) => {
  it('a spectator who of the two is asked', () => {
    const [can, cannot] = exchanged();
    expect([askedIn(can), askedIn(cannot)]).toEqual([0, 1]);
    expect(sent(can, 'spectator')).toBe(sent(cannot, 'spectator'));
  });

  it('an opponent whether the other was asked before', () => {
    const [can, cannot] = exchanged();
    expect(sceneOf(can, 1).asked).toBeNull();
    pass(can);
    expect([askedIn(can), askedIn(cannot)]).toEqual([1, 1]);
    for (const viewer of [1, 'spectator'] as const) expect(sent(can, viewer)).toBe(sent(cannot, viewer));
  });
});
