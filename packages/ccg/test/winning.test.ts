import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

describe('the end of the game', () => {
  rule(['AR1-0009', 'AR1-0008'], 'comes as soon as somebody has no Life Force left, whatever is in hand', () => {
    const t = lay({
      at: { 'Drill: Hall': { dark: ['Drill Trooper'] } },
      light: { reserve: ['Drill Recruit'], hand: [] },
    });
    t.dark.does('drain', 'Drill: Hall');
    expect(t.outcome).toEqual({ winner: 0, because: 'Life Force depleted' });
    const fromHand = lay({
      at: { 'Drill: Hall': { dark: ['Drill Trooper'] } },
      light: { reserve: ['Drill Recruit'], hand: ['Drill Recruit'] },
    });
    fromHand.dark.does('drain', 'Drill: Hall');
    fromHand.light.does('lose', 'Drill Recruit');
    expect(fromHand.outcome).toBeNull();
  });

  scenario('may be conceded', () => {
    const t = lay({ at: { 'Drill: Hall': { dark: ['Drill Trooper'] } } });
    t.light.concedes();
    expect(t.outcome?.winner).toBe(0);
  });
});
