import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, projectRoot } from '../../project/files.ts';

const scope = '@binary-sunset/';

/** "cli --> kernel" for every workspace dependency there is. */
function dependencies(): string[] {
  return codeFiles(projectRoot)
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as {
        name: string;
        dependencies?: Record<string, string>;
      };
      return Object.keys(dependencies)
        .filter((dependency) => dependency.startsWith(scope))
        .map((dependency) => `${name.slice(scope.length)} --> ${dependency.slice(scope.length)}`);
    })
    .sort();
}

/** The arrows of the first diagram, without the labels. */
function drawn(): string[] {
  const text = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
  const diagram = /```mermaid\ngraph TD\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  return diagram
    .trim()
    .split('\n')
    .map((line) => line.replace(/\[[^\]]*\]/g, '').trim())
    .sort();
}

test('the picture in docs/architecture.md shows the packages as they depend on each other', () => {
  expect(drawn()).toEqual(dependencies());
});
