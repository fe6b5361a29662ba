import { readFileSync, writeFileSync } from 'node:fs';
import type { Perft } from '@binary-sunset/kit';

const file = new URL('counts.json', import.meta.url);

/** By position, the counts at depth 1, 2 and so on. */
export type Counts = Readonly<Record<string, readonly Perft[]>>;

export const recordedCounts = (): Counts => JSON.parse(readFileSync(file, 'utf8')) as Counts;

/** Laid out as the formatter would. */
export function recordCounts(counts: Counts): void {
  const positions = Object.entries(counts).map(([name, depths]) => {
    const lines = depths.map(({ sequences, states }) => `    { "sequences": ${sequences}, "states": ${states} }`);
    return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`;
  });
  writeFileSync(file, `{\n${positions.join(',\n')}\n}\n`);
}
