import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import { UsageError } from '../project/usage.ts';
import { ccgSubject } from './ccg.ts';
import { skirmishSubject } from './skirmish.ts';
import { tcgSubject } from './tcg.ts';

/** Something done with a subject whatever its game: keeps state and position types together. */
export type WithSubject<T> = <S extends KernelState, P>(subject: Subject<S, P>) => T;

export interface PlayableGame {
  readonly name: string;
  /** The package that the game's figures speak for. */
  readonly speaksFor: string;
  with<T>(use: WithSubject<T>): T;
}

const entry = <S extends KernelState, P>(subject: Subject<S, P>, speaksFor = subject.game.name): PlayableGame => ({
  name: subject.game.name,
  speaksFor,
  with: (use) => use(subject),
});

/** Every game there is. Skirmish was written to try the kernel. */
export const subjects: readonly PlayableGame[] = [
  entry(skirmishSubject, 'kernel'),
  entry(tcgSubject),
  entry(ccgSubject),
];

export function subjectCalled(name: string): PlayableGame {
  const found = subjects.find((subject) => subject.name === name);
  if (found === undefined)
    throw new UsageError(
      `There is no game called "${name}"; there is ${subjects.map((subject) => subject.name).join(', ')}.`,
    );
  return found;
}
