import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../project/files.ts';

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A small project in a temporary folder with our configuration, our `npm run rules` and tests of its own. */
export class SampleProject {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'binary-sunset-')));

  constructor(tests: Readonly<Record<string, string>>) {
    const withoutTests = (path: string) => basename(path) !== 'test';
    for (const path of ['vitest.config.ts', 'tools/rules', 'tools/project']) {
      cpSync(join(projectRoot, path), join(this.root, path), { recursive: true, filter: withoutTests });
    }
    this.write('package.json', '{ "type": "module" }');
    mkdirSync(join(this.root, 'node_modules'));
    for (const installed of ['vitest', '@binary-sunset']) {
      symlinkSync(join(projectRoot, 'node_modules', installed), join(this.root, 'node_modules', installed), 'junction');
    }
    for (const [name, body] of Object.entries(tests)) this.writeTest(name, body);
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  writeTest(name: string, body: string): void {
    const imports = "import { rule } from '@binary-sunset/kit';\nimport { expect, test } from 'vitest';\n";
    this.write(`packages/sample/test/${name}.test.ts`, `${imports}${body}\n`);
  }

  runTests(...args: string[]): Finished {
    return this.#node(join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', ...args);
  }

  runRules(...args: string[]): Finished {
    return this.#node(join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), 'tools/rules/main.ts', ...args);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #node(...args: string[]): Finished {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: this.root, encoding: 'utf8' });
    return { code: status, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
  }
}
