import type { State } from '../state/state.ts';

/** The turn and the phase. */
export const momentOf = ({ facts: { turn, phase, active, dark } }: State): string =>
  `turn ${turn}, ${phase} of the ${active === dark ? 'Dark' : 'Light'} Side`;
