import { type Perft, perft } from '@binary-sunset/kit';
import { type PlayableGame, subjects } from '../games/index.ts';

/** A position whose continuations are counted. */
export interface Counted {
  readonly game: string;
  readonly name: string;
  /** How many decisions deep it is counted. */
  readonly depth: number;
  count(depth: number): Perft;
}

const positionsOf = (game: PlayableGame): readonly Counted[] =>
  game.with((subject) =>
    subject.perft.map(({ name, depth, position }) => ({
      game: game.name,
      name,
      depth,
      count: (to) => perft(subject.game, subject.game.position(position), to),
    })),
  );

/** Every game's positions. */
export const positions: readonly Counted[] = subjects.flatMap(positionsOf);
