import { UsageError } from '../project/usage.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from './options.ts';
import { sampleOf } from './sample.ts';
import { findMutants } from './sites.ts';
import type { SourceFile } from './sources.ts';
import { sourceFiles } from './sources.ts';

export interface Chosen {
  readonly mutants: readonly Mutant[];
  /** The files that the mutants are in. */
  readonly files: readonly SourceFile[];
  /** How many mutants there were to choose from. */
  readonly sites: number;
}

export function chooseMutants(root: string, options: Options): Chosen {
  const files =
    options.only === undefined
      ? sourceFiles(root, options.packages, options.path)
      : sourceFiles(root, [], options.only.replace(/:.*/, ''));
  const byFile = new Map(files.map(({ path, text }) => [path, findMutants(path, text)]));
  const all = [...byFile.values()].flat();
  const mutants =
    options.only === undefined ? sampleOf(byFile, options.sample, options.seed) : [theOne(options.only, all)];
  if (mutants.length === 0) throw new UsageError(`There is nothing to change in ${whereOf(options)}.`);
  const used = new Set(mutants.map(({ file }) => file));
  return { mutants, files: files.filter(({ path }) => used.has(path)), sites: all.length };
}

function theOne(id: string, all: readonly Mutant[]): Mutant {
  const found = all.find((mutant) => mutant.id === id);
  if (found !== undefined) return found;
  throw new UsageError(`There is no mutant "${id}". Ids hold only while their file stays the same; see --list.`);
}

const whereOf = ({ packages, path }: Options): string =>
  [packages.map((name) => `packages/${name}`).join(', '), path].filter(Boolean).join(', ') || 'packages';
