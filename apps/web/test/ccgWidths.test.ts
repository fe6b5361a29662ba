import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import type { CcgBoard } from '@binary-sunset/table';
import { ccgTable } from '@binary-sunset/table/ccg';
import { describe, expect, test } from 'vitest';
import { placesOn } from '../src/boards/ccg/trees.ts';
import { between, busiest, type Sharing, widthsOf } from '../src/boards/ccg/widths.ts';

const drillCcg = ccgTable(ccg);

type At = NonNullable<CcgPosition['at']>;

const boardAt = (at: At, rest: CcgPosition = {}): CcgBoard =>
  drillCcg.boardOf(ccg.view(ccg.position({ ...rest, at }), 0), null, []);

/** What a monitor of 1440 px leaves for the locations. */
const monitor = 1114;

const troopers = (count: number): string[] => Array.from({ length: count }, () => 'Stormtrooper');

interface Looking extends Partial<Omit<Sharing, 'focus' | 'battle'>> {
  readonly focus?: string;
  readonly battle?: string;
}

/** The widths by the names of the locations. */
function widthsAt({ systems }: CcgBoard, room: number, { focus, battle, ...rest }: Looking = {}) {
  const places = systems.flatMap(({ places: own }) => own);
  const called = (name: string | undefined) => places.find((place) => place.name === name)?.handle ?? null;
  const widths = widthsOf(systems, room, {
    isFinger: false,
    card: 96,
    rows: 4,
    ...rest,
    focus: called(focus),
    battle: called(battle),
  });
  return Object.fromEntries(places.map(({ name, handle }) => [name, widths.get(handle) ?? 0]));
}

const total = (widths: Readonly<Record<string, number>>): number => Object.values(widths).reduce((a, b) => a + b, 0);

/** Nine locations: 648 px when all are narrow, and 96 between them. Of 1114 px, 370 are left. */
const nine = (crowds: At): CcgBoard =>
  boardAt({
    'Tatooine (Dark)': {},
    'Tatooine: Cantina (Dark)': {},
    'Tatooine: Dune Sea': {},
    "Tatooine: Lars' Moisture Farm (Light)": {},
    'Tatooine: Mos Eisley (Dark)': {},
    'Death Star: Detention Block Corridor (Dark)': {},
    'Death Star: Docking Bay 327 (Dark)': {},
    'Yavin 4 (Light)': {},
    'Yavin 4: Jungle (Dark)': {},
    ...crowds,
  });

const empty = nine({});

describe('columns', () => {
  test('share what there is evenly while all are empty, whichever is in focus', () => {
    // 370 for nine are 41 each.
    expect(new Set(Object.values(widthsAt(empty, monitor)))).toEqual(new Set([113]));
    expect(widthsAt(empty, monitor, { focus: 'Dune Sea' })).toEqual(widthsAt(empty, monitor));
  });

  test('use no more than there is, and are never too narrow for their names', () => {
    for (const crowd of [0, 1, 3, 6, 12])
      for (const room of [900, monitor, 1900]) {
        const board = nine({
          'Tatooine: Dune Sea': { dark: troopers(crowd) },
          'Tatooine (Dark)': { light: ['X-wing'] },
        });
        const widths = widthsAt(board, room, { focus: 'Dune Sea' });
        expect(total(widths) + between(board.systems)).toBeLessThanOrEqual(room);
        expect(Math.min(...Object.values(widths))).toBeGreaterThanOrEqual(72);
      }
  });

  test('are never narrower than a finger needs', () => {
    for (const width of Object.values(widthsAt(empty, 900, { isFinger: true })))
      expect(width).toBeGreaterThanOrEqual(84);
  });

  test('an empty one in focus takes nothing from cards elsewhere', () => {
    const board = nine({ "Tatooine: Lars' Moisture Farm (Light)": { dark: troopers(4) } });
    const widths = widthsAt(board, monitor, { focus: 'Dune Sea' });
    expect(widths).toEqual(widthsAt(board, monitor));
    // Four cards of 96 side by side, 9 between them, 16 at the sides: 427 of the 442 that are left with its own 72.
    expect(widths["Lars' Moisture Farm"]).toBeGreaterThanOrEqual(427);
    expect(widths['Dune Sea']).toBeLessThan(75);
  });

  test('one in focus gets what its cards need and no more while others are squeezed', () => {
    const board = nine({
      'Tatooine (Dark)': { dark: ['TIE Fighter'] },
      'Tatooine: Dune Sea': { dark: troopers(4), light: ['Obi-Wan Kenobi'] },
      'Tatooine: Mos Eisley (Dark)': { dark: troopers(2) },
    });
    const widths = widthsAt(board, monitor, { focus: 'Tatooine' });
    // A card of 96 and 16 at its sides. The others have 52 more for each card that lies below another.
    expect(widths['Tatooine']).toBe(112);
    expect(widths['Dune Sea']).toBeGreaterThanOrEqual(112 + 3 * 52);
    expect(widths['Mos Eisley']).toBeGreaterThanOrEqual(112 + 52);
    expect(widths['Cantina']).toBe(72);
  });

  test('empty ones stay narrow as long as any cards lie on top of each other', () => {
    const board = nine({
      'Tatooine: Cantina (Dark)': { dark: troopers(3) },
      'Tatooine: Dune Sea': { dark: troopers(3) },
    });
    const tight = widthsAt(board, monitor);
    // Side by side, three cards take 322: 250 more than narrow, for each of the two.
    expect([tight['Cantina'], tight['Dune Sea']]).toEqual([257, 257]);
    expect(tight['Jungle']).toBe(72);
    const wide = widthsAt(board, monitor + 500);
    expect([wide['Cantina'], wide['Dune Sea']].every((width = 0) => width >= 322)).toBe(true);
    expect(wide['Jungle']).toBeGreaterThan(72);
  });

  test('of several crowds, the one in focus is shown side by side first', () => {
    const board = nine({
      'Tatooine: Cantina (Dark)': { dark: troopers(3) },
      'Tatooine: Dune Sea': { dark: troopers(3) },
    });
    // Three cards side by side take 322; the other crowd has what is left.
    expect(widthsAt(board, monitor, { focus: 'Cantina' })).toMatchObject({ Cantina: 322, 'Dune Sea': 192 });
    expect(widthsAt(board, monitor, { focus: 'Dune Sea' })).toMatchObject({ Cantina: 192, 'Dune Sea': 322 });
  });

  test('where there is not enough for all, most cards come first and the few are thumbnails', () => {
    const board = nine({
      'Tatooine: Cantina (Dark)': { dark: troopers(3), light: ['Han Solo', 'Rebel Trooper', 'Rebel Guard'] },
      'Tatooine: Dune Sea': { dark: troopers(4) },
      'Tatooine: Mos Eisley (Dark)': { dark: ['Ponda Baba', 'Labria'] },
      'Yavin 4 (Light)': { light: ['X-wing'] },
    });
    // 144 for the Cantina and 196 for the Dune Sea leave 30: too little to lay out the two at Mos Eisley (92).
    // They get it all the same, before the one at Yavin 4 and before what is empty.
    expect(widthsAt(board, monitor)).toMatchObject({
      Cantina: 216,
      'Dune Sea': 268,
      'Mos Eisley': 102,
      'Yavin 4': 72,
      Tatooine: 72,
    });
    // With 10 more it is enough for the one, and shows more there.
    expect(widthsAt(board, monitor + 10)).toMatchObject({ 'Mos Eisley': 72, 'Yavin 4': 112 });
  });

  test('a crowd has at least room for all its thumbnails to be in sight', () => {
    const board = nine({
      'Tatooine: Cantina (Dark)': { dark: troopers(4), light: ['Han Solo'] },
      'Tatooine: Dune Sea': { dark: troopers(6) },
      'Tatooine: Mos Eisley (Dark)': { dark: troopers(9) },
    });
    // Four below each other: six are two columns of 80, nine are three.
    const widths = widthsAt(board, monitor, { focus: 'Cantina' });
    expect(widths['Dune Sea']).toBe(160);
    expect(widths['Mos Eisley']).toBe(240);
  });

  test('a crowd in focus gets all that is left, even if it needs more', () => {
    const board = nine({
      'Tatooine: Cantina (Dark)': { dark: troopers(3) },
      'Tatooine: Dune Sea': { dark: troopers(8) },
    });
    // Eight need 476: 72 and the 370 that are left are less.
    expect(widthsAt(board, monitor, { focus: 'Dune Sea' })).toMatchObject({ Cantina: 72, 'Dune Sea': 442 });
    // Without the focus they are two columns of thumbnails, and the three are laid out: 160 and 216. The rest is shared.
    const widths = widthsAt(board, monitor);
    expect(widths['Cantina']).toBe(216);
    expect(widths['Dune Sea']).toBe(72 + 370 - 144);
  });

  test('a battle pushes others out of sight rather than be small', () => {
    expect(widthsAt(empty, monitor, { battle: 'Tatooine' })['Tatooine']).toBeGreaterThan(880);
  });

  test('do not move from one phase to the next', () => {
    const crowds = { 'Tatooine: Dune Sea': { dark: troopers(4), light: ['Obi-Wan Kenobi'] }, 'Yavin 4 (Light)': {} };
    const inPhase = (phase: 'control' | 'deploy' | 'move') => {
      const board = boardAt(crowds, { phase });
      return [placesOn(board).map(({ name }) => name), widthsAt(board, 600)];
    };
    expect(inPhase('deploy')).toEqual(inPhase('control'));
    expect(inPhase('move')).toEqual(inPhase('control'));
  });

  test('the busiest is the one to look at', () => {
    const board = nine({ 'Tatooine: Dune Sea': { dark: troopers(2) }, 'Yavin 4 (Light)': { light: ['X-wing'] } });
    expect(placesOn(board).find(({ handle }) => handle === busiest(board.systems))?.name).toBe('Dune Sea');
    expect(busiest(empty.systems)).toBeNull();
  });
});
