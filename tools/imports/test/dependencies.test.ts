import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, projectRoot } from '../../project/files.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));

const manifests = [
  'package.json',
  ...codeFiles(projectRoot).filter((path) => /^[^/]+\/[^/]+\/package\.json$/.test(path)),
];

test.each(manifests)('every dependency in %s has an exact version', (path) => {
  const { dependencies, devDependencies } = read(path) as Manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
}

test('whatever is installed has a checksum, but for programs of other systems, and comes from no address of its own', () => {
  const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const isForSomeSystems = ({ optional, cpu }: Locked): boolean => optional === true && cpu !== undefined;
  const unchecked = installed.filter(([, one]) => !isForSomeSystems(one) && !one.integrity?.startsWith('sha512-'));
  expect(installed.length).toBeGreaterThan(50);
  expect(unchecked).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
