import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { lay, passUntil } from './dark/support.ts';

const run = 'Kessel Run';
const light = { hand: ['Drill Errand (Light)'] };

describe.each(['Kessel (Light)', 'Kessel (Dark)'])('%s', (kessel) => {
  rule(['AR1-0256', 'AR1-0258'], 'cancels Kessel Run as soon as Dark controls it, by coming there', () => {
    const t = lay({
      phase: 'deploy',
      dark: { force: 3, hand: ['TIE Fighter', 'Drill Errand (Dark)'] },
      light,
      at: { [kessel]: { light: [run] } },
    });
    expect(t.light.sees('at', 'light')).toEqual([run]);
    t.dark.does('deploy', 'TIE Fighter');
    expect(t.light.sees('at', 'light')).toEqual([]);
    expect(t.light.sees('lost', 'light')).toEqual([run]);
  });

  rule(['AR1-0256', 'GLA-0380'], 'or because nobody else is left there', () => {
    const t = lay({
      phase: 'battle',
      dark: { force: 3, hand: ['Drill Errand (Dark)'] },
      light,
      at: { [kessel]: { dark: ['Devastator'], light: [run, 'X-wing'] } },
    });
    t.dark.does('initiate battle');
    passUntil(t, 'damage');
    if (t.asked === 'dark') t.dark.passes();
    expect(t.light.sees('at', 'light')).toContain(run);
    t.light.does('forfeit', 'X-wing');
    expect(t.light.sees('lost', 'light')).toEqual(['X-wing', run]);
  });
});
