/**
 * Scenarios run twice. In the strict mode the state is written out and read back at each decision, each answer is
 * undone and given again, and whatever forks share is frozen; what happens must be the same to the last hash.
 */
export type Mode = 'plain' | 'strict';

let mode: Mode = 'plain';
let trace: string[] = [];

export const currentMode = (): Mode => mode;

/** Something that has to be the same in both modes. */
export const note = (what: string): void => {
  trace.push(what);
};

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
  try {
    await scenario();
    return trace;
  } finally {
    mode = 'plain';
  }
}
