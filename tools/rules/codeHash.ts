import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../project/files.ts';

const settings = ['package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig.base.json'];

/** Stands for the present code: a test run says something about it only if this has not changed since. */
export function codeHash(root: string): string {
  const hash = createHash('sha256');
  for (const path of [...codeFiles(root), ...settings]) {
    const file = join(root, path);
    if (!existsSync(file)) continue;
    hash.update(`${path}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
