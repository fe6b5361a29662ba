import { existsSync, readFileSync } from 'node:fs';
import { misnamed, readPublished } from '@binary-sunset/kit';
import { expect, test } from 'vitest';
import { pool, textsOn } from '../src/index.ts';

/** Games under way know texts by these names. */
test.each(Object.entries(pool.sets))(
  'the texts of %s keep the names under which they were published',
  async (set, { load }) => {
    const file = new URL(`published/${set}.tsv`, import.meta.url);
    const published = existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : [];
    await pool.gameWith([set as keyof typeof pool.sets]);
    const texts = (await load()).flatMap(({ name }) => textsOn(name));
    expect(texts.length).toBeGreaterThan(0);
    expect(misnamed(published, texts)).toEqual([]);
  },
);
