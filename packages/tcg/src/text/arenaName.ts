import type { Arena } from '../state/state.ts';

/** "Space", "Ground", "Character". */
export const arenaName = (arena: Arena): string => arena.charAt(0).toUpperCase() + arena.slice(1);
