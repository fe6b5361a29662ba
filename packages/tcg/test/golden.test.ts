import { readdirSync, readFileSync } from 'node:fs';
import { checkGolden, type Golden } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { tcg } from './drill.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

const golden = (file: string): Golden => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden;

describe('a kept game still goes the way it went, after a change on purpose: npm run golden -- --remake', () => {
  test.each(files)('%s', (file) => checkGolden(tcg, golden(file)));
});

test('kept games were played to their end', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(golden(file).because).toBe('control of two arenas');
});
