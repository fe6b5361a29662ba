import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { FigureKind, Values } from '../figures.ts';
import { counting } from './counting.ts';
import { forking, forkingCrowd } from './forking.ts';
import { playing } from './playing.ts';
import { recording } from './recording.ts';
import { reference } from './reference.ts';
import { stalling } from './stalling.ts';
import { starting } from './starting.ts';
import { viewing } from './viewing.ts';

/** Figures that are found out together, in a process of their own so that no other has shaped its compiled code. */
export interface Measurement {
  readonly name: string;
  readonly figures: readonly FigureKind[];
}

export interface GameMeasurement extends Measurement {
  measure<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values;
}

export interface OwnMeasurement extends Measurement {
  /** What its figures are called after. */
  readonly prefix: string;
  measure(seconds: number): Values;
}

/** Measured for every game. */
export const ofGames: readonly GameMeasurement[] = [
  { name: 'playing', figures: ['decisionsPerSecond', 'gamesPerSecond'], measure: playing },
  { name: 'counting', figures: ['promptsPerTurn', 'windowsClosedPerDecision'], measure: counting },
  { name: 'starting', figures: ['startMicroseconds'], measure: starting },
  { name: 'forking', figures: ['forkMicroseconds', 'stateBytes'], measure: forking },
  { name: 'viewing', figures: ['viewMicroseconds', 'viewBytes'], measure: viewing },
  { name: 'stalling', figures: ['decisionMicrosecondsTurn2', 'decisionMicrosecondsTurn20'], measure: stalling },
  { name: 'recording', figures: ['recordBytes', 'recordBytesLongest'], measure: recording },
];

/** Measured once. */
export const onTheirOwn: readonly OwnMeasurement[] = [
  { name: 'crowd', prefix: 'kernel', figures: ['forkMicroseconds120'], measure: forkingCrowd },
  {
    name: 'reference',
    prefix: 'machine',
    figures: ['referencesPerSecond', 'medianReferencesPerSecond'],
    measure: reference,
  },
];
