import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../project/files.ts';
import { type Figure, figuresOf, type Values } from './figures.ts';
import type { Job } from './jobs.ts';

/**
 * The measuring code, bundled as it is for a browser. Run by tsx the engine is up to twice as slow: tsx keeps the name
 * of every function by a call wherever one is made.
 */
export async function compile(): Promise<string> {
  const outfile = join(projectRoot, 'node_modules/.cache/bench/measure.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('measure.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [withoutVitest],
  });
  return outfile;
}

/** The kit's tests need it, its players don't. */
const withoutVitest: Plugin = {
  name: 'without vitest',
  setup({ onResolve }) {
    onResolve({ filter: /^vitest$/ }, ({ path }) => ({ path, external: true, sideEffects: false }));
  },
};

/**
 * How much memory V8 gives to young objects depends on what a process happened to load, and shifts speeds by a third
 * from one state of the code to the next: it is the same for all.
 */
const sameYoungSpace = '--max-semi-space-size=64';

/** Makes a measurement on one core in a process of its own. */
export function figuresFrom(compiled: string, job: Job, seconds: number): Figure[] {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--single-threaded', sameYoungSpace, compiled, job.name, String(seconds)],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`Measuring "${job.name}" failed.`);
  return figuresOf(job.prefix, JSON.parse(stdout) as Values);
}
