import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { inPlay, lay, omens, passWhile, piloted } from './light/support.ts';

const run = 'Kessel Run';
const kessel = 'Kessel (Light)';
const yavin = 'Yavin 4 (Light)';

describe('Kessel Run', () => {
  rule('AR1-0120', 'completed and cancelled by the same move, is what whoever’s turn it is puts first', () => {
    const outcome = (first: string) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 12, hand: [run, 'Drill Errand (Light)'], lost: Array.from({ length: 8 }, () => 'Talz') },
        dark: {
          force: 12,
          hand: ['Drill Errand (Dark)'],
          reserve: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', ...omens(3)],
        },
        at: {
          [yavin]: { light: [piloted('Millennium Falcon', 'Han Solo')] },
          [kessel]: {},
          'Tatooine (Light)': { dark: ['Devastator'] },
        },
      });
      t.light.does('deploy', run);
      passWhile(t, () => t.asked !== 'light' || !t.light.may('move', 'Millennium Falcon', kessel));
      t.light.does('move', 'Millennium Falcon', kessel);
      passWhile(t, () => t.asked !== 'dark' || !t.dark.may('move', 'Devastator', kessel));
      t.dark.does('move', 'Devastator', kessel);
      expect(inPlay(t)).toContain(run);
      passWhile(t, () => t.asked !== 'light' || !t.light.may('move', 'Millennium Falcon', yavin));
      const before = t.light.sees('lost', 'light').length;
      // Back at Yavin 4 the run is complete; and at Kessel the Dark Side is in control as soon as the Falcon has left.
      t.light.does('move', 'Millennium Falcon', yavin);
      expect(t.asked).toBe('light');
      t.light.does('resolve', first);
      expect(inPlay(t)).not.toContain(run);
      return t.light.sees('lost', 'light').length - before;
    };
    // 4 are retrieved, and the Effect is lost.
    expect(outcome(run)).toBe(1 - 4);
    expect(outcome(kessel)).toBe(1);
  });
});
