/** The global that instrumented code writes to: for the number of each mutant reached, how often. */
export const reachedGlobal = '__mutantsReached';
