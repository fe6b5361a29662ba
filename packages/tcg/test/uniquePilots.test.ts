import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { costOf, leadsTo, named, pointsOf, stats, take, whereIs } from './riders.ts';

/** A Starfighter Pilot, or a Speeder Pilot beneath him. */
const tarn = { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)'] } as const;
const manned = { card: 'Drill Fighter', pilot: tarn } as const;

rule(['TCG-0288', 'TCG-0289'], 'a Pilot is stacked while it pilots, and its unit gets nothing for the stack', () => {
  const t = table(tcg, {
    dark: { space: [{ card: 'Drill Fighter', pilot: 'Tarn Velo (A)' }], hand: ['Tarn Velo (C)'], points: 3 },
  });
  expect(stats(t, 'Drill Fighter')).toEqual({ speed: 50, power: 4, health: 2 });
  t.dark.does('stack', 'Tarn Velo (C) #1');
  expect(whereIs(t, 'Tarn Velo (C)')).toBe('dark on Drill Fighter');
  expect(whereIs(t, 'Tarn Velo (A)')).toBe('dark beneath Tarn Velo (C)');
  expect(stats(t, 'Drill Fighter')).toEqual({ speed: 80, power: 2, health: 2 });
  expect(stats(t, 'Tarn Velo (C)').health).toBe(6);
});

rule('TCG-0288', 'a unique Pilot on a unit is contested, and the loser goes to the build zone without its unit', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { space: [{ card: 'Drill Fighter', pilot: 'Tarn Velo (A)' }] },
    light: { character: ['Tarn Velo (C)'] },
  });
  t.dark.does('bid', 0);
  t.light.does('bid', 0);
  expect(whereIs(t, 'Tarn Velo (A)')).toBe('dark build');
  expect(whereIs(t, 'Drill Fighter')).toBe('dark space');
});

rule('TCG-0288', 'a player who has the same Pilot twice keeps one, though the other pilots', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: 'Tarn Velo (A)' }],
      hand: ['Tarn Velo (A)'],
      points: 4,
      build: ['Drill Cruiser'],
    },
  });
  t.dark.does('deploy', 'Tarn Velo (A)', 'character');
  expect(named(t, 'keep')).toEqual(['Tarn Velo (A)', 'Tarn Velo (A)']);
});

rule(
  ['TCG-0290', 'TCG-0291'],
  'Luke as a Speeder Pilot has to leave his Starfighter: for a Speeder, the arena or the build zone',
  () => {
    const t = table(tcg, {
      dark: { space: [manned, 'Drill Bomber'], ground: ['Drill Speeder', 'Drill Walker'], build: ['Drill Cruiser'] },
    });
    t.dark.does('rearrange', 'Tarn Velo (B)');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('end build step')).toBe(false);
    expect(leadsTo(t, 'pilot', 'Tarn Velo (B)')).toEqual(['Drill Speeder']);
    expect(leadsTo(t, 'leave', 'Tarn Velo (B)')).toEqual(['character', 'build']);
    expect(t.dark.may('rearrange')).toBe(false);
    take(t, 'pilot', 'Tarn Velo (B)', 'Drill Speeder');
    expect(whereIs(t, 'Tarn Velo (B)')).toBe('dark on Drill Speeder');
    expect(whereIs(t, 'Tarn Velo (A)')).toBe('dark beneath Tarn Velo (B)');
    expect(stats(t, 'Drill Speeder').power).toBe(3);
    expect(stats(t, 'Drill Fighter').power).toBe(2);
  },
);

rule('TCG-0290', 'a stacked Pilot may also be moved after its stack was rearranged', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (C)'] } }, 'Drill Bomber'],
      points: 2,
    },
  });
  t.dark.does('rearrange', 'Tarn Velo (C)');
  expect(whereIs(t, 'Tarn Velo (C)')).toBe('dark on Drill Fighter');
  expect(leadsTo(t, 'pilot', 'Tarn Velo (C)')).toEqual(['Drill Bomber']);
});

rule('TCG-0290', 'a version that is no Character falls off into the arena of its own type', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (D)'] } }],
      build: ['Drill Cruiser'],
    },
  });
  t.dark.does('rearrange', 'Tarn Velo (D)');
  expect(leadsTo(t, 'leave', 'Tarn Velo (D)')).toEqual(['space', 'build']);
  take(t, 'leave', 'Tarn Velo (D)', 'space');
  expect(whereIs(t, 'Tarn Velo (D)')).toBe('dark space');
});

rule(['TCG-0290', 'TCG-0126'], 'one of several types, none of them Character, into any arena of those', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (E)'] } }],
      build: ['Drill Cruiser'],
    },
  });
  t.dark.does('rearrange', 'Tarn Velo (E)');
  expect(leadsTo(t, 'leave', 'Tarn Velo (E)')).toEqual(['space', 'ground', 'build']);
  take(t, 'leave', 'Tarn Velo (E)', 'ground');
  expect(whereIs(t, 'Tarn Velo (E)')).toBe('dark ground');
});

rule('TCG-0292', 'a Pilot that has moved is not made to fall off by another version on top', () => {
  const t = table(tcg, {
    dark: {
      space: ['Drill Fighter'],
      ground: ['Drill Speeder'],
      character: [{ card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)'] }],
      hand: ['Tarn Velo (C)', 'Tarn Velo (D)'],
      points: 9,
    },
  });
  expect([...named(t, 'rearrange')]).toEqual(['Tarn Velo (B)']);
  take(t, 'pilot', 'Tarn Velo (A)', 'Drill Fighter');
  expect(t.dark.may('rearrange')).toBe(false);
  const places = t.decision.options.filter(({ verb }) => verb === 'stack').map(({ clause }) => clause);
  expect(places).toEqual(['top', 'beneath', 'beneath']);
});

rule('TCG-0293', 'a version that stays on the unit leaves the Pilot its move; one that falls off has made it', () => {
  const stack = { card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)', 'Tarn Velo (C)'] } as const;
  const position = {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: stack }, 'Drill Bomber'],
      ground: ['Drill Speeder'],
      build: ['Drill Cruiser'],
      points: 2,
    },
  };
  const stays = table(tcg, position);
  stays.dark.does('rearrange', 'Tarn Velo (C)');
  expect(pointsOf(stays, 'dark')).toBe(0);
  expect(leadsTo(stays, 'pilot', 'Tarn Velo (C)')).toEqual(['Drill Bomber']);
  const falls = table(tcg, position);
  falls.dark.does('rearrange', 'Tarn Velo (B)');
  take(falls, 'leave', 'Tarn Velo (B)', 'character');
  expect(falls.dark.may('pilot')).toBe(false);
  falls.dark.does('rearrange', 'Tarn Velo (A)');
  expect(falls.dark.may('pilot')).toBe(false);
});

rule('TCG-0294', 'a Pilot has to leave a unit whose subtype an effect changes', () => {
  const t = table(tcg, {
    dark: { hand: ['Refit Order'], points: 1, build: ['Drill Cruiser'] },
    light: { space: [{ card: 'Drill Fighter', pilot: 'Drill Pilot' }], build: ['Drill Bomber'] },
  });
  t.dark.does('complete', 'Refit Order').does('choose', 'Drill Fighter');
  expect(t.asked).toBe('light');
  expect(leadsTo(t, 'leave', 'Drill Pilot')).toEqual(['character', 'build']);
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Bomber']);
  take(t, 'leave', 'Drill Pilot', 'character');
  t.dark.does('end build step');
  expect(t.light.may('end build step')).toBe(true);
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual([]);
});

rule('TCG-0294', 'a unit that becomes a Droid in battle loses its Pilot', () => {
  const t = table(tcg, {
    at: 'space',
    dark: { space: ['Drill Cruiser'], hand: ['Droid Brain', 'Ejection'] },
    light: { space: [{ card: 'Drill Fighter', pilot: 'Drill Pilot' }] },
  });
  t.dark.does('play', 'Droid Brain').does('choose', 'Drill Fighter');
  take(t, 'leave', 'Drill Pilot', 'build');
  expect(whereIs(t, 'Drill Pilot')).toBe('light build');
  expect(stats(t, 'Drill Fighter').speed).toBe(50);
});

rule('TCG-0294', 'a Pilot has to leave a unit of which another version comes to the top', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Star Lancer (A)', beneath: ['Star Lancer (B)'], pilot: 'Drill Pilot' }],
      build: ['Drill Cruiser'],
    },
  });
  t.dark.does('rearrange', 'Star Lancer (B)');
  take(t, 'leave', 'Drill Pilot', 'build');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark build');
  expect(t.dark.may('pilot')).toBe(false);
});

rule('TCG-0295', 'another version may stay on a unit whose subtype has changed, without using the move', () => {
  const t = table(tcg, {
    dark: { hand: ['Refit Order'], points: 1, build: ['Drill Cruiser'] },
    light: { space: [manned], ground: ['Drill Speeder'], build: ['Drill Cruiser'] },
  });
  t.dark.does('complete', 'Refit Order').does('choose', 'Drill Fighter');
  expect(named(t, 'rearrange')).toEqual(['Tarn Velo (B)']);
  t.light.does('rearrange', 'Tarn Velo (B)');
  expect(whereIs(t, 'Tarn Velo (B)')).toBe('light on Drill Fighter');
  expect(stats(t, 'Drill Fighter').power).toBe(3);
  t.dark.does('end build step');
  expect(leadsTo(t, 'pilot', 'Tarn Velo (B)')).toEqual(['Drill Speeder']);
});

rule('TCG-0295', 'a dearer version costs the difference in build points', () => {
  const dear = { card: 'Drill Speeder', pilot: { card: 'Tarn Velo (B)', beneath: ['Tarn Velo (C)'] } } as const;
  const t = table(tcg, {
    dark: {
      ground: [{ card: 'Star Lancer (C)', beneath: ['Star Lancer (A)'], pilot: dear.pilot }],
      points: 2,
      build: ['Drill Cruiser'],
    },
  });
  t.dark.does('rearrange', 'Star Lancer (A)');
  expect(costOf(t, 'rearrange', 'Tarn Velo (C)')).toEqual({ points: 2 });
  t.dark.does('rearrange', 'Tarn Velo (C)');
  expect(pointsOf(t, 'dark')).toBe(0);
  const poor = table(tcg, {
    dark: {
      ground: [{ card: 'Star Lancer (C)', beneath: ['Star Lancer (A)'], pilot: dear.pilot }],
      points: 1,
      build: ['Drill Cruiser'],
    },
  });
  poor.dark.does('rearrange', 'Star Lancer (A)');
  expect(poor.dark.may('rearrange')).toBe(false);
});

rule('TCG-0295', 'to change its version so as to go with its unit to another arena is its move', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Star Lancer (A)', beneath: ['Star Lancer (C)', 'Star Lancer (D)'], pilot: tarn }],
      ground: ['Drill Speeder'],
    },
  });
  t.dark.does('rearrange', 'Star Lancer (C)').does('rearrange', 'Tarn Velo (B)');
  expect(whereIs(t, 'Star Lancer (C)')).toBe('dark ground');
  expect(whereIs(t, 'Tarn Velo (B)')).toBe('dark on Star Lancer (C)');
  expect(t.dark.may('pilot')).toBe(false);
  const inPlace = table(tcg, {
    dark: {
      space: [{ card: 'Star Lancer (A)', beneath: ['Star Lancer (C)', 'Star Lancer (D)'], pilot: tarn }],
      ground: ['Drill Speeder'],
    },
  });
  inPlace.dark.does('rearrange', 'Star Lancer (D)').does('rearrange', 'Tarn Velo (B)');
  expect(whereIs(inPlace, 'Tarn Velo (B)')).toBe('dark on Star Lancer (D)');
  expect(leadsTo(inPlace, 'pilot', 'Tarn Velo (B)')).toEqual(['Drill Speeder']);
});

rule('TCG-0296', 'a unit is not changed under a Pilot that has moved, be it by a version or by an effect', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Star Lancer (A)', beneath: ['Star Lancer (B)'] }, 'Drill Cruiser'],
      character: ['Drill Pilot'],
      hand: ['Star Lancer (C)', 'Star Lancer (D)', 'Refit Order'],
      points: 9,
    },
    light: { space: ['Drill Fighter'] },
  });
  expect(t.dark.may('rearrange', 'Star Lancer (B)')).toBe(true);
  take(t, 'pilot', 'Drill Pilot', 'Star Lancer (A)');
  expect(t.dark.may('rearrange')).toBe(false);
  const places = t.decision.options.filter(({ verb }) => verb === 'stack').map(({ clause }) => clause);
  expect(places).toEqual(['beneath', 'beneath']);
  t.dark.does('complete', 'Refit Order');
  expect([...named(t, 'choose')].sort()).toEqual(['Drill Cruiser', 'Drill Fighter']);
});

rule(
  'TCG-0296',
  "an opponent's effect does change the unit, and the Pilot that has moved falls off all the same",
  () => {
    const t = table(tcg, {
      dark: { space: ['Drill Fighter'], character: ['Drill Pilot'], build: ['Drill Cruiser'] },
      light: { hand: ['Refit Order'], points: 1, build: ['Drill Cruiser'] },
    });
    take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
    t.dark.does('end build step');
    t.light.does('complete', 'Refit Order').does('choose', 'Drill Fighter');
    expect(t.asked).toBe('dark');
    take(t, 'leave', 'Drill Pilot', 'character');
    expect(whereIs(t, 'Drill Pilot')).toBe('dark character');
  },
);
