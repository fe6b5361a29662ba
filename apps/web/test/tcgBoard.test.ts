import type { Player } from '@binary-sunset/kernel';
import { isOutcome } from '@binary-sunset/kernel';
import type { ShownUnit, TcgBoard } from '@binary-sunset/table';
import { tcgTable } from '@binary-sunset/table/tcg';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import type { OutlineNode } from '../src/boards/gameBoard.ts';
import * as cardWords from '../src/boards/shared/cardWords.ts';
import { curve, tip } from '../src/boards/tcg/attack/flight.ts';
import { inTheMiddle } from '../src/boards/tcg/middle.ts';
import { outline } from '../src/boards/tcg/outline.ts';
import { apartBy, cardWidth, isCrowded, isLow, rowHeight, widthsOf } from '../src/boards/tcg/room.ts';
import { actingIn, fighterOf, stageOf, traySide } from '../src/boards/tcg/stage.ts';
import * as words from '../src/boards/tcg/words.ts';
import { hurtIn, journeysIn } from '../src/motion/journeys.ts';
import { withSameParts } from '../src/session/withSameParts.ts';

const drillTcg = tcgTable(tcg);

const position: TcgPosition = {
  at: 'character',
  turn: 5,
  dark: {
    force: 7,
    hand: ['Nexu', 'Acklay'],
    character: ['Jango Fett (A)', { card: 'Nexu', damage: 1, tapped: true }],
    building: [{ card: 'Acklay', counters: 3 }],
    discard: ['Reek', 'Swoop Bike'],
  },
  light: {
    force: 5,
    hand: ["Hero's Dodge"],
    character: [{ card: 'Obi-Wan Kenobi (A)', damage: 2, beneath: ['Obi-Wan Kenobi (C)'], equipment: ['Drill Blade'] }],
    space: [{ card: 'N-1 Starfighter', pilot: 'Drill Pilot' }],
    building: [
      { card: 'Captain Typho (A)', counters: 3 },
      { card: 'Drill Trooper', counters: 2 },
    ],
  },
};

/** The board as somebody sees it before anything has happened. */
function boardFor(viewer: Player, wish: TcgPosition = position): TcgBoard {
  const s = tcg.position(wish);
  const pending = tcg.pending(s);
  return drillTcg.boardOf(tcg.view(s, viewer), isOutcome(pending) || pending.player !== viewer ? null : pending, []);
}

const lines = (nodes: readonly OutlineNode[], depth = 0): string[] =>
  nodes.flatMap(({ text, parts = [] }) => [`${'  '.repeat(depth)}${text}`, ...lines(parts, depth + 1)]);

function unitCalled(board: TcgBoard, title: string): ShownUnit {
  const unit = board.arenas.flatMap(({ units }) => units.flat()).find((other) => other.title === title);
  if (unit === undefined) throw new Error(`There is no ${title} in any arena.`);
  return unit;
}

describe('the outline', () => {
  const told = lines(outline(boardFor(1)));

  test('says where the game is', () => {
    expect(told[0]).toBe('Turn 5, Character battle');
  });

  test('tells every unit with what is on it', () => {
    const i = told.indexOf('    Obi-Wan Kenobi A, speed 50, power 9, health 8, 2 damage');
    expect(i).toBeGreaterThan(0);
    expect(told.slice(i + 1, i + 3)).toEqual(['      Equipment: Drill Blade', '      Beneath: Obi-Wan Kenobi C']);
    expect(told).toContain('      Pilot: Drill Pilot');
  });

  test('tells the own hand and build zone, and of the other side only what everybody sees', () => {
    expect(told).toContain("    Hero's Dodge");
    expect(told).toContain('    Captain Typho A, 3 of 5 counters');
    expect(told).toContain('  2 cards in hand');
    expect(told).toContain('    Face-down card, 3 counters');
    expect(told.join('\n')).not.toContain('Acklay');
  });

  test('tells the discard pile from the top', () => {
    const i = told.indexOf('  Discard pile: 2 cards');
    expect(told.slice(i + 1, i + 3)).toEqual(['    Swoop Bike', '    Reek']);
  });

  test('says who controls an arena and where there is a battle', () => {
    expect(told).toContain('Character arena, nobody controls it, battle now');
    expect(told).toContain('Space arena, Light Side controls it, battle over');
  });

  test('tells an attack with its dice, what was prevented and what lands', () => {
    const board = boardFor(1);
    const [attacker, defender] = [unitCalled(board, 'Jango Fett (A)'), unitCalled(board, 'Obi-Wan Kenobi (A)')];
    const attacked = lines(
      outline({
        ...board,
        attack: {
          attacker,
          defender,
          by: 0,
          step: 'Prevent',
          dice: [
            { result: 6, hits: true },
            { result: 2, hits: false },
          ],
          hits: 1,
          critical: 2,
          prevented: [{ amount: 2, by: "Hero's Dodge" }],
          lands: [{ unit: defender, amount: 1 }],
          landed: false,
          fallen: [],
          ordinal: 1,
        },
      }),
    );
    expect(attacked.slice(1, 8)).toEqual([
      'Attack: Jango Fett A against Obi-Wan Kenobi A',
      '  Step: Prevent',
      '  Dice: 6, 2',
      '  1 hit, 2 more by Critical Hit',
      "  Hero's Dodge prevents 2",
      '  1 damage would land',
      '    1 on Obi-Wan Kenobi A',
    ]);
  });

  test('says how much was put into battle at the start', () => {
    const setup = lines(outline(boardFor(0, { at: 'setup', dark: { hand: ['Nexu', 'Reek'] } })));
    expect(setup.some((line) => /Put into battle: 0 of 30/.test(line))).toBe(true);
  });
});

describe('words', () => {
  test('a unit is read out with its numbers and how it stands', () => {
    const unit = { ...unitCalled(boardFor(1), 'Jango Fett (A)'), damage: 2, tapped: true };
    expect(words.unitLabel(unit, 'dark')).toBe('Jango Fett A, dark, speed 60, power 7, health 6, 2 damage, tapped');
  });

  test('what is on a unit, under it and about to be done to it is read out too', () => {
    const unit = {
      ...unitCalled(boardFor(1), 'Obi-Wan Kenobi (A)'),
      pending: 3,
      tokens: 1,
      under: 2,
      part: 'defender',
    } as const;
    expect(words.unitLabel(unit, null)).toBe(
      'Obi-Wan Kenobi A, speed 50, power 9, health 8, 2 damage, 3 more about to land, 1 token, under attack, 2 face-down cards under it, stack of 2, with Drill Blade',
    );
  });

  test.each([
    ['Jango Fett (A)', 'Jango Fett A'],
    ["Hero's Dodge", "Hero's Dodge"],
    [null, 'Face-down card'],
  ])('%s is said as %s', (title, said) => {
    expect(cardWords.spoken(title)).toBe(said);
  });

  test.each([
    ['Obi-Wan Kenobi (A)', 'Obi-Wan Kenobi'],
    ['Poggle the Lesser (A)', 'Poggle'],
    ['Infantry Battle Droid, B1 Series', 'Infantry Battle Droid'],
    ['Nexu', 'Nexu'],
  ])('%s is called %s where there is little room', (title, short) => {
    expect(words.shortName(title)).toBe(short);
  });

  test('a card being built says how far it is to whoever knows it', () => {
    const [typho, trooper] = boardFor(1).seats[1].building;
    expect(typho && words.buildingLabel(typho)).toBe('Captain Typho A, 3 of 5 counters');
    expect(trooper && words.buildingLabel(trooper)).toBe('Drill Trooper, 2 of 2 counters, ready');
    const [unknown] = boardFor(1).seats[0].building;
    expect(unknown && words.buildingLabel(unknown)).toBe('Face-down card, 3 counters');
  });

  test('a card in hand is read out with its kind and numbers', () => {
    const card = { handle: 1, title: 'Nexu', owner: 0 } as const;
    expect(cardWords.cardLabel(card, drillTcg.faceOf('Nexu'))).toMatch(/^Nexu, .*Character.*, build \d/i);
    expect(cardWords.cardLabel({ ...card, title: null }, undefined)).toBe('Face-down card');
  });

  test('whoever sits alone against the computer is "you"; two people are called by their sides', () => {
    const [dark, light] = boardFor(1).seats;
    expect(cardWords.sitterName(light, ['Padawan', 'person'])).toBe('You');
    expect(cardWords.sitterName(dark, ['Padawan', 'person'])).toBe('Computer');
    expect(cardWords.sitterName(dark, ['person', 'person'])).toBe('Dark Side');
    expect(cardWords.seatLine(dark, ['padawan', 'person'])).toBe('Dark, Padawan');
    expect(cardWords.seatLine(light, ['padawan', 'person'])).toBe('Light');
    expect(cardWords.seatLine({ ...light, side: null }, ['padawan', 'person'])).toBe('No side yet');
  });

  test('the order of speed says who has attacked, who attacks whom, and whose a unit is', () => {
    const board = boardFor(1);
    const [first] = board.queue;
    if (first === undefined) throw new Error('Nobody is in the queue.');
    const attack = {
      attacker: first,
      defender: unitCalled(board, 'Obi-Wan Kenobi (A)'),
      by: 0,
      step: 'Declare',
      dice: [],
      hits: null,
      critical: 0,
      prevented: [],
      lands: [],
      landed: false,
      fallen: [],
      ordinal: 1,
    } as const;
    expect(words.queuedNote(first, board)).toBe('is next');
    expect(words.queuedNote(first, { ...board, attack })).toBe('attacks Obi-Wan Kenobi');
    expect(words.queuedNote(first, { ...board, attack: { ...attack, defender: null } })).toBe('attacks');
    expect(words.queuedNote({ ...first, state: 'done', attacked: true }, board)).toBe('has attacked');
    expect(words.queuedNote({ ...first, state: 'done' }, board)).toBe('done');
    expect(words.queuedNote(first, { ...board, queue: [first, first] })).toBe('may be next');
    expect(words.queuedNote({ ...first, state: 'waiting' }, board)).toBe('');
    expect(words.queuedNote({ ...first, state: 'waiting', controller: 1 }, board)).toBe('yours');
  });

  test('rolls have names, known or not', () => {
    expect(words.rollName('build')).toBe('Build roll');
    expect(words.rollName('parry')).toBe('Parry roll');
  });
});

describe('where things are drawn', () => {
  test('the arena that fights is the stage, else the one in the middle unless only others have units', () => {
    expect(stageOf(boardFor(1))?.arena).toBe('character');
    expect(stageOf(boardFor(1, { at: 'build' }))?.arena).toBe('ground');
    const inSpace = { space: ['N-1 Starfighter'] };
    expect(stageOf(boardFor(1, { at: 'build', dark: inSpace }))?.arena).toBe('space');
    expect(stageOf(boardFor(1, { at: 'build', dark: inSpace, light: { ground: ['Clone Platoon'] } }))?.arena).toBe(
      'ground',
    );
  });

  test('no arena is turned to while a Pilot in the build zone can act', () => {
    const dark = { build: [{ card: 'Drill Fighter', pilot: 'Drill Pilot' }], space: ['Drill Fighter'] };
    const board = boardFor(0, { at: 'build', dark });
    const [flying] = board.arenas.flatMap(({ units }) => units.flat());
    const [pilot] = board.seats[0].build.flatMap(({ riders }) => riders);
    if (flying === undefined || pilot === undefined) throw new Error('Somebody is missing.');
    expect(actingIn(board, new Map([[flying.handle, []]]))).toEqual(['space']);
    expect(actingIn(board, new Map([flying, pilot].map(({ handle }) => [handle, []])))).toEqual([]);
  });

  test('a contest takes the stage, and the outline tells of it', () => {
    const contested: TcgPosition = {
      at: 'battle',
      dark: { space: [{ card: 'Drill Fighter', pilot: 'Tarn Velo (A)' }], force: 4 },
      light: { character: ['Tarn Velo (C)'], force: 5 },
    };
    const board = boardFor(0, contested);
    expect(stageOf(board)?.arena).toBe('space');
    expect(lines(outline(board))).toContain('Contest: the Light Side is ahead');
    expect(lines(outline(boardFor(0)))).not.toContain('Contest: the Light Side is ahead');
  });

  test('an attack outside of a battle takes the stage where the defender is', () => {
    const board = boardFor(1, { ...position, at: 'build' });
    const defender = unitCalled(board, 'N-1 Starfighter');
    const attack = {
      attacker: null,
      defender,
      by: 0,
      step: 'Declare',
      dice: [],
      hits: null,
      critical: 0,
      prevented: [],
      lands: [],
      landed: false,
      fallen: [],
      ordinal: 1,
    } as const;
    expect(stageOf({ ...board, attack })?.arena).toBe('space');
  });

  const withParts = (parts: Readonly<Record<string, ShownUnit['part']>>): TcgBoard => {
    const board = boardFor(1);
    const marked = (units: readonly ShownUnit[]) =>
      units.map((unit) => ({ ...unit, part: parts[unit.title ?? ''] ?? null }));
    return {
      ...board,
      arenas: board.arenas.map((arena) => ({ ...arena, units: [marked(arena.units[0]), marked(arena.units[1])] })),
    };
  };

  test('whoever fights is found on each side', () => {
    const board = withParts({ 'Jango Fett (A)': 'attacker', 'Obi-Wan Kenobi (A)': 'defender' });
    expect(fighterOf(board, 0)?.title).toBe('Jango Fett (A)');
    expect(fighterOf(board, 1)?.title).toBe('Obi-Wan Kenobi (A)');
    expect(fighterOf(boardFor(1), 0)).toBeUndefined();
  });

  test('the tray leaves the arrow room', () => {
    const [arena] = withParts({ 'Jango Fett (A)': 'attacker', 'Obi-Wan Kenobi (A)': 'defender' }).arenas;
    const [nexu] = boardFor(1).arenas;
    expect(arena && traySide(arena)).toBe('right');
    const far = nexu?.units[0].at(1);
    if (nexu === undefined || far === undefined) throw new Error('There is no second unit.');
    const row = [far, far, far, { ...far, part: 'attacker' as const }];
    expect(traySide({ ...nexu, units: [row, row] })).toBe('left');
  });

  test('a card that is played lies in the middle, once; a unit that could be disrupted stays where it is', () => {
    const board = boardFor(1);
    const played = { handle: 9999, title: "Hero's Dodge", owner: 1 } as const;
    const unit = unitCalled(board, 'Jango Fett (A)');
    const { playing, disruptable } = { playing: [played], disruptable: [played, unit] };
    expect(inTheMiddle({ ...board, playing, disruptable })).toEqual([played]);
    expect(inTheMiddle(board)).toEqual([]);
  });

  test('the arrow runs from one card to the other and points the right way', () => {
    const down = { from: { x: 10, y: 0 }, to: { x: 50, y: 100 } };
    expect(curve(down)).toBe('M10 0C10 45 50 55 50 100');
    expect(tip(down)).toBe('M40 88L50 100L60 88');
    expect(tip({ from: down.to, to: down.from })).toBe('M0 12L10 0L20 12');
  });
});

describe('what moves', () => {
  test('a card travels from where it first was, whatever it passed on the way', () => {
    const card = { handle: 7, name: 'Nexu' };
    const moved = [
      { kind: 'moved', card, from: { zone: 'hand', of: 0 }, zone: 'playing', of: 0 },
      { kind: 'moved', card, from: { zone: 'playing', of: 0 }, zone: 'character', of: 0 },
      { kind: 'moved', card: { handle: 8, name: null }, from: { zone: 'deck', of: 1 }, zone: 'deck', of: 1 },
      { kind: 'damaged', card, amount: 2 },
    ];
    expect(journeysIn(moved)).toEqual([{ card: 7, from: { zone: 'hand', of: 0 } }]);
    expect(hurtIn(moved)).toEqual([7]);
  });

  test('what says the same is not drawn again', () => {
    const [one, other] = [unitCalled(boardFor(1), 'Nexu'), unitCalled(boardFor(1), 'Nexu')];
    expect(one).not.toBe(other);
    expect(withSameParts(one, other)).toBe(one);
    expect(withSameParts(one, { ...other, damage: 5 })).not.toBe(one);
  });
});

describe('room', () => {
  const room = { width: 541, height: 155 };

  test('cards are as large as fits, and never under 72 px', () => {
    expect(cardWidth(2, 0, room)).toBe(103);
    expect(cardWidth(2, 1, room)).toBe(90);
    expect(cardWidth(5, 0, room)).toBe(94);
    expect(cardWidth(10, 0, room)).toBe(72);
    expect(cardWidth(3, 0, { width: 0, height: 0 })).toBe(96);
  });

  test('they lie apart while there is room, then overlap', () => {
    expect(apartBy(2, 103, room, 34)).toBe(34);
    expect(apartBy(10, 72, room, 34)).toBe(-23);
  });

  test('a row is crowded when too little of a card would be seen to press it', () => {
    expect(isCrowded(11, 541)).toBe(false);
    expect(isCrowded(12, 541)).toBe(true);
    expect(isCrowded(40, 0)).toBe(false);
  });

  test('the arena that fights gets nearly twice the width of another', () => {
    expect(widthsOf([{ battle: 'now' }, { battle: 'over' }, { battle: 'over' }], 1116)).toEqual([541, 277, 277]);
    expect(widthsOf([{ battle: 'to come' }, { battle: 'to come' }, { battle: 'to come' }], 1116)).toEqual([
      365, 365, 365,
    ]);
  });

  test('rows share what heading and middle leave', () => {
    expect(rowHeight(486, false)).toBe(155);
    expect(rowHeight(486, true)).toBe(198);
  });

  test('a low arena spares its middle for the cards', () => {
    expect(isLow(486)).toBe(false);
    expect(isLow(354)).toBe(true);
    expect(isLow(0)).toBe(false);
  });
});
