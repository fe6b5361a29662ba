import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { choose, damageOn, offered, statsOf, tappedNow, whereIs } from './support.ts';

rule(['TCG-0097', 'TCG-0128', 'TCG-0645'], 'any number of untapped units retreat by being tapped', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: {
      space: ['Drill Fighter'],
      ground: [{ card: 'Drill Walker', tapped: true }],
      character: ['Drill Trooper', 'Drill Adept'],
    },
    light: { space: ['Drill Cruiser'] },
  });
  expect(offered(t, 'retreat')).toHaveLength(3);
  expect(t.dark.may('retreat', 'Drill Walker')).toBe(false);
  expect(t.dark.why('Drill Walker')).toContainEqual(
    expect.objectContaining({ what: 'Retreat Drill Walker', possible: false, rule: 'TCG-0097' }),
  );
  t.dark.does('retreat', 'Drill Fighter');
  t.dark.does('retreat', 'Drill Adept');
  expect(t.light.sees('build', 'dark')).toEqual(['Drill Fighter', 'Drill Adept']);
  expect(tappedNow(t, 'Drill Fighter')).toBe(true);
  expect(tappedNow(t, 'Drill Adept')).toBe(true);
  t.dark.does('end retreat step');
  expect(t.asked).toBe('light');
  expect(t.dark.sees('character')).toEqual(['Drill Trooper']);
});

rule(['TCG-0099', 'TCG-0645'], 'after both build steps Dark retreats, then Light, then comes the battle', () => {
  const t = table(tcg, {
    dark: { points: 1, hand: ['Drill Probe'], character: ['Drill Trooper', 'Drill Adept'] },
    light: { points: 1, hand: ['Drill Probe'], character: ['Drill Sergeant', 'Drill Mechanic'] },
  });
  expect(offered(t, 'retreat')).toEqual([]);
  t.dark.does('end build step');
  expect(offered(t, 'retreat')).toEqual([]);
  t.light.does('end build step');
  expect(t.asked).toBe('dark');
  expect(offered(t, 'retreat')).toHaveLength(2);
  t.dark.does('retreat', 'Drill Trooper');
  t.dark.does('end retreat step');
  expect(t.asked).toBe('light');
  expect(offered(t, 'retreat')).toHaveLength(2);
  t.light.does('retreat', 'Drill Mechanic');
  t.light.does('end retreat step');
  expect(t.state.facts.phase).toBe('battle');
});

rule(['TCG-0047', 'TCG-0098', 'TCG-0050'], 'a retreated unit neither attacks nor is attacked', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: { character: ['Drill Adept', 'Drill Trooper'] },
    light: { character: ['Drill Sergeant', 'Drill Mechanic'], build: ['Drill Commando'], ground: ['Drill Crawler'] },
    rolls: [1, 1, 1, 1],
  });
  t.dark.does('retreat', 'Drill Trooper');
  t.dark.does('end retreat step');
  t.light.does('end retreat step');
  // Light's Crawler has nobody to attack; the Adept is the fastest in the Character arena.
  while (t.asked === 'light') choose(t, ({ verb }) => verb === 'hold back');
  expect(t.asked).toBe('dark');
  t.dark.does('attack', 'Drill Adept');
  // Units in the same arena, nobody in the build zone or elsewhere.
  expect(offered(t, 'attack')).toHaveLength(2);
  expect(t.dark.may('attack', 'Drill Commando')).toBe(false);
  expect(t.dark.may('attack', 'Drill Crawler')).toBe(false);
  t.dark.does('attack', 'Drill Mechanic');
  // Only the Adept is there to be attacked: Light attacks without a choice.
  t.light.does('attack', 'Drill Sergeant');
  expect(offered(t, 'attack').every(({ on }) => on !== undefined)).toBe(true);
  expect(whereIs(t, 'Drill Trooper')).toBe('build');
  expect(damageOn(t, 'Drill Trooper')).toBe(0);
});

rule(['TCG-0129', 'TCG-0098'], 'what a retreated unit says is off, but for Reserves from the next turn on', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: { character: ['Depot Reservist', 'Drill Trooper'], deck: [] },
    light: { deck: [] },
    rolls: [1],
  });
  expect(statsOf(t, 'Drill Trooper').speed).toBe(50);
  t.dark.does('retreat', 'Depot Reservist');
  expect(statsOf(t, 'Drill Trooper').speed).toBe(30);
  t.dark.does('end retreat step');
  expect(t.state.facts.turn).toBe(4);
  // No Force at the start of the step: 10 and 4.
  expect(t.state.facts.force[0]).toBe(14);
  expect(offered(t, 'use').map(({ clause }) => clause)).toEqual(['Depot Reservist/0']);
  t.dark.does('move', 'Depot Reservist');
  expect(statsOf(t, 'Drill Trooper').speed).toBe(50);
});

rule('TCG-0131', 'Locations are never retreated', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: { character: ['Drill Trooper'], locations: { character: 'Depot Yard' } },
    light: { hand: ['Depot Recall'], character: ['Drill Sergeant'], locations: { space: 'Depot Belt' } },
  });
  expect(offered(t, 'retreat')).toHaveLength(1);
  t.dark.does('end retreat step');
  t.light.does('end retreat step');
  t.light.does('play', 'Depot Recall');
  expect(offered(t, 'choose')).toHaveLength(2);
  expect(t.light.may('choose', 'Depot Yard')).toBe(false);
  expect(t.light.may('choose', 'Depot Belt')).toBe(false);
});

rule(['TCG-0132', 'TCG-0644'], 'an effect retreats units tapped or not, and leaves them so', () => {
  const t = table(tcg, {
    dark: {
      points: 3,
      hand: ['Depot Withdrawal', 'Depot Withdrawal', 'Drill Probe'],
      character: [{ card: 'Drill Adept', tapped: true }, 'Drill Trooper'],
    },
  });
  t.dark.does('complete', 'Depot Withdrawal');
  t.dark.does('choose', 'Drill Adept');
  expect(whereIs(t, 'Drill Adept')).toBe('build');
  expect(tappedNow(t, 'Drill Adept')).toBe(true);
  t.dark.does('complete', 'Depot Withdrawal');
  expect(whereIs(t, 'Drill Trooper')).toBe('build');
  expect(tappedNow(t, 'Drill Trooper')).toBe(false);
});

rule('TCG-0643', 'retreating does not keep damage away', () => {
  const at = (rolls: number[]) => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Depot Dodger', 'Drill Trooper'] },
      light: { character: ['Drill Sergeant'] },
      rolls,
    });
    t.light.does('attack', 'Drill Sergeant');
    t.light.does('attack', 'Depot Dodger');
    t.dark.does('use', 'Depot Dodger');
    return t;
  };
  const hurt = at([6, 6, 1, 1, 1]);
  expect(whereIs(hurt, 'Depot Dodger')).toBe('build');
  expect(damageOn(hurt, 'Depot Dodger')).toBe(2);
  const dead = at([6, 6, 6, 1, 1]);
  expect(dead.dark.sees('discard')).toEqual(['Depot Dodger']);
});

rule(
  ['TCG-0228', 'TCG-0229'],
  'what a unit says about its own retreat works as it goes, in the retreat step and by an effect',
  () => {
    const stepping = table(tcg, {
      at: 'retreat',
      dark: { character: ['Drill Deserter (A)', 'Drill Trooper'], force: 1 },
      light: { character: ['Drill Sergeant', 'Drill Adept'] },
    });
    stepping.dark.does('retreat', 'Drill Deserter (A)');
    expect(whereIs(stepping, 'Drill Deserter (A)')).toBe('build');
    expect(stepping.state.facts.force[0]).toBe(6);

    const sent = table(tcg, {
      dark: { points: 2, hand: ['Depot Withdrawal', 'Drill Probe'], character: ['Drill Deserter (A)'], force: 1 },
      light: { character: ['Drill Sergeant'] },
    });
    sent.dark.does('complete', 'Depot Withdrawal');
    sent.dark.does('choose', 'Drill Deserter (A)');
    expect(sent.state.facts.force[0]).toBe(6);
  },
);

rule(
  ['TCG-0273', 'TCG-0275'],
  'a Pilot retreats without its unit where that is in an arena, and not from one that has retreated',
  () => {
    const t = table(tcg, {
      at: 'retreat',
      dark: {
        space: [{ card: 'Drill Fighter', pilot: 'Drill Rookie' }],
        build: [{ card: 'Drill Fighter', pilot: 'Drill Rookie' }],
      },
      light: { space: ['Drill Cruiser'] },
    });
    expect(t.dark.offered('retreat')).toEqual(['Drill Fighter', 'Drill Rookie']);
  },
);
