import { scenario } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { laid, choosesArena, worth, passTo } from './aotc-table.ts';
import { appendFileSync } from 'node:fs';
const log = (x: unknown) => appendFileSync('/tmp/dbg.log', JSON.stringify(x) + '\n');
scenario('x', () => {
  const t = laid({
    at: 'space',
    dark: {
      hand: ['Battle Fatigue', 'Battle Fatigue', 'Dark Speed'],
      space: ['Drill Fighter'],
      ground: ['Drill Walker'],
      character: ['Drill Trooper'],
    },
    light: { space: ['Drill Cruiser'], ground: ['Drill Crawler'], character: ['Drill Sergeant'] },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.dark.does('play', 'Battle Fatigue');
  choosesArena(t, 'space');
  passTo(t, 'attack', 'Drill Fighter').dark.does('attack', 'Drill Fighter');
  passTo(t, 'attack', 'Drill Cruiser').light.does('attack', 'Drill Cruiser');
  passTo(t, 'attack', 'Drill Walker').dark.does('attack', 'Drill Walker');
  passTo(t, 'attack', 'Drill Crawler').light.does('attack', 'Drill Crawler');
  passTo(t, 'attack', 'Drill Sergeant').light.does('attack', 'Drill Sergeant');
  passTo(t, 'attack', 'Drill Trooper').dark.does('attack', 'Drill Trooper');
  for (let i = 0; i < 10 && t.asked !== null && t[t.asked].may('pass'); i++) { log([t.asked, t.options]); t[t.asked].passes(); }
  log([t.asked, t.options, t.state.facts]);
});
