import { scenario, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { cards, skirmish, stockDecks, textOf } from '../src/index.ts';

describe('a turn', () => {
  scenario('readies units, brings energy up to nine, and draws', () => {
    const t = table(skirmish, {
      first: { hand: ['Trooper'], play: [{ card: 'Veteran', tapped: true }] },
      second: { hand: ['Trooper'], play: [{ card: 'Veteran', tapped: true }], energy: 8, deck: ['Rally'] },
    });
    t.first.passes();
    expect(t.state.facts).toMatchObject({ turn: 1, round: 4, phase: 'action', energy: [5, 9] });
    expect(t.second.sees('hand')).toEqual(['Trooper', 'Rally']);
    expect(t.second.may('attack', 'Veteran')).toBe(true);
    expect(t.first.view.cards.filter((card) => card.name === 'Veteran').map((card) => card.marks ?? {})).toEqual([
      { tapped: 1 },
      {},
    ]);
  });

  scenario('costs morale where there is nothing to draw', () => {
    const t = table(skirmish, {
      first: { hand: ['Trooper'] },
      second: { hand: ['Trooper', 'Scout'], deck: [], morale: 3 },
    });
    t.first.passes();
    expect(t.state.facts.morale).toEqual([8, 1]);
    t.second.passes();
    t.first.passes();
    expect(t.outcome).toEqual({ winner: 0, because: 'no morale left' });
  });

  scenario('units are mustered by the active player only, tactics by both', () => {
    const t = table(skirmish, { first: { hand: ['Trooper', 'Rally'] }, second: { hand: ['Trooper', 'Rally'] } });
    t.first.passes();
    expect(t.labels).toEqual(['Play Rally (1 energy)', 'Pass']);
  });
});

describe('an attack', () => {
  scenario('rolls a die for each point of strength; four or more hit', () => {
    const t = table(skirmish, {
      first: { play: ['Veteran'] },
      second: { play: ['Colossus', 'Trooper'], hand: ['Rally'] },
      rolls: [3, 4, 6],
    });
    t.first.does('attack', 'Veteran').does('attack', 'Colossus');
    expect(t.first.told('rolled')).toEqual([{ kind: 'rolled', by: 0, dice: [3, 4, 6], hits: 2 }]);
    expect(t.second.view.cards.find((card) => card.name === 'Colossus')?.marks).toEqual({ damage: 2 });
    expect(t.first.getsTo('attack')).toBe(false);
  });

  scenario('goes for the player behind only while no unit stands ready', () => {
    const t = table(skirmish, {
      first: { play: ['Veteran'] },
      second: { play: [{ card: 'Trooper', tapped: true }], hand: ['Rally'] },
      rolls: [4, 4, 1],
    });
    t.first.does('attack', 'Veteran');
    expect(t.labels).toEqual(['Attack Trooper (enemy)', 'Assault the enemy', 'Back']);
    t.first.does('assault');
    expect(t.state.facts.morale).toEqual([8, 6]);
    const u = table(skirmish, { first: { play: ['Veteran'] }, second: { play: ['Trooper', 'Scout'] } });
    u.first.does('attack', 'Veteran');
    expect(u.first.may('assault')).toBe(false);
  });

  scenario('a decoy turns it to another unit', () => {
    const t = table(skirmish, {
      first: { play: ['Veteran'] },
      second: { play: ['Trooper', 'Colossus', 'Scout'], hand: ['Decoy'] },
      rolls: [6, 6, 6],
    });
    t.first.does('attack', 'Veteran').does('attack', 'Trooper');
    t.second.does('play', 'Decoy');
    expect(t.labels).toEqual(['Target Colossus', 'Target Scout', 'Back']);
    t.second.does('target', 'Colossus');
    expect(t.second.view.cards.filter((card) => card.marks?.['damage'] !== undefined).map((card) => card.name)).toEqual(
      ['Colossus'],
    );
  });

  scenario('a unit without strength cannot attack', () => {
    const t = table(skirmish, {
      first: { hand: ['Smoke Screen', 'Trooper'], play: ['Veteran'] },
      second: { play: ['Scout'] },
    });
    t.first.does('play', 'Smoke Screen').does('target', 'Veteran');
    expect(t.first.may('attack', 'Veteran')).toBe(false);
    expect(t.first.why('Veteran')[0]?.because).toBe('It has no strength.');
  });
});

describe('setting up', () => {
  const deck = stockDecks.Vanguard;

  test.each([
    ['too few cards', { ...deck, Trooper: 2 }, 'The second deck has 19 cards; a deck has 20.'],
    [
      'too many copies',
      { ...deck, Trooper: 5, Veteran: 1, 'Standard Bearer': 1 },
      'The second deck has 5 copies of Trooper; 4 are allowed.',
    ],
    ['a card that is none', { ...deck, Trooper: 2, 'Unknown card': 1 }, 'There is no card called "Unknown card".'],
    [
      'an unknown card',
      { ...deck, Trooper: 2, Troper: 1 },
      'There is no card called "Troper"; did you mean "Trooper"?',
    ],
  ])('%s', (_what, second, message) => {
    expect(() => skirmish.start({ decks: [deck, second] }, 'x')).toThrow(message);
  });

  test('each player has five cards, eight morale and three energy', () => {
    const s = skirmish.start({ decks: [deck, stockDecks.Irregulars] }, 'x');
    expect(s.zones.hand.map((hand) => hand.length)).toEqual([5, 5]);
    expect(s.facts).toMatchObject({ energy: [3, 3], morale: [8, 8] });
  });

  test('a state knows only the titles that were brought, so that other cards in the pool change nothing', () => {
    const s = skirmish.start({ decks: [deck, stockDecks.Irregulars] }, 'x');
    expect(s.names).toEqual([...new Set([...Object.keys(deck), ...Object.keys(stockDecks.Irregulars)])].sort());
    const reversed = Object.fromEntries(Object.entries(deck).reverse());
    expect(skirmish.hash(skirmish.start({ decks: [reversed, stockDecks.Irregulars] }, 'x'))).toBe(skirmish.hash(s));
  });

  test('every card says what it does, unless it does nothing but fight', () => {
    for (const card of cards)
      expect(textOf(card) !== '' || (card.kind === 'unit' && card.traits.length === 0)).toBe(true);
  });
});
