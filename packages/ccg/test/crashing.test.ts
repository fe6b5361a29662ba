import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { cardNamed, forceLeft, moving, passUntil, placeOf } from './movingTable.ts';

/** That vehicle crashes in Dark's control phase. */
function crash(vehicle: Exclude<Stood, string>) {
  const t = moving({
    phase: 'control',
    dark: {
      hand: ['Drill Crash Dive', 'Drill Errand (Dark)'],
      reserve: Array.from({ length: 12 }, () => 'Drill Trooper'),
    },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: [vehicle], light: ['Drill Recruit'] } },
  });
  t.dark.does('play', 'Drill Crash Dive');
  return t;
}

const until = (t: ReturnType<typeof moving>, phase: string): void =>
  passUntil(t, () => t.state.facts.phase === phase && t.asked === 'dark' && t.state.facts.active === 0);

const strider = { card: 'Drill Strider', pilots: ['Drill Baron'], passengers: ['Drill Trooper'] };

describe('a vehicle that crashes', () => {
  rule('GLA-0399', 'costs nobody aboard, and they get out in their move phase', () => {
    const t = crash(strider);
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Baron', 'Drill Trooper']);
    until(t, 'move');
    t.dark.does('disembark', 'Drill Trooper');
    expect(placeOf(t, 'Drill Trooper')).toBe('Drill Yard');
    expect(t.dark.getsTo('disembark', 'Drill Baron')).toBe(true);
  });

  rule('GAP-0180', 'is unpiloted, gives presence, and if enclosed no battle destiny and no free way out', () => {
    const t = crash(strider);
    const value = (of: 'power' | 'armor' | 'landspeed') => valueNow(t.state, cardNamed(t.state, 'Drill Strider'), of);
    expect([value('power'), value('landspeed'), value('armor')]).toEqual([0, 0, 2]);
    expect(hasPresence(t.state, 0, cardNamed(t.state, 'Drill Yard'))).toBe(true);
    until(t, 'battle');
    t.dark.does('initiate battle');
    for (let i = 0; i < 8 && t.state.facts.battle !== null; i++) {
      expect(t.options.join()).not.toContain('draw battle destiny');
      const { player, at, options } = t.decision;
      t.answer({ player, at, picks: [options.length - 1] });
      if (t.state.facts.battle?.segment === 'damage') break;
    }
    const out = crash(strider);
    until(out, 'move');
    out.dark.does('disembark', 'Drill Trooper');
    expect(forceLeft(out, 'dark')).toBe(8);
    const open = crash({ card: 'Drill Sail', drivers: ['Drill Baron'] });
    until(open, 'move');
    open.dark.does('disembark', 'Drill Baron');
    expect(forceLeft(open, 'dark')).toBe(9);
  });
});
