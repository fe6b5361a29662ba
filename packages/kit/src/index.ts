/** The test kit. Only tests and tools import it. */
export { BadCitation, type Citation } from './citation.ts';
export { rule } from './rule.ts';
