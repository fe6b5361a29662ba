import { scenario, table } from '@binary-sunset/kit';
import { tcg } from '../src/index.ts';

scenario('x', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Brute'], hand: ['Drill Charge'] },
    light: { character: ['Drill Dodger', 'Drill Guard'] },
    rolls: [6, 6, 6, 6, 6, 6],
  });
  const show = () => console.log(t.asked, t.options, JSON.stringify(t.decision));
  show();
  t.dark.passes();
  show();
  t.dark.does('attack', 'Drill Brute');
  show();
  t.dark.does('attack', 'Drill Guard');
  show();
});
