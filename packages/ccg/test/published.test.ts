import { readFileSync } from 'node:fs';
import { misnamed, readPublished } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { premiere } from '../src/cards/premiere/index.ts';
import { textsOn } from '../src/index.ts';
import './drill.ts';

/** Games under way know texts by these names. */
test('the texts of premiere keep the names under which they were published', () => {
  const published = readPublished(readFileSync(new URL('published/premiere.tsv', import.meta.url), 'utf8'));
  expect(published.length).toBeGreaterThan(100);
  expect(
    misnamed(
      published,
      premiere.flatMap(({ name }) => textsOn(name)),
    ),
  ).toEqual([]);
});
