import { readdirSync, readFileSync } from 'node:fs';
import type { GameRecord } from '@binary-sunset/kernel';
import { howFarItGoes, readEnds } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { tcg } from './drill.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const ends = readEnds(read('ends.tsv'));

test('old records are kept for ever', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  expect(Object.keys(ends)).toEqual(files);
});

test.each(Object.entries(ends))(
  '%s goes as far as it did; after a correction: npm run golden -- --ends',
  (file, end) => {
    expect(howFarItGoes(tcg, JSON.parse(read(file)) as GameRecord)).toBe(end);
  },
);
