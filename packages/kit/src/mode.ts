/**
 * Scenarios run twice. In the strict mode the state is written out and read back at each decision, each answer is
 * undone and given again, and whatever forks share is frozen; what happens must be the same to the last hash.
 */
export type Mode = 'plain' | 'strict';

let mode: Mode = 'plain';
let trace: string[] = [];
/** What the scenario under way has made for itself, in order. */
let made: unknown[] = [];
let reused = 0;

export const currentMode = (): Mode => mode;

/** Something that has to be the same in both modes. */
export const note = (what: string): void => {
  trace.push(what);
};

/** Makes something once for a scenario, so that in its second run it is the same thing again. */
export function onceForBoth<T>(make: () => T): T {
  if (mode === 'strict' && reused < made.length) return made[reused++] as T;
  const one = make();
  made.push(one);
  return one;
}

/** Runs a scenario in both modes, and fails unless they went the same way. */
export async function inBothModes(scenario: () => void | Promise<void>): Promise<void> {
  const plain = await traceOf('plain', scenario);
  const strict = await traceOf('strict', scenario);
  const steps = Math.max(plain.length, strict.length);
  for (let at = 0; at < steps; at++) {
    if (plain[at] === strict[at]) continue;
    throw new Error(
      `Written out, read back, undone and redone, the scenario goes another way from answer ${at + 1} on.`,
    );
  }
}

async function traceOf(wanted: Mode, scenario: () => void | Promise<void>): Promise<readonly string[]> {
  mode = wanted;
  trace = [];
  reused = 0;
  if (wanted === 'plain') made = [];
  try {
    await scenario();
    return trace;
  } finally {
    mode = 'plain';
  }
}
