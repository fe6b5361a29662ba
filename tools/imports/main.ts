import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { codeFiles, projectRoot } from '../project/files.ts';
import { circleProblems, circlesIn } from './circles.ts';
import { importsOf } from './importsOf.ts';
import { circles } from './rooms.ts';
import { violation } from './violations.ts';

const sources = codeFiles(projectRoot).filter((path) => /\.[cm]?[jt]sx?$/.test(path));
const named = new Map<string, readonly string[]>();
let imports = 0;
let forbidden = 0;

for (const path of sources) {
  const all = importsOf(path, readFileSync(join(projectRoot, path), 'utf8'));
  const beside = all.map(({ specifier }) => specifier).filter((specifier) => specifier.startsWith('.'));
  named.set(
    path,
    beside.map((specifier) => posix.join(posix.dirname(path), specifier)),
  );
  for (const found of all) {
    imports += 1;
    const reason = violation(path, found);
    if (reason === undefined) continue;
    forbidden += 1;
    console.error(`${path}:${found.line}  imports '${found.specifier}': ${reason}`);
  }
}

const problems = circleProblems(circlesIn(named), circles);
for (const problem of problems) console.error(problem);

console.log(`${imports} imports in ${sources.length} files, ${forbidden} in a forbidden direction`);
process.exitCode = forbidden + problems.length === 0 ? 0 : 1;
