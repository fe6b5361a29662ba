import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Golden } from '@binary-sunset/kit';
import { codeFiles } from '../project/files.ts';

/** A kept game and the file that it is kept in, with forward slashes from the root. */
export interface Kept {
  readonly file: string;
  readonly golden: Golden;
}

export const allKept = (root: string): readonly Kept[] =>
  codeFiles(root)
    .filter((path) => /\/test\/golden\/[^/]+\.json$/.test(path))
    .map((file) => ({ file, golden: JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden }));

export const keep = (root: string, { file, golden }: Kept): void =>
  writeFileSync(resolve(root, file), `${JSON.stringify(golden, null, 2)}\n`);
