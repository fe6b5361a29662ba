import { test } from 'vitest';
import { inBothModes } from './mode.ts';

/** A test that plays through decisions, in both modes. For what a rule of the rulebook says there is `rule`. */
export function scenario(name: string, play: () => void | Promise<void>): void {
  test(name, () => inBothModes(play));
}
