import { type Decision, isOutcome, nameOf, randomFrom } from '@binary-sunset/kernel';
import { type Chooser, FuzzFailure, fuzz, leastSeenChooser, randomChooser, type Subject } from '@binary-sunset/kit';
import type { SkirmishPosition, SkirmishState } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { skirmishSubject } from '../../games/skirmish.ts';

type SkirmishSubject = Subject<SkirmishState, SkirmishPosition>;
const { game } = skirmishSubject;

function failureOf(subject: SkirmishSubject, seed: string, games: number): FuzzFailure {
  try {
    fuzz(subject, { games, seed, dear: 8 });
  } catch (error) {
    if (error instanceof FuzzFailure) return error;
    throw error;
  }
  throw new Error('Nothing broke.');
}

const late = (s: SkirmishState): boolean => s.facts.round > 14;

const copiesACard: SkirmishSubject = {
  ...skirmishSubject,
  game: {
    ...game,
    answer(s, answer, tell) {
      game.answer(s, answer, tell);
      const [card] = s.zones.discard[0];
      if (late(s) && card !== undefined) s.zones.hand = [s.zones.hand[0], [...s.zones.hand[1], card]];
    },
  },
};

const showsAHand: SkirmishSubject = {
  ...skirmishSubject,
  game: {
    ...game,
    view(s, who) {
      const view = game.view(s, who);
      const held = s.zones.hand[who === 0 ? 1 : 0].map((card) => nameOf(s, card));
      return late(s) && view.deck !== null ? { ...view, deck: [...view.deck, ...held] } : view;
    },
  },
};

describe('a game that breaks', () => {
  test.each([
    ['by copying a card', copiesACard, /Card \d+ is in two places\./],
    ['by showing a hand', showsAHand, /can tell (two unknown cards|whether the other)|looks another way to its player/],
  ])('%s fails with the command that plays it again, and that fails in the same way', (_, subject, what) => {
    const failure = failureOf(subject, 'abc#1', 60);
    expect(failure.message).toMatch(what);
    const command = /\nPlay it again: npm run fuzz -- --game skirmish --games 1 --seed '(abc#(\d+))'$/.exec(
      failure.message,
    );
    const [, seed = '', index] = command ?? [];
    expect(Number(index)).toBeGreaterThanOrEqual(1);

    const again = failureOf(subject, seed, 1);
    expect(again.message).toBe(failure.message);
    expect(again.record).toEqual(failure.record);
    expect(again.record).toMatchObject({ game: 'skirmish', seed, answers: expect.stringMatching(/^(\S+ ){30}/) });
  });

  test('is told of, and the games after its block are played', () => {
    const first = failureOf(copiesACard, 'abc', 60);
    const failures: FuzzFailure[] = [];
    const { games } = fuzz(copiesACard, {
      games: 60,
      seed: 'abc',
      dear: 8,
      broke: (failure) => failures.push(failure),
    });
    expect(failures[0]?.message).toBe(first.message);
    const numbers = failures.map(({ record }) => Number(String(record.seed).split('#')[1]));
    // One in a block breaks at most; those before it have been played.
    expect(new Set(numbers.map((number) => Math.floor(number / 20))).size).toBe(numbers.length);
    const unbroken = 3 - numbers.length;
    expect(games).toBe(unbroken * 20 + numbers.reduce((sum, number) => sum + (number % 20), 0));
  });

  test('breaks by its own rules too', () => {
    const subject: SkirmishSubject = { ...skirmishSubject, broken: () => ['Nobody smiles.'] };
    expect(failureOf(subject, 'abc', 1).message).toMatch(/^Game 0 of skirmish breaks before answer 1: Nobody smiles\./);
  });
});

test('a game without an end is stopped and counted', () => {
  const report = fuzz(skirmishSubject, { games: 3, seed: 'abc', mostTurns: 4, dear: 1000 });
  expect(report).toMatchObject({ games: 3, stopped: 3, unfinished: ['abc#0', 'abc#1', 'abc#2'], outcomes: {} });
});

test('whoever prefers what was seen least sees more than chance does, in as many games', () => {
  const games = 20;
  const kindsSeen = (choose: Chooser): number => {
    const kinds = new Set<string>();
    const chosen = (s: SkirmishState, decision: Decision): readonly number[] => {
      const picks = choose(s, decision);
      for (const pick of picks) {
        const { verb, clause, on } = decision.options[pick] ?? { verb: '' };
        const title = on !== undefined && 'card' in on ? nameOf(s, s.cards.handle.indexOf(on.card)) : '';
        kinds.add([decision.window?.kind, verb, clause, title].join('/'));
      }
      return picks;
    };
    for (let number = 0; number < games; number++) {
      const s = game.start(skirmishSubject.randomSetup(randomFrom(`setup ${number}`)), `game ${number}`);
      for (;;) {
        const now = game.pending(s);
        if (isOutcome(now)) break;
        game.answer(s, { player: now.player, at: now.at, picks: chosen(s, now) });
      }
    }
    return kinds.size;
  };
  expect(kindsSeen(leastSeenChooser(randomFrom('a player'), new Map()))).toBeGreaterThan(
    kindsSeen(randomChooser(randomFrom('a player'))),
  );
});
