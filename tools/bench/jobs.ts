import { type PlayableGame, subjects } from '../games/index.ts';
import type { Values } from './figures.ts';
import { type Measurement, ofGames, onTheirOwn } from './measurements/all.ts';

/** A measurement to be made, by a name that a process of its own can be given. */
export interface Job {
  readonly name: string;
  readonly prefix: string;
  /** The figures it gives. */
  readonly gives: readonly string[];
  measure(seconds: number): Values;
}

const named = (prefix: string, { name, figures }: Measurement) => ({
  name: `${prefix} ${name}`,
  prefix,
  gives: figures.map((figure) => `${prefix}.${figure}`),
});

export const jobs: readonly Job[] = [
  ...subjects.flatMap((game) => ofGames.map((measurement) => gameJob(game, measurement))),
  ...onTheirOwn.map((measurement) => ({ ...named(measurement.prefix, measurement), measure: measurement.measure })),
];

function gameJob(game: PlayableGame, measurement: (typeof ofGames)[number]): Job {
  return {
    ...named(game.speaksFor, measurement),
    measure: (seconds) => game.with((subject) => measurement.measure(subject, seconds)),
  };
}
