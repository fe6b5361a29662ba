import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { offered } from './support.ts';

const waiting = { build: ['Drill Trooper'] };

rule(['TCG-0004', 'TCG-0101'], 'whoever controls two arenas at the end of a turn wins', () => {
  const dark = table(tcg, {
    at: 'end',
    dark: { space: ['Drill Fighter'], ground: ['Drill Walker'] },
    light: { character: ['Drill Adept', 'Drill Trooper'] },
  });
  expect(dark.outcome).toEqual({ winner: 0, because: 'control of two arenas' });
  const light = table(tcg, { at: 'end', dark: {}, light: { space: ['Drill Fighter'], character: ['Drill Adept'] } });
  expect(light.outcome).toMatchObject({ winner: 1 });
  const all = table(tcg, {
    at: 'end',
    dark: {},
    light: { space: ['Drill Fighter'], ground: ['Drill Walker'], character: ['Drill Adept'] },
  });
  expect(all.outcome).toMatchObject({ winner: 1 });
});

rule(['TCG-0101', 'TCG-0004'], 'otherwise the next turn begins', () => {
  const t = table(tcg, {
    at: 'end',
    dark: { space: ['Drill Fighter'], ground: ['Drill Walker'], ...waiting },
    light: { character: ['Drill Adept'], ground: ['Drill Crawler'] },
  });
  expect(t.outcome).toBe(null);
  expect(t.state.facts.turn).toBe(4);
  expect(t.state.facts.phase).toBe('build');
});

rule(
  'TCG-0005',
  'an arena with units of both, or of nobody, or with units in the build zone only, is controlled by nobody',
  () => {
    const over = (dark: object, light: object) =>
      table(tcg, { at: 'end', dark: { ...waiting, ...dark }, light: { ...waiting, ...light } }).outcome?.winner ?? null;
    expect(over({ space: ['Drill Fighter'], ground: ['Drill Walker'] }, {})).toBe(0);
    expect(over({ space: ['Drill Fighter'], ground: ['Drill Walker'] }, { ground: ['Drill Crawler'] })).toBe(null);
    expect(over({ space: ['Drill Fighter'] }, {})).toBe(null);
    expect(over({ build: ['Drill Fighter', 'Drill Walker'] }, {})).toBe(null);
    expect(over({ space: ['Drill Fighter'], ground: ['Drill Walker'] }, { build: ['Drill Crawler'] })).toBe(0);
    // A tapped unit controls as any other.
    expect(over({ space: [{ card: 'Drill Fighter', tapped: true }], character: ['Drill Adept'] }, {})).toBe(0);
  },
);

rule('TCG-0101', 'what is for the end of the turn comes before the win is checked', () => {
  const at = () =>
    table(tcg, {
      at: 'end',
      dark: { space: ['Drill Fighter'], character: ['Depot Nightwatch'] },
      light: { character: ['Drill Adept'], ...waiting },
    });
  const t = at();
  expect(t.outcome).toBe(null);
  t.dark.does('use', 'Depot Nightwatch');
  t.dark.does('choose', 'Drill Adept');
  expect(t.outcome).toMatchObject({ winner: 0 });
  const passed = at();
  passed.dark.passes();
  expect(passed.outcome).toBe(null);
  expect(passed.state.facts.turn).toBe(4);
});

rule('TCG-0004', 'during the turn, control of two arenas wins nothing', () => {
  const t = table(tcg, {
    dark: { space: ['Drill Fighter'], ground: ['Drill Walker'], ...waiting },
    light: { points: 9, hand: ['Drill Cruiser', 'Drill Trooper'] },
  });
  t.dark.does('end build step');
  expect(t.outcome).toBe(null);
  // Light gets a unit into the Space arena in time.
  t.light.does('deploy', 'Drill Cruiser', 'space');
  t.light.does('end build step');
  t.dark.does('end retreat step');
  t.light.does('end retreat step');
  while (t.outcome === null && t.state.facts.phase === 'battle' && t.asked !== null) t[t.asked].does('hold back');
  expect(t.outcome).toBe(null);
  expect(t.state.facts.turn).toBe(4);
  expect(offered(t, 'retreat')).toEqual([]);
});
