import { fits } from './glob.ts';

/**
 * Tests that compare games and counts with those of an earlier day. They notice any change of what happens in them, so
 * that they would take a rule for proven that no test is about.
 */
export const recordings: readonly string[] = [
  'packages/{ccg,skirmish,tcg}/test/{golden,records}.test.ts',
  'tools/perft/test/*.test.ts',
];

/** Whether a test file, given by its path from the root, only compares with recordings. */
export const isOfRecordings = (test: string): boolean =>
  recordings.some((glob) => fits(test.replaceAll('\\', '/'), glob));
