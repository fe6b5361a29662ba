import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/position.ts';
import { ccg } from './drill.ts';

const lay = (spec: CcgPosition) => table(ccg, { light: { hand: ['Drill Errand (Light)'] }, ...spec });

describe('the one rule', () => {
  rule('AR1-0290', 'counts the top card of a deck as one card', () => {
    const t = lay({ dark: { table: ['Drill Top'], hand: ['Drill Errand (Dark)'] } });
    t.dark.does('use', 'Drill Top');
    t.light.passes();
    expect(t.dark.may('use', 'Drill Top')).toBe(false);
  });

  rule('AR1-0301', 'counts a list of cards as one choice (Interrogation Array)', () => {
    const t = lay({
      dark: {
        table: ['Drill Array'],
        hand: ['Drill Errand (Dark)'],
        force: 2,
        reserve: ['Drill Toll', 'Drill Bell', 'Drill Trooper'],
      },
    });
    t.dark.does('use', 'Drill Array').does('take', 'Drill Toll');
    t.light.passes();
    // Neither the one nor the other is left for this phase.
    expect(t.dark.may('use', 'Drill Array')).toBe(false);
  });

  rule(['AR1-0296', 'AR1-0089'], 'holds for what is fetched once in a deploy phase', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Errand (Dark)'], reserve: ['Drill Cart', 'Drill Patroller', 'Drill Trooper'] },
      at: { 'Drill Yard': { dark: ['Drill Lander'] } },
    });
    t.dark.does('use', 'Drill Lander').does('take', 'Drill Cart');
    t.light.passes();
    expect(t.dark.may('use', 'Drill Lander')).toBe(false);
  });
});

describe('once per game', () => {
  rule('AR1-0294', 'a card is deployed by a text, in its player’s deploy phase', () => {
    const at = (phase: 'control' | 'deploy' | 'move') =>
      lay({
        phase,
        dark: { table: ['Drill Padme'], hand: ['Drill Errand (Dark)'], force: 3 },
        at: { 'Drill Yard': {} },
      });
    expect(at('control').dark.may('use', 'Drill Padme')).toBe(false);
    expect(at('move').dark.may('use', 'Drill Padme')).toBe(false);
    const t = at('deploy');
    t.dark.does('use', 'Drill Padme').does('deploy', 'Drill Trooper');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
    t.light.passes();
    expect(t.dark.may('use', 'Drill Padme')).toBe(false);
  });
});

describe('once per turn', () => {
  rule('GLC-0005', 'is for each copy of a card: two medical droids save two', () => {
    const t = lay({
      dark: { table: ['Drill Infirmary Ward', 'Drill Infirmary Ward'], hand: ['Drill Blast', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'] } },
    });
    t.dark.does('play', 'Drill Blast');
    while (t.dark.may('put')) t.dark.does('put');
    t.dark.does('use', 'Drill Infirmary Ward');
    t.dark.does('use', 'Drill Infirmary Ward');
    expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
    expect(t.dark.getsTo('use', 'Drill Infirmary Ward')).toBe(false);
  });
});
