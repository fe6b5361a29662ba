import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import type { SidePosition, Stood } from '../src/position.ts';
import { healthLeft, keywordOf } from '../src/rules/cards/values.ts';
import { tcg } from './drill.ts';
import { cardCalled, choose, offered, statsOf, type TcgTable, until, whereIs } from './support.ts';

/** Which of the other side's units are tapped once the Inspector has looked for them. */
function inspected(text: number, units: readonly Stood[], more: SidePosition = {}): number[] {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Inspector'], hand: ['Drill Trooper'], ...more },
    light: { character: units },
  });
  choose(t, ({ clause }) => clause === `Drill Inspector/${text}`);
  return t.state.zones.character[1].map((card) => t.state.cards.tapped[card] ?? 0);
}

rule(['TCG-0182', 'TCG-0183'], 'everything that changes a value adds up', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Marshal', 'Drill Marshal', { card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'] }],
      locations: { character: 'Drill Plaza' },
    },
  });
  // Twice +10, once more for the Location, and +10 for the stack.
  expect(statsOf(t, 'Drill Hero (A)').speed).toBe(40 + 20 + 10 + 10);
});

rule(['TCG-0182', 'TCG-0183'], 'a unit has every instance of a numbered keyword that it is given', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: [
        { card: 'Drill Hero (A)', beneath: ['Drill Hero (B)'] },
        'Drill Drummer',
        'Drill Drummer',
        'Drill Drummer',
      ],
    },
  });
  expect(keywordOf(t.state, cardCalled(t, 'Drill Hero (A)'), 'criticalHit')).toBe(2 + 3);
  expect(keywordOf(t.state, cardCalled(t, 'Drill Drummer'), 'criticalHit')).toBe(2);
});

rule(['TCG-0422', 'TCG-0183'], 'a variable value is what its text says, and counts as printed', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: ['Drill Swarm', 'Drill Crawler'], character: ['Drill Mechanic', 'Drill Droid Trainer'] },
  });
  expect(statsOf(t, 'Drill Swarm')).toEqual({ speed: 20 + 10, power: 3, health: 3, cost: 4 });
});

rule('TCG-0422', 'it is found out again whenever it is asked for', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      ground: [{ card: 'Drill Swarm', damage: 1 }],
      character: ['Drill Mechanic', 'Drill Trooper'],
      hand: ['Drill Ambush'],
      points: 2,
    },
  });
  expect(statsOf(t, 'Drill Swarm').health).toBe(2);
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Mechanic');
  // One Droid is left, and one damage counter is on it.
  expect(whereIs(t, 'Drill Swarm')).toBe('discard');
});

rule('TCG-0423', 'out of an arena it is unknown, which is not nought', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Inspector'], hand: ['Drill Trooper'] },
    light: { build: [{ card: 'Drill Swarm', damage: 9 }, 'Drill Mechanic'], ground: ['Drill Speeder'] },
  });
  expect(statsOf(t, 'Drill Swarm')).toMatchObject({ speed: null, power: null, health: null });
  expect(healthLeft(t.state, cardCalled(t, 'Drill Swarm'))).toBeNull();
  choose(t, ({ clause }) => clause === 'Drill Inspector/0');
  // Power 3 or less: an unknown power is not. And damage does nothing while health is unknown.
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Mechanic')]).toBe(1);
  expect(t.state.cards.tapped[cardCalled(t, 'Drill Swarm')]).toBe(0);
  expect(whereIs(t, 'Drill Swarm')).toBe('build');
});

rule('TCG-0423', 'back in an arena, what is known decides', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { build: [{ card: 'Drill Swarm', damage: 2 }, 'Drill Trooper'], character: ['Drill Mechanic'] },
  });
  t.dark.does('move', 'Drill Swarm');
  expect(whereIs(t, 'Drill Swarm')).toBe('discard');
});

rule('TCG-0423', 'on a unit that it pilots, and before the first turn, it is unknown', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: [{ card: 'Drill Walker', pilot: 'Drill Hover Droid' }], character: ['Drill Hover Droid'] },
  });
  const speedIn = (zone: string): (number | null)[] =>
    [1, 2]
      .map((which) => `Drill Hover Droid #${which}`)
      .flatMap((title) => (whereIs(t, title) === zone ? [statsOf(t, title).speed] : []));
  expect(speedIn('character')).toEqual([2]);
  expect(speedIn('on')).toEqual([null]);
  const setup = table(tcg, {
    at: 'setup',
    dark: { hand: ['Drill Swarm', 'Drill Trooper'] },
    light: { hand: ['Drill Trooper', 'Drill Fighter'] },
  });
  setup.dark.does('put', 'Drill Swarm');
  expect(whereIs(setup, 'Drill Swarm')).toBe('ground');
  expect(statsOf(setup, 'Drill Swarm').power).toBeNull();
  const trainer = table(tcg, {
    at: 'setup',
    dark: { hand: ['Drill Droid Trainer', 'Drill Trooper'], character: ['Drill Mechanic'] },
    light: { hand: ['Drill Trooper', 'Drill Fighter'] },
  });
  trainer.dark.does('put', 'Drill Droid Trainer');
  expect(statsOf(trainer, 'Drill Mechanic').speed).toBe(10);
});

rule(['TCG-0622', 'TCG-0665'], 'power and speed in a text are totals, with stack and effects', () => {
  const stacked = { card: 'Drill Hero (B)', beneath: ['Drill Hero (E)'] };
  // Power 3 and one for the stack; speed 30 and ten for it.
  expect(inspected(0, ['Drill Trooper', stacked])).toEqual([1, 0]);
  expect(inspected(1, ['Drill Trooper', stacked])).toEqual([1, 0]);
  expect(inspected(0, ['Drill Hero (B)'])).toEqual([1]);
  expect(inspected(1, ['Drill Hero (B)'])).toEqual([1]);
  // A Location makes everybody faster.
  expect(inspected(1, ['Drill Trooper'], { locations: { character: 'Drill Plaza' } })).toEqual([0]);
});

rule(['TCG-0563', 'TCG-0629'], 'health is total health; remaining health is what damage has left of it', () => {
  const hurt = { card: 'Drill Sergeant', damage: 4 };
  // Health 3 or less.
  expect(inspected(2, ['Drill Mechanic', hurt])).toEqual([1, 0]);
  expect(inspected(2, [{ card: 'Drill Hero (B)', beneath: ['Drill Hero (E)'] }])).toEqual([0]);
  // Remaining health 1 or less.
  expect(inspected(3, ['Drill Mechanic', hurt])).toEqual([0, 1]);
});

rule('TCG-0470', 'build cost in a text is with the stack, without Pilots, Equipment and face-down cards', () => {
  expect(inspected(4, ['Drill Hero (A)'])).toEqual([1]);
  expect(inspected(4, [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (E)'] }])).toEqual([0]);
  expect(inspected(4, [{ card: 'Drill Hero (A)', under: ['Drill Trooper'], equipment: ['Drill Saber (A)'] }])).toEqual([
    1,
  ]);
});

rule(['TCG-0562', 'TCG-0629'], 'a unit with as many damage counters as health is discarded, retreated or not', () => {
  const lose = (place: SidePosition): TcgTable => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Drummer', 'Drill Trooper'], hand: ['Drill Ambush'], points: 2, ...place },
    });
    t.dark.does('complete', 'Drill Ambush');
    t.dark.does('choose', 'Drill Drummer');
    return t;
  };
  // One point of its health was the Drummer's.
  const retreated = lose({ build: [{ card: 'Drill Sergeant', damage: 5 }] });
  expect(whereIs(retreated, 'Drill Sergeant')).toBe('discard');
  const healthy = lose({ build: [{ card: 'Drill Sergeant', damage: 4 }] });
  expect(whereIs(healthy, 'Drill Sergeant')).toBe('build');
  const inArena = lose({ space: [{ card: 'Drill Fighter', damage: 2 }] });
  expect(whereIs(inArena, 'Drill Fighter')).toBe('discard');
});

rule('TCG-0421', 'a cost with the tap symbol is not paid with a unit that is tapped', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Droid Trainer', { card: 'Drill Droid Trainer', tapped: true }],
      deck: ['Drill Probe', 'Drill Trooper'],
      hand: ['Drill Trooper'],
      points: 1,
    },
  });
  expect(offered(t, 'use')).toHaveLength(1);
  t.dark.does('use', 'Drill Droid Trainer');
  t.dark.does('take nothing');
  expect(t.state.zones.character[0].map((card) => t.state.cards.tapped[card])).toEqual([1, 1]);
  expect(offered(t, 'use')).toEqual([]);
});

rule('TCG-0573', 'a unit that has retreated is in no arena: texts about arenas do not reach it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Agitator'] },
    light: { build: ['Drill Sergeant'], space: ['Drill Fighter'], ground: ['Drill Walker'] },
  });
  t.dark.does('use', 'Drill Agitator');
  expect(offered(t, 'choose')).toHaveLength(2);
  t.dark.does('choose', 'Drill Fighter');
  until(t, () => t.state.facts.phase !== 'build');
  expect(t.dark.sees('space')).toEqual(['Drill Fighter']);
});
