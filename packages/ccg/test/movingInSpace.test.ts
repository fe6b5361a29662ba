import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { whyNoHyperspeed } from '../src/rules/moving/hyperspeed.ts';
import { cardNamed, destinations, forceLeft, moving, passUntil, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const light = { turn: 'light' } as const;

describe('hyperspeed', () => {
  const galaxy = { 'Drill Harbor': {}, Drill: {}, 'Drill Moon': {}, 'Drill Nebula': {} };

  rule(['AR7-0018', 'AR7-0019'], 'takes a starship as many parsecs as it has, or fewer, for 1 Force', () => {
    const t = moving({ ...light, at: { ...galaxy, 'Drill Harbor': { light: ['Drill Hope'] } } });
    expect(t.light.may('move', 'Drill Hope')).toBe(false);
    const far = moving({ ...light, at: { ...galaxy, 'Drill Harbor': { light: ['Drill Gold Wing'] } } });
    // From parsec 4: to 5, and to 2, but not to 9.
    expect([...destinations(far, 'move', 'Drill Gold Wing')].sort()).toEqual(['Drill', 'Drill Moon']);
    far.light.does('move', 'Drill Gold Wing', 'Drill Moon');
    expect(placeOf(far, 'Drill Gold Wing')).toBe('Drill Moon');
    expect(forceLeft(far, 'light')).toBe(8);
    expect(far.light.may('move', 'Drill Gold Wing')).toBe(false);
  });

  rule(['AR7-0005', 'GLC-0356', 'GLB-0513'], 'takes a nav computer or an astromech; other moves do not', () => {
    const ship = (aboard: readonly string[]) => ({ card: 'Drill Blue Wing', astromechs: aboard });
    const at = (aboard: readonly string[]) => ({
      ...galaxy,
      'Drill Harbor': { light: [ship(aboard)] },
      'Drill Harbor: Quay': {},
    });
    const without = moving({ ...light, at: at([]) });
    expect(without.light.may('move', 'Drill Blue Wing')).toBe(false);
    expect(whyNoHyperspeed(without.state, cardNamed(without.state, 'Drill Blue Wing'))?.rule).toBe('AR7-0018');
    expect(without.light.may('land', 'Drill Blue Wing', 'Drill Harbor: Quay')).toBe(true);
    const t = moving({ ...light, at: at(['Drill Astromech']) });
    expect(t.light.may('move', 'Drill Blue Wing', 'Drill')).toBe(true);
    const built = moving({ ...light, at: { ...galaxy, 'Drill Harbor': { light: ['Drill Gold Wing'] } } });
    expect(built.light.may('move', 'Drill Gold Wing', 'Drill')).toBe(true);
  });

  rule(['AR7-0020', 'AR7-0098'], 'of 0 does not even lead to the same parsec', () => {
    const at = { 'Drill Star': {}, 'Drill Moon': {}, Drill: { light: ['Drill Red Wing', 'Drill Gold Wing'] } };
    const t = moving({ ...light, at, light: { hand: ['Drill Foils'] } });
    expect(t.light.may('move', 'Drill Red Wing')).toBe(true);
    t.light.does('play', 'Drill Foils');
    expect(t.light.may('move', 'Drill Red Wing')).toBe(false);
    expect(t.light.may('move', 'Drill Gold Wing')).toBe(true);
  });

  rule('AR7-0004', 'is of no use to a starship that nobody flies', () => {
    const ship = stranger({ kind: 'starship', side: 'light', icons: ['nav computer'], hyperspeed: 5 });
    const flying = (pilots: readonly string[]): boolean => {
      const at = { ...galaxy, 'Drill Harbor': { light: [{ card: ship.name, pilots }] } };
      return table(ccgWith(ship), { turn: 'light', phase: 'move', at, light: { force: 9 } }).light.may(
        'move',
        ship.name,
      );
    };
    expect(flying([])).toBe(false);
    expect(flying(['Drill Flyer'])).toBe(true);
  });
});

describe('places that are closed', () => {
  rule('GAP-0082', 'are systems with another copy of a starship that is one to a system', () => {
    const t = moving({
      at: { Drill: { dark: ['Drill Picket Ship'] }, 'Drill Harbor': { dark: ['Drill Picket Ship'] }, 'Drill Moon': {} },
    });
    expect(destinations(t, 'move', 'Drill Picket Ship')).toEqual(['Drill Moon', 'Drill Moon']);
  });

  rule('GLC-0472', 'are trenches, which nothing enters unless a card says so', () => {
    const t = moving({
      at: { 'Drill: Field (Light)': {}, 'Drill: Trench': {}, Drill: { light: ['Drill Red Wing'] } },
      ...light,
    });
    expect(destinations(t, 'land', 'Drill Red Wing')).toEqual(['Drill: Field (Light)']);
  });

  rule('GLA-0474', 'are holosites, to whoever is no hologram', () => {
    const at = { 'Drill: Field (Light)': { light: ['Drill Recruit'] }, 'Drill Holosite': {}, 'Drill: Dunes': {} };
    const t = moving({ ...light, at, light: { hand: ['Drill Guide'] } });
    t.light.does('play', 'Drill Guide');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill: Dunes');
  });
});

describe('landing and taking off', () => {
  const sky = {
    'Drill Harbor: Cellar': {},
    'Drill Harbor: Docking Bay': {},
    'Drill Harbor: Quay': {},
    'Drill Harbor': {},
  };

  rule(
    ['AR7-0022', 'AR7-0023'],
    'is between a system and its exterior sites: 1 Force, but free at a docking bay',
    () => {
      const at = { ...sky, 'Drill Harbor': { light: ['Drill Red Wing', 'Drill Gold Wing', 'Drill Liner'] } };
      const t = moving({ ...light, at });
      expect(destinations(t, 'land', 'Drill Red Wing')).toEqual(['Drill Harbor: Docking Bay', 'Drill Harbor: Quay']);
      // Capital starships do not land.
      expect(t.light.may('land', 'Drill Liner')).toBe(false);
      t.light.does('land', 'Drill Red Wing', 'Drill Harbor: Quay');
      expect(forceLeft(t, 'light')).toBe(8);
      t.light.does('land', 'Drill Gold Wing', 'Drill Harbor: Docking Bay');
      expect(forceLeft(t, 'light')).toBe(8);
    },
  );

  rule(['AR7-0022', 'AR7-0025'], 'back takes a pilot aboard, although landed it is unpiloted', () => {
    const at = { ...sky, 'Drill Harbor: Quay': { light: ['Drill Red Wing', 'Drill Wing'] } };
    const t = moving({ ...light, at });
    expect(isPiloted(t.state, cardNamed(t.state, 'Drill Red Wing'))).toBe(false);
    expect(t.light.may('take off', 'Drill Wing')).toBe(false);
    t.light.does('take off', 'Drill Red Wing', 'Drill Harbor');
    expect(placeOf(t, 'Drill Red Wing')).toBe('Drill Harbor');
    expect(forceLeft(t, 'light')).toBe(8);
  });

  const flyers: readonly (readonly [what: string, ship: Stood])[] = [
    ['a starfighter', 'Drill Red Wing'],
    ['a squadron', { card: 'Drill Wing Squad', pilots: ['Drill Flyer', 'Drill Flyer', 'Drill Flyer'] }],
  ];
  const bay = 'Drill Liner: Docking Bay';
  const ways: readonly (readonly [what: string, above: string, below: string, others: readonly string[]])[] = [
    ['a system and its exterior site', 'Drill Harbor', 'Drill Harbor: Quay', ['Drill Harbor: Cellar', 'Drill', bay]],
    ['a sector and its site', 'Drill Clouds', 'Drill Harbor: Quay', ['Drill Harbor: Cellar', 'Drill Harbor', 'Drill']],
    ['a starship’s docking bay and where that is', 'Drill', bay, ['Drill Harbor', 'Drill Liner: War Room']],
  ];
  for (const [what, flyer] of flyers)
    for (const [between, above, below, others] of ways)
      rule('AR7-0022', `is done by ${what} between ${between}, and nowhere else`, () => {
        const name = typeof flyer === 'string' ? flyer : flyer.card;
        const from = (place: string) => {
          const row = ['Drill Harbor: Cellar', 'Drill Harbor: Quay', 'Drill Clouds', 'Drill Harbor', 'Drill'];
          const all = [...row, bay, 'Drill Liner: War Room'].filter(
            (one) => one === above || one === below || others.includes(one),
          );
          return moving({
            ...light,
            at: Object.fromEntries(
              all.map((one) => [
                one,
                {
                  light: [
                    ...(one === 'Drill' && all.includes(bay) ? ['Drill Liner'] : []),
                    ...(one === place ? [flyer] : []),
                  ],
                },
              ]),
            ),
          });
        };
        expect(destinations(from(above), 'land', name)).toEqual([below]);
        expect(destinations(from(below), 'take off', name)).toEqual([above]);
      });

  rule(['AR7-0024', 'GLB-0369'], 'is for TIEs at docking bays only', () => {
    const t = moving({
      at: { ...sky, 'Drill Harbor': { dark: ['Drill Twin'] }, 'Drill Harbor: Quay': { dark: ['Drill Twin'] } },
    });
    expect(destinations(t, 'land', 'Drill Twin')).toEqual(['Drill Harbor: Docking Bay']);
    expect(t.dark.may('take off')).toBe(false);
  });

  rule(['AR7-0026', 'AR7-0045'], 'leads through the clouds, from and to the lowest', () => {
    const cloudy = (where: string) => ({
      ...light,
      at: {
        'Drill Harbor: Quay': where === 'quay' ? { light: ['Drill Red Wing'] } : {},
        'Drill Clouds': where === 'low' ? { light: ['Drill Red Wing'] } : {},
        'Drill Harbor': where === 'high' ? { light: ['Drill Red Wing'] } : {},
      },
    });
    const high = moving(cloudy('high'));
    expect(high.light.may('land')).toBe(false);
    expect(destinations(high, 'move', 'Drill Red Wing')).toEqual(['Drill Clouds']);
    const low = moving(cloudy('low'));
    expect(destinations(low, 'land', 'Drill Red Wing')).toEqual(['Drill Harbor: Quay']);
    const quay = moving(cloudy('quay'));
    expect(destinations(quay, 'take off', 'Drill Red Wing')).toEqual(['Drill Clouds']);
  });

  rule(['AR7-0045', 'AR7-0022'], 'in a cave leads to its asteroid alone', () => {
    const at = {
      'Drill Harbor': {},
      'Drill Reef': { light: ['Drill Red Wing'] },
      'Drill Reef: Grotto': { light: ['Drill Gold Wing'] },
    };
    const t = moving({ ...light, at });
    expect(destinations(t, 'land', 'Drill Red Wing')).toEqual(['Drill Reef: Grotto']);
    expect(destinations(t, 'take off', 'Drill Gold Wing')).toEqual(['Drill Reef']);
  });
});

describe('sectors', () => {
  rule(['AR7-0041', 'AR7-0043'], 'of asteroids are entered from the system by any starship, for 1 Force', () => {
    const t = moving({
      ...light,
      at: { 'Drill Harbor': { light: ['Drill Liner'] }, 'Drill Asteroids': {}, 'Drill Reef': {} },
    });
    expect(destinations(t, 'move', 'Drill Liner')).toEqual(['Drill Asteroids']);
    t.light.does('move', 'Drill Liner', 'Drill Asteroids');
    expect(forceLeft(t, 'light')).toBe(8);
    const back = moving({
      ...light,
      at: { 'Drill Harbor': {}, 'Drill Asteroids': {}, 'Drill Reef': { light: ['Drill Red Wing'] } },
    });
    // Only the nearest has the system next to it.
    expect(destinations(back, 'move', 'Drill Red Wing')).toEqual(['Drill Asteroids']);
  });

  rule(['AR7-0044', 'GLA-0109'], 'are crossed two at a time by starfighters, one by one by others', () => {
    const row = {
      'Drill Harbor': {},
      'Drill Asteroids': { light: ['Drill Liner', 'Drill Red Wing'] },
      'Drill Reef': {},
      'Drill Shoal': {},
    };
    const t = moving({ ...light, at: row });
    expect(destinations(t, 'move', 'Drill Liner')).toEqual(['Drill Harbor', 'Drill Reef']);
    expect(destinations(t, 'move', 'Drill Red Wing')).toEqual(['Drill Harbor', 'Drill Reef', 'Drill Shoal']);
  });

  for (const [ship, from, to] of [
    ['Drill Liner', 'Drill Harbor', 'Drill Asteroids'],
    ['Drill Liner', 'Drill Asteroids', 'Drill Reef'],
    ['Drill Liner', 'Drill Asteroids', 'Drill Harbor'],
    ['Drill Red Wing', 'Drill Harbor', 'Drill Asteroids'],
    ['Drill Red Wing', 'Drill Asteroids', 'Drill Reef'],
    ['Drill Red Wing', 'Drill Asteroids', 'Drill Harbor'],
  ] as const)
    rule('GLA-0109', `${ship} moves from ${from} to ${to} for 1 Force`, () => {
      const row = { 'Drill Harbor': {}, 'Drill Asteroids': {}, 'Drill Reef': {} };
      const t = moving({ ...light, at: { ...row, [from]: { light: [ship] } } });
      t.light.does('move', ship, to);
      expect([placeOf(t, ship), forceLeft(t, 'light')]).toEqual([to, 8]);
    });

  for (const ship of ['Drill Cruiser', 'Drill Interceptor'] as const)
    rule('GLA-0109', `${ship} is deployed to asteroids, and battles there`, () => {
      const t = moving({
        phase: 'deploy',
        dark: { hand: [ship] },
        at: { 'Drill Harbor': {}, 'Drill Asteroids': { light: ['Drill Red Wing'] } },
      });
      t.dark.does('deploy', ship).does('to', 'Drill Asteroids');
      passUntil(t, () => t.state.facts.phase === 'battle' && t.asked === 'dark');
      expect(t.dark.may('initiate battle', 'Drill Asteroids')).toBe(true);
    });

  rule(['AR7-0042', 'GAP-0146', 'GLC-0296'], 'of clouds are for starfighters and some vehicles', () => {
    const at = {
      'Drill Harbor: Quay': {},
      'Drill Clouds': { light: [{ card: 'Drill Cloud Car', pilots: ['Drill Airman'] }] },
      'Drill High Clouds': {},
      'Drill Harbor': { light: ['Drill Liner', 'Drill Red Wing'] },
    };
    const t = moving({ ...light, at });
    expect(t.light.may('move', 'Drill Liner')).toBe(false);
    expect(destinations(t, 'move', 'Drill Red Wing')).toEqual(['Drill High Clouds']);
    expect(destinations(t, 'move', 'Drill Cloud Car')).toEqual(['Drill High Clouds']);
    const hopper = moving({
      ...light,
      at: { 'Drill Clouds': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }] }, 'Drill High Clouds': {} },
    });
    expect(destinations(hopper, 'move', 'Drill Hopper')).toEqual(['Drill High Clouds']);
    // A landspeed of 0 is none: then it does not fly either.
    const becalmed = moving({
      ...light,
      light: { table: ['Drill Calm'] },
      at: { 'Drill Clouds': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }] }, 'Drill High Clouds': {} },
    });
    expect(becalmed.light.may('move', 'Drill Hopper')).toBe(false);
    // And down to the ground.
    expect(destinations(t, 'land', 'Drill Cloud Car')).toEqual(['Drill Harbor: Quay']);
    const below = moving({
      ...light,
      at: { 'Drill Harbor: Quay': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }] }, 'Drill Harbor': {} },
    });
    expect(below.light.may('take off')).toBe(false);
  });

  rule(
    ['AR7-0046', 'AR7-0141'],
    'of a Death Star II are not among them; what moves like a starfighter is bound as one',
    () => {
      const t = moving({
        ...light,
        at: {
          'Drill Harbor: Quay': {},
          'Drill Harbor': { light: ['Drill Hope', 'Drill Red Wing'] },
          'Death Star II: Drill Shaft': {},
        },
      });
      expect(destinations(t, 'land', 'Drill Hope')).toEqual(['Drill Harbor: Quay']);
      expect(t.light.may('move', 'Drill Red Wing', 'Death Star II: Drill Shaft')).toBe(false);
    },
  );

  rule(
    ['AR7-0142', 'GLC-0273'],
    'are crossed by creatures that fly like starfighters, which no starship takes aboard',
    () => {
      const row = {
        'Drill Harbor: Quay': {},
        'Drill Clouds': { light: ['Drill Midge'] },
        'Drill High Clouds': {},
        'Drill Harbor': { light: ['Drill Liner'] },
      };
      const t = moving({ ...light, at: row });
      expect(destinations(t, 'move', 'Drill Midge')).toEqual(['Drill High Clouds']);
      const up = moving({
        ...light,
        at: { ...row, 'Drill Clouds': {}, 'Drill Harbor': { light: ['Drill Liner', 'Drill Midge', 'Drill Red Wing'] } },
      });
      expect(up.light.may('embark', 'Drill Red Wing')).toBe(true);
      expect(up.light.may('embark', 'Drill Midge')).toBe(false);
    },
  );
});

describe('mobile systems', () => {
  const space = { 'Drill Star': {}, 'Drill Harbor': {}, Drill: {} };

  rule(
    ['AR7-0032', 'AR7-0033', 'AR7-0021'],
    'use hyperspeed without a nav computer, to deep space or into orbit',
    () => {
      const t = moving({ at: space });
      // From parsec 3 with hyperspeed 1.
      expect(t.options).toEqual(['deep space Drill Star 2', 'deep space Drill Star 4', 'orbit Drill Star 4', 'pass']);
      t.dark.does('orbit', 'Drill Star');
      expect(forceLeft(t, 'dark')).toBe(8);
      expect(t.dark.may('orbit')).toBe(false);
    },
  );

  rule(['AR7-0034', 'AR7-0035'], 'say where they are, and take along all that is there', () => {
    const t = moving({ at: { ...space, 'Drill Star': { dark: ['Drill Twin'] } } });
    t.dark.does('orbit', 'Drill Star');
    const { state: s } = t;
    expect(s.facts.mobileSystems).toEqual([
      {
        system: { card: cardNamed(s, 'Drill Star'), life: 0 },
        parsec: 4,
        orbits: { card: cardNamed(s, 'Drill Harbor'), life: 0 },
      },
    ]);
    expect(placeOf(t, 'Drill Twin')).toBe('Drill Star');
    expect(t.light.view.facts['mobileSystems']).toHaveLength(1);
  });

  rule(['SUP-0113', 'AR7-0034'], 'go where no system is, and on from there', () => {
    const t = moving({ at: space, dark: { hand: ['Drill Trooper'] } });
    t.dark.does('deep space', 'Drill Star #1').passes();
    passUntil(t, () => t.state.facts.turn === 3 && t.state.facts.phase === 'move' && t.asked === 'dark');
    expect(t.options).toEqual(['deep space Drill Star 1', 'deep space Drill Star 3', 'pass']);
  });

  rule('AR7-0036', 'are no starships: what changes those leaves them alone', () => {
    const t = moving({ at: space, light: { table: ['Drill Lag'] } });
    expect(t.dark.may('orbit', 'Drill Star')).toBe(true);
  });

  rule('AR7-0037', 'are reached by hyperspeed like any system', () => {
    const t = moving({
      ...light,
      at: { ...space, Drill: { light: ['Drill Gold Wing'] }, 'Drill Star': { light: ['Drill Red Wing'] } },
    });
    expect(t.light.may('move', 'Drill Gold Wing', 'Drill Star')).toBe(true);
    expect(t.light.may('move', 'Drill Red Wing', 'Drill')).toBe(true);
  });

  rule(['AR7-0038', 'AR7-0039'], 'in orbit are reached without hyperspeed', () => {
    const t = moving({ at: { ...space, 'Drill Harbor': { dark: ['Drill Twin', 'Drill Leviathan'] } } });
    expect(t.dark.may('move', 'Drill Twin')).toBe(false);
    t.dark.does('orbit', 'Drill Star');
    // With hyperspeed there is no second way.
    expect(destinations(t, 'move', 'Drill Leviathan').filter((to) => to === 'Drill Star')).toHaveLength(1);
    t.dark.does('move', 'Drill Twin', 'Drill Star');
    expect(placeOf(t, 'Drill Twin')).toBe('Drill Star');
    expect(forceLeft(t, 'dark')).toBe(7);
  });

  rule('AR7-0040', 'leave their orbit again, without going anywhere', () => {
    const t = moving({ at: { ...space, 'Drill Star': { dark: ['Drill Twin'] } }, dark: { hand: ['Drill Trooper'] } });
    t.dark.does('orbit', 'Drill Star');
    t.dark.passes();
    passUntil(t, () => t.state.facts.turn === 3 && t.state.facts.phase === 'move' && t.asked === 'dark');
    expect(t.dark.may('move', 'Drill Twin', 'Drill Harbor')).toBe(true);
    t.dark.does('deep space', 'Drill Star #2');
    expect(t.state.facts.mobileSystems[0]).toMatchObject({ parsec: 4, orbits: { card: -1 } });
    // Carried along, and cut off.
    expect(t.dark.may('move', 'Drill Twin')).toBe(false);
  });
});

describe('shuttling', () => {
  const port = { 'Drill Harbor: Cellar': {}, 'Drill Harbor: Quay': {}, 'Drill Harbor': {} };

  rule(['AR7-0047', 'AR7-0074'], 'is between an exterior site and a capital starship, for 1 Force', () => {
    const at = {
      ...port,
      'Drill Harbor: Cellar': { light: ['Drill Flyer'] },
      'Drill Harbor: Quay': { light: ['Drill Recruit'] },
      'Drill Harbor': { light: [{ card: 'Drill Liner', passengers: ['Drill Airman'] }, 'Drill Lucky Star'] },
    };
    const t = moving({ ...light, at });
    expect(t.light.may('shuttle', 'Drill Flyer')).toBe(false);
    expect(destinations(t, 'shuttle', 'Drill Recruit')).toEqual(['Drill Liner']);
    const crowded = moving({
      ...light,
      at: { ...at, 'Drill Harbor': { light: [{ card: 'Drill Corvette', passengers: ['Drill Idol'] }] } },
    });
    expect(crowded.light.may('shuttle', 'Drill Recruit')).toBe(false);
    t.light.does('shuttle', 'Drill Recruit', 'Drill Liner');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Liner');
    expect(forceLeft(t, 'light')).toBe(8);
    expect(t.light.may('shuttle', 'Drill Recruit')).toBe(false);
    expect(destinations(t, 'shuttle', 'Drill Airman')).toEqual(['Drill Harbor: Quay']);
  });

  rule(['AR7-0048', 'GAP-0173'], 'takes vehicles, with whoever is aboard, driven or not', () => {
    const at = {
      ...port,
      'Drill Harbor: Quay': { dark: [{ card: 'Drill Sail', passengers: ['Drill Trooper'] }] },
      'Drill Harbor': { dark: ['Drill Leviathan'] },
    };
    const t = moving({ at });
    expect(t.dark.may('shuttle', 'Drill Trooper')).toBe(false);
    t.dark.does('shuttle', 'Drill Sail', 'Drill Leviathan');
    expect(placeOf(t, 'Drill Sail')).toBe('Drill Leviathan');
    expect(placeOf(t, 'Drill Trooper')).toBe('Drill Sail');
  });

  rule('AR7-0047', 'is never to a starship of the opponent’s', () => {
    const at = {
      ...port,
      'Drill Harbor: Quay': { light: ['Drill Recruit'] },
      'Drill Harbor': { light: ['Drill Liner'], dark: ['Drill Leviathan'] },
    };
    expect(destinations(moving({ ...light, at }), 'shuttle', 'Drill Recruit')).toEqual(['Drill Liner']);
  });

  rule('AR7-0049', 'costs 1 more for each cloud sector in between', () => {
    const at = {
      'Drill Harbor: Quay': { light: ['Drill Recruit'] },
      'Drill Clouds': {},
      'Drill High Clouds': {},
      'Drill Harbor': { light: ['Drill Liner'] },
    };
    const t = moving({ ...light, at });
    t.light.does('shuttle', 'Drill Recruit', 'Drill Liner');
    expect(forceLeft(t, 'light')).toBe(6);
  });

  for (const [where, aboard, below] of [
    ['up from', [], ['Drill Recruit']],
    ['down to', ['Drill Recruit'], []],
  ] as const)
    rule(['GLA-0434', 'GAP-0264'], `does not lead ${where} Dagobah`, () => {
      const shuttles = (site: string, system: string) => {
        const t = moving({
          ...light,
          at: {
            [site]: { light: below },
            [system]: { light: [{ card: 'Drill Liner', passengers: aboard }] },
            'Drill Moon': {},
            'Drill Outpost': {},
          },
        });
        expect(t.light.may('move', 'Drill Liner')).toBe(true);
        return t.light.may('shuttle', 'Drill Recruit');
      };
      expect([shuttles('Drill Harbor: Quay', 'Drill Harbor'), shuttles('Dagobah: Drill Bog', 'Drill Dagobah')]).toEqual(
        [true, false],
      );
    });

  const hopper = { card: 'Drill Hopper', pilots: ['Drill Airman'], passengers: ['Drill Recruit', 'Drill Flyer'] };

  rule(
    ['AR7-0050', 'AR7-0051', 'AR7-0052'],
    'by shuttle vehicle is free, to any starship, and the vehicle stays',
    () => {
      const at = {
        'Drill Harbor: Quay': { light: [hopper] },
        'Drill Clouds': {},
        'Drill Harbor': { light: ['Drill Lucky Star'] },
      };
      const t = moving({ ...light, at });
      t.light.does('shuttle up', 'Drill Hopper', 'Drill Lucky Star');
      t.light.does('with', 'Drill Recruit').does('done');
      expect(forceLeft(t, 'light')).toBe(9);
      expect(placeOf(t, 'Drill Recruit')).toBe('Drill Lucky Star');
      expect(placeOf(t, 'Drill Flyer')).toBe('Drill Hopper');
      expect(placeOf(t, 'Drill Hopper')).toBe('Drill Harbor: Quay');
      // A regular move for the vehicle, and for its passenger.
      expect(t.light.may('shuttle up')).toBe(false);
      expect(t.light.may('shuttle down')).toBe(false);
    },
  );

  rule(['AR7-0052', 'GLC-0295'], 'by shuttle vehicle works both ways, but takes a pilot', () => {
    const at = (pilots: readonly string[]) => ({
      'Drill Harbor: Quay': { light: [{ card: 'Drill Hopper', pilots }] },
      'Drill Harbor': { light: [{ card: 'Drill Lucky Star', passengers: ['Drill Recruit'] }] },
    });
    const t = moving({ ...light, at: at(['Drill Airman']) });
    t.light.does('shuttle down', 'Drill Hopper');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Hopper');
    // Nor does it take whoever has moved.
    const moved = moving({
      ...light,
      at: {
        'Drill Harbor: Quay': { light: [{ card: 'Drill Hopper', pilots: ['Drill Airman'] }, 'Drill Flyer'] },
        'Drill Harbor: Market': { light: ['Drill Recruit'] },
        'Drill Harbor': { light: ['Drill Lucky Star'] },
      },
    });
    moved.light.does('move', 'Drill Recruit', 'Drill Harbor: Quay').does('embark', 'Drill Recruit', 'Drill Hopper');
    expect(moved.light.may('shuttle up')).toBe(false);
    moved.light.does('embark', 'Drill Flyer', 'Drill Hopper');
    expect(moved.light.may('shuttle up')).toBe(true);
    expect(moving({ ...light, at: at([]) }).light.may('shuttle down')).toBe(false);
  });

  for (const [ids, vehicle] of [
    [['GLC-0470', 'GLC-0554'], 'Drill Truck'],
    [['GLC-0295', 'GLC-0554'], 'Drill Hopper'],
    ['GLC-0554', 'Drill Hauler'],
  ] as const)
    rule(ids, `takes ${vehicle} up to a capital starship and back, even with nobody to drive it`, () => {
      const t = moving({
        ...light,
        at: {
          'Drill Harbor: Quay': { light: [vehicle] },
          'Drill Harbor: Market': {},
          'Drill Harbor': { light: ['Drill Liner'] },
        },
      });
      expect(t.light.may('move', vehicle)).toBe(false);
      t.light.does('shuttle', vehicle, 'Drill Liner');
      expect(placeOf(t, vehicle)).toBe('Drill Liner');
      const down = moving({
        ...light,
        at: { 'Drill Harbor: Quay': {}, 'Drill Harbor': { light: [{ card: 'Drill Liner', cargo: [vehicle] }] } },
      });
      down.light.does('shuttle', vehicle, 'Drill Harbor: Quay');
      expect(placeOf(down, vehicle)).toBe('Drill Harbor: Quay');
    });
});
