import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../files.ts';

const documentsIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

test.each([...documentsIn('.'), ...documentsIn('docs')])('%s links to files that there are', (path) => {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].flatMap(([, link]) => link ?? []);
  const broken = links.filter(
    (link) => !/^[a-z]+:/.test(link) && !existsSync(join(projectRoot, dirname(path), decodeURI(link))),
  );
  expect(broken).toEqual([]);
});
