import { tcgApprentice } from '@binary-sunset/agents';
import type { Decision, Option, TableView } from '@binary-sunset/kernel';
import { type ScenarioTable, table } from '@binary-sunset/kit';
import { type TcgPosition, type TcgState, tcg } from '@binary-sunset/tcg';
import { describe, expect, test } from 'vitest';

export type TcgTable = ScenarioTable<TcgState, 'dark' | 'light'>;

/** A position in which one answer is right. */
export interface Prepared {
  /** Why, in plain words. */
  readonly because: string;
  readonly position: TcgPosition;
  /** What happens before it is asked. */
  readonly until?: (t: TcgTable) => void;
  /** The right answer: "deploy Drill Walker to ground"; several cards with "and". */
  readonly right?: string;
  /** Or what it must not be, where several answers will do. */
  readonly wrong?: string;
}

/** It must not be luck. */
const seeds = ['one', 'two'];

/** Ten positions or more that show a habit. */
export function habit(name: string, positions: readonly Prepared[]): void {
  test(`${name}: there are at least ten positions`, () => {
    expect(positions.length).toBeGreaterThanOrEqual(10);
  });
  prepared(name, positions);
}

export function prepared(name: string, positions: readonly Prepared[]): void {
  describe(name, () => {
    test.each(positions)('$because', ({ position, until, right, wrong }) => {
      const t = table(tcg, position);
      until?.(t);
      for (const seed of seeds) {
        const said = answerIn(t, seed);
        if (right !== undefined) expect(said).toBe(right);
        else expect(said).not.toBe(wrong);
      }
    });
  });
}

/** What the apprentice answers to whatever is asked now. */
function answerIn(t: TcgTable, seed: string): string {
  const { decision, asked } = t;
  if (asked === null) throw new Error('Nobody is asked.');
  const { view } = t[asked];
  return inWords(view, decision, tcgApprentice(seed).choose(view, decision));
}

const inWords = (view: TableView, { options }: Decision, picks: readonly number[]): string =>
  picks
    .flatMap((pick) => options[pick] ?? [])
    .map((option) => optionWords(view, option))
    .join(' and ') || 'nothing';

function optionWords({ cards }: TableView, { verb, on, to, amount }: Option): string {
  const nameOf = (handle: number): string => cards.find((card) => card.handle === handle)?.name ?? '?';
  const what = on !== undefined && 'card' in on ? ` ${nameOf(on.card)}` : '';
  const where = to === undefined ? '' : ` to ${'card' in to ? nameOf(to.card) : to.zone}`;
  return `${verb}${what}${where}${amount === undefined ? '' : ` ${amount}`}`;
}
