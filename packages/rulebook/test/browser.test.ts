import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { searchRules } from '../src/index.ts';

test('the rulebook works where there is nothing but JavaScript', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'rulebook',
  });
  const bare = createContext({});
  runInContext(outputFiles[0]?.text ?? '', bare);
  const found: unknown = runInContext("JSON.stringify(rulebook.searchRules('force drain'))", bare);
  expect(found).toBe(JSON.stringify(searchRules('force drain')));
});
