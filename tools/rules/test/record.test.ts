import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeHash } from '../codeHash.ts';
import { lastRecord, staleWords } from '../lastRecord.ts';
import { readRecord, writeRecord } from '../record.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'binary-sunset-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('the record of a run', () => {
  const record = { code: 'abc', tests: 3, failed: 1, proven: ['AR6-0042'], cards: ['Reek: bites'] };

  test('is read as it was written', () => {
    writeRecord(root, record);
    expect(readRecord(root)).toEqual(record);
  });

  test('there is none before the first run', () => {
    expect(readRecord(root)).toBeUndefined();
  });

  test.each(['', '{', 'null', '[]', '{"code":"abc"}', '{"code":"abc","tests":3,"failed":0,"proven":[1],"cards":[]}'])(
    'a damaged one counts as none: %s',
    (text) => {
      write('node_modules/.cache/binary-sunset/rules.json', text);
      expect(readRecord(root)).toBeUndefined();
    },
  );
});

describe('the hash of the code', () => {
  beforeEach(() => write('packages/kernel/src/index.ts', 'export {};'));

  test('stays the same while the code does', () => {
    expect(codeHash(root)).toBe(codeHash(root));
  });

  test.each(['packages/kernel/src/index.ts', 'apps/cli/src/main.ts', 'tools/fuzz/main.ts', 'package-lock.json'])(
    'changes with %s',
    (path) => {
      const before = codeHash(root);
      write(path, 'changed');
      expect(codeHash(root)).not.toBe(before);
    },
  );

  test('changes when a file is renamed', () => {
    const before = codeHash(root);
    rmSync(join(root, 'packages/kernel/src/index.ts'));
    write('packages/kernel/src/other.ts', 'export {};');
    expect(codeHash(root)).not.toBe(before);
  });

  test.each(['README.md', 'node_modules/x/index.js', 'packages/kernel/node_modules/x/index.js', '.cache/rules.json'])(
    'does not change with %s',
    (path) => {
      const before = codeHash(root);
      write(path, 'changed');
      expect(codeHash(root)).toBe(before);
    },
  );
});

describe('the last record', () => {
  const record = { code: '', tests: 3, failed: 0, proven: [], cards: [] };
  beforeEach(() => {
    write('packages/kernel/src/index.ts', 'export {};');
    writeRecord(root, { ...record, code: codeHash(root) });
  });

  test('holds as long as the code is as it was', () => {
    // A file that is only touched, or checked out anew, is still the same.
    const soon = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'packages/kernel/src/index.ts'), soon, soon);
    const last = lastRecord(root);
    expect(last).toMatchObject({ holds: true, newer: [] });
    expect(last && staleWords(last)).toBeUndefined();
  });

  test('is stale once code or tests are others, and says which', () => {
    write('packages/kernel/test/a.test.ts', '');
    const soon = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'packages/kernel/test/a.test.ts'), soon, soon);
    const last = lastRecord(root);
    expect(last).toMatchObject({ holds: false, newer: ['packages/kernel/test/a.test.ts'] });
    expect(last && staleWords(last)).toMatch(
      /^The record of the tests is stale, of \d{4}-\d\d-\d\d \d\d:\d\d UTC: 1 file is newer \(packages\/kernel\/test\/a\.test\.ts\)\. npm test makes a new one\.$/,
    );
  });

  test('is stale without a file that is gone', () => {
    rmSync(join(root, 'packages/kernel/src/index.ts'));
    const last = lastRecord(root);
    expect(last).toMatchObject({ holds: false, newer: [] });
    expect(last && staleWords(last)).toMatch(/UTC\. npm test makes a new one\.$/);
  });

  test('there is none without a run', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(lastRecord(root)).toBeUndefined();
  });
});
