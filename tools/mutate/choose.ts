import { UsageError } from '../project/usage.ts';
import { compilerFor } from './compiler.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from './options.ts';
import { type ByFile, sampleOf } from './sample.ts';
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

export async function chooseMutants(root: string, options: Options): Promise<Chosen> {
  const { only, packages, paths } = options;
  const files = sourceFiles(root, packages, only === undefined ? paths : [only.replace(/:.*/, '')]);
  const byFile = new Map(files.map(({ path, text }) => [path, findMutants(path, text)]));
  const all = [...byFile.values()].flat();
  const mutants = only === undefined ? await sampled(root, files, byFile, options) : [theOne(only, all)];
  if (mutants.length === 0) throw new UsageError(`There is nothing to change in ${whereOf(options)}.`);
  const used = new Set(mutants.map(({ file }) => file));
  return { mutants, files: files.filter(({ path }) => used.has(path)), sites: all.length };
}

/** Of what the compiler would notice nothing is tried. */
async function sampled(
  root: string,
  files: readonly SourceFile[],
  byFile: ByFile,
  { sample, seed }: Options,
): Promise<readonly Mutant[]> {
  const compiler = compilerFor(root, new Map(files.map(({ path, text }) => [path, text])));
  try {
    return await sampleOf(byFile, sample, seed, compiler.passing);
  } finally {
    compiler.stop();
  }
}

function theOne(id: string, all: readonly Mutant[]): Mutant {
  const found = all.find((mutant) => mutant.id === id);
  if (found !== undefined) return found;
  throw new UsageError(`There is no mutant "${id}". Ids hold only while their file stays the same; see --list.`);
}

const whereOf = ({ packages, paths }: Options): string =>
  [packages.map((name) => `packages/${name}`).join(', '), paths.join(', ')].filter(Boolean).join(', ') || 'packages';
