import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { location } from '../src/catalog/card.ts';
import type { CcgState } from '../src/index.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { isGround } from '../src/rules/table/grounds.ts';
import {
  adjacentTo,
  allLocations,
  isAdjacent,
  isLocationOf,
  isRelated,
  parsecsBetween,
  relatedTo,
} from '../src/rules/table/layout.ts';
import { rankIn } from '../src/rules/table/layoutPatterns.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const namesIn = (s: CcgState, cards: readonly number[]): string[] =>
  cards.map((card) => s.names[s.cards.definition[card] ?? -1] ?? '?').sort();

/** Everything that a planet can have, from left to right. */
const whole = {
  'Drill: Hall': {},
  'Drill: Docking Bay': {},
  'Drill: Field (Light)': {},
  'Drill: Dunes': {},
  'Drill Clouds': {},
  Drill: {},
  'Drill Asteroids': {},
  'Drill Moon': {},
  'Drill Moon: Crater': {},
};

describe('locations that lie together', () => {
  rule(['GLA-0067', 'GLA-0068'], 'adjacent are only neighbours of one kind and one system', () => {
    const { state: s } = table(ccg, { at: whole });
    const next = (a: string, b: string) => isAdjacent(s, find(s, a), find(s, b));
    expect(namesIn(s, adjacentTo(s, find(s, 'Drill: Docking Bay')))).toEqual(['Drill: Field (Light)', 'Drill: Hall']);
    expect(next('Drill: Hall', 'Drill: Field (Light)')).toBe(false);
    // A sector next to a site, a system next to a sector: side by side, and not adjacent.
    expect(next('Drill: Dunes', 'Drill Clouds')).toBe(false);
    expect(next('Drill', 'Drill Asteroids')).toBe(false);
    expect(next('Drill', 'Drill Clouds')).toBe(false);
  });

  for (const [kind, group, one, other, apart] of [
    ['sectors', { Drill: {}, 'Drill Asteroids': {}, 'Drill Reef': {} }, 'Drill Asteroids', 'Drill Reef', 'Drill'],
    [
      'cloud sectors',
      { 'Drill: Dunes': {}, 'Drill Clouds': {}, 'Drill High Clouds': {}, Drill: {} },
      'Drill Clouds',
      'Drill High Clouds',
      'Drill: Dunes',
    ],
    [
      'sites of a starship',
      {
        Drill: { dark: ['Drill Leviathan'] },
        'Drill Leviathan: Station': {},
        'Drill Leviathan: Corridor': {},
        'Drill: Hall': {},
      },
      'Drill Leviathan: Station',
      'Drill Leviathan: Corridor',
      'Drill: Hall',
    ],
  ] as const)
    rule('GLA-0068', `adjacent are ${kind} of one system or starship`, () => {
      const { state: s } = table(ccg, { at: group });
      const next = (a: string, b: string) => isAdjacent(s, find(s, a), find(s, b));
      expect([next(one, other), next(one, apart), next(other, apart)]).toEqual([true, false, false]);
    });

  rule(['GLC-0185', 'GAP-0153'], 'sites, cloud sectors and the system are related, but none to itself', () => {
    const { state: s } = table(ccg, { at: whole });
    expect(namesIn(s, relatedTo(s, find(s, 'Drill: Hall')))).toEqual([
      'Drill',
      'Drill Clouds',
      'Drill: Docking Bay',
      'Drill: Dunes',
      'Drill: Field (Light)',
    ]);
    expect(isRelated(s, find(s, 'Drill'), find(s, 'Drill'))).toBe(false);
    expect(isRelated(s, find(s, 'Drill'), find(s, 'Drill Moon'))).toBe(false);
  });

  rule(['GLA-0108', 'GLC-0186', 'GLC-0072'], 'asteroids are related to the system alone, and no part of it', () => {
    const { state: s } = table(ccg, { at: whole });
    const asteroids = find(s, 'Drill Asteroids');
    expect(namesIn(s, relatedTo(s, asteroids))).toEqual(['Drill']);
    expect(isLocationOf(s, asteroids, 'Drill')).toBe(false);
    expect(isLocationOf(s, find(s, 'Drill Clouds'), 'Drill')).toBe(true);
  });

  rule('GLC-0186', 'and asteroids of one system are related to each other', () => {
    const { state: s } = table(ccg, { at: { ...whole, 'Drill Reef': {} } });
    // The reef was named after the moon, and lies there; this one lies with the others.
    const { state: both } = table(ccg, {
      at: { 'Drill: Dunes': {}, 'Drill Clouds': {}, Drill: {}, 'Drill Asteroids': {}, 'Drill Reef': {} },
    });
    expect(namesIn(s, relatedTo(s, find(s, 'Drill Reef')))).not.toContain('Drill Asteroids');
    for (const [one, other] of [
      ['Drill Asteroids', 'Drill Reef'],
      ['Drill Reef', 'Drill Asteroids'],
    ] as const) {
      expect(namesIn(both, relatedTo(both, find(both, one)))).toEqual(['Drill', other]);
      expect(isLocationOf(both, find(both, one), 'Drill')).toBe(false);
    }
  });

  rule('GLB-0177', 'a generic site is related to its system, to the other sites there and to the clouds', () => {
    const { state: s } = table(ccg, {
      at: {
        'Drill Moon: Crater': {},
        'Drill Forest (Light)': {},
        'Drill Clouds': {},
        'Drill Moon': {},
        Drill: {},
        'Drill: Dunes': {},
      },
    });
    expect(namesIn(s, relatedTo(s, find(s, 'Drill Forest (Light)')))).toEqual([
      'Drill Clouds',
      'Drill Moon',
      'Drill Moon: Crater',
    ]);
  });

  rule('GLC-0037', 'the difference of parsec numbers is the distance between systems', () => {
    const { state: s } = table(ccg, { at: whole });
    expect(parsecsBetween(s, find(s, 'Drill'), find(s, 'Drill Moon'))).toBe(3);
    expect(parsecsBetween(s, find(s, 'Drill'), find(s, 'Drill Clouds'))).toBe(null);
  });

  rule(['GLA-0069', 'GAP-0142'], 'the sites of a vehicle adjoin the site that it is at', () => {
    const { state: s } = table(ccg, {
      at: { 'Drill: Field (Light)': { dark: ['Drill Crawler'] }, 'Drill: Dunes': {}, 'Drill Crawler: Hold': {} },
    });
    const hold = find(s, 'Drill Crawler: Hold');
    expect(namesIn(s, adjacentTo(s, hold))).toEqual(['Drill: Field (Light)']);
    expect(namesIn(s, relatedTo(s, hold))).toEqual(['Drill: Dunes', 'Drill: Field (Light)']);
    expect(isLocationOf(s, hold, 'Drill')).toBe(false);
  });

  rule(
    'GAP-0142',
    'so do those of a vehicle in the hold of what has landed there, and are related to all that is',
    () => {
      const { state: s } = table(ccg, {
        at: {
          'Drill: Field (Light)': {
            dark: [{ card: 'Drill Landing Ship', cargo: ['Drill Wagon'] }, 'Drill Crawler'],
          },
          'Drill: Dunes': {},
          'Drill Crawler: Hold': {},
          'Drill Wagon: Cabin': {},
        },
      });
      const [cabin, hold] = [find(s, 'Drill Wagon: Cabin'), find(s, 'Drill Crawler: Hold')];
      expect(namesIn(s, adjacentTo(s, cabin))).toEqual(['Drill: Field (Light)']);
      expect(namesIn(s, relatedTo(s, cabin))).toEqual(['Drill Crawler: Hold', 'Drill: Dunes', 'Drill: Field (Light)']);
      expect(namesIn(s, relatedTo(s, hold))).toEqual(['Drill Wagon: Cabin', 'Drill: Dunes', 'Drill: Field (Light)']);
      expect(isLocationOf(s, cabin, 'Drill')).toBe(false);
    },
  );

  rule('GAP-0142', 'and nothing else while it is at no site', () => {
    const { state: s } = table(ccg, {
      at: {
        Drill: { dark: [{ card: 'Drill Flagship', cargo: ['Drill Crawler'] }] },
        'Drill: Dunes': {},
        'Drill Flagship: Corridor': {},
        'Drill Crawler: Hold': {},
      },
    });
    for (const site of ['Drill Flagship: Corridor', 'Drill Crawler: Hold']) {
      expect(adjacentTo(s, find(s, site))).toEqual([]);
      expect(relatedTo(s, find(s, site))).toEqual([]);
    }
  });
});

describe('kinds of sites', () => {
  rule('GLC-0513', 'underground are those with that icon', () => {
    const power = (where: string) => {
      const { state: s } = table(ccg, {
        light: { table: ['Drill Miners'] },
        at: { [where]: { light: ['Drill Recruit'] } },
      });
      return valueNow(s, find(s, 'Drill Recruit'), 'power');
    };
    expect([power('Drill: Burrow'), power('Drill: Hall')]).toEqual([3, 2]);
  });

  rule('GLC-0471', 'a trench is outside, mobile, and next to its system, without which it can’t deploy', () => {
    const laying = (at: Readonly<Record<string, object>>) =>
      table(ccg, { phase: 'deploy', dark: { hand: ['Drill Rover: Trench', 'Drill Errand (Dark)'] }, at });
    expect(laying({ 'Drill Rover: Deck': {} }).dark.may('deploy', 'Drill Rover: Trench')).toBe(false);
    const t = laying({ 'Drill Rover: Deck': {}, 'Drill Rover: Hull': {}, 'Drill Rover': {} });
    // There is only one place.
    t.dark.does('deploy', 'Drill Rover: Trench');
    const names = allLocations(t.state).map((card) => t.state.names[t.state.cards.definition[card] ?? -1]);
    expect(names).toEqual(['Drill Rover: Deck', 'Drill Rover: Hull', 'Drill Rover: Trench', 'Drill Rover']);
    const trench = find(t.state, 'Drill Rover: Trench');
    expect(isGround(t.state, trench, 'exterior') && isGround(t.state, trench, 'mobile')).toBe(true);
    expect(isGround(t.state, trench, 'interior')).toBe(false);
  });
});

const deploySite = (card: string, at: Readonly<Record<string, object>>, side: 'dark' | 'light' = 'dark') => {
  const t = table(ccg, { turn: side, phase: 'deploy', [side]: { hand: [card] }, at });
  t[side].does('deploy', card);
  return t;
};

describe('deploying locations', () => {
  rule(['GLB-0413', 'AR5-0040'], 'costs nothing, any number of times in a deploy phase', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill: Hall', 'Drill: Dunes'] },
      light: { hand: ['Drill Stew', 'Drill Stew'] },
    });
    t.dark.does('deploy', 'Drill: Hall');
    t.light.does('play', 'Drill Stew');
    const force = t.state.zones.force[0].length;
    t.dark.does('deploy', 'Drill: Dunes');
    expect(t.dark.sees('locations', 'dark')).toEqual(['Drill: Hall', 'Drill: Dunes']);
    expect(t.state.zones.force[0]).toHaveLength(force);
  });

  rule(['GLB-0426', 'GLB-0427', 'GAP-0344'], 'a site is inserted wherever the pattern is kept', () => {
    const at = {
      'Drill: Hall': {},
      'Drill: Docking Bay': {},
      'Drill: Field (Light)': {},
      'Drill Yard': {},
      'Drill: Gate': {},
      Drill: {},
    };
    // Three exterior sites between docking bay and system: four places, but the gate may not be cut off.
    expect(deploySite('Drill: Dunes', at).options.slice(0, -1)).toEqual([
      'left of Drill: Field (Light)',
      'left of Drill Yard',
      'left of Drill: Gate',
      'left of Drill',
    ]);
    const inside = table(ccg, { turn: 'light', phase: 'deploy', light: { hand: ['Drill: Vault'] }, at });
    inside.light.does('deploy', 'Drill: Vault');
    expect(inside.options.slice(0, -1)).toEqual(['left of Drill: Hall', 'left of Drill: Docking Bay']);
  });

  rule(['GLB-0429', 'GAP-0346'], 'where a group is missing, the others lie next to each other', () => {
    const t = deploySite('Drill: Docking Bay', { 'Drill: Hall': {}, 'Drill: Dunes': {}, Drill: {} });
    // There is one place for it, in between: nothing is asked.
    const s = t.state;
    expect(s.facts.layout[0]?.places.map(({ card }) => s.names[s.cards.definition[card] ?? -1])).toEqual([
      'Drill: Hall',
      'Drill: Docking Bay',
      'Drill: Dunes',
      'Drill',
    ]);
  });

  rule(['GLB-0415', 'GLB-0416', 'GLB-0417'], 'a system lies at the end of the row of its sites, or alone', () => {
    const { state: s } = deploySite('Drill', { 'Drill: Dunes': {}, 'Drill Moon': {} });
    expect(s.facts.layout.map(({ of, places }) => [of, places.length])).toEqual([
      ['Drill', 2],
      ['Drill Moon', 1],
    ]);
    expect(isRelated(s, find(s, 'Drill'), find(s, 'Drill: Dunes'))).toBe(true);
    const alone = deploySite('Drill', { 'Drill Moon': {} }).state;
    expect(alone.facts.layout.map(({ of }) => of)).toEqual(['Drill Moon', 'Drill']);
  });

  rule('GAP-0139', 'sites that may not be separated lie side by side from the start', () => {
    const at = { 'Drill Yard': {}, 'Drill: Field (Light)': {}, 'Drill: Dunes': {} };
    const t = deploySite('Drill: Gate', at, 'light');
    expect(t.options.slice(0, -1)).toEqual(['left of Drill: Field (Light)', 'left of Drill: Dunes']);
    t.light.does('left of', 'Drill: Field (Light)');
    const s = t.state;
    expect(s.facts.layout[0]?.places.map(({ card }) => s.names[s.cards.definition[card] ?? -1])).toEqual([
      'Drill Yard',
      'Drill: Gate',
      'Drill: Field (Light)',
      'Drill: Dunes',
    ]);
    const between = deploySite('Drill: Dunes', { 'Drill: Gate': {}, 'Drill: Field (Light)': {} });
    expect(between.options.slice(0, -1)).toEqual(['left of Drill: Gate', 'right of Drill: Field (Light)']);
  });

  rule(['GLB-0419', 'GAP-0134'], 'one’s own location is never covered by another copy', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill: Dunes', 'Drill: Hall'] },
      at: { 'Drill: Dunes': {} },
    });
    expect(t.dark.may('deploy', 'Drill: Hall')).toBe(true);
    expect(t.dark.may('deploy', 'Drill: Dunes')).toBe(false);
  });

  rule(['GLB-0420', 'GLA-0384', 'GAP-0135'], 'the other side’s version covers it, and everybody stays', () => {
    const t = deploySite('Drill: Field (Dark)', {
      'Drill: Dunes': {},
      'Drill: Field (Light)': { light: ['Drill Recruit'], dark: ['Drill Trooper'] },
    });
    const s = t.state;
    expect(t.dark.sees('locations', 'dark')).toEqual(['Drill: Dunes', 'Drill: Field (Dark)']);
    expect(t.dark.sees('locations', 'light')).toEqual([]);
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill: Field (Light)']);
    expect(s.cards.host[find(s, 'Drill Recruit')]).toBe(find(s, 'Drill: Field (Dark)'));
    expect(isAdjacent(s, find(s, 'Drill: Field (Dark)'), find(s, 'Drill: Dunes'))).toBe(true);
  });

  rule(
    ['GAP-0136', 'GLB-0177', 'GAP-0137'],
    'a generic site joins any planet on table, as often as it has diamonds',
    () => {
      const at = { 'Drill: Dunes': {}, 'Drill Moon': {}, 'Drill Nebula': {} };
      const t = deploySite('Drill Forest (Light)', at, 'light');
      expect(t.options.slice(0, -1)).toEqual(['left of Drill: Dunes', 'right of Drill: Dunes', 'left of Drill Moon']);
      t.light.does('left of', 'Drill Moon');
      expect(isLocationOf(t.state, find(t.state, 'Drill Forest (Light)'), 'Drill Moon')).toBe(true);
      // The other player may cover it with their own, or lay another beside it.
      const over = deploySite('Drill Forest (Dark)', { 'Drill Moon': {}, 'Drill Forest (Light)': {} });
      expect(over.options.slice(0, -1)).toEqual(['convert Drill Forest (Light)', 'left of Drill Moon']);
      // Without any planet there is no place for it.
      const nowhere = table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Forest (Dark)', 'Drill: Hall'] },
        at: { 'Drill Nebula': {} },
      });
      expect(nowhere.dark.may('deploy', 'Drill: Hall')).toBe(true);
      expect(nowhere.dark.may('deploy', 'Drill Forest (Dark)')).toBe(false);
    },
  );

  rule(['GLC-0272', 'GLC-0520', 'GLA-0346'], 'sectors need their planet’s system, and only so many go there', () => {
    const hand = ['Drill Asteroids', 'Drill Clouds', 'Drill: Hall'];
    const without = table(ccg, { phase: 'deploy', dark: { hand }, at: { 'Drill: Dunes': {} } });
    expect(without.dark.may('deploy', 'Drill: Hall')).toBe(true);
    expect(without.dark.may('deploy', 'Drill Asteroids')).toBe(false);
    expect(without.dark.may('deploy', 'Drill Clouds')).toBe(false);
    const { state: s } = deploySite('Drill Clouds', { 'Drill: Dunes': {}, Drill: {} });
    expect(s.facts.layout[0]?.places.map(({ card }) => s.names[s.cards.definition[card] ?? -1])).toEqual([
      'Drill: Dunes',
      'Drill Clouds',
      'Drill',
    ]);
    const full = table(ccg, { phase: 'deploy', dark: { hand }, at: { Drill: {}, 'Drill Asteroids': {} } });
    expect(full.dark.may('deploy', 'Drill Asteroids')).toBe(false);
    const other = deploySite('Drill Asteroids', { Drill: {}, 'Drill Asteroids': {}, 'Drill Moon': {} });
    expect(other.state.facts.layout.map(({ places }) => places.length)).toEqual([2, 2]);
  });

  rule(['GLC-0348', 'GLC-0349', 'GAP-0140'], 'sites of a named starship need no starship; those of a class do', () => {
    const hand = ['Drill Flagship: Corridor', 'Drill Crawler: Hold'];
    const t = table(ccg, { phase: 'deploy', dark: { hand }, at: { 'Drill: Dunes': {} } });
    expect(t.dark.may('deploy', 'Drill Flagship: Corridor')).toBe(true);
    expect(t.dark.may('deploy', 'Drill Crawler: Hold')).toBe(false);
    const with_ = table(ccg, { phase: 'deploy', dark: { hand }, at: { 'Drill: Dunes': { dark: ['Drill Crawler'] } } });
    with_.dark.does('deploy', 'Drill Crawler: Hold');
    const s = with_.state;
    expect(s.facts.layout.map(({ of }) => of)).toEqual(['Drill', 'Drill Crawler']);
    expect(isAdjacent(s, find(s, 'Drill Crawler: Hold'), find(s, 'Drill: Dunes'))).toBe(true);
  });
});

describe('special cases of laying locations', () => {
  rule(['GAP-0357', 'GLC-0323'], 'spaceport sites lie side by side, and nothing comes between them', () => {
    const beside = deploySite(
      'Drill Spaceport Market',
      { 'Drill Yard': {}, 'Drill Spaceport Street': {}, 'Drill: Dunes': {} },
      'light',
    );
    expect(beside.options.slice(0, -1)).toEqual(['left of Drill Spaceport Street', 'left of Drill: Dunes']);
    const between = deploySite('Drill: Dunes', {
      'Drill Yard': {},
      'Drill Spaceport Street': {},
      'Drill Spaceport Market': {},
    });
    expect(between.options.slice(0, -1)).toEqual([
      'left of Drill Yard',
      'left of Drill Spaceport Street',
      'right of Drill Spaceport Market',
    ]);
  });

  rule('GAP-0140', 'the sites of a vehicle of some class go with it, and whoever is there', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Wreck', 'Drill Stew'] },
      at: {
        'Drill: Dunes': { dark: ['Drill Crawler'] },
        'Drill Crawler: Hold': { dark: ['Drill Spy'] },
        'Drill Flagship: Corridor': {},
      },
    });
    t.light.does('play', 'Drill Wreck');
    expect(t.light.sees('locations', 'dark')).toEqual(['Drill: Dunes', 'Drill Flagship: Corridor']);
    expect(t.light.sees('lost', 'dark')).toEqual(
      expect.arrayContaining(['Drill Crawler', 'Drill Crawler: Hold', 'Drill Spy']),
    );
  });

  rule('GLA-0384', 'what can’t be on the new version of a location is lost', () => {
    const t = deploySite('Drill: Field (Dark)', {
      'Drill: Field (Light)': { light: ['Drill Harvest', 'Drill Recruit'] },
    });
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Harvest']);
  });
});

describe('rows with an order of their own', () => {
  const site = (title: string, kind: 'interior' | 'exterior' | 'both', marker?: number) =>
    location(title, {
      side: 'dark',
      id: '',
      rarity: '',
      type: 'site',
      system: title.slice(0, title.indexOf(':')),
      interior: kind !== 'exterior',
      exterior: kind !== 'interior',
      force: { light: 0, dark: 0 },
      ...(marker === undefined ? {} : { marker }),
    });
  const inOrder = (of: string, ...row: ReturnType<typeof site>[]) => {
    const ranks = row.map((one, i) => rankIn(of, one, i === 0 && of === 'Bespin'));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(row.length);
  };

  rule(['GAP-0348', 'GAP-0349', 'GAP-0351'], 'Tatooine, Yavin 4 and Endor', () => {
    inOrder(
      'Tatooine',
      site('Tatooine: Cantina', 'interior'),
      site('Tatooine: Docking Bay 94', 'both'),
      site('Tatooine: Mos Eisley', 'exterior'),
      site('Tatooine: Dune Sea', 'exterior'),
      site("Tatooine: Jabba's Palace", 'exterior'),
      site("Jabba's Palace: Entrance Cavern", 'both'),
      site("Jabba's Palace: Dungeon", 'interior'),
      site("Jabba's Palace: Rancor Pit", 'interior'),
    );
    inOrder(
      'Yavin 4',
      site('Yavin 4: Massassi Throne Room', 'interior'),
      site('Yavin 4: Docking Bay', 'both'),
      site('Yavin 4: Massassi Headquarters', 'exterior'),
      site('Yavin 4: Jungle', 'exterior'),
    );
    inOrder(
      'Endor',
      site('Endor: Bunker', 'interior'),
      site('Endor: Landing Platform (Docking Bay)', 'both'),
      site('Endor: Back Door', 'exterior'),
      site('Endor: Ewok Village', 'both'),
      site("Endor: Chief Chirpa's Hut", 'interior'),
    );
  });

  rule(
    ['GAP-0350', 'GLB-0430', 'GAP-0138'],
    'marker sites lie by their numbers, the unnumbered before the seventh',
    () => {
      inOrder(
        'Hoth',
        site('Hoth: Echo Corridor', 'interior'),
        site('Hoth: Echo Docking Bay', 'both'),
        site('Hoth: North Ridge', 'exterior', 4),
        site('Hoth: Ice Plains', 'exterior', 6),
        site('Hoth: Snow Field', 'exterior'),
        site('Hoth: Wampa Cave', 'interior', 7),
      );
    },
  );

  rule(['GAP-0347', 'GLA-0341'], 'the second docking bay of Cloud City lies at the far end', () => {
    inOrder(
      'Bespin',
      site('Cloud City: Platform 327 (Docking Bay)', 'both'),
      site('Cloud City: Casino', 'interior'),
      site('Cloud City: East Platform (Docking Bay)', 'both'),
    );
  });

  rule('GAP-0347', 'what is inside Cloud City lies between its docking bays, the first of them on the right', () => {
    const [first, second] = ['Cloud City: Drill West Docking Bay', 'Cloud City: Drill East Docking Bay'];
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: [first, second, 'Cloud City: Drill Lounge'] },
      at: { 'Drill Bespin': {} },
    });
    t.dark.does('deploy', first).does('deploy', second).does('deploy', 'Cloud City: Drill Lounge');
    const s = t.state;
    expect(s.facts.layout[0]?.places.map(({ card }) => s.names[s.cards.definition[card] ?? -1])).toEqual([
      second,
      'Cloud City: Drill Lounge',
      first,
      'Drill Bespin',
    ]);
  });

  rule(['GAP-0345', 'GAP-0353'], 'only some sites that are both keep inside and outside apart', () => {
    inOrder(
      'Naboo',
      site('Naboo: Theed Palace Throne Room', 'interior'),
      site('Naboo: Theed Palace Hallway', 'interior'),
      site('Naboo: Theed Palace Docking Bay', 'both'),
      site('Naboo: Theed Palace Courtyard', 'both'),
      site('Naboo: Swamp', 'exterior'),
    );
    for (const title of ['Ahch-To: Jedi Temple', 'Malachor: Sith Temple Entrance', 'Scarif: Turbolift Complex']) {
      const of = title.slice(0, title.indexOf(':'));
      inOrder(of, site(`${of}: Hallway`, 'interior'), site(title, 'both'), site(`${of}: Plain`, 'exterior'));
    }
    expect(rankIn('Kessel', site('Kessel: Mine', 'both'), false)).toBe(
      rankIn('Kessel', site('Kessel: Plain', 'exterior'), false),
    );
  });
});
