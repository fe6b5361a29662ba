import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reply, Request, Swaps, TestResult } from './messages.ts';

export type Run =
  | { readonly kind: 'ran'; readonly result: TestResult }
  | { readonly kind: 'timed out' }
  | { readonly kind: 'crashed'; readonly output: string };

/** Runs test files, some at a time, in a process that is replaced when it hangs or dies. */
export interface TestProcess {
  /** The test files that import any of the sources. */
  tests(): Promise<readonly string[]>;
  /** They share what they have loaded, as they do in `npm test`. */
  run(tests: readonly string[], swaps: Swaps, limitMilliseconds: number): Promise<Run>;
  stop(): void;
}

interface Live {
  readonly child: ChildProcess;
  readonly started: Promise<readonly string[]>;
  /** The end of what it wrote to stderr. */
  output: string;
}

const keptOutput = 4000;
/** It looks through the imports of every test file, on a machine that may have much else to do. */
const startLimit = 600_000;
/** Some mutants never stop filling an array; they should fail before the machine does. */
const memoryMegabytes = 1024;

export function testProcess(root: string, sources: readonly string[]): TestProcess {
  let live: Live | null = null;
  let stopped = false;

  const present = (): Live => {
    if (stopped) throw new Error('The test process was stopped.');
    live ??= launch(root, sources);
    return live;
  };
  const kill = () => {
    live?.child.kill('SIGKILL');
    live = null;
  };
  return {
    stop: () => {
      stopped = true;
      kill();
    },
    tests: () => present().started,
    run: async (tests, swaps, limitMilliseconds) => {
      const used = present();
      await used.started;
      const reply = await ask(used.child, { kind: 'run', tests, swaps }, limitMilliseconds);
      if (reply === 'timed out' || reply === 'gone') {
        kill();
        return reply === 'gone' ? { kind: 'crashed', output: used.output } : { kind: 'timed out' };
      }
      if (reply.kind !== 'ran') throw new Error(`The test process answered "${reply.kind}" to "run".`);
      return reply;
    },
  };
}

function launch(root: string, sources: readonly string[]): Live {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), {
    cwd: root,
    execArgv: ['--import', import.meta.resolve('tsx'), `--max-old-space-size=${memoryMegabytes}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const start = async (): Promise<readonly string[]> => {
    const reply = await ask(child, { kind: 'start', root, sources }, startLimit);
    if (typeof reply === 'object' && reply.kind === 'started') return reply.tests;
    child.kill('SIGKILL');
    throw new Error(`Vitest did not start in ${root}.\n${live.output}`);
  };
  const live: Live = { child, started: start(), output: '' };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    live.output = (live.output + text).slice(-keptOutput);
  });
  return live;
}

function ask(child: ChildProcess, request: Request, limitMilliseconds: number): Promise<Reply | 'timed out' | 'gone'> {
  return new Promise((resolve) => {
    const settle = (reply: Reply | 'timed out' | 'gone') => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', gone);
      resolve(reply);
    };
    const answered = (message: unknown) => settle(message as Reply);
    const gone = () => settle('gone');
    const timer = setTimeout(() => settle('timed out'), limitMilliseconds);
    child.on('message', answered);
    child.on('exit', gone);
    // A process that is gone cannot be sent anything; the callback keeps that from being thrown.
    child.send(request, (error) => {
      if (error !== null) gone();
    });
  });
}
