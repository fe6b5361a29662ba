import { describe, expect, test } from 'vitest';
import { lightDecks } from '../../../src/decks/light.ts';
import { faultsIn } from '../../../src/rules/turn/decks.ts';
import { ccg } from '../../drill.ts';

describe('decks of the Light Side', () => {
  test.each(Object.entries(lightDecks))('%s is legal', (_name, deck) => {
    expect(faultsIn(deck)).toEqual([]);
  });
  test.each(Object.entries(lightDecks))('%s can be played', (_name, deck) => {
    const started = ccg.start({ decks: [{ 'Drill Trooper': 59, 'Drill Yard': 1 }, deck] }, 'seed');
    expect(started.facts.dark).toBe(0);
  });
});
