/** The global that instrumented code writes to: an entry for the number of each mutant reached. */
export const reachedGlobal = '__mutantsReached';
