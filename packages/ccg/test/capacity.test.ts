import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { isMatching } from '../src/rules/cards/matching.ts';
import { isLanded, isPiloted, pilotsOf } from '../src/rules/cards/piloting.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { slotOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const lights = (hand: readonly string[], at: CcgPosition['at']) =>
  table(ccg, { turn: 'light', phase: 'deploy', light: { hand, force: 9 }, ...(at === undefined ? {} : { at }) });
const darks = (hand: readonly string[], at: CcgPosition['at']) =>
  table(ccg, { phase: 'deploy', dark: { hand, force: 9 }, ...(at === undefined ? {} : { at }) });

describe('capacity', () => {
  rule(['GLA-0492', 'GLC-0551', 'GLA-0287'], 'characters deploy aboard, as long as there is a seat', () => {
    const at = (aboard: object) => ({ 'Drill: Dunes': { dark: [{ card: 'Drill Strider', ...aboard }] } });
    const t = darks(['Drill Trooper'], at({ passengers: ['Drill Spy'] }));
    t.dark.does('deploy', 'Drill Trooper');
    expect(t.options.slice(0, -1)).toEqual(['to Drill: Dunes', 'to Drill Strider']);
    t.dark.does('to', 'Drill Strider');
    expect(slotOf(t.state, t.state.zones.on[0].at(-1) ?? -1)).toBe('passenger');
    const full = darks(['Drill Trooper'], at({ passengers: ['Drill Spy', 'Drill Spy'] }));
    full.dark.does('deploy', 'Drill Trooper');
    expect(full.dark.sees('at', 'dark')).toEqual(['Drill Strider', 'Drill Trooper']);
  });

  rule('AR1-0311', 'whoever is inactive takes a seat as well', () => {
    const { state: s } = darks(['Drill Trooper'], {
      'Drill: Dunes': {
        dark: [{ card: 'Drill Strider', passengers: ['Drill Spy', { card: 'Drill Spy', inactive: 'missing' }] }],
      },
    });
    expect(seatFor(s, find(s, 'Drill Trooper'), find(s, 'Drill Strider'))).toBe(null);
  });

  rule(
    ['GLC-0067', 'GLC-0069', 'GLB-0540'],
    'who can pilot does, if there is room, and is a passenger otherwise',
    () => {
      const at = (aboard: object) => ({ 'Drill: Dunes': { dark: [{ card: 'Drill Strider', ...aboard }] } });
      const first = darks(['Drill Navigator'], at({}));
      const seat = (s: CcgState) => seatFor(s, s.zones.hand[0][0] ?? -1, find(s, 'Drill Strider'));
      expect(seat(first.state)).toBe('pilot');
      const second = darks(['Drill Navigator'], at({ pilots: ['Drill Navigator'] })).state;
      expect(seat(second)).toBe('passenger');
      const other = darks(['Drill Trooper'], at({})).state;
      expect(seat(other)).toBe('passenger');
    },
  );

  rule(['GLA-0114', 'GLB-0024', 'GAP-0163'], 'an astromech has a place of its own where there is one', () => {
    const { state: s } = lights(['Drill Astromech', 'Drill Servant'], {
      Drill: { light: ['Drill Wing', 'Drill Frigate'] },
    });
    expect(seatFor(s, find(s, 'Drill Astromech'), find(s, 'Drill Wing'))).toBe('astromech');
    expect(seatFor(s, find(s, 'Drill Astromech'), find(s, 'Drill Frigate'))).toBe('passenger');
    // No other droid takes it.
    expect(seatFor(s, find(s, 'Drill Servant'), find(s, 'Drill Wing'))).toBe(null);
  });

  rule(['GLA-0493', 'GLA-0288', 'GLC-0363'], 'vehicles and starfighters go into the cargo bay, if it has room', () => {
    const ship = (cargo: readonly string[]) => ({ Drill: { dark: [{ card: 'Drill Flagship', cargo }] } });
    const { state: s } = darks(['Drill Interceptor', 'Drill Strider'], ship([]));
    const flagship = find(s, 'Drill Flagship');
    expect(seatFor(s, find(s, 'Drill Interceptor'), flagship)).toBe('cargo');
    expect(seatFor(s, find(s, 'Drill Strider'), flagship)).toBe('cargo');
    const full = darks(['Drill Interceptor', 'Drill Strider'], ship(['Drill Interceptor'])).state;
    const [inHand] = full.zones.hand[0];
    expect(seatFor(full, inHand ?? -1, find(full, 'Drill Flagship'))).toBe(null);
    expect(seatFor(full, find(full, 'Drill Strider'), find(full, 'Drill Flagship'))).toBe('cargo');
  });

  for (const [card, slot] of [
    ['Drill Trooper', 'passenger'],
    ['Drill Navigator', 'pilot'],
    ['Drill Strider', 'cargo'],
    ['Drill Interceptor', 'cargo'],
  ] as const)
    rule('GLC-0363', `${card} is deployed aboard, where its player has icons or presence`, () => {
      const deploying = (system: string, ship: string) => {
        const t = darks([card, 'Drill Errand (Dark)'], { [system]: { dark: [ship] } });
        if (!t.dark.may('deploy', card)) return null;
        t.dark.does('deploy', card);
        if (t.dark.may('to')) t.dark.does('to', ship);
        return slotOf(t.state, t.state.zones.on[0].at(-1) ?? -1);
      };
      expect(deploying('Drill', 'Drill Flagship')).toBe(slot);
      // No icon of the Dark Side’s: its own permanent pilot is presence enough, and nobody aboard is none.
      expect(deploying('Drill Moon', 'Drill Flagship')).toBe(slot);
      expect(deploying('Drill Moon', 'Drill Mist')).toBe(null);
      if (slot !== 'cargo') expect(deploying('Drill', 'Drill Mist')).toBe(slot);
    });

  for (const [where, aboard, site] of [
    [
      'in a vehicle in the hold',
      { cargo: [{ card: 'Drill Hopper', passengers: ['Drill Recruit', 'Drill Flyer'] }] },
      [],
    ],
    [
      'in a starfighter in the hold',
      { cargo: [{ card: 'Drill Lucky Star', pilots: ['Drill Flyer'], passengers: ['Drill Recruit'] }] },
      [],
    ],
    ['at its sites', {}, ['Drill Flyer', 'Drill Recruit']],
  ] as const)
    rule(['GLA-0289', 'GLC-0540', 'GLB-0062'], `whoever is ${where} takes no seat`, () => {
      const crew = ['Drill Recruit', 'Drill Recruit'];
      const { state: s } = lights(['Drill Heir'], {
        Drill: {
          light: [{ card: 'Drill Liner', pilots: ['Drill Flyer', 'Drill Flyer'], passengers: crew, ...aboard }],
        },
        'Drill Liner: War Room': { light: [...site] },
      });
      expect(seatFor(s, find(s, 'Drill Heir'), find(s, 'Drill Liner'))).toBe('passenger');
    });

  for (const [where, aboard, site, added] of [
    ['flies it', { pilots: ['Drill Bush Pilot'] }, [], 2],
    ['is in a vehicle in the hold', { cargo: [{ card: 'Drill Hopper', pilots: ['Drill Bush Pilot'] }] }, [], 0],
    [
      'is in a starfighter in the hold',
      { cargo: [{ card: 'Drill Lone Fighter', pilots: ['Drill Bush Pilot'] }] },
      [],
      0,
    ],
    ['is at its sites', {}, ['Drill Bush Pilot'], 0],
  ] as const)
    rule(['GLA-0289', 'GLB-0062', 'GLC-0351'], `a pilot who ${where} adds ${added} to its power`, () => {
      const { state: s } = lights([], {
        Drill: { light: [{ card: 'Drill Liner', ...aboard }] },
        'Drill Liner: War Room': { light: [...site] },
      });
      expect(valueNow(s, find(s, 'Drill Liner'), 'power')).toBe(2 + added);
    });

  rule('SUP-0306', 'what is at the sites of a starship or vehicle takes no room in it', () => {
    const { state: s } = lights(['Drill Heir', 'Drill Hopper', 'Drill Wing'], {
      Drill: {
        light: [
          {
            card: 'Drill Liner',
            passengers: ['Drill Recruit', 'Drill Recruit'],
            cargo: ['Drill Wing', 'Drill Wing', 'Drill Wing'],
          },
        ],
      },
      'Drill Liner: Docking Bay': {
        light: ['Drill Recruit', 'Drill Recruit', 'Drill Hauler', 'Drill Vanguard', 'Drill Vanguard'],
      },
    });
    const [heir, hopper, wing] = s.zones.hand[1];
    expect([heir, hopper, wing].map((card) => seatFor(s, card ?? -1, find(s, 'Drill Liner')))).toEqual([
      'passenger',
      'cargo',
      'cargo',
    ]);
    const { state: crawling } = darks(['Drill Spy'], {
      'Drill: Dunes': { dark: [{ card: 'Drill Crawler', drivers: ['Drill Trooper'] }] },
      'Drill Crawler: Hold': { dark: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] },
    });
    expect(seatFor(crawling, find(crawling, 'Drill Spy'), find(crawling, 'Drill Crawler'))).toBe('passenger');
  });

  rule('GLA-0491', 'deploying aboard needs a foothold where the starship is', () => {
    const t = lights(['Drill Recruit'], { 'Drill Dark': { light: ['Drill Beast'] } });
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(false);
    const held = lights(['Drill Recruit'], { 'Drill Dark': { light: ['Drill Beast', 'Drill Flyer'] } });
    held.light.does('deploy', 'Drill Recruit');
    expect(held.options.slice(0, -1)).toEqual(['to Drill Dark', 'to Drill Beast']);
  });
});

describe('piloted or not', () => {
  rule(['GLC-0356', 'GLC-0547', 'GLC-0050'], 'a starship or vehicle needs a pilot aboard, permanent or not', () => {
    const { state: s } = table(ccg, {
      at: {
        Drill: { dark: ['Drill Flagship'], light: ['Drill Frigate', { card: 'Drill Wing', pilots: ['Drill Flyer'] }] },
        'Drill: Dunes': { dark: [{ card: 'Drill Strider', passengers: ['Drill Navigator'] }] },
      },
    });
    expect(isPiloted(s, find(s, 'Drill Flagship'))).toBe(true);
    expect(isPiloted(s, find(s, 'Drill Frigate'))).toBe(false);
    expect(isPiloted(s, find(s, 'Drill Wing'))).toBe(true);
    // A pilot in a passenger's seat does not pilot.
    expect(isPiloted(s, find(s, 'Drill Strider'))).toBe(false);
  });

  rule(['GAP-0171', 'GLA-0361'], 'without one its power, maneuver and speed are 0, its armor 2', () => {
    const { state: s } = table(ccg, {
      at: { Drill: { light: ['Drill Wing'] }, 'Drill: Dunes': { dark: ['Drill Strider'] } },
    });
    const wing = find(s, 'Drill Wing');
    for (const value of ['power', 'maneuver', 'hyperspeed'] as const) expect(valueNow(s, wing, value)).toBe(0);
    const strider = find(s, 'Drill Strider');
    expect([valueNow(s, strider, 'power'), valueNow(s, strider, 'landspeed'), valueNow(s, strider, 'armor')]).toEqual([
      0, 0, 2,
    ]);
  });

  rule('GLA-0361', 'a combat vehicle without one has nothing of what it is worth, and does not move', () => {
    const tank = (pilots: readonly string[]) =>
      table(ccg, {
        phase: 'move',
        dark: { force: 9, hand: ['Drill Errand (Dark)'] },
        at: { 'Drill: Dunes': { dark: [{ card: 'Drill Empty Tank', pilots }] }, 'Drill: Field (Light)': {} },
      });
    const worth = (t: ReturnType<typeof tank>) =>
      (['power', 'maneuver', 'landspeed'] as const).map((value) =>
        valueNow(t.state, find(t.state, 'Drill Empty Tank'), value),
      );
    const [piloted, empty] = [tank(['Drill Navigator']), tank([])];
    expect(worth(piloted)).toEqual([3, 2, 2]);
    expect(piloted.dark.may('move', 'Drill Empty Tank')).toBe(true);
    expect(worth(empty)).toEqual([0, 0, 0]);
    expect(empty.dark.may('move', 'Drill Empty Tank')).toBe(false);
  });

  rule(['GAP-0181', 'GLC-0470'], 'a transport is driven, by whoever is no droid', () => {
    const at = (drivers: readonly string[]) => ({ 'Drill: Dunes': { light: [{ card: 'Drill Truck', drivers }] } });
    const t = lights(['Drill Recruit'], at([]));
    expect(isPiloted(t.state, find(t.state, 'Drill Truck'))).toBe(false);
    expect(seatFor(t.state, find(t.state, 'Drill Recruit'), find(t.state, 'Drill Truck'))).toBe('driver');
    const droid = lights(['Drill Servant'], at([])).state;
    expect(seatFor(droid, find(droid, 'Drill Servant'), find(droid, 'Drill Truck'))).toBe('passenger');
    const driven = lights(['Drill Recruit'], at(['Drill Flyer'])).state;
    expect(isPiloted(driven, find(driven, 'Drill Truck'))).toBe(true);
    expect(seatFor(driven, find(driven, 'Drill Recruit'), find(driven, 'Drill Truck'))).toBe('passenger');
  });

  rule('GLA-0402', 'creature vehicles need nobody', () => {
    const { state: s } = table(ccg, { at: { 'Drill: Dunes': { light: ['Drill Beast'] } } });
    expect(isPiloted(s, find(s, 'Drill Beast'))).toBe(true);
    expect(valueNow(s, find(s, 'Drill Beast'), 'power')).toBe(2);
  });

  rule(
    ['GAP-0164', 'GAP-0169', 'GAP-0170'],
    'at a site, or in a cargo bay, a starship is landed and nobody pilots it',
    () => {
      const { state: s } = table(ccg, {
        at: {
          Drill: { dark: [{ card: 'Drill Flagship', cargo: ['Drill Interceptor'] }] },
          'Drill: Docking Bay': { light: [{ card: 'Drill Wing', pilots: ['Drill Flyer'] }] },
        },
      });
      expect([isLanded(s, find(s, 'Drill Interceptor')), isPiloted(s, find(s, 'Drill Interceptor'))]).toEqual([
        true,
        false,
      ]);
      expect([isLanded(s, find(s, 'Drill Wing')), isPiloted(s, find(s, 'Drill Wing'))]).toEqual([true, false]);
      expect(pilotsOf(s, find(s, 'Drill Wing'))).toEqual([]);
      expect(isLanded(s, find(s, 'Drill Flagship'))).toBe(false);
    },
  );

  rule('GAP-0172', 'the text of one that is not piloted is suspended, except what it says of deploying', () => {
    const still = lights(['Drill Recruit'], { 'Drill: Dunes': { light: ['Drill Beacon', 'Drill Servant'] } });
    expect(valueNow(still.state, find(still.state, 'Drill Servant'), 'forfeit')).toBe(1);
    expect(still.light.may('deploy', 'Drill Recruit')).toBe(true);
    const t = lights([], {
      'Drill: Dunes': { light: [{ card: 'Drill Beacon', pilots: ['Drill Flyer'] }, 'Drill Servant'] },
    });
    expect(valueNow(t.state, find(t.state, 'Drill Servant'), 'forfeit')).toBe(3);
  });

  rule('GAP-0213', 'a pilot matches the starships that its card names', () => {
    const { state: s } = lights(['Drill Wingman', 'Drill Flyer'], {
      Drill: { light: ['Drill Wing', 'Drill Frigate'] },
    });
    expect(isMatching(s, find(s, 'Drill Wingman'), find(s, 'Drill Wing'))).toBe(true);
    expect(isMatching(s, find(s, 'Drill Wingman'), find(s, 'Drill Frigate'))).toBe(false);
    expect(isMatching(s, find(s, 'Drill Flyer'), find(s, 'Drill Wing'))).toBe(false);
  });
});
