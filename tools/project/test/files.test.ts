import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, projectRoot } from '../files.ts';

test('the root is where the project is', () => {
  expect(existsSync(join(projectRoot, 'package-lock.json'))).toBe(true);
});

test('the code is packages, apps and tools, sorted, without what is installed or made', () => {
  const files = codeFiles(projectRoot);
  expect(files).toContain('packages/rulebook/src/index.ts');
  expect(files).toContain('tools/project/test/files.test.ts');
  expect(files).toContain('apps/cli/package.json');
  expect(files).toEqual([...files].sort());
  expect(files.filter((file) => !/^(packages|apps|tools)\//.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});
