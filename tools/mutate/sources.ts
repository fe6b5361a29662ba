import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../project/files.ts';
import { UsageError } from '../project/usage.ts';
import { fits } from './glob.ts';

/** In the two games only the rules: cards are tables, tested by what they say. */
const foldersOf: Readonly<Record<string, string>> = { ccg: 'src/rules', tcg: 'src/rules' };

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files to mutate; without packages, those of any package that fit the glob. */
export function sourceFiles(
  root: string,
  packages: readonly string[],
  glob: string | undefined,
): readonly SourceFile[] {
  const known = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  for (const name of packages) {
    if (!known.includes(name))
      throw new UsageError(`There is no package "${name}"; there are ${known.sort().join(', ')}.`);
  }
  const chosen = packages.length === 0 ? known : packages;
  const folders = chosen.map((name) => `packages/${name}/${foldersOf[name] ?? 'src'}/`);
  return codeFiles(root)
    .filter((path) => folders.some((folder) => path.startsWith(folder)) && isCode(path))
    .filter((path) => glob === undefined || fits(path, glob))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const isCode = (path: string): boolean => /(?<!\.d)\.ts$/.test(path) && !path.includes('/data/');
