import type { Prospect } from '@binary-sunset/tcg';
import type { Odds } from '../aim.ts';

/** How likely each outcome is: so many hits, eight times over, and then which of a 6, a 4 and a 1 are shown. */
type Chances = readonly number[];

const six = 1;
const four = 2;
const one = 4;
const marks: Readonly<Record<number, number>> = { 6: six, 4: four, 1: one };
const marked = 8;

/** So many dice more, each way that they may fall. */
function rolling(from: Chances, dice: number, needed: number): Chances {
  let before = from;
  for (let die = 0; die < dice; die++) {
    const after: number[] = Array(before.length + marked).fill(0);
    for (const [outcome, chance] of before.entries()) {
      if (chance === 0) continue;
      for (let shows = 1; shows <= 6; shows++) {
        const to = (outcome | (marks[shows] ?? 0)) + (shows >= needed ? marked : 0);
        after[to] = (after[to] ?? 0) + chance / 6;
      }
    }
    before = after;
  }
  return before;
}

export function oddsOf({ dice, needed, critical, fury, parry, health }: Prospect): Odds {
  const rolled = rolling([1], dice, needed);
  // Dice that Fury adds count like the others, but make no more of them. TCG-0552
  const furious = (outcome: number): boolean => fury > 0 && (outcome & four) > 0;
  const rest = rolled.map((chance, outcome) => (furious(outcome) ? 0 : chance));
  const more = rolling(
    rolled.map((chance, outcome) => (furious(outcome) ? chance : 0)),
    fury,
    needed,
  );
  let damage = 0;
  let discards = 0;
  for (const chances of [rest, more])
    for (const [outcome, chance] of chances.entries()) {
      const hits = Math.floor(outcome / marked);
      const done = Math.max(0, hits + (outcome & six ? critical : 0) - (outcome & one ? parry : 0));
      damage += done * chance;
      if (health !== null && done >= health) discards += chance;
    }
  return { dice, damage, discards: Math.min(1, discards) };
}
