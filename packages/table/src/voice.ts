import type { Player, Viewer } from '@binary-sunset/kernel';

/** How the players are spoken of to whoever looks on. */
export interface Voice {
  readonly viewer: Viewer;
  /** "You", "Opponent", or the seat's name. */
  name(player: Player): string;
  /** As a sentence names the player further in: "you", "the opponent", or the seat's name. */
  named(player: Player): string;
  /** "your", "the opponent's", … */
  whose(player: Player): string;
  /** "You draw", "Opponent draws". */
  does(player: Player, you: string, they: string): string;
}

export function voiceFor(viewer: Viewer, seats: readonly [string, string]): Voice {
  const isYou = (player: Player): boolean => player === viewer;
  const name = (player: Player): string => {
    if (isYou(player)) return 'You';
    return viewer === 'spectator' ? seats[player] : 'Opponent';
  };
  return {
    viewer,
    name,
    named: (player) => (isYou(player) ? 'you' : viewer === 'spectator' ? seats[player] : 'the opponent'),
    whose: (player) => {
      if (isYou(player)) return 'your';
      return viewer === 'spectator' ? `${seats[player]}'s` : "the opponent's";
    },
    does: (player, you, they) => `${name(player)} ${isYou(player) ? you : they}`,
  };
}
