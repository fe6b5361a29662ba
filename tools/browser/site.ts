import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, type Plugin, preview } from 'vite';
import { projectRoot } from '../project/files.ts';

/** What each script of the page was made of: paths of its modules in the project, by the script's own path on the site. */
export type Scripts = Readonly<Record<string, readonly string[]>>;

export interface Site {
  readonly url: string;
  readonly scripts: Scripts;
  close(): Promise<void>;
}

/** Lets the page's engine play with test cards, which no player's page knows. */
const withDrill = (): Plugin => ({
  name: 'with test cards',
  enforce: 'pre',
  resolveId: (source) => (source === './tables.ts' ? join(projectRoot, 'tools', 'browser', 'drillTables.ts') : null),
});

/** Lets tests lay out on the page what they like: code that no player's page has. */
const withQuestions = (): Plugin => ({
  name: 'with questions',
  transform: (code, id) =>
    id.endsWith('/apps/web/src/app/main.tsx')
      ? `${code}\nimport ${JSON.stringify(join(projectRoot, 'apps', 'web', 'test', 'questionsOnPage.ts'))};`
      : null,
});

/** The page as players get it, unless with test cards besides: built, and served from a folder of its own. */
export async function serveSite({ drill = true }: { readonly drill?: boolean } = {}): Promise<Site> {
  const configFile = join(projectRoot, 'apps', 'web', 'vite.config.ts');
  const outDir = mkdtempSync(join(tmpdir(), 'binary-sunset-web-'));
  const scripts: Record<string, readonly string[]> = {};
  const plugins = [noting(scripts)];
  await asForPlayers(() =>
    build({
      configFile,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
      plugins: drill ? [...plugins, withQuestions()] : plugins,
      worker: { plugins: () => (drill ? [...plugins, withDrill()] : plugins) },
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
    scripts,
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

const noting = (scripts: Record<string, readonly string[]>): Plugin => ({
  name: 'noting what scripts are made of',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        scripts[part.fileName] = Object.keys(part.modules).map((path) =>
          relative(projectRoot, path).replaceAll('\\', '/'),
        );
  },
});
