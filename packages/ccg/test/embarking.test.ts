import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { slotOf } from '../src/rules/table/places.ts';
import { cardNamed, destinations, forceLeft, moving, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const light = { turn: 'light' } as const;
const quay = 'Drill Harbor: Quay';

describe('embarking and disembarking', () => {
  rule(['AR7-0069', 'AR7-0070', 'AR7-0067'], 'is free, and done as often as one likes, if there is room', () => {
    const t = moving({
      ...light,
      at: { [quay]: { light: ['Drill Glider', 'Drill Recruit', 'Drill Recruit', 'Drill Recruit'] } },
    });
    t.light.does('embark', 'Drill Recruit', 'Drill Glider');
    t.light.does('disembark', 'Drill Recruit', quay).does('embark', 'Drill Recruit', 'Drill Glider');
    t.light.does('embark', 'Drill Recruit');
    expect(forceLeft(t, 'light')).toBe(9);
    // Two seats, and both are taken.
    expect(t.light.may('embark')).toBe(false);
  });

  rule(['AR7-0070', 'GLB-0059'], 'is between a site and what stands there, in one’s move phase', () => {
    const at = { [quay]: { light: ['Drill Red Wing', 'Drill Flyer'] }, 'Drill Harbor': { light: ['Drill Gold Wing'] } };
    const t = moving({ ...light, at });
    expect(destinations(t, 'embark', 'Drill Flyer')).toEqual(['Drill Red Wing']);
    t.light.does('embark', 'Drill Flyer');
    expect(slotOf(t.state, cardNamed(t.state, 'Drill Flyer'))).toBe('pilot');
    const early = moving({ ...light, at, phase: 'control' });
    expect(early.options.some((option) => option.startsWith('embark'))).toBe(false);
    // Nobody steps out of a starship that flies.
    const up = moving({
      ...light,
      at: { 'Drill Harbor': { light: [{ card: 'Drill Gold Wing', pilots: ['Drill Flyer'] }] }, 'Drill Star': {} },
    });
    expect(up.light.may('disembark')).toBe(false);
  });

  rule(['AR7-0071', 'GAP-0376'], 'takes starfighters into a cargo hold, piloted or not, and piloted out of it', () => {
    const at = {
      'Drill Harbor': { light: ['Drill Liner', 'Drill Wing', { card: 'Drill Wing', pilots: ['Drill Flyer'] }] },
    };
    const t = moving({ ...light, at });
    t.light.does('embark', 'Drill Wing #1', 'Drill Liner');
    expect(t.light.may('disembark', 'Drill Wing')).toBe(false);
    t.light.does('embark', 'Drill Wing', 'Drill Liner');
    t.light.does('disembark', 'Drill Wing', 'Drill Harbor');
    expect(placeOf(t, 'Drill Wing', 1)).toBe('Drill Liner');
    expect(placeOf(t, 'Drill Wing', 2)).toBe('Drill Harbor');
  });

  rule(['AR7-0073', 'AR7-0100'], 'is between the bridge and what is in the cargo hold', () => {
    const at = {
      'Drill Harbor': { light: [{ card: 'Drill Liner', pilots: ['Drill Airman'], cargo: ['Drill Red Wing'] }] },
    };
    const t = moving({ ...light, at });
    t.light.does('embark', 'Drill Airman', 'Drill Red Wing').does('disembark', 'Drill Red Wing', 'Drill Harbor');
    expect(placeOf(t, 'Drill Airman')).toBe('Drill Red Wing');
    expect(placeOf(t, 'Drill Red Wing')).toBe('Drill Harbor');
    expect(forceLeft(t, 'light')).toBe(9);
  });

  rule(['AR7-0073', 'AR7-0070'], 'from the bridge is for people: no vehicle drives from the hold into another', () => {
    const liner = stranger({
      kind: 'starship',
      side: 'light',
      type: 'capital',
      permanentPilots: [1],
      capacity: { pilots: 1, passengers: 1, vehicles: 2 },
    });
    const truck = stranger({
      kind: 'vehicle',
      side: 'light',
      capacity: { pilots: 1, passengers: 1, vehicles: 1 },
    });
    const driven = { card: 'Drill Glider', drivers: ['Drill Recruit'] };
    const lay = (at: CcgPosition['at']) =>
      table(ccgWith(liner, truck), { ...light, phase: 'move', light: { force: 9 }, ...(at && { at }) });
    const aboard = lay({ 'Drill Harbor': { light: [{ card: liner.name, cargo: [truck.name, driven] }] } });
    expect(destinations(aboard, 'embark', 'Drill Glider')).toEqual([]);
    const landed = lay({ [quay]: { light: [truck.name, driven] } });
    expect(destinations(landed, 'embark', 'Drill Glider')).toEqual([truck.name]);
  });

  rule(['AR7-0072', 'AR7-0114'], 'takes one character onto the back of another, and room for both elsewhere', () => {
    const bearer = { card: 'Drill Recruit', on: ['Drill Backpack'] };
    const t = moving({ ...light, at: { [quay]: { light: [bearer, 'Drill Servant', 'Drill Idol', 'Drill Glider'] } } });
    t.light.does('embark', 'Drill Servant', 'Drill Backpack').does('embark', 'Drill Recruit', 'Drill Glider');
    expect(placeOf(t, 'Drill Servant')).toBe('Drill Backpack');
    // Two seats, and two of them.
    expect(t.light.may('embark', 'Drill Idol', 'Drill Glider')).toBe(false);
    const full = moving({
      ...light,
      at: { [quay]: { light: [bearer, 'Drill Servant', { card: 'Drill Glider', passengers: ['Drill Idol'] }] } },
    });
    full.light.does('embark', 'Drill Servant', 'Drill Backpack');
    expect(full.light.may('embark', 'Drill Recruit', 'Drill Glider')).toBe(false);
    full.light.does('disembark', 'Drill Servant', quay);
    expect(full.light.may('embark', 'Drill Recruit', 'Drill Glider')).toBe(true);
  });

  rule('AR7-0075', 'is also what happens to whoever goes missing, without being a move', () => {
    const t = moving({
      at: { [quay]: { dark: [{ card: 'Drill Sail', drivers: ['Drill Trooper'] }] }, 'Drill Harbor: Market': {} },
      light: { table: ['Drill Whirl'] },
    });
    t.dark.does('move', 'Drill Sail', 'Drill Harbor: Market');
    expect(placeOf(t, 'Drill Trooper')).toBe('Drill Harbor: Market');
  });

  rule(['AR7-0140', 'GLC-0554'], 'takes no room for what moves like a character, and a driver for a vehicle', () => {
    const at = {
      [quay]: {
        dark: [
          { card: 'Drill Sail', drivers: ['Drill Trooper'], passengers: ['Drill Trooper', 'Drill Trooper'] },
          'Drill Trolley',
          'Drill Runner',
        ],
      },
    };
    const t = moving({ at });
    expect(t.dark.may('embark', 'Drill Runner')).toBe(false);
    t.dark.does('embark', 'Drill Trolley', 'Drill Sail');
    expect(placeOf(t, 'Drill Trolley')).toBe('Drill Sail');
    const hope = (drivers: readonly string[]) =>
      moving({
        ...light,
        at: { [quay]: { light: ['Drill Hope', 'Drill Red Wing', { card: 'Drill Skimmer', pilots: drivers }] } },
      });
    expect(hope([]).light.may('embark', 'Drill Skimmer')).toBe(false);
    const driven = hope(['Drill Airman']);
    // What is landed does not go aboard anything else that is.
    expect(driven.light.may('embark', 'Drill Red Wing')).toBe(false);
    driven.light.does('embark', 'Drill Skimmer', 'Drill Hope').does('disembark', 'Drill Skimmer', quay);
    const stranded = moving({
      ...light,
      at: { [quay]: { light: [{ card: 'Drill Hope', cargo: ['Drill Skimmer'] }] } },
    });
    expect(stranded.options.some((option) => option.startsWith('disembark'))).toBe(false);
  });
});

describe('capacity slots', () => {
  rule(['AR7-0076', 'AR7-0079'], 'are changed for free in one’s deploy and move phases', () => {
    const at = {
      'Drill Harbor': {
        light: [
          { card: 'Drill Gold Wing', passengers: ['Drill Airman'] },
          { card: 'Drill Corvette', pilots: ['Drill Flyer'] },
        ],
      },
    };
    for (const phase of ['deploy', 'move'] as const) {
      const t = moving({ ...light, at, phase });
      t.light.does('sit as pilot', 'Drill Airman');
      expect(slotOf(t.state, cardNamed(t.state, 'Drill Airman'))).toBe('pilot');
      t.light.does('sit as passenger', 'Drill Airman');
      expect(forceLeft(t, 'light')).toBe(9);
    }
    const battle = moving({ ...light, at, phase: 'battle', light: { hand: ['Drill Stew'] } });
    expect(battle.state.facts.phase).toBe('battle');
    expect(battle.options.some((option) => option.startsWith('sit'))).toBe(false);
  });

  rule('AR7-0077', 'of a transport say who drives', () => {
    const t = moving({
      at: { [quay]: { dark: [{ card: 'Drill Sail', drivers: ['Drill Trooper'], passengers: ['Drill Runner'] }] } },
    });
    t.dark.does('sit as passenger', 'Drill Trooper').does('sit as driver', 'Drill Runner');
    expect(slotOf(t.state, cardNamed(t.state, 'Drill Runner'))).toBe('driver');
  });

  rule('GLB-0019', 'of a full transport change places, in its player’s deploy phase or move phase', () => {
    const at = {
      [quay]: { dark: [{ card: 'Drill Full Cart', drivers: ['Drill Trooper'], passengers: ['Drill Runner'] }] },
    };
    for (const phase of ['deploy', 'move'] as const) {
      const t = moving({ at, phase });
      expect(t.dark.may('sit as passenger', 'Drill Trooper')).toBe(false);
      t.dark.does('sit as driver', 'Drill Runner');
      const seats = ['Drill Runner', 'Drill Trooper'].map((name) => slotOf(t.state, cardNamed(t.state, name)));
      expect(seats).toEqual(['driver', 'passenger']);
    }
    const battle = moving({ at, phase: 'battle', dark: { hand: ['Drill Errand (Dark)'] } });
    expect(battle.state.facts.phase).toBe('battle');
    expect(battle.dark.may('sit as driver')).toBe(false);
  });
});

describe('ship-docking', () => {
  const at = (
    second: object | string,
    first: object = { card: 'Drill Liner', passengers: ['Drill Recruit'], cargo: ['Drill Red Wing'] },
  ) => ({
    ...light,
    at: { 'Drill Harbor': { light: [first, second] as never } },
  });

  rule(['AR7-0080', 'AR7-0084'], 'hands over any number of cards for 1 Force, and moves only the starships', () => {
    const t = moving(at({ card: 'Drill Corvette', pilots: ['Drill Flyer'] }));
    t.light.does('dock', 'Drill Liner', 'Drill Corvette');
    expect(forceLeft(t, 'light')).toBe(8);
    t.light.does('transfer', 'Drill Recruit').does('transfer', 'Drill Flyer').does('undock');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Corvette');
    expect(placeOf(t, 'Drill Flyer')).toBe('Drill Liner');
    // Docking is no regular move.
    expect(t.light.may('dock')).toBe(true);
  });

  rule('AR7-0080', 'hands over nothing if one of the starships is lost meanwhile', () => {
    const t = moving({
      ...at({ card: 'Drill Corvette', pilots: ['Drill Flyer'] }),
      dark: { hand: ['Drill Minefield'] },
    });
    t.light.does('dock', 'Drill Liner', 'Drill Corvette');
    t.dark.does('play', 'Drill Minefield #2');
    t.light.does('put', 'Drill Flyer');
    expect(t.light.sees('at')).toEqual(['Drill Liner']);
    expect(t.light.may('undock')).toBe(false);
  });

  rule('AR7-0083', 'is from bridge to bridge and from hold to hold', () => {
    const t = moving(at({ card: 'Drill Corvette', pilots: ['Drill Flyer'] }));
    t.light.does('dock', 'Drill Liner', 'Drill Corvette');
    // The Corvette has no hold.
    expect(t.light.may('transfer', 'Drill Red Wing')).toBe(false);
    expect(t.light.may('transfer', 'Drill Recruit')).toBe(true);
  });

  rule(
    ['AR7-0081', 'AR7-0082', 'GAP-0176'],
    'takes one that can dock and one that is piloted: capital starships can',
    () => {
      const fighters = moving(at('Drill Gold Wing', { card: 'Drill Lucky Star', passengers: ['Drill Recruit'] }));
      expect(fighters.state.facts.phase === 'move' && fighters.light.may('dock')).toBe(false);
      const unpiloted = moving(at('Drill Corvette', { card: 'Drill Corvette', passengers: ['Drill Recruit'] }));
      expect(unpiloted.state.facts.phase === 'move' && unpiloted.light.may('dock')).toBe(false);
      // One of each will do.
      const t = moving(at('Drill Lucky Star', { card: 'Drill Corvette', passengers: ['Drill Recruit'] }));
      expect(t.light.may('dock')).toBe(true);
    },
  );
});

describe('starship and vehicle sites', () => {
  const board = {
    'Drill Harbor': { dark: [{ card: 'Drill Leviathan', passengers: ['Drill Walker On'] }] },
    'Drill Leviathan: Station': {},
  };

  rule(['AR7-0053', 'AR7-0062'], 'are entered from the card, and left to it, for free, by a regular move', () => {
    const t = moving({ at: { ...board, 'Drill Leviathan: Station': { dark: ['Drill Trooper'] } } });
    t.dark.does('move', 'Drill Walker On', 'Drill Leviathan: Station');
    t.dark.does('move', 'Drill Trooper', 'Drill Leviathan');
    expect(placeOf(t, 'Drill Trooper')).toBe('Drill Leviathan');
    expect(forceLeft(t, 'dark')).toBe(9);
    expect(t.dark.may('move', 'Drill Trooper')).toBe(false);
  });

  rule('AR7-0053', 'are entered from no other card', () => {
    const t = moving({
      at: {
        'Drill Harbor': {
          dark: [{ card: 'Drill Leviathan', passengers: ['Drill Walker On'] }],
          light: ['Drill Liner'],
        },
        'Drill Leviathan: Station': {},
        'Drill Liner: War Room': {},
      },
    });
    expect(destinations(t, 'move', 'Drill Walker On')).toEqual(['Drill Leviathan: Station']);
  });

  rule('AR7-0054', 'of a vehicle aboard a starship are entered from the starship as well', () => {
    const t = moving({
      at: {
        'Drill Harbor': {
          dark: [{ card: 'Drill Leviathan', passengers: ['Drill Walker On'], cargo: ['Drill Wagon'] }],
        },
        'Drill Wagon: Cabin': {},
      },
    });
    t.dark.does('move', 'Drill Walker On', 'Drill Wagon: Cabin');
    expect(placeOf(t, 'Drill Walker On')).toBe('Drill Wagon: Cabin');
    expect(forceLeft(t, 'dark')).toBe(9);
  });

  rule(['AR7-0055', 'GLC-0539'], 'are open to the site outside: to the opponent for what they list', () => {
    const at = {
      [quay]: { dark: ['Drill Wagon', 'Drill Trooper'], light: ['Drill Recruit'] },
      'Drill Wagon: Cabin': {},
    };
    const t = moving({ at });
    t.dark.does('move', 'Drill Trooper', 'Drill Wagon: Cabin');
    expect(forceLeft(t, 'dark')).toBe(9);
    const theirs = moving({ ...light, at });
    theirs.light.does('move', 'Drill Recruit', 'Drill Wagon: Cabin');
    expect(forceLeft(theirs, 'light')).toBe(7);
    // But never onto the card itself.
    const inside = moving({
      ...light,
      at: { [quay]: { dark: ['Drill Wagon'] }, 'Drill Wagon: Cabin': { light: ['Drill Recruit'] } },
    });
    expect(destinations(inside, 'move', 'Drill Recruit')).toEqual([quay]);
  });
});

describe('the examples of the rulebook', () => {
  const deck = {
    'Drill Harbor': { dark: ['Drill Leviathan', { card: 'Drill Black Two', pilots: ['Drill Aviator'] }] },
    'Drill Leviathan: Station': {},
    'Drill Leviathan: Corridor': {},
    'Drill Leviathan: Control Room': {},
    'Drill Leviathan: Theatre': {},
    'Drill Leviathan: Chamber': {},
    'Drill Leviathan: Docking Bay': {
      dark: [
        'Drill Trooper',
        'Drill Twin',
        'Drill Runner',
        'Drill Walker On',
        { card: 'Drill Swift Tube', passengers: ['Drill Navigator'] },
      ],
    },
    'Drill Outpost: Docking Bay': {},
  };
  const bay = 'Drill Leviathan: Docking Bay';

  rule(['AR7-0059', 'AR7-0060', 'AR7-0061'], 'from a docking bay: on foot, by transit, and into space', () => {
    const t = moving({ at: deck });
    t.dark.does('move', 'Drill Trooper', 'Drill Leviathan: Chamber');
    expect(forceLeft(t, 'dark')).toBe(8);
    t.dark.does('transit', bay, 'Drill Outpost: Docking Bay').picks('Drill Walker On');
    expect(placeOf(t, 'Drill Walker On')).toBe('Drill Outpost: Docking Bay');
    expect(t.dark.may('transit', 'Drill Outpost: Docking Bay')).toBe(false);
    t.dark.does('take off', 'Drill Twin', 'Drill Harbor');
    expect(forceLeft(t, 'dark')).toBe(8);
    expect(t.dark.may('land', 'Drill Twin')).toBe(false);
  });

  rule('AR7-0063', 'by the text of a corridor, for free', () => {
    const t = moving({ at: deck });
    t.dark.does('move', 'Drill Trooper', 'Drill Leviathan: Corridor');
    expect(forceLeft(t, 'dark')).toBe(9);
    expect(t.dark.may('move', 'Drill Trooper')).toBe(false);
    expect(
      destinations(
        moving({ at: { ...deck, 'Drill Leviathan: Corridor': { dark: ['Drill Clerk'] } } }),
        'move',
        'Drill Runner',
      ),
    ).toContain('Drill Leviathan: Corridor');
  });

  rule(['AR7-0064', 'AR7-0065'], 'with somebody aboard, who may still move', () => {
    const t = moving({ at: deck });
    expect(destinations(t, 'move', 'Drill Swift Tube')).toEqual([
      'Drill Leviathan: Chamber',
      'Drill Leviathan: Theatre',
      'Drill Leviathan: Control Room',
      'Drill Leviathan',
    ]);
    t.dark.does('move', 'Drill Swift Tube', 'Drill Leviathan: Control Room');
    expect(forceLeft(t, 'dark')).toBe(8);
    t.dark.does('disembark', 'Drill Navigator').does('move', 'Drill Navigator', 'Drill Leviathan: Theatre');
    expect(t.dark.may('move', 'Drill Swift Tube')).toBe(false);
    t.dark.does('land', 'Drill Black Two', bay);
    expect(forceLeft(t, 'dark')).toBe(7);
    t.dark.does('disembark', 'Drill Aviator').does('move', 'Drill Aviator', 'Drill Leviathan');
    expect(placeOf(t, 'Drill Aviator')).toBe('Drill Leviathan');
    expect(forceLeft(t, 'dark')).toBe(7);
  });

  const fleet = {
    'Drill Harbor: Quay': {},
    'Drill Clouds': {},
    'Drill High Clouds': { light: ['Drill Red Wing'] },
    'Drill Harbor': {
      light: [
        { card: 'Drill Liner', pilots: ['Drill Flyer'], cargo: ['Drill Wing', 'Drill Lucky Star'] },
        'Drill Red Wing',
      ],
    },
    'Drill Liner: War Room': { light: ['Drill Recruit'] },
    'Drill Liner: Docking Bay': { light: ['Drill Gold Wing'] },
    'Drill Star': { light: [{ card: 'Drill Corvette', pilots: ['Drill Servant'] }] },
    'Drill Star: Docking Bay': { light: ['Drill Airman'] },
  };

  rule(['AR7-0097', 'AR7-0098', 'AR7-0099'], 'of a fleet: into the hold, and away with everything aboard', () => {
    const t = moving({ ...light, at: fleet, light: { hand: ['Drill Foils'] } });
    t.light.does('play', 'Drill Foils');
    t.light.does('move', 'Drill Red Wing', 'Drill Harbor').does('embark', 'Drill Red Wing #1', 'Drill Liner');
    expect(t.light.may('move', 'Drill Red Wing', 'Drill Star')).toBe(false);
    t.light.does('embark', 'Drill Red Wing', 'Drill Liner');
    t.light.does('move', 'Drill Liner', 'Drill Star');
    expect(forceLeft(t, 'light')).toBe(7);
    expect(placeOf(t, 'Drill Red Wing', 1)).toBe('Drill Liner');
    expect(placeOf(t, 'Drill Red Wing', 2)).toBe('Drill Liner');
    t.light.does('disembark', 'Drill Red Wing').does('disembark', 'Drill Red Wing');
    expect(placeOf(t, 'Drill Red Wing', 1)).toBe('Drill Star');
  });

  rule(['AR7-0101', 'AR7-0102', 'AR7-0104'], 'of its crew: shuttled up, on foot, and into the starfighters', () => {
    const t = moving({ ...light, at: fleet });
    t.light.does('move', 'Drill Liner', 'Drill Star');
    t.light.does('embark', 'Drill Flyer', 'Drill Wing').does('disembark', 'Drill Wing', 'Drill Star');
    t.light.does('shuttle', 'Drill Airman', 'Drill Liner');
    expect(forceLeft(t, 'light')).toBe(7);
    t.light.does('embark', 'Drill Airman', 'Drill Lucky Star').does('disembark', 'Drill Lucky Star', 'Drill Star');
    expect(placeOf(t, 'Drill Airman')).toBe('Drill Lucky Star');
    t.light.does('move', 'Drill Recruit', 'Drill Liner: Docking Bay');
    expect(forceLeft(t, 'light')).toBe(6);
    t.light.does('embark', 'Drill Recruit', 'Drill Gold Wing').does('take off', 'Drill Gold Wing', 'Drill Star');
    expect(forceLeft(t, 'light')).toBe(6);
    expect(placeOf(t, 'Drill Gold Wing')).toBe('Drill Star');
  });

  rule(['AR7-0103', 'AR7-0107', 'AR7-0108'], 'of ships that dock, a walk below decks, and a guide', () => {
    const t = moving({
      ...light,
      at: {
        ...fleet,
        'Drill Harbor: Quay': {},
        'Drill Star': { light: ['Drill Liner', { card: 'Drill Corvette', pilots: ['Drill Airman'] }] },
        'Drill Star: Docking Bay': {},
        'Drill Harbor': {},
      },
      light: { hand: ['Drill Guide'] },
    });
    t.light.does('dock').does('transfer', 'Drill Airman').does('undock');
    expect(forceLeft(t, 'light')).toBe(8);
    t.light.does('move', 'Drill Airman', 'Drill Liner: Docking Bay');
    expect(forceLeft(t, 'light')).toBe(8);
    t.light.does('embark', 'Drill Airman', 'Drill Gold Wing').does('take off', 'Drill Gold Wing', 'Drill Star');
    expect(forceLeft(t, 'light')).toBe(8);
    // Somebody who has moved is taken elsewhere all the same.
    t.light.does('move', 'Drill Recruit', 'Drill Liner: Docking Bay');
    t.light.does('play', 'Drill Guide').does('target', 'Drill Harbor: Quay');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Harbor: Quay');
  });
});
