import type { State } from '../../state/state.ts';

/** Until the first turn begins, no Force is activated, used or lost, and nothing costs anything. */ // GAP-0032, GAP-0035
export const isBeforeTheGame = ({ facts }: State): boolean => facts.turn === 0;
