import { describe, expect, test } from 'vitest';
import { attackOfTheClones } from '../src/cards/attack-of-the-clones/index.ts';
import { createTcg, faultsIn, stockDecks } from '../src/index.ts';
import { sideOf } from '../src/rules/turn/decks.ts';
import { provingDecks, tcg } from './drill.ts';

describe('decks to sit down with', () => {
  test.each(Object.entries({ ...stockDecks, ...provingDecks }))('%s is legal', (_name, deck) => {
    expect(faultsIn(deck, tcg.titles)).toEqual([]);
    expect(Object.values(deck).reduce((sum, copies) => sum + copies, 0)).toBe(60);
  });

  test('are held against the game that is named, whichever was played last', () => {
    const other = createTcg(attackOfTheClones);
    other.start({ decks: [stockDecks['Council of the Jedi'], stockDecks['Separatist Armada']] }, 'seed');
    expect(faultsIn(provingDecks['Proving Ground'], tcg.titles)).toEqual([]);
    expect(() => faultsIn(provingDecks['Proving Ground'], other.titles)).toThrow(
      'There is no card called "Drill Fighter"',
    );
  });

  test('two are of the Dark Side, two of the Light Side, and the proving one is of either', () => {
    expect(Object.values(stockDecks).map(sideOf)).toEqual(['dark', 'dark', 'light', 'light']);
    expect(Object.values(provingDecks).map(sideOf)).toEqual(['neutral']);
  });

  test('any two of different sides can be played', () => {
    for (const dark of ['Separatist Armada', 'Hunters of Geonosis'] as const)
      for (const light of ['Defenders of the Republic', 'Council of the Jedi'] as const)
        expect(tcg.start({ decks: [stockDecks[light], stockDecks[dark]] }, 'seed').facts.dark).toBe(1);
  });
});
