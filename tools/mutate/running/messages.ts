/** Texts to use instead of what is on disk, by absolute path. */
export type Swaps = Readonly<Record<string, string>>;

/** To the test process: first `start`, then any number of `run`, one at a time. */
export type Request =
  | { readonly kind: 'start'; readonly root: string; readonly sources: readonly string[] }
  | { readonly kind: 'run'; readonly tests: readonly string[]; readonly swaps: Swaps };

export type Reply =
  /** The test files that import any of the sources, directly or not. */
  | { readonly kind: 'started'; readonly tests: readonly string[] }
  | { readonly kind: 'ran'; readonly result: TestResult };

/** What came of some test files, one after the other up to the first that failed. */
export interface TestResult {
  readonly milliseconds: number;
  /** What failed first, in words; null if all passed. */
  readonly failure: { readonly test: string; readonly words: string } | null;
  /** The numbers of the probes that were passed, and how often. */
  readonly reached: readonly (readonly [number: number, times: number])[];
}
