import type { Setup } from '@binary-sunset/kernel';
import { type SkirmishState, skirmish } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/plan.ts';
import type { Subject } from '../src/subject.ts';

const features = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const random: Setup = { decks: [{ Trooper: 1 }, { Scout: 1 }] };

/** What was shown in which game; showcases are told from random setups by their decks. */
function planner(atOnce: number) {
  const shown: string[][] = [];
  const subject: Subject<SkirmishState> = {
    game: skirmish,
    stock: random,
    randomSetup: () => random,
    broken: () => [],
    turnOf: () => 0,
    perft: [],
    showcases: {
      features,
      atOnce,
      make(some) {
        shown.push([...some]);
        return { setup: { decks: [{ Veteran: 1 }, { Veteran: 1 }] }, keenness: () => 0 };
      },
    },
  };
  return { shown, plan: (index: number, base = 'seed') => planOf(subject, base, index, new Map()) };
}

describe('the games of a seed', () => {
  test('show features in five of six, and have random decks in the sixth', () => {
    const { plan } = planner(2);
    const isRandom = Array.from({ length: 18 }, (_, index) => plan(index).setup === random);
    expect(isRandom.flatMap((yes, index) => (yes ? [index] : []))).toEqual([5, 11, 17]);
  });

  test('show every feature before one comes up again', () => {
    const { shown, plan } = planner(1);
    for (let index = 0; shown.length < 3 * features.length; index++) plan(index);
    for (const from of [0, 7, 14])
      expect(
        shown
          .slice(from, from + 7)
          .flat()
          .sort(),
      ).toEqual(features);
  });

  test('show so many at once, each as often as any other', () => {
    const { shown, plan } = planner(3);
    for (let index = 0; shown.length < 70; index++) plan(index);
    for (const some of shown) expect([2, 3]).toContain(some.length);
    const times = features.map((feature) => shown.flat().filter((one) => one === feature).length);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(8);
  });

  test('are the same whichever games were planned before', () => {
    const after = planner(2);
    for (let index = 0; index < 10; index++) after.plan(index);
    const alone = planner(2);
    alone.plan(9);
    expect(alone.shown[0]).toEqual(after.shown.at(-1));
  });

  test('differ from seed to seed', () => {
    const { shown, plan } = planner(5);
    for (const base of ['one', 'two', 'three']) plan(0, base);
    expect(new Set(shown.map((some) => some.join(''))).size).toBeGreaterThan(1);
  });
});
