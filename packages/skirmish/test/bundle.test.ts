import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { playThrough } from './bundled.ts';

test('the engine plays the same game where there is nothing but JavaScript', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL('./bundled.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'engine',
    platform: 'neutral',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const bare = createContext({});
  expect(runInContext('typeof process + typeof Buffer + typeof setTimeout + typeof require', bare)).toBe(
    'undefined'.repeat(4),
  );
  runInContext(outputFiles[0]?.text ?? '', bare);
  const played = JSON.parse(runInContext('JSON.stringify(engine.playThrough("bare"))', bare) as string) as unknown;
  expect(played).toEqual(JSON.parse(JSON.stringify(playThrough('bare'))));
  // Nothing but our own sources went into it.
  expect(Object.keys(metafile.inputs).filter((path) => !path.startsWith('packages/'))).toEqual([]);
});
