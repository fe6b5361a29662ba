import type { Result, Score } from './match.ts';

export const percentage = (score: Score, games: number): number => (100 * score.wins) / games;

/** The time within which such a share of decisions was made. */
export function within(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const shares = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
  ['max', 1],
] as const;

const row = (...cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join('');

/** A line for each contestant, and one for the games. */
export function reportOn(
  { scores, turns, unfinished, prompts }: Result,
  names: readonly string[],
  games: number,
): string {
  const lines = scores.map((score, i) =>
    [
      (names[i] ?? '').padEnd(12),
      row(
        String(score.wins),
        `${percentage(score, games).toFixed(1)} %`,
        String(score.times.length),
        ...shares.map(([, share]) => within(score.times, share).toFixed(2)),
      ),
    ].join(''),
  );
  const head = `${''.padEnd(12)}${row('wins', '', 'decisions', ...shares.map(([name]) => `${name} ms`))}`;
  const rest = `${(turns / games).toFixed(1)} turns a game, ${unfinished} unfinished`;
  const { own, opponents } = prompts;
  const asked =
    own.length === 0
      ? []
      : [`asked ${within(own, 0.5)} times in one's own turn and ${within(opponents, 0.5)} in the opponent's (medians)`];
  return [head, ...lines, rest, ...asked].join('\n');
}
