/** What is done to a location itself: its game text reaches farther, or it is turned around. */
import type { Rule } from '../../../text/program.ts';

/** Game text at the location that this card is on counts at adjacent sites too. */ // GLB-0088
export const expands: Rule = { rule: 'expands' };

/** "Rotate the location so that icons and game texts switch direction." */ // GLC-0212, GLC-0213
export const revolvesLocation: Rule = { rule: 'revolves' };
