import { hold, isCurrent, refTo } from '@binary-sunset/kernel';
import { skirmish } from '@binary-sunset/skirmish';
import { expect, test } from 'vitest';
import { exchange, sight, unknownTo } from '../src/exchange.ts';

const held = { clause: 'drawn', by: 0, detail: null, window: null } as const;

function twoHidden() {
  const s = skirmish.position({ first: { hand: ['Rally', 'Salvage'] }, second: { play: ['Scout'] } });
  const [a = -1, b = -1] = unknownTo(s, 1, 0);
  return { s, a, b };
}

test('a trigger on a hidden card is about the card in that place, whichever it is', () => {
  const { s, a, b } = twoHidden();
  hold(s, { ...held, source: refTo(s, a), cards: [refTo(s, b), refTo(s, a)] });
  const seen = sight(skirmish, s, 1);
  exchange(s, a, b);
  expect(sight(skirmish, s, 1)).toBe(seen);
  expect(s.held[0]).toMatchObject({ source: refTo(s, b), cards: [refTo(s, a), refTo(s, b)] });
});

test('what was about an earlier life of a card stays about nothing', () => {
  const { s, a, b } = twoHidden();
  const gone = { card: a, life: (s.cards.life[a] ?? 0) + 1 };
  hold(s, { ...held, source: gone, cards: [] });
  exchange(s, a, b);
  expect(s.held[0]?.source).toEqual(gone);
  expect(isCurrent(s, gone)).toBe(false);
});
