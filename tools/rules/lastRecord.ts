import { statSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../project/files.ts';
import { codeHash } from './codeHash.ts';
import { type RunRecord, readRecord, recordFile } from './record.ts';

/** What the last run of all tests showed, and whether that still holds. */
export interface LastRecord {
  readonly record: RunRecord;
  readonly at: Date;
  /** Is the code still as it was? */
  readonly holds: boolean;
  /** Files of code and tests that are newer; those that are gone or have been renamed can't be told. */
  readonly newer: readonly string[];
}

export function lastRecord(root: string): LastRecord | undefined {
  const record = readRecord(root);
  if (record === undefined) return undefined;
  const at = statSync(recordFile(root)).mtime;
  const holds = record.code === codeHash(root);
  const newer = holds ? [] : codeFiles(root).filter((path) => statSync(join(root, path)).mtime > at);
  return { record, at, holds, newer };
}

/** Why not to rely on it, or nothing if it holds. */
export function staleWords({ at, holds, newer }: LastRecord): string | undefined {
  if (holds) return undefined;
  const few = newer.slice(0, 3).join(', ');
  const which =
    newer.length === 0
      ? ''
      : `: ${newer.length} ${newer.length === 1 ? 'file is' : 'files are'} newer (${few}${newer.length > 3 ? ', …' : ''})`;
  return `The record of the tests is stale, of ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC${which}. npm test makes a new one.`;
}
