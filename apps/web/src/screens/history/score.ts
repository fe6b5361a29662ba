import { person } from '@binary-sunset/table/plain';
import type { GameName, KeptGame } from '../../engine/protocol.ts';

/** How often somebody has won and lost with a deck against an opponent. */
export interface Score {
  readonly game: GameName;
  readonly deck: string;
  /** A computer player. */
  readonly opponent: string;
  readonly won: number;
  readonly lost: number;
}

/** What counts: games against a computer that were won or lost, with nothing taken back that had taught something. */
const counts = ({ sitters, over, practice }: KeptGame): boolean =>
  sitters.filter((sitter) => sitter === person).length === 1 && over !== null && over.winner !== null && !practice;

/** The decks that were played most come first. */
export function scoresOf(games: readonly KeptGame[]): Score[] {
  const scores = new Map<string, Score>();
  for (const kept of games.filter(counts)) {
    const seat = kept.sitters[0] === person ? 0 : 1;
    const [deck, opponent] = [kept.decks[seat], kept.sitters[seat === 0 ? 1 : 0]];
    const key = JSON.stringify([kept.game, deck, opponent]);
    const { won, lost } = scores.get(key) ?? { won: 0, lost: 0 };
    const isWon = kept.over?.winner === seat;
    scores.set(key, {
      game: kept.game,
      deck,
      opponent,
      won: won + (isWon ? 1 : 0),
      lost: lost + (isWon ? 0 : 1),
    });
  }
  return [...scores.values()].sort(
    (a, b) => b.won + b.lost - (a.won + a.lost) || a.deck.localeCompare(b.deck) || a.opponent.localeCompare(b.opponent),
  );
}
