import type { State } from '../state/state.ts';

/** The turn and the phase, and whose build or retreat step it is. */
export const momentOf = ({ facts: { turn, phase, active, dark } }: State): string =>
  `turn ${turn}, ${phase}${phase === 'build' || phase === 'retreat' ? ` of the ${active === dark ? 'Dark' : 'Light'} Side` : ''}`;
