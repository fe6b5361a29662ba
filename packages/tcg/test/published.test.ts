import { readFileSync } from 'node:fs';
import { misnamed, readPublished } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { attackOfTheClones } from '../src/cards/attack-of-the-clones/index.ts';
import { textsOn } from '../src/index.ts';
import './drill.ts';

/** Games under way know texts by these names. */
test('the texts of attack-of-the-clones keep the names under which they were published', () => {
  const published = readPublished(readFileSync(new URL('published/attack-of-the-clones.tsv', import.meta.url), 'utf8'));
  expect(published.length).toBeGreaterThan(100);
  expect(
    misnamed(
      published,
      attackOfTheClones.flatMap(({ title }) => textsOn(title)),
    ),
  ).toEqual([]);
});
