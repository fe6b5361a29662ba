import { type Decision, type KernelState, type Option, randomFrom } from '@binary-sunset/kernel';
import { skirmish } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { keenly, leastSeenChooser, openOptions, randomChooser, reluctantly, type Seen } from '../src/players.ts';

const anyState: KernelState = skirmish.position({ first: { play: ['Trooper'] } });

const decision = (verbs: readonly string[], more: Partial<Decision> = {}): Decision => ({
  at: 0,
  player: 0,
  kind: 'choice',
  options: verbs.map((verb) => ({ verb })),
  min: 1,
  max: 1,
  ...more,
});

const letters = ['a', 'b', 'c', 'd', 'e'];
const withdrawable = decision([...letters, 'back'], { back: true });

/** What a player answers to the same decision again and again. */
const answers = (choose: ReturnType<typeof randomChooser>, to: Decision, times = 300): (readonly number[])[] =>
  Array.from({ length: times }, () => choose(anyState, to));

test('a withdrawal is not one of the open options', () => {
  expect(openOptions(decision(letters))).toBe(5);
  expect(openOptions(withdrawable)).toBe(5);
});

describe('a random player', () => {
  const random = () => randomChooser(randomFrom('a player'));

  test('takes every option, as often as any other', () => {
    const times = letters.map(
      (_, i) => answers(random(), decision(letters), 1000).filter(([pick]) => pick === i).length,
    );
    for (const each of times) expect(each).toBeGreaterThan(150);
  });

  test('never withdraws', () => {
    expect(new Set(answers(random(), withdrawable).flat())).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test.each([
    [0, 3],
    [2, 2],
    [1, 5],
    [5, 5],
  ])('picks %i to %i of five: every number, different ones, in order, never the withdrawal', (min, max) => {
    const subset = { kind: 'subset', min, max } as const;
    for (const to of [decision(letters, subset), decision([...letters, 'back'], { ...subset, back: true })]) {
      const given = answers(random(), to);
      const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      expect(new Set(given.map((picks) => picks.length))).toEqual(new Set(sizes));
      for (const picks of given) {
        expect(picks).toEqual([...new Set(picks)].sort((a, b) => a - b));
        for (const pick of picks) expect(pick).toBeLessThan(5);
      }
      expect(new Set(given.flat())).toEqual(new Set([0, 1, 2, 3, 4]));
    }
  });
});

describe('a player who prefers the least seen', () => {
  const leastSeen = (seen: Seen) => leastSeenChooser(randomFrom('a player'), seen);

  test('takes what was never taken more often than chance would', () => {
    const seen: Seen = new Map(letters.slice(1).map((verb) => [`/${verb}//`, 100_000]));
    const rare = answers(leastSeen(seen), decision(letters), 1000).filter(([pick]) => pick === 0).length;
    expect(rare).toBeGreaterThan(600);
  });

  test('takes everything about as often in the end', () => {
    const seen: Seen = new Map();
    answers(leastSeen(seen), decision(letters), 1000);
    for (const verb of letters) expect(seen.get(`/${verb}//`)).toBeGreaterThan(180);
  });

  test('tells options apart by card and window', () => {
    const seen: Seen = new Map();
    const now = skirmish.pending(
      skirmish.position({ first: { hand: ['Rally'], play: ['Trooper'] }, second: { play: ['Scout'] } }),
    ) as Decision;
    const s = skirmish.position({ first: { hand: ['Rally'], play: ['Trooper'] }, second: { play: ['Scout'] } });
    const choose = leastSeen(seen);
    for (let i = 0; i < 20; i++) choose(s, now);
    expect([...seen.keys()].sort()).toEqual(['action/attack//Trooper', 'action/pass//', 'action/play//Rally']);
  });

  test('withdraws now and then, where that is possible', () => {
    const withdrawals = answers(leastSeen(new Map()), withdrawable, 1200).filter(([pick]) => pick === 5).length;
    expect(withdrawals).toBeGreaterThan(50);
    expect(withdrawals).toBeLessThan(150);
    expect(answers(leastSeen(new Map()), decision(letters)).flat()).not.toContain(5);
  });

  test('withdraws from a subset by the withdrawal alone', () => {
    const to = decision([...letters, 'back'], { kind: 'subset', min: 2, max: 3, back: true });
    const given = answers(leastSeen(new Map()), to, 600);
    for (const picks of given.filter((chosen) => chosen.includes(5))) expect(picks).toEqual([5]);
    for (const picks of given.filter((chosen) => !chosen.includes(5))) expect([2, 3]).toContain(picks.length);
  });
});

describe('what a player considers', () => {
  const open = [0, 1, 2, 3, 4];
  const considered = (consider: ReturnType<typeof reluctantly>, times = 800): string[] =>
    Array.from({ length: times }, () => consider(anyState, decision(letters), open).join(''));
  const share = (all: readonly string[], what: string): number => all.filter((one) => one === what).length / all.length;

  test('reluctantly: mostly not these verbs, now and then everything', () => {
    const all = considered(reluctantly(['b', 'e'], randomFrom('a player')));
    expect(new Set(all)).toEqual(new Set(['023', '01234']));
    expect(share(all, '023')).toBeGreaterThan(0.8);
  });

  test('reluctantly: everything where there is nothing else', () => {
    expect(new Set(considered(reluctantly(letters, randomFrom('a player'))))).toEqual(new Set(['01234']));
  });

  test('keenly: mostly what the player is keenest on, now and then everything', () => {
    const keenness = (_s: KernelState, _decision: Decision, { verb }: Option): number => ('bd'.includes(verb) ? 2 : -1);
    const all = considered(keenly(keenness, randomFrom('a player')));
    expect(new Set(all)).toEqual(new Set(['13', '01234']));
    expect(share(all, '13')).toBeGreaterThan(0.8);
  });

  test('is what the least seen is taken from', () => {
    const onlyTwo = leastSeenChooser(randomFrom('a player'), new Map(), () => [1, 3]);
    expect(new Set(answers(onlyTwo, decision(letters)).flat())).toEqual(new Set([1, 3]));
  });
});
