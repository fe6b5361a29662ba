import { type Agent, randomAgent } from '@binary-sunset/agents';
import type { Decision, Game, KernelState, Option, Seed, TableView, Vocabulary } from '@binary-sunset/kernel';
import { type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';

export type SidesTable<S extends KernelState, V extends Vocabulary = Vocabulary> = ScenarioTable<
  S,
  'dark' | 'light',
  V
>;

/** A position in which one answer is right. */
export interface Prepared<S extends KernelState, P, V extends Vocabulary = Vocabulary> {
  /** Why, in plain words. */
  readonly because: string;
  readonly position: P;
  /** What happens before it is asked. */
  readonly until?: (t: SidesTable<S, V>) => void;
  /** The right answer: "deploy Drill Walker to ground"; several cards with "and". */
  readonly right?: string;
  /** Or what it must not be, where several answers will do. */
  readonly wrong?: string;
}

/** It must not be luck. */
const seeds = ['one', 'two'];

/** Positions of one game, and how its apprentice answers in them. */
export function examinerOf<S extends KernelState, P, V extends Vocabulary>(
  game: Game<S, P, 'dark' | 'light', V>,
  agentFrom: (seed: Seed) => Agent,
) {
  /** What somebody answers there, with each of the seeds. */
  function saidIn({ position, until }: Prepared<S, P, V>, make: (seed: Seed) => Agent): readonly string[] {
    const t = table(game, position);
    until?.(t);
    return seeds.map((seed) => answerIn(t, make(seed)));
  }

  function prepared(name: string, positions: readonly Prepared<S, P, V>[]): void {
    describe(name, () => {
      test.each(positions)('$because', (position) => {
        for (const said of saidIn(position, agentFrom)) {
          if (position.right !== undefined) expect(said).toBe(position.right);
          else expect(said).not.toBe(position.wrong);
        }
      });
    });
  }

  return {
    prepared,
    /** Ten positions or more that show a habit; if somebody is named who lacks it, some of them must show that. */
    habit(name: string, positions: readonly Prepared<S, P, V>[], lacking?: (seed: Seed) => Agent): void {
      test(`${name}: there are at least ten positions, and chance gets some of them wrong`, () => {
        expect(positions.length).toBeGreaterThanOrEqual(10);
        const wrong = positions.filter((position) => !isRight(position, saidIn(position, randomAgent)));
        expect(wrong.length).toBeGreaterThan(positions.length / 5);
      });
      if (lacking !== undefined)
        test(`${name}: whoever lacks the habit gets some of them wrong`, () => {
          expect(positions.some((position) => !isRight(position, saidIn(position, lacking)))).toBe(true);
        });
      prepared(name, positions);
    },
  };
}

const isRight = (
  { right, wrong }: { readonly right?: string; readonly wrong?: string },
  all: readonly string[],
): boolean => all.every((said) => (right === undefined ? said !== wrong : said === right));

/** What an agent answers to whatever is asked now. */
function answerIn<S extends KernelState, V extends Vocabulary>(t: SidesTable<S, V>, agent: Agent): string {
  const { decision, asked } = t;
  if (asked === null) throw new Error('Nobody is asked.');
  const { view } = t[asked];
  return inWords(view, decision, agent.choose(view, decision));
}

const inWords = (view: TableView, { options }: Decision, picks: readonly number[]): string =>
  picks
    .flatMap((pick) => options[pick] ?? [])
    .map((option) => optionWords(view, option))
    .join(' and ') || 'nothing';

function optionWords({ cards }: TableView, { verb, on, to, amount }: Option): string {
  const nameOf = (handle: number): string => cards.find((card) => card.handle === handle)?.name ?? '?';
  const what = on === undefined ? '' : ` ${'card' in on ? nameOf(on.card) : on.zone}`;
  const where = to === undefined ? '' : ` to ${'card' in to ? nameOf(to.card) : to.zone}`;
  return `${verb}${what}${where}${amount === undefined ? '' : ` ${amount}`}`;
}
