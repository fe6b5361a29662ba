import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { relatedTo } from '../src/rules/table/layout.ts';
import { ccg } from './drill.ts';
import { moving } from './movingTable.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

describe('a droid that explodes', () => {
  /** Dark draws this destiny, somewhere else altogether. */
  const drawn = (destiny: number, at: CcgPosition['at']) => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Augur'], reserve: ['Drill Trooper', `Drill Fate ${destiny}`] },
      ...(at === undefined ? {} : { at }),
    });
    t.dark.does('play', 'Drill Augur');
    // In whichever order they go to the Lost Pile.
    while (t.asked === 'light' && t.light.may('put')) t.light.does('put', '#1');
    return t;
  };
  const rigged = { card: 'Drill Servant', on: ['Drill Rigged Circuit'] } as const;
  const left = (t: ReturnType<typeof drawn>) =>
    [...t.dark.sees('at', 'dark'), ...t.dark.sees('at', 'light'), ...t.dark.sees('on', 'light')].sort();

  rule(
    ['GLC-0117', 'GLC-0118'],
    'counts whoever is at the site, and takes whoever is present with it (example)',
    () => {
      const inside = {
        'Drill: Dunes': {
          light: [{ card: 'Drill Hauler', passengers: [rigged, 'Drill Recruit'] }, 'Drill Heir'],
          dark: ['Drill Trooper'],
        },
      } as const;
      // Four are at the site, two of them in the vehicle with it.
      expect(left(drawn(4, inside))).toEqual(['Drill Hauler', 'Drill Heir', 'Drill Trooper']);
      expect(left(drawn(2, inside))).toContain('Drill Servant');
    },
  );

  rule('GLC-0119', 'may be anywhere, and explodes only at a site', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Rigged Circuit'] },
      at: { Drill: { light: [{ card: 'Drill Liner', passengers: ['Drill Servant'] }] } },
    });
    expect(t.dark.may('deploy', 'Drill Rigged Circuit')).toBe(true);
    const aboard = { Drill: { light: [{ card: 'Drill Liner', passengers: [rigged] }] } };
    expect(left(drawn(1, aboard))).toContain('Drill Servant');
    expect(left(drawn(1, { 'Drill: Dunes': { light: [rigged] } }))).toEqual([]);
  });
});

describe('the outermost marker', () => {
  rule('GLC-0030', 'is the numbered site with the highest number of those on table', () => {
    const storm = (...sites: readonly string[]) => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Blizzard'] },
        at: Object.fromEntries(sites.map((site) => [site, {}])),
      });
      if (!t.dark.may('deploy', 'Drill Blizzard')) return null;
      t.dark.does('deploy', 'Drill Blizzard');
      const { state: s } = t;
      return s.names[s.cards.definition[s.cards.host[find(s, 'Drill Blizzard')] ?? -1] ?? -1];
    };
    expect(storm('Drill Ice: Generators', 'Drill: Dunes')).toBe(null);
    expect(storm('Drill Ice: Perimeter', 'Drill Ice: Plains', 'Drill Ice: Generators')).toBe('Drill Ice: Plains');
    expect(storm('Drill Ice: Ridge', 'Drill Ice: Plains')).toBe('Drill Ice: Ridge');
  });
});

describe('whoever sleeps', () => {
  rule('GLC-0304', 'can’t move, pilot or drive', () => {
    const asleep = (light: readonly Stood[], who: string) => {
      const t = moving({
        turn: 'light',
        dark: { hand: ['Drill Lullaby'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Harbor: Quay': { light }, 'Drill Harbor: Market': {} },
      });
      t.light.passes();
      t.dark.does('play', 'Drill Lullaby');
      if (t.dark.may('target', who)) t.dark.does('target', who);
      return t;
    };
    const walker = asleep(['Drill Recruit', 'Drill Heir'], 'Drill Recruit');
    expect(walker.light.may('move', 'Drill Recruit')).toBe(false);
    expect(walker.light.may('move', 'Drill Heir')).toBe(true);
    const flown = asleep([{ card: 'Drill Hopper', pilots: ['Drill Airman'] }, 'Drill Heir'], 'Drill Airman');
    expect(flown.light.may('move', 'Drill Hopper')).toBe(false);
    expect(
      asleep([{ card: 'Drill Hopper', pilots: ['Drill Airman'] }, 'Drill Heir'], 'Drill Heir').light.may(
        'move',
        'Drill Hopper',
      ),
    ).toBe(true);
    const driven = (who: string) =>
      asleep([{ card: 'Drill Sail', drivers: ['Drill Recruit'] }, 'Drill Heir'], who).light.may('move', 'Drill Sail');
    expect([driven('Drill Recruit'), driven('Drill Heir')]).toEqual([false, true]);
  });

  for (const [card, where, crew, seat] of [
    ['Drill Red Five', 'Drill Harbor', 'Drill Airman', 'pilots'],
    ['Drill Hauler', 'Drill Harbor: Quay', 'Drill Airman', 'pilots'],
    ['Drill Hopper', 'Drill Harbor: Quay', 'Drill Airman', 'pilots'],
    ['Drill Sail', 'Drill Harbor: Quay', 'Drill Recruit', 'drivers'],
  ] as const)
    rule('GLC-0304', `moves no ${card} as one of its ${seat}`, () => {
      const t = moving({
        turn: 'light',
        dark: { hand: ['Drill Lullaby'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          [where]: { light: [{ card, [seat]: [crew] }] },
          'Drill Harbor: Market': { light: ['Drill Heir'] },
          'Drill Harbor: Beach': {},
          'Drill Moon': {},
        },
      });
      expect(t.light.may('move', card)).toBe(true);
      t.light.passes();
      t.dark.does('play', 'Drill Lullaby').does('target', crew);
      expect([t.light.may('move', card), t.light.may('move', 'Drill Heir')]).toEqual([false, true]);
    });
});

describe('sabotage', () => {
  const at = {
    'Drill Yard': {
      dark: ['Drill Saboteur'],
      light: [
        { card: 'Drill Recruit', on: ['Drill Rifle (Light)', 'Drill Flight Suit'] },
        'Drill Battery',
        'Drill Land Mine',
        'Drill Hauler',
        { card: 'Drill Hopper', pilots: ['Drill Airman'] },
      ],
    },
  };
  const table_ = () =>
    table(ccg, { phase: 'control', dark: { hand: ['Drill Sabotage'] }, light: { hand: ['Drill Errand (Light)'] }, at });

  rule('GLC-0251', 'breaks any kind of weapon, device or vehicle', () => {
    const t = table_();
    t.dark.does('play', 'Drill Sabotage');
    expect(t.options.filter((option) => option.startsWith('target'))).toEqual([
      'target Drill Battery',
      'target Drill Land Mine',
      'target Drill Hauler',
      'target Drill Hopper',
      'target Drill Rifle (Light)',
      'target Drill Flight Suit',
    ]);
  });

  for (const [thing, where, bearer] of [
    ['Drill Heavy Battery', 'Drill', 'Drill Liner'],
    ['Drill Deck Gun', 'Drill Yard', 'Drill Glider'],
    ['Drill Translator', 'Drill', 'Drill Liner'],
    ['Vaporator', 'Drill Yard', null],
    ['Drill War Skiff', 'Drill Yard', null],
    ['Drill Bantha', 'Drill Yard', null],
  ] as const)
    rule('GLC-0251', `breaks ${thing}`, () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Sabotage'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { [where]: { light: [bearer === null ? thing : { card: bearer, on: [thing] }] } },
      });
      t.dark.does('play', 'Drill Sabotage');
      if (t.asked === 'dark') t.dark.does('target', thing);
      expect(t.light.sees('lost', 'light')).toEqual([thing]);
    });

  rule('GLC-0252', 'steals nothing that can’t be stolen otherwise', () => {
    const t = table_();
    t.dark.does('use', 'Drill Saboteur');
    // Neither what nobody carries nor what somebody sits in.
    expect(t.options.filter((option) => option.startsWith('target'))).toEqual([
      'target Drill Hauler',
      'target Drill Rifle (Light)',
      'target Drill Flight Suit',
    ]);
  });
});

describe('a number that is found as a card is deployed', () => {
  rule('GLC-0224', 'stays what it was', () => {
    const t = moving({
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Reef Run', 'Drill Shoal', 'Drill Errand (Light)'],
        lost: Array.from({ length: 9 }, () => 'Drill Recruit'),
      },
      at: { 'Drill Harbor': { light: ['Drill Red Wing'] }, 'Drill Reef': {} },
    });
    t.light.does('deploy', 'Drill Reef Run');
    t.light.does('deploy', 'Drill Shoal');
    if (t.light.may('right of', 'Drill Reef')) t.light.does('right of', 'Drill Reef');
    expect(t.light.sees('locations', 'light')).toContain('Drill Shoal');
    while (t.state.facts.phase !== 'move') t[t.asked ?? 'light'].passes();
    t.light.does('move', 'Drill Red Wing', 'Drill Reef');
    // Twice one, though there are two by now.
    expect(t.light.sees('lost', 'light')).toHaveLength(9 - 2 + 1);
  });
});

describe('a cave in one of the asteroids', () => {
  rule('GLC-0187', 'is related to that one alone', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Reef: Grotto', 'Drill Errand (Light)'] },
      at: { Drill: {}, 'Drill: Dunes': {}, 'Drill Shoal': {}, 'Drill Reef': {} },
    });
    t.light.does('deploy', 'Drill Reef: Grotto');
    const { state: s } = t;
    const names = relatedTo(s, find(s, 'Drill Reef: Grotto')).map((card) => s.names[s.cards.definition[card] ?? -1]);
    expect(names).toEqual(['Drill Reef']);
    // Without its asteroid there is no place for it.
    const alone = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Reef: Grotto', 'Drill Errand (Light)'] },
      at: { Drill: {}, 'Drill Shoal': {} },
    });
    expect(alone.light.may('deploy', 'Drill Reef: Grotto')).toBe(false);
  });
});
