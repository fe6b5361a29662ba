import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import type { SidePosition } from '../src/position.ts';
import { tcg } from './drill.ts';
import { cardCalled, choose, offered, statsOf, type TcgTable, until, whereIs } from './support.ts';

const titlesOffered = (t: TcgTable, verb: string): string[] =>
  offered(t, verb).map(
    ({ on }) =>
      t.dark.view.cards.find((card) => on !== undefined && 'card' in on && card.handle === on.card)?.name ?? '',
  );

const stack = (t: TcgTable, where: 'top' | 'beneath'): void =>
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);

const rearranged = (t: TcgTable, title: string): TcgTable => {
  t.dark.does('rearrange', title);
  return t;
};

/** The second use of the Jailer: to let a group go. */
const release = (t: TcgTable): void => choose(t, ({ clause }) => clause === 'Drill Jailer/1');
const jail = (t: TcgTable, title: string): void => {
  choose(t, ({ clause }) => clause === 'Drill Jailer/0');
  t.dark.does('choose', title);
};

rule(['TCG-0543', 'TCG-0574'], 'a card that is face down, or still being built, is no unit and not in play', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hoarder (B)', under: ['Drill Sergeant'] }, 'Drill Trooper'],
      building: [{ card: 'Drill Adept', counters: 1 }],
      hand: ['Drill Ambush'],
      points: 2,
    },
  });
  t.dark.does('complete', 'Drill Ambush');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Hoarder (B)', 'Drill Trooper']);
});

rule(['TCG-0544', 'TCG-0470', 'TCG-0563'], 'face-down cards under a unit add nothing to its values', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [
        { card: 'Drill Hoarder (B)', under: ['Drill Trooper', 'Drill Sergeant'], equipment: ['Drill Saber (A)'] },
      ],
      space: [{ card: 'Drill Ace Fighter (B)', pilot: 'Drill Rookie' }],
    },
  });
  // Equipment gives power, and neither it nor a Pilot adds to the cost.
  expect(statsOf(t, 'Drill Hoarder (B)')).toEqual({ speed: 30, power: 3 + 1, health: 3, cost: 3 });
  expect(statsOf(t, 'Drill Ace Fighter (B)').cost).toBe(4);
});

rule(['TCG-0544', 'TCG-0547'], 'unless a text of the top card counts them', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Hoarder (A)'],
      force: 1,
      hand: ['Drill Trooper'],
      deck: ['Drill Fighter', 'Drill Walker'],
    },
  });
  t.dark.does('use', 'Drill Hoarder (A)');
  expect(statsOf(t, 'Drill Hoarder (A)').power).toBe(2 + 1);
  expect(t.state.zones.deck[0]).toHaveLength(1);
  // Nobody has seen it.
  expect(t.dark.sees('under')).toEqual(['?']);
});

rule('TCG-0547', 'another top card leaves them where they are; what counts them is its own text', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [
        {
          card: 'Drill Hoarder (A)',
          beneath: ['Drill Hoarder (B)', 'Drill Hoarder (C)'],
          under: ['Drill Trooper', 'Drill Trooper'],
        },
      ],
    },
  });
  expect(statsOf(t, 'Drill Hoarder (A)')).toMatchObject({ power: 2 + 2 + 2, health: 3 + 2 });
  expect(statsOf(rearranged(t, 'Drill Hoarder (B)'), 'Drill Hoarder (B)')).toMatchObject({
    power: 3 + 2,
    health: 3 + 2,
  });
  expect(statsOf(rearranged(t, 'Drill Hoarder (C)'), 'Drill Hoarder (C)')).toMatchObject({
    power: 2 + 2,
    health: 3 + 2 + 2,
  });
  expect(statsOf(rearranged(t, 'Drill Hoarder (A)'), 'Drill Hoarder (A)')).toMatchObject({ power: 2 + 2 + 2 });
});

rule('TCG-0545', 'they stay with their unit wherever it goes and whoever controls it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { hand: ['Drill Defection', 'Drill Withdrawal'], points: 4 },
    light: { character: [{ card: 'Drill Hoarder (A)', under: ['Drill Trooper'] }] },
  });
  t.dark.does('complete', 'Drill Defection');
  expect(statsOf(t, 'Drill Hoarder (A)').power).toBe(3);
  t.dark.does('complete', 'Drill Withdrawal');
  expect(whereIs(t, 'Drill Hoarder (A)')).toBe('build');
  t.dark.does('move', 'Drill Hoarder (A)');
  expect(statsOf(t, 'Drill Hoarder (A)').power).toBe(3);
});

rule('TCG-0546', 'when their unit is discarded they are set aside', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hoarder (A)', under: ['Drill Sergeant'] }, 'Drill Trooper'],
      hand: ['Drill Ambush', 'Drill Hoarder (A)'],
      points: 5,
    },
  });
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Hoarder (A)');
  expect(whereIs(t, 'Drill Sergeant')).toBe('aside');
  expect(t.state.cards.host[cardCalled(t, 'Drill Sergeant')]).toBe(-1);
  // Still face down.
  expect(t.light.sees('aside', 'dark')).toEqual(['?']);
  t.dark.does('deploy', 'Drill Hoarder (A)', 'character');
  expect(statsOf(t, 'Drill Hoarder (A)').power).toBe(2);
});

rule(['TCG-0630', 'TCG-0631'], 'a card removed from the game is nowhere, and leaves room for another copy', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'] }, 'Drill Jailer'],
      hand: ['Drill Exile', 'Drill Hero (A)'],
      points: 8,
    },
  });
  t.dark.does('complete', 'Drill Exile');
  t.dark.does('choose', 'Drill Hero (A)');
  expect(t.dark.sees('discard')).toEqual(['Drill Exile']);
  expect(t.dark.sees('aside')).toEqual(['Drill Hero (A)', 'Drill Hero (B)']);
  t.dark.does('deploy', 'Drill Hero (A)', 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Jailer', 'Drill Hero (A)']);
  // No effect lets it return.
  expect(offered(t, 'use').some(({ clause }) => clause === 'Drill Jailer/1')).toBe(false);
});

rule(['TCG-0652', 'TCG-0653'], 'a card that is set aside is in no zone: nothing affects it, nothing chooses it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Jailer', 'Drill Trooper'], hand: ['Drill Ambush', 'Drill Training'], points: 3 },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('complete', 'Drill Training');
  t.dark.does('choose', 'Drill Trooper');
  jail(t, 'Drill Trooper');
  expect(t.dark.sees('aside')).toEqual(['Drill Trooper']);
  t.dark.does('complete', 'Drill Ambush');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Jailer', 'Drill Sergeant']);
  t.dark.does('choose', 'Drill Sergeant');
  release(t);
  // It has come back without what it had been given.
  expect(t.dark.sees('character')).toEqual(['Drill Jailer', 'Drill Trooper']);
  expect(statsOf(t, 'Drill Trooper').power).toBe(2);
});

rule(['TCG-0654', 'TCG-0652'], 'a unit that is only controlled comes back on the side of its owner', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Jailer'], hand: ['Drill Defection'], points: 3, space: ['Drill Fighter'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('complete', 'Drill Defection');
  jail(t, 'Drill Sergeant');
  expect(t.light.sees('aside')).toEqual(['Drill Sergeant']);
  release(t);
  expect(t.light.sees('character')).toEqual(['Drill Sergeant']);
});

rule('TCG-0655', 'a unique that is set aside leaves room for another, and the rules apply when it returns', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Jailer', 'Drill Hero (A)'], hand: ['Drill Hero (D)'], points: 6 },
    light: { character: ['Drill Trooper'] },
  });
  jail(t, 'Drill Hero (A)');
  t.dark.does('deploy', 'Drill Hero (D)', 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Jailer', 'Drill Hero (D)']);
  release(t);
  t.dark.does('keep', 'Drill Hero (D)');
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (A)']);
});

rule('TCG-0656', 'its stack and its Pilot go with it and come back with it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Jailer'],
      space: [{ card: 'Drill Ace Fighter (A)', beneath: ['Drill Ace Fighter (B)'], pilot: 'Drill Rookie' }],
    },
    light: { character: ['Drill Trooper'] },
  });
  const before = statsOf(t, 'Drill Ace Fighter (A)');
  jail(t, 'Drill Ace Fighter (A)');
  expect([...t.dark.sees('aside')].sort()).toEqual(['Drill Ace Fighter (A)', 'Drill Ace Fighter (B)', 'Drill Rookie']);
  expect(t.dark.sees('on')).toEqual([]);
  release(t);
  expect(t.dark.sees('space')).toEqual(['Drill Ace Fighter (A)']);
  expect(t.dark.sees('beneath')).toEqual(['Drill Ace Fighter (B)']);
  expect(t.dark.sees('on')).toEqual(['Drill Rookie']);
  expect(statsOf(t, 'Drill Ace Fighter (A)')).toEqual(before);
  expect(t.state.cards.arena[cardCalled(t, 'Drill Ace Fighter (A)')]).toBe(0);
});

rule('TCG-0656', 'its Equipment does not go with it, what lies under it does', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [
        'Drill Jailer',
        { card: 'Drill Hoarder (A)', under: ['Drill Trooper'], equipment: ['Drill Saber (A)'] },
      ],
    },
    light: { character: ['Drill Trooper'] },
  });
  jail(t, 'Drill Hoarder (A)');
  expect(t.dark.sees('build')).toEqual(['Drill Saber (A)']);
  release(t);
  expect(statsOf(t, 'Drill Hoarder (A)').power).toBe(2 + 1);
});

rule('TCG-0657', 'what a unit has set aside stays so when that unit is discarded', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Jailer', 'Drill Jailer'],
      hand: ['Drill Ambush', 'Drill Jailer'],
      points: 7,
    },
    light: { character: ['Drill Sergeant'], space: ['Drill Fighter'] },
  });
  jail(t, 'Drill Sergeant');
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Jailer');
  t.dark.does('deploy', 'Drill Jailer', 'character');
  expect(offered(t, 'use').some(({ clause }) => clause === 'Drill Jailer/1')).toBe(false);
  expect(t.light.sees('aside')).toEqual(['Drill Sergeant']);
});

rule('TCG-0658', 'each use makes a group of its own, and only that group comes back', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Jailer', 'Drill Jailer'], space: ['Drill Fighter'] },
    light: { character: ['Drill Sergeant', 'Drill Adept', 'Drill Trooper'], space: ['Drill Fighter'] },
  });
  jail(t, 'Drill Sergeant');
  choose(t, ({ clause }) => clause === 'Drill Jailer/0');
  t.dark.does('choose', 'Drill Adept');
  // The second Jailer's group is not the first one's.
  release(t);
  expect(t.light.sees('character')).toEqual(['Drill Trooper', 'Drill Sergeant']);
  expect(t.light.sees('aside')).toEqual(['Drill Adept']);
});

rule('TCG-0658', 'two uses of one text in two turns are two groups', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Jailer'], space: ['Drill Fighter'] },
    light: { character: ['Drill Sergeant', 'Drill Adept', 'Drill Trooper'], space: ['Drill Fighter'] },
  });
  jail(t, 'Drill Sergeant');
  const { turn } = t.state.facts;
  until(t, () => t.state.facts.turn > turn && t.dark.may('use', 'Drill Jailer'));
  jail(t, 'Drill Adept');
  release(t);
  expect(titlesOffered(t, 'return')).toEqual(['Drill Sergeant', 'Drill Adept']);
  t.dark.does('return', 'Drill Adept');
  expect(t.light.sees('character')).toEqual(['Drill Trooper', 'Drill Adept']);
  expect(t.light.sees('aside')).toEqual(['Drill Sergeant']);
});

rule(['TCG-0658', 'TCG-0652'], 'what is set aside together for a while comes back together', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Drill Stasis'], force: 2 },
    light: { character: ['Drill Sergeant', 'Drill Adept', 'Drill Mechanic'], space: ['Drill Fighter'] },
  });
  until(t, () => t.dark.may('play', 'Drill Stasis'));
  t.dark.does('play', 'Drill Stasis');
  t.dark.picks('Drill Sergeant', 'Drill Adept');
  expect(t.light.sees('aside')).toEqual(['Drill Sergeant', 'Drill Adept']);
  const { turn } = t.state.facts;
  until(t, () => t.state.facts.turn > turn);
  expect(t.light.sees('character')).toEqual(['Drill Mechanic', 'Drill Sergeant', 'Drill Adept']);
  expect(t.light.sees('aside')).toEqual([]);
});

rule(['TCG-0575', 'TCG-0574'], 'while in play means in any arena or in the build zone, and deployed', () => {
  const fighter = { space: ['Drill Fighter'] };
  const speedOf = (side: SidePosition): number | null =>
    statsOf(table(tcg, { at: 'build', dark: side, light: fighter }), 'Drill Fighter').speed;
  expect(speedOf({ character: ['Drill Marshal'] })).toBe(60);
  expect(speedOf({ build: ['Drill Marshal'] })).toBe(60);
  expect(speedOf({ building: [{ card: 'Drill Marshal', counters: 4 }] })).toBe(50);
  expect(speedOf({ hand: ['Drill Marshal'] })).toBe(50);
});

rule('TCG-0626', 'a card put into an arena is not deployed', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { build: ['Drill Hero (C)'], character: ['Drill Trooper'], hand: ['Drill Airlift'], points: 1, force: 0 },
  });
  t.dark.does('complete', 'Drill Airlift');
  t.dark.does('choose', 'Drill Hero (C)');
  expect(t.dark.sees('ground')).toEqual(['Drill Hero (C)']);
  expect(t.state.facts.force[0]).toBe(0);
  expect(t.state.cards.counters[cardCalled(t, 'Drill Hero (C)')]).toBe(0);
});

rule('TCG-0547', 'a version put on top leaves them under the unit', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Hoarder (A)', under: ['Drill Sergeant'] }],
      hand: ['Drill Hoarder (C)'],
      points: 1,
    },
  });
  stack(t, 'top');
  expect(statsOf(t, 'Drill Hoarder (C)')).toMatchObject({ power: 2 + 1, health: 3 + 1 + 1 });
});
