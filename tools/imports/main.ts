import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles, projectRoot } from '../project/files.ts';
import { importsOf } from './importsOf.ts';
import { violation } from './violations.ts';

const sources = codeFiles(projectRoot).filter((path) => /\.[cm]?[jt]sx?$/.test(path));
let imports = 0;
let forbidden = 0;

for (const path of sources) {
  for (const found of importsOf(path, readFileSync(join(projectRoot, path), 'utf8'))) {
    imports += 1;
    const reason = violation(path, found);
    if (reason === undefined) continue;
    forbidden += 1;
    console.error(`${path}:${found.line}  imports '${found.specifier}': ${reason}`);
  }
}

console.log(`${imports} imports in ${sources.length} files, ${forbidden} in a forbidden direction`);
process.exitCode = forbidden === 0 ? 0 : 1;
