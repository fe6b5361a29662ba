import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const codeFolders = ['packages', 'apps', 'tools'];
const notOurs = new Set(['node_modules', 'coverage', 'dist']);

/** Every file of the project's code, as sorted paths with forward slashes relative to the root. */
export function codeFiles(root: string): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notOurs.has(entry.name) || entry.name.startsWith('.')) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  const present = new Set(readdirSync(root));
  for (const folder of codeFolders) if (present.has(folder)) walk(folder);
  return found.sort();
}
