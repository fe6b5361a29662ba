import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { costOf, forceOf, idle, leadsTo, named, pointsOf, stats, take, toNextTurn, whereIs } from './riders.ts';
import { damageOn, tappedNow } from './support.ts';

rule(['TCG-0029', 'TCG-0122'], 'completed Equipment lies face up in the build zone until it is attached', () => {
  const t = table(tcg, {
    dark: { hand: ['Drill Blade'], points: 2, character: ['Drill Sergeant'], build: ['Drill Cruiser'] },
  });
  t.dark.does('complete', 'Drill Blade');
  expect(whereIs(t, 'Drill Blade')).toBe('dark build');
  expect(t.light.sees('build', 'dark')).toContain('Drill Blade');
  expect(pointsOf(t, 'dark')).toBe(0);
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
  take(t, 'equip', 'Drill Blade', 'Drill Sergeant');
  expect(whereIs(t, 'Drill Blade')).toBe('dark on Drill Sergeant');
  expect(t.light.told('equipped')).toHaveLength(1);
});

rule('TCG-0029', 'Equipment may be built over several turns, face down', () => {
  const t = table(tcg, {
    dark: { hand: ['Drill Blade'], points: 1, character: ['Drill Sergeant'], build: ['Drill Cruiser'] },
  });
  expect(t.dark.may('complete', 'Drill Blade')).toBe(false);
  t.dark.does('build', 'Drill Blade');
  expect(t.light.sees('building', 'dark')).toEqual(['?']);
  expect(t.dark.may('equip')).toBe(false);
});

rule(
  ['TCG-0030', 'TCG-0533'],
  'paying the equip cost attaches it to a unit that it fits, which has what it gives',
  () => {
    const t = table(tcg, {
      dark: {
        build: ['Drill Launcher', 'Drill Blade', 'Drill Cruiser'],
        points: 1,
        character: ['Drill Sergeant', 'Drill Adept'],
        ground: ['Drill Walker'],
      },
      light: { character: ['Drill Adept', 'Drill Mount'] },
    });
    expect(leadsTo(t, 'equip', 'Drill Launcher')).toEqual(['Drill Sergeant']);
    expect(costOf(t, 'equip', 'Drill Launcher')).toEqual({ points: 1, force: 1 });
    expect(leadsTo(t, 'equip', 'Drill Blade')).toEqual(['Drill Sergeant', 'Drill Adept']);
    take(t, 'equip', 'Drill Launcher', 'Drill Sergeant');
    take(t, 'equip', 'Drill Blade', 'Drill Adept');
    expect(stats(t, 'Drill Adept').power).toBe(6);
    expect([forceOf(t, 'dark'), pointsOf(t, 'dark')]).toEqual([8, 0]);
    while (!(t.asked === 'dark' && t.dark.may('use', 'Drill Sergeant'))) idle(t);
    t.dark.does('use', 'Drill Sergeant');
    expect(named(t, 'choose')).toEqual(['Drill Adept', 'Drill Mount']);
  },
);

rule(['TCG-0030', 'TCG-0531'], 'without its full equip cost it is not attached', () => {
  const t = table(tcg, {
    dark: {
      build: ['Drill Launcher', 'Drill Blade', 'Drill Cruiser'],
      force: 0,
      points: 1,
      character: ['Drill Sergeant'],
    },
  });
  expect(t.dark.may('equip')).toBe(false);
  const points = table(tcg, { dark: { build: ['Drill Launcher', 'Drill Cruiser'], character: ['Drill Sergeant'] } });
  expect(points.dark.may('equip')).toBe(false);
});

rule(['TCG-0031', 'TCG-0531'], 'it may be moved again and again in the build step, for its full cost each time', () => {
  const t = table(tcg, {
    dark: { build: ['Drill Blade'], force: 3, character: ['Drill Sergeant', 'Drill Adept'] },
  });
  take(t, 'equip', 'Drill Blade', 'Drill Sergeant');
  take(t, 'equip', 'Drill Blade', 'Drill Adept');
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
  take(t, 'equip', 'Drill Blade', 'Drill Sergeant');
  expect(stats(t, 'Drill Sergeant').power).toBe(7);
  expect(stats(t, 'Drill Adept').power).toBe(4);
  expect(forceOf(t, 'dark')).toBe(0);
  expect(t.dark.may('equip')).toBe(false);
});

rule('TCG-0531', 'it is neither attached nor moved outside the build step', () => {
  const position = {
    dark: {
      build: ['Drill Blade'],
      character: [{ card: 'Drill Sergeant', equipment: ['Drill Launcher'] }, 'Drill Adept'],
    },
    light: { character: ['Drill Mount'] },
  } as const;
  const retreat = table(tcg, { at: 'retreat', ...position });
  expect(new Set(retreat.decision.options.map(({ verb }) => verb))).toEqual(new Set(['retreat', 'end retreat step']));
  const battle = table(tcg, { at: 'character', ...position });
  expect(new Set(battle.decision.options.map(({ verb }) => verb))).toEqual(new Set(['use', 'pass']));
});

rule('TCG-0032', 'on a unit whose type has changed it stays, but gives nothing', () => {
  const t = table(tcg, {
    dark: { ground: [{ card: 'Drill Shuttle', equipment: ['Drill Plating'] }], build: ['Drill Cruiser'] },
  });
  expect(stats(t, 'Drill Shuttle')).toEqual({ speed: 40, power: 3, health: 6 });
  take(t, 'move', 'Drill Shuttle', 'space');
  expect(whereIs(t, 'Drill Plating')).toBe('dark on Drill Shuttle');
  expect(stats(t, 'Drill Shuttle')).toEqual({ speed: 30, power: 3, health: 4 });
});

rule('TCG-0033', 'tapped Equipment gives its unit nothing, until it untaps', () => {
  const tapped = { card: 'Drill Launcher', tapped: true } as const;
  const t = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Drill Sergeant', equipment: [{ card: 'Drill Blade', tapped: true }, tapped] }] },
    light: { character: ['Drill Mount'] },
  });
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
  expect(t.dark.may('use')).toBe(false);
  toNextTurn(t);
  expect(stats(t, 'Drill Sergeant').power).toBe(7);
});

rule(['TCG-0033', 'TCG-0036'], 'unique Equipment that loses a contest taps, stays, and gives nothing', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: [{ card: 'Drill Sergeant', equipment: ['Ember Blade (A)'] }] },
    light: { character: [{ card: 'Drill Adept', equipment: ['Ember Blade (B)'] }] },
  });
  expect(stats(t, 'Drill Sergeant').power).toBe(7);
  t.dark.does('bid', 0);
  t.light.does('bid', 0);
  expect(tappedNow(t, 'Ember Blade (A)')).toBe(true);
  expect(whereIs(t, 'Ember Blade (A)')).toBe('dark on Drill Sergeant');
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
  expect(tappedNow(t, 'Ember Blade (B)')).toBe(false);
  expect(stats(t, 'Drill Adept').speed).toBe(70);
});

rule('TCG-0036', 'Equipment of a Pilot on a unit in an arena is in battle, and contested there', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { space: [{ card: 'Drill Fighter', pilot: { card: 'Drill Pilot', equipment: ['Ember Blade (A)'] } }] },
    light: { character: [{ card: 'Drill Adept', equipment: ['Ember Blade (B)'] }], space: ['Drill Cruiser'] },
  });
  t.dark.does('bid', 0);
  t.light.does('bid', 0);
  expect(tappedNow(t, 'Ember Blade (A)')).toBe(true);
  expect(whereIs(t, 'Ember Blade (A)')).toBe('dark on Drill Pilot');
});

rule('TCG-0034', 'it taps neither with its unit nor when an ability that it gives is used', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: [{ card: 'Drill Sergeant', equipment: ['Drill Launcher', 'Drill Blade'] }],
      hand: ['Stun Field'],
    },
    light: { character: ['Drill Mount'] },
  });
  t.dark.does('use', 'Drill Sergeant');
  expect(damageOn(t, 'Drill Mount')).toBe(1);
  expect(tappedNow(t, 'Drill Sergeant')).toBe(true);
  expect([tappedNow(t, 'Drill Launcher'), tappedNow(t, 'Drill Blade')]).toEqual([false, false]);
  expect(stats(t, 'Drill Sergeant').power).toBe(7);
});

rule('TCG-0035', 'any number of Equipment may be on one unit', () => {
  const t = table(tcg, {
    dark: {
      build: ['Drill Blade', 'Drill Blade', 'Ember Blade (A)'],
      character: [{ card: 'Drill Sergeant', equipment: ['Drill Blade', 'Drill Launcher'] }],
    },
  });
  t.dark.does('equip', 'Drill Blade').does('equip', 'Drill Blade').does('equip', 'Ember Blade (A)');
  expect(stats(t, 'Drill Sergeant').power).toBe(13);
});

rule(
  ['TCG-0036', 'TCG-0539'],
  'of two unique Equipment on one side, the one that is not kept taps and stays attached',
  () => {
    const t = table(tcg, {
      dark: {
        hand: ['Ember Blade (A)'],
        points: 3,
        character: [{ card: 'Drill Sergeant', equipment: ['Ember Blade (B)'] }],
        build: ['Drill Cruiser'],
      },
    });
    t.dark.does('complete', 'Ember Blade (A) #1');
    expect([...named(t, 'keep')].sort()).toEqual(['Ember Blade (A)', 'Ember Blade (B)']);
    expect(costOf(t, 'keep', 'Ember Blade (A)')).toEqual({ force: 2 });
    t.dark.does('keep', 'Ember Blade (A)');
    expect(forceOf(t, 'dark')).toBe(8);
    expect(tappedNow(t, 'Ember Blade (B)')).toBe(true);
    expect(whereIs(t, 'Ember Blade (B)')).toBe('dark on Drill Sergeant');
    expect(stats(t, 'Drill Sergeant').speed).toBe(40);
  },
);

rule(
  'TCG-0406',
  'a version completed to the top of Equipment costs its equip cost as well, one beneath does not',
  () => {
    const position = {
      dark: {
        hand: ['Ember Blade (B)'],
        points: 4,
        character: [{ card: 'Drill Sergeant', equipment: ['Ember Blade (A)'] }],
        build: ['Drill Cruiser'],
      },
    } as const;
    const t = table(tcg, position);
    const stacking = t.decision.options.filter(({ verb, clause }) => verb === 'complete' && clause !== undefined);
    expect(stacking.map(({ clause, cost }) => [clause, cost])).toEqual([
      ['top', { points: 4, force: 1 }],
      ['beneath', { points: 1, force: 0 }],
    ]);
    t.dark.does('complete', 'Ember Blade (B) #1');
    expect([pointsOf(t, 'dark'), forceOf(t, 'dark')]).toEqual([0, 9]);
    expect(whereIs(t, 'Ember Blade (B)')).toBe('dark on Drill Sergeant');
    expect(whereIs(t, 'Ember Blade (A)')).toBe('dark beneath Ember Blade (B)');
    expect(stats(t, 'Drill Sergeant')).toEqual({ speed: 60, power: 5, health: 5 });
    const poor = table(tcg, { dark: { ...position.dark, force: 0 } });
    expect(poor.decision.options.flatMap(({ verb, clause }) => (verb === 'complete' ? [clause] : []))).toEqual([
      'beneath',
    ]);
  },
);

rule('TCG-0406', 'a version that does not fit the unit does not come to the top', () => {
  const t = table(tcg, {
    dark: {
      hand: ['Ember Blade (C)'],
      points: 1,
      character: [{ card: 'Drill Adept', equipment: ['Ember Blade (A)'] }],
      build: ['Drill Cruiser'],
    },
  });
  expect(t.decision.options.flatMap(({ verb, clause }) => (verb === 'complete' ? [clause] : []))).toEqual(['beneath']);
});

rule('TCG-0417', 'to rearrange Equipment that is on a unit costs the equip cost beside the difference', () => {
  const stack = { card: 'Ember Blade (A)', beneath: ['Ember Blade (B)'] } as const;
  const t = table(tcg, {
    dark: { points: 3, character: [{ card: 'Drill Sergeant', equipment: [stack] }], build: ['Drill Cruiser'] },
  });
  expect(costOf(t, 'rearrange', 'Ember Blade (B)')).toEqual({ points: 3, force: 1 });
  t.dark.does('rearrange', 'Ember Blade (B)');
  expect([pointsOf(t, 'dark'), forceOf(t, 'dark')]).toEqual([0, 9]);
  expect(stats(t, 'Drill Sergeant')).toEqual({ speed: 60, power: 5, health: 5 });
  expect(costOf(t, 'rearrange', 'Ember Blade (A)')).toEqual({ force: 2 });
  const poor = table(tcg, {
    dark: { points: 2, character: [{ card: 'Drill Sergeant', equipment: [stack] }], build: ['Drill Cruiser'] },
  });
  expect(poor.dark.may('rearrange')).toBe(false);
  const apart = table(tcg, { dark: { points: 2, force: 0, build: [stack, 'Drill Cruiser'] } });
  expect(costOf(apart, 'rearrange', 'Ember Blade (B)')).toEqual({ points: 2 });
});

rule('TCG-0530', 'Equipment is attached to a stack and no part of it: a new top card changes nothing', () => {
  const t = table(tcg, {
    dark: {
      hand: ['Tarn Velo (B)'],
      points: 1,
      character: [{ card: 'Tarn Velo (A)', equipment: ['Drill Blade'] }],
      build: ['Drill Cruiser'],
    },
  });
  expect(stats(t, 'Tarn Velo (A)')).toEqual({ speed: 40, power: 5, health: 3 });
  t.dark.does('stack', 'Tarn Velo (B) #1');
  expect(whereIs(t, 'Drill Blade')).toBe('dark on Tarn Velo (B)');
  expect(stats(t, 'Tarn Velo (B)')).toEqual({ speed: 40, power: 6, health: 4 });
});

rule('TCG-0532', 'Equipment of a unit that is discarded returns to the build zone', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Drill Adept', damage: 3, equipment: ['Drill Blade'] }] },
    light: { character: ['Drill Mount'], hand: ['Ion Storm', 'Stun Field'] },
  });
  t.light.does('play', 'Ion Storm');
  expect(whereIs(t, 'Drill Adept')).toBe('dark discard');
  expect(whereIs(t, 'Drill Blade')).toBe('dark build');
});

rule('TCG-0534', "only one's own units are equipped, and nobody else has anything of it", () => {
  const t = table(tcg, {
    dark: { build: ['Drill Blade'], character: ['Drill Sergeant', 'Drill Mount'] },
    light: { character: ['Drill Adept'] },
  });
  expect(leadsTo(t, 'equip', 'Drill Blade')).toEqual(['Drill Sergeant', 'Drill Mount']);
  take(t, 'equip', 'Drill Blade', 'Drill Mount');
  expect([stats(t, 'Drill Mount').power, stats(t, 'Drill Sergeant').power]).toEqual([4, 5]);
});

rule('TCG-0535', 'its equip cost is not paid again for the unit that it is on', () => {
  const t = table(tcg, {
    dark: { character: [{ card: 'Drill Sergeant', equipment: ['Drill Blade'] }], build: ['Drill Cruiser'] },
  });
  expect(t.dark.may('equip')).toBe(false);
  expect(t.dark.may('detach', 'Drill Blade')).toBe(true);
});

rule('TCG-0536', 'it is detached for nothing in the build step', () => {
  const t = table(tcg, {
    dark: { force: 0, character: [{ card: 'Drill Sergeant', equipment: ['Drill Blade'] }], build: ['Drill Cruiser'] },
  });
  t.dark.does('detach', 'Drill Blade');
  expect(whereIs(t, 'Drill Blade')).toBe('dark build');
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
});

rule('TCG-0536', 'a unit that lived by it is discarded', () => {
  const t = table(tcg, {
    dark: { ground: [{ card: 'Drill Walker', damage: 6, equipment: ['Drill Plating'] }], build: ['Drill Cruiser'] },
  });
  t.dark.does('detach', 'Drill Plating');
  expect(whereIs(t, 'Drill Walker')).toBe('dark discard');
});

rule('TCG-0537', 'a Pilot keeps its Equipment while it pilots, and gets and loses none', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: { card: 'Drill Pilot', equipment: ['Drill Blade'] } }],
      character: [{ card: 'Hired Pilot', equipment: ['Ember Blade (A)'] }, 'Drill Sergeant'],
      build: ['Drill Bomber'],
    },
  });
  expect(leadsTo(t, 'equip', 'Ember Blade (A)')).toEqual(['Drill Sergeant']);
  expect(leadsTo(t, 'equip', 'Drill Blade')).toEqual([]);
  expect(named(t, 'detach')).toEqual(['Ember Blade (A)']);
  take(t, 'pilot', 'Hired Pilot', 'Drill Bomber');
  expect(whereIs(t, 'Ember Blade (A)')).toBe('dark on Hired Pilot');
  expect(named(t, 'detach')).toEqual([]);
  take(t, 'leave', 'Drill Pilot', 'character');
  expect(stats(t, 'Drill Pilot').power).toBe(4);
  expect(named(t, 'detach')).toEqual(['Drill Blade']);
});

rule('TCG-0537', 'no version comes to the top of the Equipment of a Pilot that pilots', () => {
  const stack = { card: 'Ember Blade (A)', beneath: ['Ember Blade (B)'] } as const;
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: { card: 'Drill Pilot', equipment: [stack] } }],
      hand: ['Ember Blade (C)'],
      points: 9,
    },
  });
  expect(t.dark.may('rearrange')).toBe(false);
  expect(t.decision.options.flatMap(({ verb, clause }) => (verb === 'complete' ? [clause] : []))).not.toContain('top');
});

rule('TCG-0538', 'Equipment on a unit that is taken goes with it, and obeys the player it had', () => {
  const t = table(tcg, {
    dark: { hand: ['Boarding Party'], points: 2, build: ['Drill Cruiser'] },
    light: { character: [{ card: 'Drill Sergeant', equipment: ['Drill Blade'] }], build: ['Drill Adept'] },
  });
  t.dark.does('complete', 'Boarding Party');
  expect(whereIs(t, 'Drill Sergeant')).toBe('dark character');
  expect(whereIs(t, 'Drill Blade')).toBe('light on Drill Sergeant');
  expect(stats(t, 'Drill Sergeant').power).toBe(7);
  expect([t.dark.may('detach'), t.dark.may('equip')]).toEqual([false, false]);
  t.dark.does('end build step');
  expect(t.light.may('detach', 'Drill Blade')).toBe(true);
  expect(leadsTo(t, 'equip', 'Drill Blade')).toEqual(['Drill Adept']);
  take(t, 'equip', 'Drill Blade', 'Drill Adept');
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
});
