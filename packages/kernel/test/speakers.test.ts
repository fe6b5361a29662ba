import { describe, expect, it } from 'vitest';
import { placesOf, speakersIn } from '../src/index.ts';
import { laid, type State, table } from './tiny.ts';

/** Aces do one thing, Kings two, and Tens have a text that does none of them. */
const done: Readonly<Record<string, readonly number[]>> = { Ace: [0], King: [0, 1], Ten: [] };

const speakers = () => {
  let looks = 0;
  const find = speakersIn<State>(
    ['play'],
    () => 3,
    (s, card) => {
      looks++;
      return done[s.names[s.cards.definition[card] ?? 0] ?? ''] ?? null;
    },
  );
  return { find, looks: () => looks };
};

describe('speakers', () => {
  it('are the cards with a text, and those by what their texts do', () => {
    const s = laid({
      play: [
        ['King', 'Queen'],
        ['Ace', 'Ten'],
      ],
      pile: [['Ace'], []],
    });
    const { cards, by } = speakers().find(s);
    expect(cards).toEqual([0, 2, 3]);
    expect(by).toEqual([[0, 2], [0], []]);
  });

  it('are looked for anew only where a card came into play or left it', () => {
    const s = laid({ play: [['King'], []], hand: [['Ace'], []], pile: [['Ace'], []] });
    const { find, looks } = speakers();
    find(s);
    const before = looks();
    table.mark(s, undefined, 0, 'damage', 1);
    table.move(s, undefined, 2, 'deck', 0);
    find(s);
    expect(looks()).toBe(before);
    table.move(s, undefined, 1, 'play', 0);
    expect(find(s).by[0]).toEqual([0, 1]);
    table.move(s, undefined, 0, 'pile', 0);
    expect(find(s).by).toEqual([[1], [], []]);
  });

  it('have places in one list after another', () => {
    const first = placesOf(['a', 'b']);
    const second = placesOf(['a', 'c'], 2);
    expect([first('a'), first('b'), second('a'), second('c')]).toEqual([0, 1, 2, 3]);
  });

  it('have no place in a list that does not name them', () => {
    const place = placesOf<string>(['a', 'b']);
    expect(() => place('c')).toThrow('"c" has no place: it is not among a, b.');
  });
});
