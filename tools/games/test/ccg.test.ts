import { type CcgState, definitionCalled, faultsIn } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { randomFrom } from '@binary-sunset/kernel';
import { fuzz } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { broken } from '../ccg/broken.ts';
import { abilities, makeShowcase } from '../ccg/showcases.ts';
import { ccgSubject } from '../ccg.ts';

describe('decks of the CCG', () => {
  test('are legal, one of each side', () => {
    for (let i = 0; i < 20; i++) {
      const { decks } = ccgSubject.randomSetup(randomFrom(`deck ${i}`));
      for (const deck of decks) expect(faultsIn(deck)).toEqual([]);
      expect(new Set(decks.map((deck) => definitionCalled(Object.keys(deck)[0] ?? '').card.side)).size).toBe(2);
    }
  });

  test('of a showcase have the cards that it shows', () => {
    const shown = abilities.slice(0, 8);
    const { decks } = makeShowcase(shown, randomFrom('shown')).setup;
    for (const ability of shown) {
      const name = ability.replace(/\/[^/]*$/, '');
      expect([name, Math.max(...decks.map((deck) => deck[name] ?? 0))]).not.toEqual([name, 0]);
    }
  });
});

describe('what no game may come to', () => {
  const at = { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Saber'] }] } } as const;
  // What is remembered of a state is not remembered of its fork.
  const position = (): CcgState => ccg.fork(ccg.position({ at }));

  test('is not so in a position', () => {
    expect(broken(position())).toEqual([]);
  });

  test.each<[string, (s: CcgState) => void]>([
    ['is "on" Nothing', (s) => void s.cards.host.splice(s.zones.on[0][0] ?? 0, 1, -1)],
    ['lies nowhere in the row', (s) => void Object.assign(s.facts, { layout: [] })],
    ['is hit outside of any battle', (s) => void s.cards.hit.splice(s.zones.at[0][0] ?? 0, 1, 1)],
    ['goes on without Life Force', (s) => void Object.assign(s.zones, { lost: s.zones.reserve, reserve: [[], []] })],
  ])('a card %s', (sentence, breaks) => {
    const s = position();
    breaks(s);
    expect(broken(s).join(' ')).toContain(sentence);
  });
});

test('a few games of the CCG break nothing', () => {
  const { games } = fuzz(ccgSubject, { games: 2, seed: 'short', dear: 30, mostTurns: 6 });
  expect(games).toBe(2);
});
