/** Runs in every test file, before it: hands on which probes the file has passed, and how often. */
import { afterAll } from 'vitest';
import { reachedGlobal } from '../reachedGlobal.ts';

declare module 'vitest' {
  interface TaskMeta {
    mutantsReached?: readonly (readonly [number: number, times: number])[];
  }
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to know which fixtures to make.
afterAll(({}, file) => {
  const reached: unknown = Reflect.get(globalThis, reachedGlobal);
  file.meta.mutantsReached = Array.isArray(reached)
    ? [...reached.entries()].filter(([, times]) => times !== undefined)
    : [];
});
