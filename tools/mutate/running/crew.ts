import type { TestProcess } from './testProcess.ts';
import { testProcess } from './testProcess.ts';

/** Test processes that share out work. */
export interface Crew {
  tests(): Promise<readonly string[]>;
  /** Does the work for every item, each process taking the next when it is free. Answers in the order of the items. */
  each<T, R>(items: readonly T[], work: (item: T, process: TestProcess) => Promise<R>): Promise<readonly R[]>;
  stop(): void;
}

export function crew(size: number, root: string, sources: readonly string[]): Crew {
  const processes = Array.from({ length: size }, () => testProcess(root, sources));
  return {
    tests: async () => (await processes[0]?.tests()) ?? [],
    each: async <T, R>(items: readonly T[], work: (item: T, process: TestProcess) => Promise<R>) => {
      const results: R[] = [];
      const left = items.entries();
      await Promise.all(
        processes.map(async (process) => {
          for (const [i, item] of left) results[i] = await work(item, process);
        }),
      );
      return results;
    },
    stop: () => {
      for (const process of processes) process.stop();
    },
  };
}
