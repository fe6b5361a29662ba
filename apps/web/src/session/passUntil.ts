import type { Display } from '../engine/protocol.ts';

/** How long something is passed over. */
export type PassUntil = 'turn' | 'battle';

/** Whether a battle is being fought that somebody may pass over: in the TCG that of an arena. */
export const isInBattle = ({ scene: { board } }: Display): boolean =>
  'battle' in board ? board.battle !== null : board.arenas.some(({ battle }) => battle === 'now');

/** What is passed over until then ends with the turn, or with the battle. */
export function isOver(what: PassUntil, display: Display): boolean {
  const { happenings, scene } = display;
  // In the TCG one battle follows the other.
  const isBattleOver = (): boolean =>
    'battle' in scene.board ? !isInBattle(display) : happenings.some(({ kind }) => kind === 'step');
  return happenings.some(({ kind }) => kind === 'turn') || (what === 'battle' && isBattleOver());
}
