import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../project/files.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const purse = `export const isRich = (coins: number): boolean => coins >= 100;

export function count(coins: number): number {
  let left = coins;
  let counted = 0;
  while (left > 0) {
    left -= 1;
    counted += 1;
  }
  return counted;
}

export const unused = (coins: number): number => coins + 1;

export const start = 10;
`;

const purseTest = `import { expect, test } from 'vitest';
import { count, isRich, start } from '../src/purse.ts';

test('who is rich', () => {
  expect(isRich(start)).toBe(false);
  expect(isRich(500)).toBe(true);
});
test('counting', () => expect(count(3)).toBe(3));
test('the start', () => expect(start).toBe(10));
`;

const kinds = `export type Kind = 'coin' | 'note';
export const worth: Readonly<Record<Kind, string>> = { coin: 'little', note: 'much' };
export const isCoin = (kind: Kind): boolean => kind === 'coin';
export const all = ['coin', 'note'] as const;
`;

const files: Readonly<Record<string, string>> = {
  'vitest.config.ts': "export default { test: { include: ['packages/*/test/*.test.ts'] } };\n",
  'package.json': '{ "type": "module" }\n',
  'packages/tiny/src/purse.ts': purse,
  'packages/tiny/test/purse.test.ts': purseTest,
  'packages/tiny/test/other.test.ts': "import { test } from 'vitest';\ntest('other', () => {});\n",
  'tsconfig.base.json': JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: 'nodenext', allowImportingTsExtensions: true },
  }),
  'packages/typed/src/kinds.ts': kinds,
  'packages/typed/src/purse.ts': "import { all } from './kinds.ts';\nexport const second: 'note' = all[1];\n",
  'packages/skirmish/src/die.ts': 'export const sides = 6;\n',
  'packages/skirmish/test/golden.test.ts':
    "import { expect, test } from 'vitest';\nimport { sides } from '../src/die.ts';\ntest('as ever', () => expect(sides).toBe(6));\n",
  'packages/red/src/red.ts': 'export const red = (): number => 1;\n',
  'packages/red/test/red.test.ts':
    "import { expect, test } from 'vitest';\nimport { red } from '../src/red.ts';\ntest('red', () => expect(red()).toBe(2));\n",
};

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let root = '';

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mutate-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function mutateTool(...args: string[]): Promise<Ended> {
  // The outer Vitest's own settings would confuse the inner one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { cwd: root, env });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

const tiny = 'packages/tiny/src/purse.ts';

describe('a run on a small project', () => {
  test('tells what was caught from what was not, and changes nothing on disk', async () => {
    const { code, stdout } = await mutateTool('--package', 'tiny', '--path', tiny, '--sample', '99', '--json');
    const report = JSON.parse(stdout) as { results: { id: string; verdict: string; by: string | null }[] };
    const verdicts = Object.fromEntries(report.results.map(({ id, verdict }) => [id.slice(tiny.length + 1), verdict]));
    expect(verdicts).toEqual({
      '1:57:boundary': 'survived',
      '1:57:comparison': 'caught',
      '1:60:number': 'survived',
      '5:17:number': 'caught',
      '6:15:boundary': 'caught',
      '6:15:comparison': 'caught',
      '6:17:number': 'caught',
      '7:10:assignment': 'timed out',
      '7:13:number': 'caught',
      '8:13:assignment': 'caught',
      '8:16:number': 'caught',
      '13:56:arithmetic': 'no coverage',
      '13:58:number': 'no coverage',
      '15:22:number': 'caught',
    });
    expect(report).toMatchObject({ mutants: 14, caught: 10, survived: 4, timedOut: 1, noCoverage: 2, percent: 71.4 });
    expect(report.results[1]?.by).toMatch(/^packages\/tiny\/test\/purse.test.ts {2}who is rich: /);
    expect(code).toBe(1);
    expect(readFileSync(join(root, tiny), 'utf8')).toBe(purse);
  });

  test('a survivor can be tried again by its id and is shown before and after', async () => {
    const { code, stdout } = await mutateTool('--only', `${tiny}:1:57:boundary`, '--floor', '0');
    expect(stdout).toBe(`
Survivors

${tiny}:1:57  boundary
  - export const isRich = (coins: number): boolean => coins >= 100;
  + export const isRich = (coins: number): boolean => coins > 100;
  --only ${tiny}:1:57:boundary

caught 0 of 1 (0 %), survived 1, timed out 0, no coverage 0
`);
    expect(code).toBe(0);
  });

  test('stops at once if the tests fail without any change', async () => {
    const { code, stdout, stderr } = await mutateTool('--package', 'red');
    expect(stderr).toContain('The tests fail without any change');
    expect(stderr).toContain('packages/red/test/red.test.ts  red: expected 1 to be 2');
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });

  test('tries nothing that the compiler would notice, in whichever file', async () => {
    const { stdout } = await mutateTool('--package', 'typed', '--sample', '99', '--list', '--json');
    const { sites, results } = JSON.parse(stdout) as { sites: number; results: { id: string }[] };
    expect(results.map(({ id }) => id.replace('packages/typed/src/kinds.ts:', ''))).toEqual([
      '2:62:swap-value',
      '2:78:swap-value',
      '3:53:comparison',
    ]);
    // Refused: a table without an entry, a kind that there is not, and a list that another file wants a second of.
    expect(sites).toBe(9);
  });

  test('recorded games catch nothing', async () => {
    const { stdout } = await mutateTool('--package', 'skirmish', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ mutants: 1, noCoverage: 1 });
  });

  test('the sample can be listed without trying it', async () => {
    const { code, stdout } = await mutateTool('--package', 'tiny', '--sample', '3', '--list', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ sites: 14, results: [{ file: tiny }, { file: tiny }, { file: tiny }] });
    expect(code).toBe(0);
  });

  test.each([
    [['--sampel', '3'], "Unknown option '--sampel'"],
    [['--package', 'blue'], 'There is no package "blue"; there are red, skirmish, tiny, typed.'],
    [['--path', 'nowhere/*.ts'], 'There is nothing to change in nowhere/*.ts.'],
    [['--only', `${tiny}:1:1:number`], `There is no mutant "${tiny}:1:1:number".`],
  ])('%j is refused with the usage', async (args, message) => {
    const { code, stderr } = await mutateTool(...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run mutate');
    expect(code).toBe(2);
  });
});
