import type { Rule } from '../../../text/program.ts';

/** "All Interrupts of that title are unique": of what is stacked here. */ // GLB-0193, AR1-0340
export const stackedTitlesAreUnique: Rule = { rule: 'stacked titles are unique' };
