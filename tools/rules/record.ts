import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a run of all tests showed. */
export interface RunRecord {
  /** The code it ran on, see `codeHash`. */
  readonly code: string;
  readonly tests: number;
  /** Tests that failed, files that could not be loaded, and errors outside any test. */
  readonly failed: number;
  /** Ids of the rules whose tests all passed. */
  readonly proven: readonly string[];
  /** Names of the passing tests of cards: each names its card, or the group that it stands in does, with a colon. */
  readonly cards: readonly string[];
}

/** Below node_modules, so that a fresh install forgets it and git never sees it. */
export const recordFile = (root: string): string => join(root, 'node_modules', '.cache', 'binary-sunset', 'rules.json');

export function writeRecord(root: string, record: RunRecord): void {
  const file = recordFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record)}\n`);
}

/** The last run's record, if there is a legible one. */
export function readRecord(root: string): RunRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(recordFile(root), 'utf8'));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is RunRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { code, tests, failed, proven, cards } = value as Partial<Record<keyof RunRecord, unknown>>;
  return (
    typeof code === 'string' &&
    typeof tests === 'number' &&
    typeof failed === 'number' &&
    isTexts(proven) &&
    isTexts(cards)
  );
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
