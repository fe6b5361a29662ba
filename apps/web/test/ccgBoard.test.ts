import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import type { CcgBoard, ShownHost } from '@binary-sunset/table';
import { ccgTable } from '@binary-sunset/table/ccg';
import { describe, expect, test } from 'vitest';
import { isAskedFor } from '../src/boards/ccg/askedFor.ts';
import { outline } from '../src/boards/ccg/outline.ts';
import { cardFor, rowLayout, tabsOf, thumbsDown, thumbWidth } from '../src/boards/ccg/row.ts';
import { allAt, placeOf, placesOn, withAll } from '../src/boards/ccg/trees.ts';
import { hostLabel, placeLabel } from '../src/boards/ccg/words.ts';
import type { OutlineNode } from '../src/boards/gameBoard.ts';
import { glyphOf } from '../src/cards/glyphOf.ts';
import { isForTrying } from '../src/screens/cards/gallery/filter.ts';

const drillCcg = ccgTable(ccg);

const boardAt = (position: CcgPosition): CcgBoard => drillCcg.boardOf(ccg.view(ccg.position(position), 0), null, []);

const position: CcgPosition = {
  dark: { hand: ['Sense (Dark)', 'Stormtrooper'], table: ['Blaster Rack'] },
  at: {
    'Tatooine (Dark)': {
      dark: [
        {
          card: 'Devastator',
          pilots: ['Chief Bast'],
          passengers: [{ card: 'Vader', on: ['Imperial Blaster'] }, 'Stormtrooper'],
          cargo: ['TIE Fighter'],
        },
      ],
    },
    'Tatooine: Cantina (Dark)': {
      dark: ['Darth Vader', 'Ponda Baba', { card: 'Dr. Evazan', on: ['Imperial Blaster'] }],
      light: [
        { card: 'Obi-Wan Kenobi', on: ["Obi-Wan's Lightsaber"] },
        { card: 'Han Solo', hit: true },
      ],
    },
    'Yavin 4 (Light)': { light: ['X-wing'] },
  },
};

const board = boardAt(position);

function hostCalled(title: string): ShownHost {
  const found = placesOn(board)
    .flatMap(({ cards }) => cards.flat())
    .find((host) => host.title === title);
  if (found === undefined) throw new Error(`There is no ${title}.`);
  return found;
}

const placeCalled = (name: string) => {
  const found = placesOn(board).find((place) => place.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

describe('a row of cards', () => {
  const three = placeCalled('Cantina').cards[0];

  test('lies side by side where there is room', () => {
    const { size, card, step } = rowLayout(three, 340, 205, 4);
    expect(size).toBe('table');
    expect(step).toBe(9);
    expect(3 * card + 2 * step).toBeLessThanOrEqual(340);
  });

  test('lies one on top of the other where there is less, and still can be pressed', () => {
    const { size, card, step } = rowLayout(three, 220, 205, 4);
    expect(size).toBe('table');
    expect(step).toBeLessThan(0);
    expect(card + step).toBeGreaterThanOrEqual(44);
  });

  test('never covers the middle of a card', () => {
    for (let count = 2; count <= 9; count++) {
      const hosts = Array.from({ length: count }, (_, i) => three[i % 3]).filter((host) => host !== undefined);
      for (let width = 72; width < 700; width++) {
        const { size, card, step } = rowLayout(hosts, width, 205, 4);
        if (size === 'table') expect(card + step, `${count} cards in ${width} px`).toBeGreaterThan(card / 2);
      }
    }
  });

  test('is a list of thumbnails where there is none', () => {
    expect(rowLayout(three, 72, 205, 4).size).toBe('thumb');
    expect(rowLayout(three, 340, 90, 4).size).toBe('thumb');
  });

  test('shows as many thumbnails below each other as fit', () => {
    // 14 for what stands out above them, then 40 of height and 5 between.
    expect(thumbsDown(14 + 4 * 45, false)).toBe(4);
    expect(thumbsDown(14 + 4 * 45 - 1, false)).toBe(3);
    expect(thumbsDown(10, false)).toBe(1);
  });

  test('has thumbnails as large as all of them fit, and never too small to press', () => {
    expect(thumbWidth(2, 116, 205, false)).toBe(100);
    // Six: in one column they would have to be lower than now in two.
    expect(thumbWidth(6, 190, 205, false)).toBe(83);
    expect(thumbWidth(12, 100, 205, false)).toBe(72);
    expect(thumbWidth(12, 100, 205, true)).toBe(80);
    expect(thumbWidth(1, 72, 205, false)).toBe(68);
  });

  test('has cards of one size wherever the height is the same', () => {
    expect(rowLayout(placeCalled('Yavin 4').cards[1], 340, 205, 4).card).toBe(cardFor(205));
  });

  test('has strips for what is on a card, the last for whatever does not fit', () => {
    expect(tabsOf(hostCalled('Dr. Evazan'), 4)).toEqual({ up: 1, down: 0 });
    // Four are aboard, and something is on one of them.
    expect(tabsOf(hostCalled('Devastator'), 3)).toEqual({ up: 0, down: 3 });
    expect(tabsOf(hostCalled('Devastator'), 1)).toEqual({ up: 0, down: 1 });
    expect(tabsOf(hostCalled('Devastator'), 0)).toEqual({ up: 0, down: 0 });
  });
});

describe('words for the CCG table', () => {
  test('a card is told with its numbers and what is on it', () => {
    expect(hostLabel(hostCalled('Dr. Evazan'), 'dark')).toMatch(
      /^Dr\. Evazan, dark, power \d+, ability 2, forfeit 3, with Imperial Blaster$/,
    );
    expect(hostLabel(hostCalled('Han Solo'), null)).toContain(', hit');
  });

  test('a location is told with powers, icons and who controls it', () => {
    expect(placeLabel(placeCalled('Yavin 4'), board.seats)).toMatch(
      /^Yavin 4, system\. Dark Side power 0, \d Force icons?; Light Side power 3, .*; Light Side controls it, drain \d$/,
    );
    expect(placeLabel(placeCalled('Cantina'), board.seats)).toContain('nobody controls it');
  });

  test('the outline names every card that can be seen', () => {
    const said = (nodes: readonly OutlineNode[]): string[] =>
      nodes.flatMap(({ text, parts = [] }) => [text, ...said(parts)]);
    const words = said(outline(board)).join('\n');
    for (const place of placesOn(board))
      for (const { title } of allAt(place).slice(1))
        expect(words).toContain((title ?? '').replace(/ \((Light|Dark)\)$/, ''));
    expect(words).toContain('Blaster Rack');
    expect(words).toContain('Sense');
  });

  test('whatever is aboard is found at the location of its carrier', () => {
    const [, , vader] = withAll(hostCalled('Devastator'));
    expect(placeOf(board, vader?.handle ?? -1)?.name).toBe('Tatooine');
  });

  test('a player is stopped for Interrupts in hand, not for characters', () => {
    const asked = (title: string, handle: number): boolean => isAskedFor(board, 0, handle, drillCcg.faceOf(title));
    const [sense, trooper] = board.seats[0].hand;
    expect(asked('Sense (Dark)', sense?.handle ?? -1)).toBe(true);
    expect(asked('Stormtrooper', trooper?.handle ?? -1)).toBe(false);
  });
});

describe('emblems of the CCG', () => {
  const set = ccg.titles.map((title) => drillCcg.faceOf(title)).filter((face) => !isForTrying(face));
  const kinds = (frames: readonly string[]): number =>
    new Set(set.filter(({ frame }) => frames.includes(frame)).map(glyphOf)).size;

  test('tell characters, craft, weapons and deeds apart', () => {
    expect(kinds(['rebel', 'imperial', 'alien', 'droid'])).toBeGreaterThanOrEqual(15);
    expect(kinds(['starship', 'vehicle'])).toBeGreaterThanOrEqual(8);
    expect(kinds(['weapon'])).toBeGreaterThanOrEqual(5);
    expect(kinds(['effect', 'interrupt'])).toBeGreaterThanOrEqual(12);
  });
});
