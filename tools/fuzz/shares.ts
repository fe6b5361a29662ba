import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@binary-sunset/kernel';
import { type FuzzReport, fuzz } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import type { Options } from './options.ts';

/** Some of the games, which one process plays. */
export interface Share {
  readonly from: number;
  readonly games: number;
}

/** A game that broke something. */
export interface Broken {
  readonly message: string;
  readonly stack: string;
  readonly record: GameRecord;
}

/** What comes of a share. */
export interface Played {
  readonly report: FuzzReport;
  readonly broken: readonly Broken[];
}

/** As many as are remembered together, several times over, so that no game is played by two processes. */
const inAShare = 100;

export function sharesOf({ seed, games }: Pick<Options, 'seed' | 'games'>): readonly Share[] {
  const first = Number(seed.split('#')[1] ?? '0');
  const end = first + games;
  const shares: Share[] = [];
  for (let from = first; from < end; ) {
    const to = Math.min(end, from - (from % inAShare) + inAShare);
    shares.push({ from, games: to - from });
    from = to;
  }
  return shares;
}

export function playShare({ game, seed, dear, turns }: Options, { from, games }: Share): Played {
  const broken: Broken[] = [];
  const report = subjectCalled(game).with((subject) =>
    fuzz(subject, {
      games,
      seed: `${seed.split('#')[0]}#${from}`,
      dear,
      mostTurns: turns,
      broke: ({ message, record, cause }) =>
        broken.push({ message, record, stack: cause instanceof Error ? (cause.stack ?? '') : '' }),
    }),
  );
  return { report, broken };
}

/** Plays all shares, each process taking the next when it is free, and tells of each as it is played. */
export async function playShares(options: Options, tell: (played: Played) => void): Promise<void> {
  const left = sharesOf(options).values();
  if (options.workers === 1) {
    for (const share of left) tell(playShare(options, share));
    return;
  }
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      for (const share of left) tell(await inAProcess(options, share));
    }),
  );
}

function inAProcess(options: Options, share: Share): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    child.on('message', (played) => resolve(played as Played));
    child.on('exit', () => reject(new Error(`The process that played from game ${share.from} has died.`)));
    child.send({ options, share });
  });
}
