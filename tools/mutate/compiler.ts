import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../check/run.ts';
import type { Mutant } from './mutant.ts';
import { mutate } from './mutant.ts';

/** The types are wrong before anything is changed. */
export class TypesWrong extends Error {
  override readonly name = 'TypesWrong';
}

/** Tells which mutants the compiler lets pass: nobody could make a mistake that it notices. */
export interface Compiler {
  passing(mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>>;
  stop(): void;
}

/** Names that a mutant leaves unused, or lines that it leaves unreached, are no wrong types. */
const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    types: ['node'],
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
    incremental: true,
    tsBuildInfoFile: 'types.tsbuildinfo',
  },
  include: ['packages/*/src'],
};

/** Checks types in a copy of the packages, so that nothing is changed on disk where anybody works. */
export function compilerFor(root: string, texts: ReadonlyMap<string, string>): Compiler {
  let copy: string | null = null;

  const check = async (): Promise<readonly string[]> => {
    const { passed, output } = await run('types', ['tsc', '--project', '.', '--pretty', 'false'], {
      cwd: copy ?? copied(),
    });
    return passed ? [] : output.split('\n').filter((line) => line.includes(': error TS'));
  };
  const copied = (): string => {
    copy = copyOf(root);
    return copy;
  };

  async function passingOf(group: readonly Mutant[]): Promise<readonly Mutant[]> {
    if (group.length === 0) return [];
    const write = (textOf: (mutant: Mutant) => string): void => {
      for (const mutant of group) writeFileSync(join(copy ?? copied(), mutant.file), textOf(mutant));
    };
    const original = ({ file }: Mutant): string => texts.get(file) ?? '';
    write((mutant) => mutate(original(mutant), mutant));
    const errors = await check();
    write(original);
    if (errors.length === 0) return group;
    if (group.length === 1) return [];
    // An error in a changed file is laid to its own change. At worst it was another's, and a mutant less is tried.
    const innocent = group.filter(({ file }) => !errors.some((line) => line.startsWith(`${file}(`)));
    if (innocent.length < group.length) return passingOf(innocent);
    // All errors are in files that import what was changed: whose change it was, halves tell, down to each alone.
    const half = group.length >> 1;
    return [...(await passingOf(group.slice(0, half))), ...(await passingOf(group.slice(half)))];
  }

  return {
    async passing(mutants) {
      if (copy === null) {
        const wrong = await check();
        if (wrong.length > 0)
          throw new TypesWrong(`The types are wrong without any change; mend them first:\n${wrong.join('\n')}`);
      }
      const passed: Mutant[] = [];
      // One of each file at a time: an error then says which of them it is about.
      for (const group of oneOfEach(mutants)) passed.push(...(await passingOf(group)));
      return new Set(passed);
    },
    stop() {
      if (copy !== null) rmSync(copy, { recursive: true, force: true });
    },
  };
}

function oneOfEach(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const groups: Mutant[][] = [];
  const seen = new Map<string, number>();
  for (const mutant of mutants) {
    const i = seen.get(mutant.file) ?? 0;
    seen.set(mutant.file, i + 1);
    groups[i] = [...(groups[i] ?? []), mutant];
  }
  return groups;
}

/** Below node_modules, where what is installed is found and no other tool looks. */
function copyOf(root: string): string {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'mutate-'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    filter: (path) => !['node_modules', 'test'].includes(basename(path)),
  });
  // Packages import each other by name: here that is to be the copy.
  mkdirSync(join(copy, 'node_modules', '@binary-sunset'), { recursive: true });
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@binary-sunset', name), 'junction');
  return copy;
}
