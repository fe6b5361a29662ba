import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { Stood } from '../../src/index.ts';
import { tcg } from '../drill.ts';
import { leadsTo, stats, take } from '../riders.ts';
import { choose, damageOn, offered, passChances, statsOf, type TcgTable, tappedNow } from '../support.ts';

const clause = (t: TcgTable, wanted: string): void => choose(t, (option) => option.clause === wanted);

describe('a Pilot of two subtypes', () => {
  rule(['TCG-0254', 'TCG-0255'], 'goes on units of either, and gives each what is said for it', () => {
    const t = table(tcg, {
      dark: { space: ['Drill Fighter'], ground: ['Drill Speeder', 'Drill Walker'], character: ['Drill All-Rounder'] },
    });
    expect(leadsTo(t, 'pilot', 'Drill All-Rounder')).toEqual(['Drill Fighter', 'Drill Speeder']);
    take(t, 'pilot', 'Drill All-Rounder', 'Drill Fighter');
    expect(stats(t, 'Drill Fighter')).toEqual({ speed: 70, power: 2, health: 2 });
    const second = table(tcg, { dark: { ground: ['Drill Speeder'], character: ['Drill All-Rounder'] } });
    take(second, 'pilot', 'Drill All-Rounder', 'Drill Speeder');
    expect(stats(second, 'Drill Speeder')).toEqual({ speed: 50, power: 4, health: 2 });
  });
});

describe('a subtype of two words', () => {
  const watched = (t: TcgTable, title: string): number | null => statsOf(t, title).speed;

  rule(['TCG-0686', 'TCG-0680'], 'is had by what is to be treated as such', () => {
    const t = table(tcg, { dark: { character: ['Drill Impostor', 'Drill Jedi Watch', 'Drill Trooper'] } });
    expect(watched(t, 'Drill Impostor')).toBe(40);
    expect(watched(t, 'Drill Trooper')).toBe(30);
  });

  rule('TCG-0680', 'is given by an effect', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper', 'Drill Jedi Watch'], hand: ['Drill Disguise'] },
      light: { character: ['Drill Trooper'] },
    });
    t.dark.does('play', 'Drill Disguise').does('choose', 'Drill Trooper');
    expect(watched(t, 'Drill Trooper')).toBe(40);
  });

  rule('TCG-0680', 'is given by Equipment', () => {
    const t = table(tcg, {
      dark: { character: ['Drill Trooper', 'Drill Jedi Watch'], build: ['Drill Insignia'] },
    });
    expect(watched(t, 'Drill Trooper')).toBe(30);
    take(t, 'equip', 'Drill Insignia', 'Drill Trooper');
    expect(watched(t, 'Drill Trooper')).toBe(40);
    t.dark.does('detach', 'Drill Insignia');
    expect(watched(t, 'Drill Trooper')).toBe(30);
  });
});

describe('what is cheaper or dearer to build', () => {
  /** The points it takes to deploy each of these from the hand. */
  const prices = (setter: string, hand: readonly string[], at: 'dark' | 'light' = 'dark') => {
    const t = table(tcg, {
      dark: { character: at === 'dark' ? [setter] : [], hand, points: 9 },
      light: { character: at === 'light' ? [setter] : [] },
    });
    return offered(t, 'deploy')
      .filter(({ to }) => to !== undefined && 'zone' in to && to.zone === 'build')
      .map(({ cost }) => cost?.['points']);
  };
  const hand = ['Drill Trooper', 'Drill Sergeant', 'Drill Walker', 'Drill Bitter'] as const;
  const printed = [2, 5, 5, 3] as const;
  const cases: Readonly<Record<string, readonly number[]>> = {
    'Drill Name Fan': [1, 5, 5, 3],
    'Drill Snob': [3, 6, 5, 3],
    'Drill Miser': [1, 5, 5, 2],
    'Drill Broker': [2, 5, 4, 2],
  };
  test('as it is printed', () => expect(prices('Drill Impostor', hand)).toEqual(printed));
  for (const [setter, expected] of Object.entries(cases))
    rule(['TCG-0011', 'TCG-0115'], `is what ${setter} says, and nothing else`, () => {
      expect(prices(setter, hand)).toEqual(expected);
      expect(prices(setter, hand, 'light')).toEqual(setter === 'Drill Broker' ? printed : expected);
    });
});

describe('what is said of the arena that was chosen', () => {
  scenario('a rule that lasts is about that arena and no other', () => {
    const t = table(tcg, {
      at: 'ground',
      dark: { ground: ['Drill Walker'], character: ['Drill Trooper'], hand: ['Drill Zone'] },
      light: { ground: ['Drill Speeder'], character: ['Drill Sergeant'] },
    });
    t.dark.does('play', 'Drill Zone');
    clause(t, 'ground');
    passChances(t);
    // The Speeder is the fastest, but may not attack there.
    expect(t.asked).toBe('dark');
    expect(t.light.getsTo('attack', 'Drill Speeder')).toBe(false);
    const elsewhere = table(tcg, {
      at: 'ground',
      dark: { ground: ['Drill Walker'], hand: ['Drill Zone'] },
      light: { ground: ['Drill Speeder'] },
    });
    elsewhere.dark.does('play', 'Drill Zone');
    clause(elsewhere, 'character');
    passChances(elsewhere);
    expect(elsewhere.light.may('attack', 'Drill Speeder')).toBe(true);
  });

  rule('TCG-0190', 'what was counted there stays what it was', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper', 'Drill Trooper'], ground: ['Drill Walker'], hand: ['Drill Counted'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [6, 6, 6, 6, 6],
    });
    t.dark.does('play', 'Drill Counted');
    clause(t, 'character');
    expect(statsOf(t, 'Drill Trooper').power).toBe(4);
    expect(statsOf(t, 'Drill Walker').power).toBe(4);
    passChances(t);
    t.light.does('attack', 'Drill Sergeant').does('attack', 'Drill Trooper');
    passChances(t);
    // One of the two is gone.
    expect(t.dark.sees('discard')).toContain('Drill Trooper');
    expect(statsOf(t, 'Drill Trooper').power).toBe(4);
  });
});

scenario('a Location is in the arena in which it lies', () => {
  const at = (arena: 'space' | 'ground') =>
    table(tcg, { dark: { character: ['Drill Trooper'], locations: { [arena]: 'Drill Observatory' } } });
  expect(statsOf(at('ground'), 'Drill Trooper').speed).toBe(40);
  expect(statsOf(at('space'), 'Drill Trooper').speed).toBe(30);
});

scenario('what is beside that unit is chosen there', () => {
  const t = table(tcg, {
    at: 'space',
    dark: { space: ['Drill Fighter'], hand: ['Drill Pair'] },
    light: { space: ['Drill Fighter', 'Drill Cruiser'], ground: ['Drill Walker'] },
  });
  t.dark.does('play', 'Drill Pair').does('choose', 'Drill Cruiser');
  // The only one beside it: nobody is asked.
  expect(tappedNow(t, 'Drill Cruiser')).toBe(true);
  expect(tappedNow(t, 'Drill Fighter #2')).toBe(true);
  expect(tappedNow(t, 'Drill Walker')).toBe(false);
});

describe('who attacks whom', () => {
  scenario('"as long as it is attacking this unit" is about the unit whose text it is', () => {
    const dice = (target: string) => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Sergeant'] },
        light: { character: ['Drill Dreaded', 'Drill Trooper'] },
        rolls: [1, 1, 1, 1, 1],
      });
      passChances(t);
      t.dark.does('attack', 'Drill Sergeant').does('attack', target);
      passChances(t);
      const [roll] = t.dark.told('rolled').filter(({ what }) => what === 'attack');
      return Array.isArray(roll?.['dice']) ? roll['dice'].length : 0;
    };
    expect(dice('Drill Dreaded')).toBe(3);
    expect(dice('Drill Trooper')).toBe(5);
  });

  scenario('"that unit" is the other of the two that take part', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Drill Bitter'], hand: ['Practice Surge'] },
      rolls: [1, 1, 1, 1],
    });
    passChances(t);
    t.dark.does('attack', 'Drill Sergeant');
    expect(statsOf(t, 'Drill Sergeant').power).toBe(4);
    expect(statsOf(t, 'Drill Bitter').power).toBe(2);
  });

  scenario('this unit and others are all of them', () => {
    const t = table(tcg, {
      dark: { character: ['Drill Chosen', 'Drill Trooper'], ground: ['Drill Walker', 'Drill Crawler'] },
    });
    expect(
      ['Drill Chosen', 'Drill Walker', 'Drill Trooper', 'Drill Crawler'].map((title) => statsOf(t, title).power),
    ).toEqual([3, 5, 2, 3]);
  });
});

describe('damage that cannot be prevented', () => {
  /** May Light prevent what this unit does? */
  const prevents = (attacker: string, target: string, beside: readonly Stood[] = []) => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: [attacker, ...beside] },
      light: { character: [{ card: target, tapped: true }], hand: ['Sparring Cover'] },
      rolls: [6, 6],
    });
    passChances(t);
    t.dark.does('attack', attacker);
    for (
      let i = 0;
      i < 6 && t.outcome === null && t.decision.window?.kind !== 'prevention' && damageOn(t, target) === 0;
      i++
    )
      if (t.asked !== null) t[t.asked].passes();
    return t.asked === 'light' && t.light.may('play', 'Sparring Cover');
  };

  rule('TCG-0614', 'is so as long as its condition holds, and not otherwise', () => {
    expect(prevents('Drill Telling', 'Drill Adept')).toBe(true);
    expect(prevents('Drill Telling', 'Drill Adept', [{ card: 'Drill Impostor', tapped: true }])).toBe(false);
  });

  rule('TCG-0614', 'is so only to those that it names', () => {
    expect(prevents('Drill Piercing', 'Drill Adept')).toBe(true);
    expect(prevents('Drill Piercing', 'Drill Impostor')).toBe(false);
  });
});

rule('TCG-0475', 'who cannot use Evade as long as something is so, can otherwise', () => {
  const evades = (ground: readonly string[]) => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Slippery'], ground },
      light: { character: [{ card: 'Anakin Skywalker (A)', tapped: true }] },
      rolls: [6, 6],
    });
    passChances(t);
    t.dark.does('attack', 'Drill Slippery');
    for (let i = 0; i < 6 && t.decision.window?.kind === 'attack'; i++) if (t.asked !== null) t[t.asked].passes();
    return t.asked === 'light' && t.light.may('use', 'Anakin Skywalker (A)');
  };
  expect(evades([])).toBe(true);
  expect(evades(['Drill Walker'])).toBe(false);
});
