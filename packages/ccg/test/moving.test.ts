import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { hasMoved } from '../src/rules/moving/mayMove.ts';
import { whyNotMove } from '../src/rules/moving/moving.ts';
import { cardNamed, destinations, forceLeft, moving, placeOf } from './movingTable.ts';

const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';
const beach = 'Drill Harbor: Beach';
const cliff = 'Drill Harbor: Cliff';
const cellar = 'Drill Harbor: Cellar';
const bay = 'Drill Harbor: Docking Bay';

/** Quay, market, beach and cliff, one beside the other. */
const shore = { [quay]: {}, [market]: {}, [beach]: {}, [cliff]: {} };

describe('landspeed', () => {
  rule(['AR7-0027', 'AR7-0028'], 'takes a character to an adjacent site, for 1 Force', () => {
    const t = moving({ at: { ...shore, [market]: { dark: ['Drill Trooper'] } } });
    expect(destinations(t, 'move', 'Drill Trooper')).toEqual([quay, beach]);
    t.dark.does('move', 'Drill Trooper', beach);
    expect(placeOf(t, 'Drill Trooper')).toBe(beach);
    expect(forceLeft(t, 'dark')).toBe(8);
  });

  rule(['AR7-0001', 'AR7-0008'], 'is for one’s own cards, in one’s own move phase', () => {
    const at = { ...shore, [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } };
    const t = moving({ at, light: { hand: ['Drill Stew'] } });
    expect(t.dark.may('move', 'Drill Recruit')).toBe(false);
    t.dark.does('move', 'Drill Trooper', market);
    expect(t.asked).toBe('light');
    expect(t.light.may('move')).toBe(false);
    const early = moving({ at, phase: 'control', light: { hand: ['Drill Stew'] } });
    expect(early.options.some((option) => option.startsWith('move'))).toBe(false);
  });

  rule(['AR7-0007', 'AR7-0031'], 'is the one regular move that a card makes in a turn', () => {
    const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Runner', 'Drill Trooper'] } } });
    // Once stopped, it does not go on, although its landspeed is 2.
    t.dark.does('move', 'Drill Runner', market);
    expect(t.dark.may('move', 'Drill Runner')).toBe(false);
    expect(whyNotMove(t.state, 0, cardNamed(t.state, 'Drill Runner'))?.rule).toBe('AR7-0007');
    expect(t.dark.may('move', 'Drill Trooper')).toBe(true);
  });

  rule(['AR7-0029', 'AR7-0122'], 'of more than 1 goes as far, or less, and no farther', () => {
    const t = moving({
      at: { ...shore, [quay]: { light: ['Drill Glider'] }, [cliff]: {}, 'Drill Harbor: Sands': {} },
      turn: 'light',
    });
    expect(destinations(t, 'move', 'Drill Glider')).toEqual([market, beach, cliff]);
    t.light.does('move', 'Drill Glider', cliff);
    expect(placeOf(t, 'Drill Glider')).toBe(cliff);
    expect(forceLeft(t, 'light')).toBe(8);
  });

  rule(['AR7-0027', 'GLB-0301'], 'takes vehicles along exterior sites only', () => {
    const at = { [cellar]: {}, [bay]: { light: ['Drill Glider', 'Drill Recruit'] }, [quay]: {} };
    const t = moving({ at, turn: 'light' });
    expect(destinations(t, 'move', 'Drill Glider')).toEqual([quay]);
    expect(destinations(t, 'move', 'Drill Recruit')).toEqual([cellar, quay]);
    // Nor does it pass through what is inside.
    const between = moving({ at: { [bay]: { light: ['Drill Glider'] }, [cellar]: {}, [quay]: {} }, turn: 'light' });
    expect(between.light.may('move')).toBe(false);
  });

  rule('GLC-0480', 'is used in the deploy phase by whoever says so, who moves in other ways as others do', () => {
    const scholar = 'Drill Winged Scholar';
    const bay = 'Drill Harbor: Docking Bay';
    const at = (phase: 'deploy' | 'move') =>
      moving({
        turn: 'light',
        phase,
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          [bay]: { light: [scholar, 'Drill Recruit', 'Drill Glider'] },
          // Another one speaks of itself alone.
          [quay]: { dark: [scholar] },
          'Drill Outpost: Docking Bay': {},
        },
      });
    const early = at('deploy');
    expect(early.light.may('move', 'Drill Recruit')).toBe(false);
    early.light.does('move', scholar, quay);
    expect(placeOf(early, scholar)).toBe(quay);
    expect(forceLeft(early, 'light')).toBe(8);
    const late = at('move');
    expect(late.light.may('move', 'Drill Recruit')).toBe(true);
    expect(late.light.may('move', scholar)).toBe(false);
    expect(late.light.may('embark', scholar)).toBe(true);
    expect(late.light.may('transit', bay)).toBe(true);
  });

  rule(['GLC-0420', 'GLC-0421'], 'of 2 leaves a desert, of 1 does not; vehicles and other ways are open to all', () => {
    const sands = 'Drill Harbor: Sands';
    const t = moving({
      at: {
        [quay]: {},
        [sands]: { dark: ['Drill Trooper', 'Drill Runner', { card: 'Drill Sail', drivers: ['Drill Aviator'] }] },
        'Drill Harbor': { dark: ['Drill Flagship'] },
      },
    });
    expect(t.dark.may('move', 'Drill Trooper')).toBe(false);
    expect(t.dark.may('move', 'Drill Runner')).toBe(true);
    expect(t.dark.may('shuttle', 'Drill Trooper', 'Drill Flagship')).toBe(true);
    // A vehicle takes whoever boards it.
    t.dark.does('embark', 'Drill Trooper', 'Drill Sail').does('move', 'Drill Sail', quay);
    expect(placeOf(t, 'Drill Trooper')).toBe('Drill Sail');
    expect(placeOf(t, 'Drill Sail')).toBe(quay);
    // So does more landspeed.
    const faster = moving({
      at: { [quay]: {}, [sands]: { dark: ['Drill Trooper'] } },
      dark: { hand: ['Drill Second Wind'] },
    });
    expect(faster.dark.may('move', 'Drill Trooper')).toBe(false);
    faster.dark.does('play', 'Drill Second Wind');
    expect(faster.dark.may('move', 'Drill Trooper')).toBe(true);
  });

  for (const [verb, card, from, to] of [
    ['take off', 'Drill Interceptor', 'Drill Harbor: Sands', 'Drill Harbor'],
    ['land', 'Drill Interceptor', 'Drill Harbor', 'Drill Harbor: Sands'],
    ['move', 'Drill Scout', 'Drill Harbor: Sands', quay],
    ['move', 'Drill Scout', quay, 'Drill Harbor: Sands'],
    ['shuttle', 'Drill Scout', 'Drill Harbor: Sands', 'Drill Leviathan'],
  ] as const)
    rule('GLC-0421', `a desert keeps nothing from this: ${verb} ${card} to ${to}`, () => {
      const row = { [quay]: {}, 'Drill Harbor: Sands': {}, 'Drill Harbor': {} };
      const orbiting = verb === 'shuttle' ? { 'Drill Harbor': { dark: ['Drill Leviathan'] } } : {};
      const t = moving({ at: { ...row, ...orbiting, [from]: { dark: [card] } } });
      t.dark.does(verb, card, to);
      expect(placeOf(t, card)).toBe(to);
    });

  rule('AR7-0030', 'is used up by places that take more of it, for those whom they mean', () => {
    const at = {
      [quay]: { dark: ['Drill Trooper', 'Drill Runner', { card: 'Drill Sail', drivers: ['Drill Trooper'] }] },
      'Drill Harbor: Sands': {},
      [beach]: {},
      [cliff]: {},
    };
    const t = moving({ at });
    expect(t.dark.may('move', 'Drill Trooper')).toBe(false);
    expect(destinations(t, 'move', 'Drill Runner')).toEqual(['Drill Harbor: Sands']);
    expect(destinations(t, 'move', 'Drill Sail')).toEqual(['Drill Harbor: Sands', beach, cliff]);
    // Leaving takes it as well.
    const there = moving({
      at: { [quay]: {}, 'Drill Harbor: Sands': { dark: ['Drill Runner'] }, [beach]: {}, [cliff]: {} },
    });
    expect(destinations(there, 'move', 'Drill Runner')).toEqual([quay, beach]);
  });

  rule(['AR7-0004', 'GLC-0538', 'GLC-0553'], 'is nothing without somebody aboard to pilot or drive', () => {
    const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Sail', 'Drill Trooper'] } } });
    expect(t.dark.may('move', 'Drill Sail')).toBe(false);
    expect(whyNotMove(t.state, 0, cardNamed(t.state, 'Drill Sail'))?.rule).toBe('AR7-0004');
    // A creature that is ridden goes by itself.
    const cabin = moving({
      at: { [quay]: { dark: ['Drill Wagon'] }, [market]: {}, 'Drill Wagon: Cabin': { dark: ['Drill Trooper'] } },
    });
    expect(cabin.dark.may('move', 'Drill Wagon')).toBe(false);
    const ridden = moving({ at: { ...shore, [quay]: { light: ['Drill Beast'] } }, turn: 'light' });
    expect(ridden.light.may('move', 'Drill Beast')).toBe(true);
  });

  rule(['GAP-0102', 'GLA-0008'], 'takes a creature about, in its owner’s move phase, for 1 Force', () => {
    const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Grazer'] } } });
    t.dark.does('move', 'Drill Grazer', market);
    expect(forceLeft(t, 'dark')).toBe(8);
    expect(placeOf(t, 'Drill Grazer')).toBe(market);
  });

  rule(['AR7-0139', 'GLA-0099'], 'is 1 for what moves like a character', () => {
    const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Trolley', 'Drill Gun Cart'] } } });
    expect(destinations(t, 'move', 'Drill Trolley')).toEqual([market]);
    // Other artillery stays where it is.
    expect(t.dark.may('move', 'Drill Gun Cart')).toBe(false);
  });
});

describe('cards that cannot move', () => {
  rule(['AR7-0110', 'AR7-0112'], 'make neither regular nor unlimited moves', () => {
    const t = moving({
      at: { ...shore, [quay]: { light: ['Drill Rooted', 'Drill Glider', 'Drill Recruit'] } },
      turn: 'light',
    });
    expect(t.light.may('move', 'Drill Rooted')).toBe(false);
    expect(t.light.may('embark', 'Drill Rooted')).toBe(false);
    expect(t.light.may('embark', 'Drill Recruit')).toBe(true);
    expect(whyNotMove(t.state, 1, cardNamed(t.state, 'Drill Rooted'))?.rule).toBe('AR7-0110');
  });

  rule(['AR7-0113', 'AR7-0093'], 'may be carried, which is no move', () => {
    const t = moving({
      at: { ...shore, [quay]: { light: [{ card: 'Drill Glider', passengers: ['Drill Rooted', 'Drill Recruit'] }] } },
      turn: 'light',
    });
    t.light.does('move', 'Drill Glider', beach);
    expect(placeOf(t, 'Drill Rooted')).toBe('Drill Glider');
    expect(t.light.may('disembark', 'Drill Rooted')).toBe(false);
    // Whoever was carried has not moved.
    t.light.does('disembark', 'Drill Recruit', beach).does('move', 'Drill Recruit', market);
    expect(placeOf(t, 'Drill Recruit')).toBe(market);
  });
});

describe('the cost of a move', () => {
  rule(['AR7-0116', 'AR7-0118'], 'is changed for the cards that are meant, whatever the kind of move', () => {
    const at = { ...shore, [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } };
    const t = moving({ at, light: { table: ['Drill Road Curse'] } });
    t.dark.does('move', 'Drill Trooper', market);
    expect(forceLeft(t, 'dark')).toBe(7);
    const other = moving({ at, turn: 'light', light: { table: ['Drill Road Curse'] } });
    other.light.does('move', 'Drill Recruit', market);
    expect(forceLeft(other, 'light')).toBe(8);
    const ships = moving({
      at: { 'Drill Harbor': { dark: ['Drill Leviathan'] }, 'Drill Star': {} },
      light: { table: ['Drill Road Curse', 'Drill Roadblock'] },
    });
    // What names landspeed is about landspeed alone.
    ships.dark.does('move', 'Drill Leviathan', 'Drill Star');
    expect(forceLeft(ships, 'dark')).toBe(7);
  });

  rule('AR7-0119', 'stays nothing where the move is free', () => {
    const at = { ...shore, [quay]: { dark: ['Drill Trooper'] } };
    const t = moving({
      at,
      dark: { table: ['Drill Highway'] },
      light: { table: ['Drill Road Curse', 'Drill Roadblock'] },
    });
    t.dark.does('move', 'Drill Trooper', market);
    expect(forceLeft(t, 'dark')).toBe(9);
  });

  rule('AR7-0121', 'may be more to come to somebody, but not to leave', () => {
    const at = {
      ...shore,
      [quay]: { dark: ['Drill Trooper', 'Drill Trooper'] },
      [market]: { light: ['Drill Usurer'], dark: ['Drill Runner'] },
    };
    const t = moving({ at });
    t.dark.does('move', 'Drill Trooper', market);
    expect(forceLeft(t, 'dark')).toBe(7);
    t.dark.does('move', 'Drill Runner', beach);
    expect(forceLeft(t, 'dark')).toBe(6);
    // Carried there, nobody pays for himself.
    const carried = moving({
      at: {
        ...shore,
        [quay]: { dark: [{ card: 'Drill Sail', drivers: ['Drill Trooper'] }] },
        [market]: { light: ['Drill Usurer'] },
      },
    });
    carried.dark.does('move', 'Drill Sail', market);
    expect(forceLeft(carried, 'dark')).toBe(8);
  });

  rule('AR7-0117', 'is changed for moving away only if the location changes', () => {
    const at = { ...shore, [quay]: { dark: ['Drill Trooper'] } };
    const t = moving({ at, light: { table: ['Drill Exit Tax'] } });
    t.dark.does('move', 'Drill Trooper', market);
    expect(forceLeft(t, 'dark')).toBe(6);
    const poor = moving({ at, dark: { force: 2 }, light: { table: ['Drill Exit Tax'] } });
    expect(poor.options.some((option) => option.startsWith('move'))).toBe(false);
    // Docking changes nothing about where anybody is.
    const ships = moving({
      at: {
        'Drill Harbor': { light: [{ card: 'Drill Liner', passengers: ['Drill Recruit'] }, 'Drill Corvette'] },
        Drill: {},
      },
      turn: 'light',
      dark: { table: ['Drill Exit Gate'] },
    });
    ships.light.does('dock').does('undock');
    expect(forceLeft(ships, 'light')).toBe(8);
    ships.light.does('move', 'Drill Liner', 'Drill');
    expect(forceLeft(ships, 'light')).toBe(5);
  });

  rule('AR7-0145', 'is that of the last place; those in between cost nothing', () => {
    const at = { [quay]: { dark: ['Drill Runner'] }, [market]: { light: ['Drill Usurer'] }, [beach]: {} };
    const t = moving({ at });
    t.dark.does('move', 'Drill Runner', beach);
    expect(forceLeft(t, 'dark')).toBe(8);
  });
});

describe('moving through locations', () => {
  rule(['AR7-0143', 'AR7-0144'], 'needs the first step and the last to be open', () => {
    const at = { [quay]: { dark: ['Drill Runner'] }, [market]: {}, 'Drill Harbor: Bunker': {}, [cliff]: {} };
    // The bunker is closed to whoever comes from the quay, even by way of the market.
    expect(destinations(moving({ at }), 'move', 'Drill Runner')).toEqual([market]);
    const blocked = { [quay]: { dark: ['Drill Runner'] }, [market]: { light: ['Drill Doorman'] }, [beach]: {} };
    expect(moving({ at: blocked }).dark.may('move')).toBe(false);
  });

  rule(['AR7-0146', 'AR7-0148'], 'lets only what must happen happen on the way', () => {
    const at = { [quay]: { dark: ['Drill Runner', 'Drill Trooper'] }, [market]: {}, [beach]: {} };
    const t = moving({ at, light: { hand: ['Drill Hail'] } });
    t.dark.does('move', 'Drill Runner', beach);
    expect(t.asked).toBe('light');
    expect(placeOf(t, 'Drill Runner')).toBe(beach);
    t.light.does('play', 'Drill Hail');
    expect(t.asked).toBe('dark');
  });

  rule('AR7-0147', 'ends where something stops it', () => {
    const at = { [quay]: { dark: [{ card: 'Drill Sail', drivers: ['Drill Trooper'] }] }, [market]: {}, [beach]: {} };
    const t = moving({ at, light: { table: ['Drill Whirl'] } });
    t.dark.does('move', 'Drill Sail', beach);
    expect(placeOf(t, 'Drill Sail')).toBe(market);
    // A closed door farther on ends it as well.
    const door = moving({ at: { ...at, [cliff]: {}, [beach]: { light: ['Drill Doorman'] } } });
    expect(destinations(door, 'move', 'Drill Sail')).toEqual([market, cliff]);
    door.dark.does('move', 'Drill Sail', cliff);
    expect(placeOf(door, 'Drill Sail')).toBe(market);
    expect(forceLeft(door, 'dark')).toBe(8);
  });
});

describe('docking bay transit', () => {
  const bays = { [bay]: {}, [quay]: {}, 'Drill Outpost: Docking Bay': {} };

  rule(['AR7-0009', 'AR7-0010'], 'takes any or all who are there, as a group', () => {
    const t = moving({
      at: {
        ...bays,
        [bay]: {
          dark: [
            'Drill Trooper',
            'Drill Gun Cart',
            'Drill Rooted Gun',
            { card: 'Drill Sail', drivers: ['Drill Walker On'] },
            'Drill Runner',
            'Drill Twin',
          ],
        },
      },
    });
    t.dark.does('transit', bay, 'Drill Outpost: Docking Bay');
    expect(t.options).toEqual([
      'with Drill Trooper',
      'with Drill Gun Cart',
      'with Drill Sail',
      'with Drill Runner',
      'back',
    ]);
    t.dark.picks('Drill Trooper', 'Drill Gun Cart', 'Drill Sail');
    expect(forceLeft(t, 'dark')).toBe(8);
    for (const name of ['Drill Trooper', 'Drill Gun Cart', 'Drill Sail'])
      expect(placeOf(t, name)).toBe('Drill Outpost: Docking Bay');
    expect(placeOf(t, 'Drill Runner')).toBe(bay);
    // The driver was carried, and may still move; whoever went has moved.
    t.dark.does('disembark', 'Drill Walker On');
    expect(t.dark.may('transit', 'Drill Outpost: Docking Bay', bay)).toBe(true);
    t.dark.does('transit', 'Drill Outpost: Docking Bay', bay);
    expect(placeOf(t, 'Drill Walker On')).toBe(bay);
  });

  rule('AR7-0011', 'costs nothing where nothing is listed, but for what the other end says', () => {
    const t = moving({ at: { ...bays, 'Drill Outpost: Docking Bay': { dark: ['Drill Trooper'] } } });
    t.dark.does('transit', 'Drill Outpost: Docking Bay', bay);
    expect(forceLeft(t, 'dark')).toBe(9);
    const light = moving({
      at: { ...bays, 'Drill Outpost: Docking Bay': { light: ['Drill Recruit'] } },
      turn: 'light',
    });
    light.light.does('transit', 'Drill Outpost: Docking Bay', bay);
    expect(forceLeft(light, 'light')).toBe(7);
  });

  rule('AR7-0120', 'costs what is dearest for anybody in the group', () => {
    const at = {
      ...bays,
      [bay]: { dark: ['Drill Trooper', { card: 'Drill Sail', drivers: ['Drill Walker On'] }] },
      'Drill Outpost: Docking Bay': { light: ['Drill Usurer'] },
    };
    const both = moving({ at });
    both.dark.does('transit', bay, 'Drill Outpost: Docking Bay').picks('Drill Trooper', 'Drill Sail');
    expect(forceLeft(both, 'dark')).toBe(7);
    const one = moving({ at });
    one.dark.does('transit', bay, 'Drill Outpost: Docking Bay').picks('Drill Sail');
    expect(forceLeft(one, 'dark')).toBe(8);
  });

  rule(['AR7-0009', 'AR7-0143'], 'is not for whoever may not move there', () => {
    const t = moving({
      at: {
        ...bays,
        [bay]: { dark: ['Drill Trooper', 'Drill Gun Cart'] },
        'Drill Outpost: Docking Bay': { light: ['Drill Doorman'] },
      },
    });
    t.dark.does('transit', bay, 'Drill Outpost: Docking Bay');
    expect([placeOf(t, 'Drill Gun Cart'), placeOf(t, 'Drill Trooper')]).toEqual(['Drill Outpost: Docking Bay', bay]);
  });

  rule(['GLB-0364', 'GAP-0173'], 'is not for landed starfighters, but for vehicles that nobody drives', () => {
    const t = moving({ at: { ...bays, [bay]: { dark: ['Drill Twin', 'Drill Sail'] } } });
    t.dark.does('transit', bay);
    expect(placeOf(t, 'Drill Sail')).toBe('Drill Outpost: Docking Bay');
    expect(placeOf(t, 'Drill Twin')).toBe(bay);
  });
});

describe('movement texts', () => {
  rule(['AR7-0056', 'AR7-0058'], 'say when and for how much; it is a regular move', () => {
    const at = { [cellar]: {}, [quay]: {}, 'Drill Harbor: Trapdoor': { light: ['Drill Recruit', 'Drill Recruit'] } };
    const t = moving({ at, phase: 'control', turn: 'light', light: { hand: ['Drill Recruit'] } });
    t.light.does('move', 'Drill Recruit', cellar);
    expect(forceLeft(t, 'light')).toBe(9);
    expect(placeOf(t, 'Drill Recruit')).toBe(cellar);
    // Not twice in a turn.
    expect(destinations(t, 'move', 'Drill Recruit')).toEqual([cellar]);
    expect(moving({ at, turn: 'light' }).light.may('move', 'Drill Recruit', cellar)).toBe(false);
  });

  rule('AR7-0057', 'let each card move by itself, for 1 Force where no cost is given', () => {
    const at = {
      [cellar]: { dark: ['Drill Walker On'] },
      [quay]: {},
      'Drill Harbor: Trapdoor': { dark: ['Drill Trooper', 'Drill Trooper'] },
    };
    const t = moving({ at });
    t.dark.does('move', 'Drill Trooper', cellar);
    expect(forceLeft(t, 'dark')).toBe(8);
    expect(placeOf(t, 'Drill Trooper', 2)).toBe('Drill Harbor: Trapdoor');
    // That one goes one way only.
    expect(t.dark.may('move', 'Drill Walker On', 'Drill Harbor: Trapdoor')).toBe(false);
  });
});

describe('what counts as a move', () => {
  rule(['AR7-0003', 'AR7-0092'], 'is not every way to get elsewhere: being placed there is none', () => {
    const t = moving({
      phase: 'control',
      at: { 'Drill: Field (Light)': { dark: ['Drill Trooper'] }, [quay]: { light: ['Drill Rooted'] } },
      light: { hand: ['Drill Relief'] },
    });
    t.dark.does('drain', 'Drill: Field (Light)');
    t.light.does('play', 'Drill Relief');
    expect(placeOf(t, 'Drill Rooted')).toBe('Drill: Field (Light)');
  });

  rule('AR7-0109', 'takes cards from where alone they are deployed', () => {
    const t = moving({ at: { [bay]: { dark: ['Drill Native'] }, 'Drill Outpost: Docking Bay': {} } });
    t.dark.does('transit', bay);
    expect(placeOf(t, 'Drill Native')).toBe('Drill Outpost: Docking Bay');
  });

  rule('AR1-0278', 'never leads where a card never moves, except by being carried', () => {
    const at = { [cellar]: {}, [bay]: { dark: ['Drill Outsider'] }, [quay]: {} };
    expect(destinations(moving({ at }), 'move', 'Drill Outsider')).toEqual([quay]);
    const carried = moving({
      at: { [quay]: { dark: [{ card: 'Drill Sail', drivers: ['Drill Outsider'] }] }, [bay]: {} },
    });
    carried.dark.does('move', 'Drill Sail', bay);
    expect(placeOf(carried, 'Drill Outsider')).toBe('Drill Sail');
  });

  rule(['AR7-0006', 'AR7-0149'], 'is regular by landspeed, hyperspeed, in sectors and so on, at their price', () => {
    const everywhere = {
      [bay]: {},
      [quay]: { light: ['Drill Recruit'] },
      'Drill Harbor': { light: ['Drill Gold Wing', 'Drill Liner', 'Drill Red Wing'] },
      'Drill Asteroids': {},
      Drill: {},
      'Drill Liner: War Room': { light: ['Drill Flyer'] },
      'Drill Outpost: Docking Bay': { light: ['Drill Airman'] },
    };
    for (const [verb, card, to, cost] of [
      ['move', 'Drill Recruit', bay, 1],
      ['move', 'Drill Gold Wing', 'Drill', 1],
      ['move', 'Drill Gold Wing', 'Drill Asteroids', 1],
      ['land', 'Drill Gold Wing', quay, 1],
      ['land', 'Drill Gold Wing', bay, 0],
      ['shuttle', 'Drill Recruit', 'Drill Liner', 1],
      ['move', 'Drill Flyer', 'Drill Liner', 0],
    ] as const) {
      const t = moving({ at: everywhere, turn: 'light' });
      t.light.does(verb, card, to);
      expect([verb, to, 9 - forceLeft(t, 'light')]).toEqual([verb, to, cost]);
      expect([verb, to, hasMoved(t.state, cardNamed(t.state, card))]).toEqual([verb, to, true]);
    }
  });

  rule(
    ['AR7-0066', 'AR7-0149'],
    'is unlimited by embarking, disembarking, docking, a change of seats and relocation',
    () => {
      const everywhere = {
        [quay]: { light: ['Drill Recruit', { card: 'Drill Glider', passengers: ['Drill Servant'] }] },
        [cliff]: {},
        'Drill Harbor': { light: [{ card: 'Drill Liner', pilots: ['Drill Airman'] }, 'Drill Corvette'] },
      };
      for (const [verb, card, cost] of [
        ['embark', 'Drill Recruit', 0],
        ['disembark', 'Drill Servant', 0],
        ['dock', 'Drill Liner', 1],
        ['sit as passenger', 'Drill Airman', 0],
      ] as const) {
        const t = moving({ at: everywhere, turn: 'light' });
        t.light.does(verb, card);
        expect([verb, 9 - forceLeft(t, 'light')]).toEqual([verb, cost]);
        expect([verb, hasMoved(t.state, cardNamed(t.state, card))]).toEqual([verb, false]);
      }
    },
  );

  rule('AR7-0002', 'is all that a card which cannot move is kept from, reacts as well', () => {
    const at = {
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: { light: ['Drill Reactor'] },
    };
    const may = (table: readonly string[]): boolean => {
      const t = moving({ phase: 'battle', at, dark: { table } });
      t.dark.does('initiate battle', quay);
      return t.asked === 'light' && t.light.may('react', 'Drill Reactor');
    };
    expect(may([])).toBe(true);
    expect(may(['Drill Standstill'])).toBe(false);
  });
});

describe('relocation', () => {
  const far = { ...shore, 'Drill Outpost: Docking Bay': {}, 'Dagobah: Drill Bog': {} };

  rule(['AR7-0091', 'AR7-0096'], 'takes cards however far for what the text costs, and counts for nothing', () => {
    const t = moving({
      at: { ...far, [quay]: { light: ['Drill Recruit'] } },
      turn: 'light',
      light: { hand: ['Drill Guide'] },
    });
    t.light.does('move', 'Drill Recruit', market);
    t.light.does('play', 'Drill Guide').does('target', 'Drill Outpost: Docking Bay');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Outpost: Docking Bay');
    expect(forceLeft(t, 'light')).toBe(6);
  });

  rule(['AR7-0091', 'AR7-0111', 'GLA-0283'], 'leaves behind whoever cannot move', () => {
    const hand = ['Drill Guide'];
    const alone = moving({ at: { ...far, [quay]: { light: ['Drill Rooted'] } }, turn: 'light', light: { hand } });
    expect(alone.light.may('play', 'Drill Guide')).toBe(false);
    const t = moving({
      at: { ...far, [quay]: { light: ['Drill Rooted', 'Drill Recruit'] } },
      turn: 'light',
      light: { hand },
    });
    t.light.does('play', 'Drill Guide').does('target', 'Drill Rooted');
    t.light.does('target', 'Drill Outpost: Docking Bay');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Outpost: Docking Bay');
    expect(placeOf(t, 'Drill Rooted')).toBe(quay);
  });

  rule(['AR7-0095', 'GAP-0264'], 'goes anywhere that is not closed to it', () => {
    const t = moving({
      at: { ...far, [quay]: { light: ['Drill Recruit'] } },
      turn: 'light',
      light: { hand: ['Drill Guide'] },
    });
    t.light.does('play', 'Drill Guide');
    expect(t.light.may('target', cliff)).toBe(true);
    expect(t.light.may('target', 'Dagobah: Drill Bog')).toBe(false);
  });

  rule('AR7-0068', 'counts as the regular move where a text says so', () => {
    const at = { ...far, [quay]: { light: ['Drill Recruit', 'Drill Flyer'] } };
    const t = moving({ at, turn: 'light', light: { hand: ['Drill Forced March', 'Drill Forced March'] } });
    t.light.does('play', 'Drill Forced March').does('target', 'Drill Recruit');
    expect(t.light.may('move', 'Drill Recruit')).toBe(false);
    t.light.does('move', 'Drill Flyer', market);
    // Whoever has moved is not marched off.
    expect(t.light.may('play', 'Drill Forced March')).toBe(false);
  });

  rule('AR7-0094', 'is done at any time at the top level, if no other time is given', () => {
    const at = { ...far, [quay]: { light: ['Drill Recruit'], dark: ['Drill Trooper'] } };
    const t = moving({ at, phase: 'control', light: { hand: ['Drill Guide'] } });
    t.light.does('play', 'Drill Guide').does('target', cliff);
    expect(placeOf(t, 'Drill Recruit')).toBe(cliff);
  });

  rule('AR7-0092', 'is a move only if the location changes', () => {
    const t = moving({
      at: { ...far, [quay]: { light: ['Drill Recruit'] } },
      turn: 'light',
      light: { hand: ['Drill Guide'] },
    });
    t.light.does('play', 'Drill Guide');
    expect(t.light.may('target', quay)).toBe(false);
  });
});

describe('following', () => {
  const at = { ...shore, [quay]: { dark: ['Drill Trooper', 'Drill Swoop'] } };

  rule(['AR7-0014', 'AR7-0016'], 'is a regular move for the usual Force, after a card that left the same place', () => {
    const t = moving({ at });
    t.dark.does('move', 'Drill Trooper', market).does('use', 'Drill Swoop');
    expect(placeOf(t, 'Drill Swoop')).toBe(market);
    expect(forceLeft(t, 'dark')).toBe(7);
    expect(t.dark.may('move', 'Drill Swoop')).toBe(false);
    const elsewhere = moving({
      at: { ...shore, [quay]: { dark: ['Drill Trooper'] }, [cliff]: { dark: ['Drill Swoop'] } },
    });
    elsewhere.dark.does('move', 'Drill Trooper', market);
    expect(elsewhere.dark.may('use', 'Drill Swoop')).toBe(false);
  });

  rule(['AR7-0012', 'AR7-0015'], 'is all the way or not at all, however the other moved', () => {
    const bays = { [bay]: { dark: ['Drill Trooper', 'Drill Swoop'] }, [quay]: {}, 'Drill Outpost: Docking Bay': {} };
    const t = moving({ at: bays });
    t.dark.does('transit', bay).picks('Drill Trooper');
    expect(t.dark.may('use', 'Drill Swoop')).toBe(false);
    // To a docking bay of the same planet it can go.
    const near = moving({
      at: { [bay]: { dark: ['Drill Trooper', 'Drill Swoop'] }, [quay]: {}, 'Drill Harbor: Trapdoor': {} },
    });
    near.dark.does('move', 'Drill Trooper', quay).does('use', 'Drill Swoop');
    expect(placeOf(near, 'Drill Swoop')).toBe(quay);
  });

  rule('AR7-0013', 'goes by landspeed and the like, not by docking bay transit', () => {
    const bays = { [bay]: { dark: ['Drill Walker On', 'Drill Free Swoop'] }, 'Drill Outpost: Docking Bay': {} };
    const t = moving({ at: bays });
    t.dark.does('transit', bay).picks('Drill Walker On');
    expect(t.dark.may('use', 'Drill Free Swoop')).toBe(false);
    // By itself it could have gone.
    expect(t.dark.may('transit', bay)).toBe(true);
  });

  rule('AR7-0017', 'is free where a text says so', () => {
    const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Trooper', 'Drill Free Swoop'] } } });
    t.dark.does('move', 'Drill Trooper', market).does('use', 'Drill Free Swoop');
    expect(forceLeft(t, 'dark')).toBe(8);
    expect(t.dark.may('move', 'Drill Free Swoop')).toBe(false);
  });
});

describe('spies under cover', () => {
  rule(['GAP-0318', 'GLC-0500'], 'walk in the opponent’s move phase, at their owner’s cost', () => {
    const at = { ...shore, [quay]: { dark: [{ card: 'Drill Spy', inactive: 'undercover' as const }, 'Drill Glider'] } };
    const own = moving({ at });
    expect(own.options.some((option) => option.includes('Drill Spy'))).toBe(false);
    const t = moving({ at, turn: 'light', light: { hand: ['Drill Stew'] } });
    t.light.does('play', 'Drill Stew');
    t.dark.does('move', 'Drill Spy', market);
    expect(forceLeft(t, 'dark')).toBe(8);
    expect(placeOf(t, 'Drill Spy')).toBe(market);
  });
});
