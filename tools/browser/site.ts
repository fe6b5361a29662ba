import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, preview } from 'vite';
import { projectRoot } from '../project/files.ts';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Lets the page's engine play with test cards, which no player's page knows. */
const withDrill = (): Plugin => ({
  name: 'with test cards',
  enforce: 'pre',
  resolveId: (source) => (source === './tables.ts' ? join(projectRoot, 'tools', 'browser', 'drillTables.ts') : null),
});

/** The page as players get it, unless with test cards besides: built, and served from a folder of its own. */
export async function serveSite({ drill = true }: { readonly drill?: boolean } = {}): Promise<Site> {
  const configFile = join(projectRoot, 'apps', 'web', 'vite.config.ts');
  const outDir = mkdtempSync(join(tmpdir(), 'binary-sunset-web-'));
  await asForPlayers(() =>
    build({
      configFile,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
      worker: { plugins: () => (drill ? [withDrill()] : []) },
    }),
  );
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The page is not served anywhere.');
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** A test runner says that everything is a test; the page is to be what players get. */
async function asForPlayers(make: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await make();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
