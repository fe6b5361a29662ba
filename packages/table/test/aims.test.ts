import type { Decision } from '@binary-sunset/kernel';
import { isOutcome } from '@binary-sunset/kernel';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { aimsIn } from '../src/tcg/aims.ts';
import { oddsOf } from '../src/tcg/odds.ts';

const plain = { card: 1, via: '', dice: 2, needed: 4, critical: 0, fury: 0, parry: 0, health: 2 } as const;

const rounded = (of: Parameters<typeof oddsOf>[0]) => {
  const { damage, discards } = oddsOf(of);
  return [Math.round(damage * 1000) / 1000, Math.round(discards * 1000) / 1000];
};

describe('the odds of an attack', () => {
  test('are those of its dice', () => {
    expect(oddsOf(plain)).toEqual({ dice: 2, damage: expect.closeTo(1), discards: expect.closeTo(0.25) });
    expect(rounded({ ...plain, needed: 5 })).toEqual([0.667, 0.111]);
    expect(rounded({ ...plain, needed: 3, dice: 3 })).toEqual([2, 0.741]);
    expect(rounded({ ...plain, dice: 0 })).toEqual([0, 0]);
  });

  test('count Critical Hit once if any die shows a 6', () => {
    expect(rounded({ ...plain, critical: 1 })).toEqual([1.306, 0.417]);
  });

  test('count Parry once if any die shows a 1, and never below nought', () => {
    // Of 36 throws ten have a 1 beside something else that hits or not, one has two.
    expect(rounded({ ...plain, parry: 1 })).toEqual([Math.round((1 - 6 / 36) * 1000) / 1000, 0.25]);
  });

  test('count what Fury adds if any die shows a 4, and no more for that', () => {
    expect(rounded({ ...plain, dice: 1, fury: 2 })).toEqual([0.5 + Math.round((2 / 2 / 6) * 1000) / 1000, 0.125]);
  });

  test('of discarding are nought where nothing can be too much', () => {
    expect(rounded({ ...plain, health: null })).toEqual([1, 0]);
  });
});

describe('whom one may point at', () => {
  const titleOf = (handle: number, s: ReturnType<typeof tcg.position>, who: 0 | 1): string =>
    tcg.view(s, who).cards.find((card) => card.handle === handle)?.name ?? '?';

  function aimed(position: TcgPosition, picks: readonly number[] = []) {
    const s = tcg.position(position);
    let asked = tcg.pending(s);
    if (isOutcome(asked)) throw new Error('It is over.');
    for (const pick of picks) {
      tcg.answer(s, { player: asked.player, at: asked.at, picks: [pick] });
      const next = tcg.pending(s);
      if (isOutcome(next)) throw new Error('It is over.');
      asked = next;
    }
    const { player } = asked;
    const decision: Decision = asked;
    return aimsIn(tcg.imagine(tcg.view(s, player)), asked).map(({ option, by, at, odds }) => [
      decision.options[option]?.verb,
      titleOf(by, s, player),
      titleOf(at, s, player),
      odds.dice,
    ]);
  }

  const two: TcgPosition = {
    at: 'character',
    dark: { character: ['Jango Fett (A)'] },
    light: { character: ['Clone Officer', 'Anakin Skywalker (A)'] },
  };

  test('is each unit that whoever attacks can attack, before and after it is chosen to', () => {
    const pairs = [
      ['attack', 'Jango Fett (A)', 'Clone Officer', 7],
      ['attack', 'Jango Fett (A)', 'Anakin Skywalker (A)', 7],
    ];
    expect(aimed(two)).toEqual(pairs);
    expect(aimed(two, [0])).toEqual(pairs);
  });

  test('is nobody where nobody attacks', () => {
    expect(aimed({ at: 'build', dark: { hand: ['Jango Fett (A)'], points: 3 } })).toEqual([]);
  });
});
