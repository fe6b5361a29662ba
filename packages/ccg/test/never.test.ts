import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';
import { destinations, moving, placeOf } from './movingTable.ts';

const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';
const beach = 'Drill Harbor: Beach';

describe('never', () => {
  rule(['AR1-0277', 'AR1-0275'], 'is never got round, not even by what ignores deployment restrictions', () => {
    const may = (darkTable: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit', 'Drill Stew'], force: 3 },
        dark: { table: darkTable },
        at: { 'Drill: Hall': { light: ['Drill Hero', 'Drill Camp'] } },
      }).light.may('deploy', 'Drill Recruit');
    expect(may([])).toBe(true);
    // A restriction of the place is ignored there; one that says "never" is not.
    expect(may(['Drill Quarantine'])).toBe(true);
    expect(may(['Drill Taboo'])).toBe(false);
  });

  rule(
    'AR1-0278',
    'does somebody move there, but may be carried; nor is anybody put there who never moves there',
    () => {
      const shore = { [quay]: {}, [market]: {}, [beach]: {} };
      const t = moving({ at: { ...shore, [quay]: { dark: ['Drill Shy', 'Drill Trooper'] } } });
      expect(destinations(t, 'move', 'Drill Trooper')).toEqual([market]);
      expect(destinations(t, 'move', 'Drill Shy')).toEqual([]);
      const carried = moving({
        at: {
          ...shore,
          [quay]: { dark: [{ card: 'Drill Cart', drivers: ['Drill Trooper'], passengers: ['Drill Shy'] }] },
        },
      });
      carried.dark.does('move', 'Drill Cart', market);
      expect(placeOf(carried, 'Drill Cart')).toBe(market);
      // Just lost, it is put back at other sites, and not there.
      const lost = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Sacrifice', 'Drill Stew'] },
        dark: { hand: ['Drill Homecoming'] },
        at: { ...shore, [quay]: { dark: ['Drill Shy'] } },
      });
      lost.light.does('play', 'Drill Sacrifice');
      lost.dark.does('play', 'Drill Homecoming');
      expect(lost.dark.may('target', beach)).toBe(true);
      expect(lost.dark.may('target', market)).toBe(false);
    },
  );

  rule('AR1-0281', 'are characters at the trench, unless aboard a starship', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Trooper', 'Drill Errand (Dark)'], force: 3 },
      at: { 'Drill: Trench': { dark: ['Drill War Fighter (Dark)'] } },
    });
    // Nobody is asked where to: there is only the one place.
    t.dark.does('deploy', 'Drill Trooper');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Trooper']);
    const empty = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Trooper', 'Drill Errand (Dark)'], force: 3 },
      at: { 'Drill: Trench': {} },
    });
    expect(empty.dark.may('deploy', 'Drill Trooper')).toBe(false);
  });
});
