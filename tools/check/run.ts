import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../project/files.ts';

export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What the command wrote, in the order it wrote it. */
  readonly output: string;
}

interface Options {
  readonly cwd: string;
  /** Pass the output on as it comes. */
  readonly show?: boolean;
}

/** Runs one of the project's development commands to its end. */
export function run(name: string, [command = '', ...args]: readonly string[], options: Options): Promise<Check> {
  const started = performance.now();
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  const keep = (text: string) => {
    output += text;
    if (options.show) process.stdout.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  return new Promise((resolve) => {
    const end = (passed: boolean) => resolve({ name, passed, seconds: (performance.now() - started) / 1000, output });
    child.on('error', (error) => {
      keep(`${command} could not be started: ${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
