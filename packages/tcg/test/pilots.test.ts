import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { cardWords, pilotSymbol } from '../src/language/words.ts';
import { drillPilot } from './cards/drill/riders.ts';
import { tcg } from './drill.ts';
import { forceOf, idle, leadsTo, named, stats, take, toNextTurn, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { damageOn, tappedNow } from './support.ts';

const fighter = { card: 'Drill Fighter', pilot: 'Drill Pilot' } as const;

rule(['TCG-0202', 'TCG-0254', 'TCG-0620'], 'a Pilot moves onto a unit of its subtype, in any arena', () => {
  const t = table(tcg, {
    dark: {
      space: ['Drill Fighter'],
      ground: ['Drill Speeder'],
      character: ['Drill Pilot', 'Drill Handler', 'Drill Mount', 'Drill Trooper'],
      build: ['Drill Rider'],
    },
    light: { space: ['Drill Bomber'] },
  });
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Fighter']);
  expect(leadsTo(t, 'pilot', 'Drill Handler')).toEqual(['Drill Mount']);
  expect(leadsTo(t, 'pilot', 'Drill Rider')).toEqual(['Drill Speeder']);
  expect(leadsTo(t, 'pilot', 'Drill Trooper')).toEqual([]);
  take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
  take(t, 'pilot', 'Drill Handler', 'Drill Mount');
  take(t, 'pilot', 'Drill Rider', 'Drill Speeder');
  expect(stats(t, 'Drill Fighter')).toEqual({ speed: 70, power: 2, health: 2 });
  expect(stats(t, 'Drill Mount')).toEqual({ speed: 50, power: 3, health: 4 });
  expect(stats(t, 'Drill Speeder')).toEqual({ speed: 50, power: 4, health: 2 });
});

rule(
  ['TCG-0255', 'TCG-0256'],
  'a Starfighter Pilot goes on no Capital Ship or Speeder, and one goes on each unit',
  () => {
    const t = table(tcg, {
      dark: {
        space: ['Drill Fighter', 'Drill Cruiser'],
        ground: ['Drill Speeder'],
        character: ['Drill Pilot', 'Hired Pilot'],
      },
    });
    expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Fighter']);
    take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
    expect(leadsTo(t, 'pilot', 'Hired Pilot')).toEqual([]);
  },
);

rule('TCG-0255', 'a subtype of two words takes both', () => {
  const sloop = stranger({ types: ['space'], subtypes: 'Drill Patrol Ship' });
  const t = table(tcgWith(sloop), { dark: { space: [sloop.title, 'Drill Cruiser'], character: ['Drill Captain'] } });
  expect(leadsTo(t, 'pilot', 'Drill Captain')).toEqual(['Drill Cruiser']);
});

rule(['TCG-0257', 'TCG-0527'], 'no Pilot goes on a Droid, not even one that is a Droid itself', () => {
  const t = table(tcg, {
    dark: { space: ['Drill Probe', 'Drill Bomber'], character: ['Drill Pilot', 'Drill Navigator'] },
  });
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Bomber']);
  expect(leadsTo(t, 'pilot', 'Drill Navigator')).toEqual(['Drill Bomber']);
});

rule(['TCG-0258', 'TCG-0259'], 'a Starfighter has the speed and the Evade that its Pilot gives', () => {
  const t = table(tcg, {
    at: 'space',
    dark: { space: [fighter], hand: ['Stun Field'], character: ['Drill Sergeant'] },
    light: { space: ['Drill Cruiser'] },
    rolls: [6, 6, 1, 1],
  });
  t.dark.passes();
  expect(stats(t, 'Drill Fighter').speed).toBe(70);
  expect(t.asked).toBe('dark');
  t.dark.does('hold back', 'Drill Fighter').passes();
  t.light.does('attack', 'Drill Cruiser');
  t.dark.passes();
  t.dark.does('use', 'Drill Fighter');
  expect(damageOn(t, 'Drill Fighter')).toBe(0);
  expect(forceOf(t, 'dark')).toBe(9);
});

rule(['TCG-0258', 'TCG-0259'], 'in the Character arena a Pilot has none of what it would give a unit', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Pilot'] },
    light: { character: ['Drill Sergeant'] },
    rolls: [6, 6, 1, 1, 1],
  });
  expect(stats(t, 'Drill Pilot')).toEqual({ speed: 30, power: 2, health: 3 });
  t.light.does('attack', 'Drill Sergeant');
  expect(t.asked).toBe('dark');
  expect(damageOn(t, 'Drill Pilot')).toBe(2);
  expect(t.dark.may('use')).toBe(false);
  expect(t.dark.may('attack', 'Drill Pilot')).toBe(true);
});

rule('TCG-0260', 'an effect that moves or discards the Pilot leaves its unit where it is', () => {
  const t = table(tcg, {
    at: 'space',
    dark: { space: [fighter], hand: ['Ejection'] },
    light: { space: ['Drill Cruiser'] },
  });
  t.dark.does('play', 'Ejection');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark character');
  expect(whereIs(t, 'Drill Fighter')).toBe('dark space');
  expect(stats(t, 'Drill Fighter').speed).toBe(50);
  const burning = table(tcg, {
    at: 'space',
    dark: { space: [fighter], hand: ['Cockpit Fire'] },
    light: { space: ['Drill Cruiser'] },
  });
  burning.dark.does('play', 'Cockpit Fire');
  expect(whereIs(burning, 'Drill Pilot')).toBe('dark discard');
  expect(whereIs(burning, 'Drill Fighter')).toBe('dark space');
});

rule('TCG-0261', 'a Pilot goes wherever its unit goes: to the discard pile, to a hand, to the build zone', () => {
  const home = table(tcg, {
    at: 'space',
    dark: { space: [fighter] },
    light: { hand: ['Way Home', 'Stun Field'], space: ['Drill Cruiser'], character: ['Drill Sergeant'] },
  });
  home.light.does('play', 'Way Home').does('choose', 'Drill Fighter');
  expect(home.dark.sees('hand')).toEqual(['Drill Pilot', 'Drill Fighter']);
  const lost = table(tcg, {
    at: 'space',
    dark: { space: [{ ...fighter, damage: 1 }] },
    light: { hand: ['Ion Storm', 'Stun Field'], space: ['Drill Cruiser'], character: ['Drill Sergeant'] },
  });
  lost.light.does('play', 'Ion Storm');
  expect([...lost.dark.sees('discard')].sort()).toEqual(['Drill Fighter', 'Drill Pilot']);
  const back = table(tcg, { at: 'retreat', dark: { space: [fighter, 'Drill Cruiser'] } });
  back.dark.does('retreat', 'Drill Fighter');
  expect(whereIs(back, 'Drill Fighter')).toBe('dark build');
  expect(whereIs(back, 'Drill Pilot')).toBe('dark on Drill Fighter');
});

rule(
  'TCG-0262',
  '"Pilots" are units with the ability wherever they are in play, and none that is still being built',
  () => {
    const t = table(tcg, {
      at: 'space',
      dark: {
        space: [fighter],
        character: ['Drill Rider', 'Drill Trooper'],
        building: ['Drill Driver'],
        hand: ['Cockpit Fire'],
      },
      light: { space: ['Drill Cruiser'] },
    });
    t.dark.does('play', 'Cockpit Fire');
    expect([...named(t, 'choose')].sort()).toEqual(['Drill Pilot', 'Drill Rider']);
    const building = table(tcg, {
      dark: { ground: ['Drill Walker'], building: [{ card: 'Drill Driver', counters: 1 }] },
    });
    expect(building.dark.may('pilot')).toBe(false);
  },
);

rule('TCG-0264', 'a tapped Pilot on a unit untaps in the ready phase', () => {
  const t = table(tcg, {
    at: 'ready',
    dark: { space: [{ card: 'Drill Fighter', pilot: { card: 'Drill Pilot', tapped: true } }] },
  });
  expect(tappedNow(t, 'Drill Pilot')).toBe(false);
  expect(whereIs(t, 'Drill Pilot')).toBe('dark on Drill Fighter');
});

rule(
  'TCG-0265',
  'a Pilot is deployed to its arena or the build zone, never onto a unit, and may still make its move',
  () => {
    const t = table(tcg, { dark: { space: ['Drill Fighter'], hand: ['Drill Pilot'], points: 3 } });
    expect(leadsTo(t, 'deploy', 'Drill Pilot')).toEqual(['character', 'build']);
    expect(t.dark.may('pilot')).toBe(false);
    take(t, 'deploy', 'Drill Pilot', 'build');
    expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Fighter']);
  },
);

rule('TCG-0266', 'each Pilot may be moved once in a build step', () => {
  const t = table(tcg, {
    dark: { space: ['Drill Fighter', 'Drill Bomber'], character: ['Drill Pilot', 'Hired Pilot'] },
  });
  take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
  expect(named(t, 'leave')).toEqual([]);
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual([]);
  take(t, 'pilot', 'Hired Pilot', 'Drill Bomber');
  expect(whereIs(t, 'Hired Pilot')).toBe('dark on Drill Bomber');
});

rule('TCG-0266', 'in the build step of the next turn it may be moved again', () => {
  const t = table(tcg, {
    dark: { space: ['Drill Fighter'], character: ['Drill Pilot'], build: ['Drill Cruiser'] },
    light: { space: ['Drill Cruiser'], character: ['Drill Sergeant'] },
  });
  take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
  toNextTurn(t);
  while (!t.dark.may('end build step')) idle(t);
  expect(leadsTo(t, 'leave', 'Drill Pilot')).toEqual(['character', 'build']);
});

rule(['TCG-0267', 'TCG-0268', 'TCG-0277'], 'onto a unit or from unit to unit, in an arena or in the build zone', () => {
  const t = table(tcg, {
    dark: {
      space: [fighter, 'Drill Cruiser'],
      build: ['Drill Bomber', 'Hired Pilot'],
      character: ['Drill Navigator'],
    },
    light: { space: ['Drill Fighter'] },
  });
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Bomber']);
  expect(leadsTo(t, 'pilot', 'Hired Pilot')).toEqual(['Drill Bomber']);
  take(t, 'pilot', 'Drill Pilot', 'Drill Bomber');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark on Drill Bomber');
  expect(t.light.told('piloting')).toHaveLength(1);
  expect(stats(t, 'Drill Fighter').speed).toBe(50);
  expect(leadsTo(t, 'pilot', 'Drill Navigator')).toEqual(['Drill Fighter']);
});

rule(['TCG-0269', 'TCG-0271'], 'off a unit, to the Character arena or to the build zone, tapped or not', () => {
  const position = {
    dark: { space: [{ card: 'Drill Fighter', pilot: { card: 'Drill Pilot', tapped: true } }] },
  } as const;
  const t = table(tcg, position);
  expect(leadsTo(t, 'leave', 'Drill Pilot')).toEqual(['character', 'build']);
  take(t, 'leave', 'Drill Pilot', 'character');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark character');
  expect(t.light.told('left')).toHaveLength(1);
  expect(tappedNow(t, 'Drill Pilot')).toBe(true);
  expect(t.dark.may('pilot', 'Drill Pilot')).toBe(false);
  const other = table(tcg, position);
  take(other, 'leave', 'Drill Pilot', 'build');
  expect(whereIs(other, 'Drill Pilot')).toBe('dark build');
});

rule('TCG-0271', 'a tapped Pilot may be moved onto a unit and stays tapped', () => {
  const t = table(tcg, {
    dark: { space: ['Drill Fighter'], character: [{ card: 'Drill Pilot', tapped: true }], build: ['Drill Cruiser'] },
  });
  take(t, 'pilot', 'Drill Pilot', 'Drill Fighter');
  expect(tappedNow(t, 'Drill Pilot')).toBe(true);
  expect(tappedNow(t, 'Drill Fighter')).toBe(false);
});

rule('TCG-0267', 'a unit that was kept alive by its Pilot is lost when the Pilot moves on', () => {
  const t = table(tcg, {
    dark: { ground: [{ card: 'Drill Walker', damage: 7, pilot: 'Drill Driver' }, { card: 'Drill Walker' }] },
  });
  expect(stats(t, 'Drill Walker').health).toBe(8);
  take(t, 'pilot', 'Drill Driver', 'Drill Walker');
  // Those in play are counted first: the one that was lost comes second.
  expect(whereIs(t, 'Drill Walker #2')).toBe('dark discard');
  expect(whereIs(t, 'Drill Driver')).toBe('dark on Drill Walker');
});

rule('TCG-0270', 'Pilots are not moved in the retreat step or in battle', () => {
  const position = {
    dark: { space: ['Drill Fighter', fighter], character: ['Hired Pilot'] },
    light: { space: ['Drill Cruiser'] },
  };
  const retreat = table(tcg, { at: 'retreat', ...position });
  expect(new Set(retreat.decision.options.map(({ verb }) => verb))).toEqual(new Set(['retreat', 'end retreat step']));
  const space = table(tcg, { at: 'space', ...position });
  expect(space.asked).toBe('dark');
  expect(new Set(space.decision.options.map(({ verb }) => verb))).toEqual(new Set(['attack', 'hold back']));
});

rule(['TCG-0272', 'TCG-0273'], 'a unit retreats with its Pilot if both are untapped, or the Pilot by itself', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: {
      space: [fighter, { card: 'Drill Bomber', pilot: { card: 'Hired Pilot', tapped: true } }],
      ground: ['Drill Walker'],
    },
  });
  expect([...named(t, 'retreat')].sort()).toEqual(['Drill Fighter', 'Drill Pilot', 'Drill Walker']);
  t.dark.does('retreat', 'Drill Fighter');
  expect([tappedNow(t, 'Drill Fighter'), tappedNow(t, 'Drill Pilot')]).toEqual([true, true]);
  expect(whereIs(t, 'Drill Pilot')).toBe('dark on Drill Fighter');
  const alone = table(tcg, { at: 'retreat', dark: { space: [fighter] } });
  alone.dark.does('retreat', 'Drill Pilot');
  expect(whereIs(alone, 'Drill Pilot')).toBe('dark build');
  expect(tappedNow(alone, 'Drill Pilot')).toBe(true);
  expect(whereIs(alone, 'Drill Fighter')).toBe('dark space');
  expect(tappedNow(alone, 'Drill Fighter')).toBe(false);
  expect(alone.dark.may('retreat', 'Drill Fighter')).toBe(true);
});

rule(
  ['TCG-0274', 'TCG-0275'],
  'in the build zone a Pilot stays on its unit, and only Reserves and Upkeep of what it gives work',
  () => {
    const manned = { card: 'Drill Fighter', pilot: 'Reserve Pilot' } as const;
    const t = table(tcg, { at: 'build start', dark: { build: [manned] } });
    t.dark.does('upkeep', 'Drill Fighter');
    expect(forceOf(t, 'dark')).toBe(9);
    expect(whereIs(t, 'Reserve Pilot')).toBe('dark on Drill Fighter');
    expect(stats(t, 'Drill Fighter').power).toBe(2);
    const hand = t.dark.sees('hand').length;
    t.dark.does('use', 'Drill Fighter');
    expect(t.dark.sees('hand').length).toBe(hand + 1);
    const arena = table(tcg, { dark: { space: [manned] } });
    expect(stats(arena, 'Drill Fighter').power).toBe(3);
    expect(arena.dark.may('use')).toBe(false);
  },
);

rule('TCG-0274', 'a Pilot gives its unit no Evade and no speed in the build zone, and may be moved there', () => {
  const t = table(tcg, { dark: { build: [fighter, 'Drill Bomber'] } });
  expect(stats(t, 'Drill Fighter').speed).toBe(50);
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Bomber']);
});

rule('TCG-0276', 'of two Pilots on a unit in the build zone its player removes one', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: {
      space: [{ card: 'Drill Bomber', pilot: ['Drill Pilot', 'Hired Pilot'] }],
      ground: ['Drill Walker'],
      build: ['Drill Fighter'],
    },
  });
  expect(stats(t, 'Drill Bomber')).toEqual({ speed: 50, power: 6, health: 4 });
  t.dark.does('retreat', 'Drill Bomber');
  expect(t.asked).toBe('dark');
  expect(leadsTo(t, 'leave', 'Drill Pilot')).toEqual(['character', 'build']);
  expect(leadsTo(t, 'pilot', 'Hired Pilot')).toEqual(['Drill Fighter']);
  take(t, 'leave', 'Hired Pilot', 'build');
  expect(whereIs(t, 'Hired Pilot')).toBe('dark build');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark on Drill Bomber');
  expect([tappedNow(t, 'Hired Pilot'), tappedNow(t, 'Drill Pilot')]).toEqual([true, true]);
});

rule('TCG-0276', 'whoever controls the unit removes a Pilot of his or her own', () => {
  const t = table(tcg, {
    active: 'light',
    light: { hand: ['Boarding Party'], points: 2, character: ['Hired Pilot'], ground: ['Drill Walker'] },
    dark: { space: [{ card: 'Drill Bomber', pilot: 'Drill Pilot' }], ground: ['Drill Walker'] },
  });
  t.light.does('complete', 'Boarding Party').does('choose', 'Drill Bomber');
  take(t, 'pilot', 'Hired Pilot', 'Drill Bomber');
  while (!(t.asked === 'light' && t.light.may('retreat', 'Drill Bomber'))) idle(t);
  t.light.does('retreat', 'Drill Bomber');
  expect(t.asked).toBe('light');
  expect(named(t, 'leave')).toEqual(['Hired Pilot', 'Hired Pilot']);
  take(t, 'leave', 'Hired Pilot', 'character');
  expect(whereIs(t, 'Drill Pilot')).toBe('dark on Drill Bomber');
  expect(whereIs(t, 'Drill Bomber')).toBe('light build');
});

rule('TCG-0276', 'a player who controls none of the Pilots on a unit leaves it to whoever does', () => {
  const t = table(tcg, {
    dark: { hand: ['Boarding Party'], points: 2, ground: ['Drill Walker'] },
    light: {
      space: [{ card: 'Drill Bomber', pilot: ['Drill Pilot', 'Hired Pilot'] }],
      ground: ['Drill Walker'],
    },
  });
  t.dark.does('complete', 'Boarding Party').does('choose', 'Drill Bomber');
  while (!(t.asked === 'dark' && t.dark.may('retreat', 'Drill Bomber'))) idle(t);
  t.dark.does('retreat', 'Drill Bomber');
  expect(t.asked).toBe('light');
  expect(new Set(named(t, 'leave'))).toEqual(new Set(['Drill Pilot', 'Hired Pilot']));
});

rule(['TCG-0276', 'TCG-0255'], 'an effect may allow an extra Pilot, but no third, and none in the build zone', () => {
  const t = table(tcg, {
    dark: { space: [{ card: 'Drill Bomber', pilot: 'Drill Pilot' }], character: ['Hired Pilot', 'Drill Navigator'] },
  });
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual([]);
  take(t, 'pilot', 'Hired Pilot', 'Drill Bomber');
  expect(leadsTo(t, 'pilot', 'Drill Navigator')).toEqual([]);
  const build = table(tcg, {
    dark: { build: [{ card: 'Drill Bomber', pilot: 'Drill Pilot' }], character: ['Hired Pilot'] },
  });
  expect(leadsTo(build, 'pilot', 'Hired Pilot')).toEqual([]);
});

rule(
  ['TCG-0278', 'TCG-0284'],
  'what is for units or Characters passes a piloting Pilot by; what names Pilots does not',
  () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: [{ card: 'Drill Bomber', pilot: 'Drill Pilot' }], character: ['Drill Rider'] },
      light: {
        hand: ['Stun Field', 'Ion Storm', 'Cockpit Fire'],
        character: ['Drill Trooper'],
        space: ['Drill Cruiser'],
      },
    });
    t.light.does('play', 'Stun Field');
    expect([...named(t, 'choose')].sort()).toEqual(['Drill Rider', 'Drill Trooper']);
    t.light.does('choose', 'Drill Rider');
    t.light.does('play', 'Ion Storm');
    expect([damageOn(t, 'Drill Bomber'), damageOn(t, 'Drill Rider'), damageOn(t, 'Drill Pilot')]).toEqual([1, 1, 0]);
    t.light.does('play', 'Cockpit Fire');
    t.light.does('choose', 'Drill Pilot');
    expect(whereIs(t, 'Drill Pilot')).toBe('dark discard');
  },
);

rule('TCG-0282', 'the unit can be attacked, its Pilot cannot', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Drill Mount', pilot: 'Drill Handler' }, 'Drill Trooper'] },
    light: { character: ['Drill Adept'] },
  });
  t.dark.does('hold back');
  t.light.does('attack', 'Drill Adept');
  expect([...named(t, 'attack')].sort()).toEqual(['Drill Mount', 'Drill Trooper']);
});

rule(['TCG-0279', 'TCG-0280'], 'a Jedi on a unit is a Jedi, but no Jedi Character', () => {
  const jedi = {
    space: [{ card: 'Drill Fighter', pilot: 'Drill Ace' }],
    character: ['Drill Adept'],
    points: 2,
  } as const;
  const t = table(tcg, { dark: { ...jedi, hand: ['Jedi Count', 'Jedi Character Count'] } });
  t.dark.does('complete', 'Jedi Count');
  expect(forceOf(t, 'dark')).toBe(12);
  t.dark.does('complete', 'Jedi Character Count');
  expect(forceOf(t, 'dark')).toBe(13);
});

rule('TCG-0281', "a Pilot's Upkeep is paid while it pilots", () => {
  const t = table(tcg, { at: 'build start', dark: { space: [{ card: 'Drill Fighter', pilot: 'Hired Pilot' }] } });
  t.dark.does('upkeep', 'Hired Pilot');
  t.dark.does('pay', 'Hired Pilot #1');
  expect(forceOf(t, 'dark')).toBe(8);
});

rule('TCG-0283', "a piloting Pilot's text is off, but for what speaks of the unit that it pilots", () => {
  const t = table(tcg, {
    at: 'space',
    dark: {
      space: [{ card: 'Drill Fighter', pilot: 'Drill Ace' }],
      character: ['Drill Sergeant'],
      hand: ['Stun Field'],
    },
    light: { space: ['Drill Cruiser'] },
    rolls: [1, 1],
  });
  expect(stats(t, 'Drill Sergeant').power).toBe(5);
  expect(stats(t, 'Drill Fighter')).toEqual({ speed: 60, power: 2, health: 4 });
  t.dark.passes();
  t.dark.does('attack', 'Drill Fighter');
  expect(forceOf(t, 'dark')).toBe(11);
  const apart = table(tcg, {
    at: 'space',
    dark: { space: ['Drill Fighter'], character: ['Drill Ace', 'Drill Sergeant'], hand: ['Stun Field'] },
    light: { space: ['Drill Cruiser'] },
    rolls: [1, 1],
  });
  expect(stats(apart, 'Drill Sergeant').power).toBe(6);
  expect(stats(apart, 'Drill Fighter')).toEqual({ speed: 50, power: 2, health: 2 });
  apart.dark.passes();
  apart.dark.does('attack', 'Drill Fighter');
  expect(forceOf(apart, 'dark')).toBe(10);
});

rule('TCG-0285', "a Pilot's own speed and power do not matter on a unit", () => {
  const t = table(tcg, {
    at: 'space',
    dark: { space: [{ card: 'Drill Fighter', pilot: 'Drill Ace' }] },
    light: { space: ['Drill Bomber'] },
  });
  expect(stats(t, 'Drill Fighter')).toEqual({ speed: 60, power: 2, health: 4 });
  expect(named(t, 'attack')).toEqual(['Drill Fighter']);
  t.dark.does('hold back', 'Drill Fighter');
  expect(t.asked).toBe('light');
});

rule(
  ['TCG-0286', 'TCG-0287'],
  'Pilot and unit have damage of their own; a Pilot with enough of it is discarded',
  () => {
    const t = table(tcg, {
      at: 'ground',
      dark: {
        ground: [{ card: 'Drill Walker', damage: 5, pilot: { card: 'Drill Driver', damage: 2 } }],
        hand: ['Cockpit Fire'],
      },
      light: { ground: ['Drill Speeder'] },
    });
    expect(whereIs(t, 'Drill Driver')).toBe('dark on Drill Walker');
    expect(stats(t, 'Drill Walker').health).toBe(8);
    t.dark.does('play', 'Cockpit Fire');
    expect(whereIs(t, 'Drill Driver')).toBe('dark discard');
    expect(whereIs(t, 'Drill Walker')).toBe('dark ground');
    expect(damageOn(t, 'Drill Walker')).toBe(5);
    expect(stats(t, 'Drill Walker').health).toBe(6);
  },
);

rule('TCG-0604', '"on a unit" is where a Pilot is that pilots: as far as arenas go, in that of its unit', () => {
  const t = table(tcg, {
    dark: {
      space: [{ card: 'Drill Fighter', pilot: 'Drill Ace' }],
      build: [{ card: 'Drill Bomber', pilot: 'Tarn Velo (A)' }],
      hand: ['Jedi Count'],
      points: 1,
    },
  });
  expect(whereIs(t, 'Drill Ace')).toBe('dark on Drill Fighter');
  t.dark.does('complete', 'Jedi Count');
  expect(forceOf(t, 'dark')).toBe(11);
});

rule('TCG-0420', 'a symbol marks the ability to pilot', () => {
  expect(cardWords(drillPilot)[0]?.startsWith(`${pilotSymbol} Starfighter Pilot`)).toBe(true);
});

rule(['TCG-0297', 'TCG-0298'], 'a piloted unit that is taken keeps its Pilot, who obeys the player it had', () => {
  const t = table(tcg, {
    dark: { hand: ['Boarding Party'], points: 2, build: ['Drill Cruiser', 'Hired Pilot'] },
    light: { space: [fighter], build: ['Drill Bomber'] },
  });
  t.dark.does('complete', 'Boarding Party');
  expect(whereIs(t, 'Drill Fighter')).toBe('dark space');
  expect(whereIs(t, 'Drill Pilot')).toBe('light on Drill Fighter');
  expect(stats(t, 'Drill Fighter').speed).toBe(70);
  expect(t.dark.may('leave')).toBe(false);
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual([]);
  expect(leadsTo(t, 'pilot', 'Hired Pilot')).toEqual([]);
  t.dark.does('end build step');
  expect(leadsTo(t, 'pilot', 'Drill Pilot')).toEqual(['Drill Bomber']);
  take(t, 'leave', 'Drill Pilot', 'character');
  expect(whereIs(t, 'Drill Pilot')).toBe('light character');
  expect(stats(t, 'Drill Fighter').speed).toBe(50);
});

rule('TCG-0299', 'a Character that has to be returned is returned though it pilots a unit', () => {
  const t = table(tcg, {
    dark: { hand: ['Boarding Party'], points: 2, space: ['Drill Fighter'], build: ['Drill Cruiser'] },
    light: { character: [{ card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)'] }], build: ['Drill Cruiser'] },
  });
  t.dark.does('complete', 'Boarding Party');
  expect(whereIs(t, 'Tarn Velo (A)')).toBe('dark character');
  take(t, 'pilot', 'Tarn Velo (A)', 'Drill Fighter');
  expect(stats(t, 'Drill Fighter').power).toBe(4);
  toNextTurn(t);
  expect(whereIs(t, 'Tarn Velo (A)')).toBe('light character');
  expect(whereIs(t, 'Tarn Velo (B)')).toBe('light beneath Tarn Velo (A)');
  expect(stats(t, 'Drill Fighter').power).toBe(2);
});
