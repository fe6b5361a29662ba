import { scenario, table, tableFrom } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { skirmish, stockDecks } from '../src/index.ts';

const started = () =>
  tableFrom(skirmish, skirmish.start({ decks: [stockDecks.Vanguard, stockDecks.Irregulars] }, 'secrets'));

describe('hidden cards', () => {
  scenario('a player sees their own hand, the backs of the other, and nobody sees a deck', () => {
    const t = started();
    expect(t.first.sees('hand')).not.toContain('?');
    expect(t.first.sees('hand', 'second')).toEqual(['?', '?', '?', '?', '?']);
    expect(new Set(t.first.sees('deck'))).toEqual(new Set(['?']));
    expect(skirmish.view(t.state, 'spectator').cards.every((card) => card.name === null)).toBe(true);
  });

  scenario('a card drawn from a deck keeps its handle, so what was looked at can be followed', () => {
    const t = table(skirmish, {
      first: { hand: ['Scout', 'Rally'], play: ['Trooper'] },
      second: { deck: ['Martyr', 'Veteran'] },
    });
    t.first.does('muster', 'Scout').does('scout', 'Scout').does('leave');
    expect(t.first.sees('deck', 'second')).toEqual(['?', 'Veteran']);
    t.first.does('play', 'Rally').passes();
    expect(t.state.facts.turn).toBe(1);
    expect(t.first.sees('hand', 'second')).toEqual(['Veteran']);
  });

  scenario('a card that was looked at and shuffled away is known to be in the deck, but not where', () => {
    const t = table(skirmish, {
      first: { hand: ['Scout', 'Rally'], play: ['Trooper'] },
      second: { deck: ['Martyr', 'Scout', 'Veteran'] },
    });
    const before = t.second.view.zones['deck']?.[1];
    t.first.does('muster', 'Scout').does('scout', 'Scout').does('shuffle');
    const { view } = t.first;
    expect(t.first.sees('deck', 'second')).toEqual(['?', '?', '?']);
    expect(view.groups).toEqual([
      { group: view.cards.find((card) => card.handle === view.zones['deck']?.[1][0])?.group, known: ['Veteran'] },
    ]);
    expect(t.second.view.groups).toEqual([]);
    expect(t.second.view.zones['deck']?.[1]).not.toEqual(before);
  });

  scenario('a copy of what is known to be in a group may be the very one, so nothing more is known', () => {
    const t = table(skirmish, {
      first: { hand: ['Scout'], play: ['Trooper'] },
      second: { deck: ['Martyr', 'Martyr'], energy: 9 },
    });
    t.first.does('muster', 'Scout').does('scout', 'Scout').does('shuffle').passes();
    // In the next turn one of the two is drawn and mustered; whether it is the one looked at, nobody can say.
    t.second.does('muster', 'Martyr');
    expect(t.first.view.groups).toEqual([]);
    expect(t.first.sees('deck', 'second')).toEqual(['?']);
  });

  scenario('a card put back unseen from a hand could be any of them', () => {
    const t = table(skirmish, {
      first: { hand: ['Resupply', 'Rally'], play: ['Trooper'], deck: ['Scout', 'Veteran', 'Martyr'] },
      second: { hand: ['Recall'], play: ['Trooper'] },
    });
    t.first.passes();
    t.second.does('play', 'Recall').does('target', 'Trooper #1');
    // The Trooper went back to the hand for all to see.
    expect(t.second.sees('hand', 'first')).toEqual(['?', '?', 'Trooper']);
    t.first.does('play', 'Resupply').does('put back', 'Rally');
    expect(t.second.sees('hand', 'first')).toEqual(['?', '?', '?']);
    expect(t.second.view.groups.map((group) => group.known)).toEqual([['Trooper']]);
    expect(t.first.sees('deck')).toEqual(['Rally', '?']);
    expect(t.first.sees('hand')).toEqual(['Trooper', 'Martyr', 'Veteran']);
  });
});

describe('a sealed bid', () => {
  scenario('is seen by whoever made it, until both are opened', () => {
    const t = started();
    expect(t.labels).toEqual(['Bid 0', 'Bid 1', 'Bid 2', 'Bid 3']);
    t.answer({ player: 0, at: 0, picks: [2] });
    expect(t.first.view.facts['bids']).toEqual([2, null]);
    expect(t.second.view.facts['bids']).toEqual([{ sealed: true }, null]);
    expect(t.first.told('changed')).toEqual([{ kind: 'changed', fact: 'bids', value: [2, null] }]);
    expect(t.second.told('changed')).toEqual([{ kind: 'changed', fact: 'bids', value: [{ sealed: true }, null] }]);
    t.answer({ player: 1, at: 0, picks: [1] });
    expect(t.second.told('bids')).toEqual([{ kind: 'bids', bids: [2, 1] }]);
    expect(t.state.facts).toMatchObject({ turn: 0, bids: [null, null] });
    expect(t.state.facts.energy).toEqual([4, 3]);
  });

  scenario('equal bids are settled by dice, rolled again while they are equal, and cost nothing', () => {
    const s = skirmish.start({ decks: [stockDecks.Vanguard, stockDecks.Irregulars] }, 'dice');
    s.chance.forced.push(3, 3, 2, 5);
    const t = tableFrom(skirmish, s);
    t.answer({ player: 0, at: 0, picks: [3] });
    t.answer({ player: 1, at: 0, picks: [3] });
    expect(t.first.told('rolled').map((roll) => roll['dice'])).toEqual([
      [3, 3],
      [2, 5],
    ]);
    expect(t.state.facts.turn).toBe(1);
    expect(t.state.facts.energy).toEqual([3, 6]);
  });
});
