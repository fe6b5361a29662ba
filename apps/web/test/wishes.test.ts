import { describe, expect, test } from 'vitest';
import type { DeckOffer, GameOffer } from '../src/engine/protocol.ts';
import { chosenOpponent, usualChoices, wishFrom } from '../src/screens/home/wish.ts';
import { pairingOf, resultOf, whenOf } from '../src/screens/shared/keptGames.ts';
import { byStrength, strengthOf } from '../src/session/computers.ts';

const emblem: DeckOffer['emblem'] = {
  title: 'Reek',
  name: 'Reek',
  version: null,
  side: 'neutral',
  dots: 0,
  frame: 'ground',
  typeLine: '',
  subtypes: [],
  icons: [],
  values: [],
  tag: '',
  text: [],
  terms: [],
  source: '',
};
const deck = (name: string, side: DeckOffer['side']): DeckOffer => ({
  name,
  side,
  size: 60,
  emblem,
  deck: { [name]: 60 },
});
const offer: GameOffer = {
  name: 'tcg',
  title: 'Trading Card Game',
  decks: [deck('D1', 'dark'), deck('D2', 'dark'), deck('L1', 'light'), deck('L2', 'light'), deck('N', 'neutral')],
  computers: ['apprentice', 'youngling', 'random'],
};

describe('the game that the first page asks for', () => {
  test('without a choice: the first deck of each side, the usual computer, the person first', () => {
    expect(wishFrom('tcg', offer, [], usualChoices, 0)).toEqual({
      game: 'tcg',
      sitters: ['person', 'apprentice'],
      decks: ['L1', 'D1'],
      openHands: false,
    });
  });

  test('has the chosen decks, each side remembering its own', () => {
    const choices = {
      ...usualChoices,
      side: 'dark',
      own: { light: 'L2', dark: 'D2' },
      theirs: { light: 'L2', dark: '' },
    } as const;
    expect(wishFrom('tcg', offer, [], choices, 0).decks).toEqual(['D2', 'L2']);
  });

  test('falls back to the first deck when a chosen one is gone', () => {
    expect(wishFrom('tcg', offer, [], { ...usualChoices, own: { light: 'Gone', dark: '' } }, 0).decks[0]).toBe('L1');
  });

  test('hands over a deck from a file as its cards', () => {
    const own = deck('Mine', 'light');
    const choices = { ...usualChoices, own: { light: 'Mine', dark: '' } };
    expect(wishFrom('tcg', offer, [own], choices, 0).decks).toEqual([{ Mine: 60 }, 'D1']);
  });

  test('leaves side and decks to chance, always one of each side', () => {
    const tosses = [0, 0.2, 0.3, 0.49, 0.5, 0.7, 0.8, 0.99];
    const decks = tosses.map((toss) => wishFrom('tcg', offer, [], { ...usualChoices, side: 'surprise' }, toss).decks);
    expect(new Set(decks.map(([own]) => own))).toEqual(new Set(['L1', 'L2', 'D1', 'D2']));
    for (const [own, theirs] of decks) expect(String(own).charAt(0)).not.toBe(String(theirs).charAt(0));
  });

  test('opens hands only between two people', () => {
    expect(wishFrom('tcg', offer, [], { ...usualChoices, openHands: true }, 0).openHands).toBe(false);
    expect(wishFrom('tcg', offer, [], { ...usualChoices, opponent: 'person', openHands: true }, 0).openHands).toBe(
      true,
    );
  });

  test('takes the usual computer where the chosen one is gone', () => {
    expect(chosenOpponent(offer, 'grandmaster')).toBe('apprentice');
    expect(chosenOpponent(offer, 'random')).toBe('random');
  });

  test('begins with the gentlest one for whoever has yet to finish a game, unless another is chosen', () => {
    expect(chosenOpponent(offer, '', true)).toBe('youngling');
    expect(chosenOpponent(offer, 'apprentice', true)).toBe('apprentice');
    expect(chosenOpponent({ ...offer, computers: ['apprentice'] }, '', true)).toBe('apprentice');
  });
});

test('computers go by their strength, the weakest first', () => {
  expect(byStrength(['apprentice', 'other', 'youngling']).map(strengthOf)).toEqual([
    'Youngling',
    'Apprentice',
    'Other',
  ]);
});

describe('a kept game in words', () => {
  const game = { sitters: ['person', 'youngling'], sides: ['dark', 'light'], over: null } as const;

  test('says who plays whom', () => {
    expect(pairingOf(game)).toBe('Dark against Computer, Youngling');
    expect(pairingOf({ ...game, sitters: ['youngling', 'person'] })).toBe('Light against Computer, Youngling');
    expect(pairingOf({ ...game, sitters: ['person', 'person'] })).toBe('Two people at one device');
  });

  test('says how it ended, from where the person sat', () => {
    expect(resultOf({ ...game, over: { winner: 0, because: '' } })).toBe('You won');
    expect(resultOf({ ...game, over: { winner: 1, because: '' } })).toBe('You lost');
    expect(resultOf({ ...game, over: { winner: null, because: '' } })).toBe('Nobody won');
    expect(resultOf({ ...game, sitters: ['person', 'person'], over: { winner: 1, because: '' } })).toBe('Light won');
  });

  test('says when', () => {
    const now = new Date(2030, 4, 10, 12).getTime();
    expect(whenOf(now - 20_000, now)).toBe('just now');
    expect(whenOf(now - 60_000, now)).toBe('a minute ago');
    expect(whenOf(now - 20 * 60_000, now)).toBe('20 minutes ago');
    expect(whenOf(now - 20 * 3_600_000, now)).toBe('yesterday');
    expect(whenOf(now - 3 * 3_600_000, now)).toMatch(/^today, /);
  });
});
