import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, projectRoot } from '../../project/files.ts';
import { fits } from '../glob.ts';
import { isOfRecordings, recordings } from '../recordings.ts';

const testFiles = codeFiles(projectRoot).filter((path) => path.endsWith('.test.ts'));

test('tests that compare with recordings are left out, and no others', () => {
  // What makes and checks recordings has tests of its own, which count.
  const own = /^(packages\/kit|tools\/(golden|mutate))\//;
  const compare = testFiles.filter(
    (path) =>
      !own.test(path) && /checkGolden|howFarItGoes|recordedCounts/.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(testFiles.filter(isOfRecordings)).toEqual(compare);
});

test.each(recordings)('there are tests at %s', (glob) => {
  expect(testFiles.some((path) => fits(path, glob))).toBe(true);
});
