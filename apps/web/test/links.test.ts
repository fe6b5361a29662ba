import { describe, expect, test } from 'vitest';
import { BadLink, linkTo, wishIn } from '../src/screens/table/link.ts';

const usual = { computer: 'apprentice', decks: ['Separatist Armada', 'Council of the Jedi'] } as const;

describe('a link that starts a game', () => {
  test('without anything asked for, a person plays the usual computer with the usual decks', () => {
    expect(wishIn('#/new', usual)).toEqual({
      game: 'tcg',
      sitters: ['person', 'apprentice'],
      decks: ['Separatist Armada', 'Council of the Jedi'],
      openHands: false,
    });
  });

  test('names decks, sitters, chance, open hands and how sides are found', () => {
    const hash = '#/new?game=tcg&deck0=A%20B&deck1=C+D&sitter0=random&sitter1=person&seed=s1&open=1&sides=bid';
    expect(wishIn(hash, usual)).toEqual({
      game: 'tcg',
      sitters: ['random', 'person'],
      decks: ['A B', 'C D'],
      seed: 's1',
      openHands: true,
      options: { sides: 'bid' },
    });
  });

  test('asks for a game that there is', () => {
    expect(() => wishIn('#/new?game=chess', usual)).toThrow(BadLink);
    expect(() => wishIn('#/new?game=chess', usual)).toThrow('a game called "chess"; there is tcg, ccg');
  });

  test('asks for sides in a way that there is', () => {
    expect(() => wishIn('#/new?sides=coin', usual)).toThrow('found by "roll" or by "bid"');
  });

  test('leads back to the game it was made from', () => {
    const wish = wishIn('#/new?deck0=A&deck1=B&sitter1=random&seed=7&open=1&sides=roll', usual);
    expect(wishIn(linkTo(wish) ?? '', usual)).toEqual(wish);
  });

  test('cannot name a deck of one’s own', () => {
    expect(linkTo({ game: 'tcg', sitters: ['person', 'random'], decks: [{ Reek: 4 }, 'B'] })).toBeNull();
  });
});
