import { type Deck, isOutcome } from '@binary-sunset/kernel';
import { describe, expect, test } from 'vitest';
import { darkDecks } from '../../../src/decks/dark.ts';
import { lightDecks } from '../../../src/decks/light.ts';
import { faultsIn, sideOfDeck } from '../../../src/rules/turn/decks.ts';
import { ccg } from '../../drill.ts';

/** The first so many decisions of a game, answered by turns from the front and the back of what is offered. */
function play(dark: Deck, light: Deck, seed: string, decisions: number): number {
  const s = ccg.start({ decks: [dark, light] }, seed);
  let made = 0;
  for (; made < decisions; made++) {
    const now = ccg.pending(s);
    if (isOutcome(now)) break;
    const least = Math.max(1, now.min);
    const first = (made * 7 + 3) % Math.max(1, now.options.length - least + 1);
    ccg.answer(s, { player: now.player, at: now.at, picks: Array.from({ length: least }, (_, i) => first + i) });
  }
  return made;
}

describe('Dark Side decks', () => {
  test.each(Object.entries(darkDecks))('%s is legal', (_name, deck: Deck) => {
    expect(faultsIn(deck)).toEqual([]);
    expect(sideOfDeck(deck)).toBe('dark');
  });
  test('the introductory deck is the one that was printed', () => {
    expect(Object.keys(darkDecks['Introduction (Dark)'])).toHaveLength(35);
  });
  test.each(Object.entries(darkDecks))('%s can be played against every Light Side deck', (_name, deck: Deck) => {
    for (const [name, light] of Object.entries(lightDecks))
      expect(play(deck, light, `${name}`, 250)).toBeGreaterThan(100);
  });
});
