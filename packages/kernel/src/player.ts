/** One of the two players. Which side of a game a player stands on is state, not identity. */
export type Player = 0 | 1;

/** Whoever looks at a table: one of the players, or somebody who may know only what both may. */
export type Viewer = Player | 'spectator';

export const players: readonly [Player, Player] = [0, 1];

export const other = (player: Player): Player => (player === 0 ? 1 : 0);

export const isPlayer = (value: unknown): value is Player => value === 0 || value === 1;
