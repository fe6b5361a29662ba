import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../project/files.ts';
import { UsageError } from '../project/usage.ts';
import { fits } from './glob.ts';

/** In the two games only the rules and the language: cards are tables, tested by what they say. */
const foldersOf: Readonly<Record<string, readonly string[]>> = {
  ccg: ['src/rules', 'src/language', 'src/text'],
  tcg: ['src/rules', 'src/language', 'src/text'],
};

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files to mutate: those that fit one of the globs if there are any, of these packages or of all. */
export function sourceFiles(
  root: string,
  packages: readonly string[],
  globs: readonly string[],
): readonly SourceFile[] {
  const known = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  for (const name of packages) {
    if (!known.includes(name))
      throw new UsageError(`There is no package "${name}"; there are ${known.sort().join(', ')}.`);
  }
  const chosen = packages.length === 0 ? known : packages;
  const folders = chosen.flatMap((name) => (foldersOf[name] ?? ['src']).map((folder) => `packages/${name}/${folder}/`));
  return codeFiles(root)
    .filter((path) => folders.some((folder) => path.startsWith(folder)) && isCode(path))
    .filter((path) => globs.length === 0 || globs.some((glob) => fits(path, glob)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const isCode = (path: string): boolean => /(?<!\.d)\.ts$/.test(path) && !path.includes('/data/');
