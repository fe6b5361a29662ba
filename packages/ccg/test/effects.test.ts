import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const start = (light: readonly string[], dark: readonly string[], force = 1) =>
  table(ccg, {
    turn: 'light',
    light: { hand: light, force: 2 },
    dark: { hand: [...dark, 'Drill Errand (Dark)'], force },
  });

describe('an Immediate Effect', () => {
  rule(['GAP-0126', 'GLB-0043'], 'deploys in response to what it names, and never otherwise', () => {
    const t = start(['Drill Stew', 'Drill Errand (Light)'], ['Drill Hook (Dark)']);
    t.light.does('play', 'Drill Stew');
    expect(t.options).toEqual(['deploy Drill Hook (Dark)', 'pass']);
    t.dark.passes();
    expect(t.asked).toBe('dark');
    expect(t.dark.may('deploy', 'Drill Hook (Dark)')).toBe(false);
    const phase = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Hook (Dark)', 'Drill Errand (Dark)'], force: 3 },
    });
    expect(phase.dark.may('deploy', 'Drill Hook (Dark)')).toBe(false);
  });

  rule(
    ['GLB-0258', 'GAP-0126'],
    'that names nothing deploys in every phase of both turns; one may name its time',
    () => {
      for (const turn of ['light', 'dark'] as const)
        for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const) {
          const t = table(ccg, {
            turn,
            phase,
            light: { hand: ['Drill Snap', 'Drill Dawn', 'Drill Memorial'] },
            dark: { hand: ['Drill Errand (Dark)'] },
          });
          if (turn === 'dark') t.dark.passes();
          expect(t.light.may('deploy', 'Drill Snap')).toBe(true);
          expect(t.light.may('deploy', 'Drill Dawn')).toBe(turn === 'light' && phase === 'control');
          expect(t.light.may('deploy', 'Drill Memorial')).toBe(turn === 'light' && phase === 'deploy');
        }
    },
  );

  for (const [effect, may] of [
    ['Drill Memorial', true],
    ['Drill Snap', false],
    ['Drill Drift', false],
  ] as const)
    rule(['GLB-0258', 'GLB-0046'], `${may ? 'is' : 'is not'} what Alter cancels: ${effect}`, () => {
      const t = table(ccg, {
        dark: { hand: ['Alter (Dark)', 'Drill Errand (Dark)'] },
        light: { table: [effect] },
        at: { 'Drill Yard': { dark: ['Darth Vader'] } },
      });
      expect([t.dark.may('play', 'Drill Errand (Dark)'), t.dark.may('play', 'Alter (Dark)')]).toEqual([true, may]);
    });
});

describe('an Immediate Effect on what just happened', () => {
  rule('GAP-0126', 'deploys on the very card that it happened to', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { hand: ['Drill Wound'], force: 3, reserve: ['Drill Trooper', 'Drill Omen 6'] },
      at: {
        'Drill Yard': {
          dark: [{ card: 'Drill Champion', on: ['Drill Blaster (Dark)'] }],
          light: ['Drill Recruit', 'Drill Hero'],
        },
      },
    });
    t.dark.does('initiate battle');
    t.dark.does('fire', 'Drill Blaster (Dark)').does('target', 'Drill Hero');
    t.dark.does('deploy', 'Drill Wound');
    const wound = t.state.zones.on[0].find(
      (card) => t.state.names[t.state.cards.definition[card] ?? -1] === 'Drill Wound',
    );
    const host = t.state.cards.host[wound ?? -1] ?? -1;
    expect(t.state.names[t.state.cards.definition[host] ?? -1]).toBe('Drill Hero');
  });
});

describe('Effects', () => {
  rule(['GAP-0124', 'GLB-0046'], 'means plain ones where nothing else is said', () => {
    const t = (effects: readonly string[]) =>
      table(ccg, { dark: { hand: ['Drill Abolish', 'Drill Errand (Dark)'] }, light: { table: effects } }).dark.may(
        'play',
        'Drill Abolish',
      );
    expect(t(['Drill Memorial'])).toBe(true);
    expect(t(['Drill Snap', 'Drill Drift', 'Drill Bill'])).toBe(false);
  });

  rule(
    ['GLA-0080', 'GLB-0044', 'GLB-0483'],
    'that are Immediate or Mobile are beyond Alter, Utinni Effects are not',
    () => {
      const may = (card: string) => {
        const t = table(ccg, {
          turn: 'light',
          phase: 'deploy',
          light: { hand: [card, 'Drill Stew'] },
          dark: { hand: ['Drill Change (Dark)'] },
          at: { 'Drill Yard': { dark: ['Drill Champion'] } },
        });
        t.light.does('deploy', card);
        return t.dark.getsTo('play', 'Drill Change (Dark)');
      };
      expect(may('Drill Memorial')).toBe(true);
      expect(may('Drill Errantry')).toBe(true);
      expect(may('Drill Snap')).toBe(false);
      expect(may('Drill Drift')).toBe(false);
      expect(may('Drill Bill')).toBe(false);
    },
  );

  rule('GAP-0125', 'that are Political deploy like plain ones, and only what names them cancels them', () => {
    for (const phase of ['control', 'deploy'] as const) {
      const t = table(ccg, { turn: 'light', phase, light: { hand: ['Drill Bill', 'Drill Stew'] } });
      expect(t.light.may('deploy', 'Drill Bill')).toBe(phase === 'deploy');
    }
    const may = (card: string) =>
      table(ccg, { dark: { hand: [card, 'Drill Errand (Dark)'] }, light: { table: ['Drill Bill'] } }).dark.may(
        'play',
        card,
      );
    expect(may('Drill Abolish')).toBe(false);
    expect(may('Drill Command (Dark)')).toBe(false);
    expect(may('Drill Filibuster')).toBe(true);
  });

  rule(['GAP-0368', 'GLB-0043'], 'of those two kinds Control cancels as they come, and later', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Snap', 'Drill Stew'] },
      dark: { hand: ['Drill Command (Dark)'] },
    });
    t.light.does('deploy', 'Drill Snap');
    t.dark.does('play', 'Drill Command (Dark)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Snap']);

    const later = table(ccg, { light: { table: ['Drill Drift'] }, dark: { hand: ['Drill Command (Dark)'] } });
    later.dark.does('play', 'Drill Command (Dark)');
    expect(later.light.sees('lost', 'light')).toEqual(['Drill Drift']);
  });

  rule(
    ['GLA-0082', 'GLA-0081', 'GAP-0367'],
    'are open to Alter as they deploy, not as they are used, and only to somebody with ability',
    () => {
      const used = table(ccg, {
        turn: 'light',
        light: { table: ['Drill Race (Light)'], hand: ['Drill Stew'] },
        dark: { hand: ['Drill Change (Dark)'] },
        at: { 'Drill Yard': { dark: ['Drill Champion'] } },
      });
      used.light.does('use', 'Drill Race (Light)');
      expect(used.dark.getsTo('play', 'Drill Change (Dark)')).toBe(false);
      const able = (there: readonly string[]) => {
        const t = table(ccg, {
          turn: 'light',
          phase: 'deploy',
          light: { hand: ['Drill Memorial', 'Drill Stew'] },
          dark: { hand: ['Drill Change (Dark)'] },
          at: { 'Drill Yard': { dark: there } },
        });
        t.light.does('deploy', 'Drill Memorial');
        return t.dark.getsTo('play', 'Drill Change (Dark)');
      };
      expect(able(['Drill Trooper'])).toBe(true);
      expect(able(['Drill Labourer'])).toBe(false);
      expect(able([])).toBe(false);
    },
  );

  rule('GLB-0040', 'that are cancelled change nothing any more', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Quash', 'Drill Stew'] },
      dark: { table: ['Drill Anthem'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    const trooper = t.state.zones.at[0][0] ?? -1;
    expect(valueNow(t.state, trooper, 'power')).toBe(2);
    t.light.does('play', 'Drill Quash');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Anthem']);
    expect(valueNow(t.state, trooper, 'power')).toBe(1);
  });
});

describe('Sense', () => {
  rule(
    ['GLC-0287', 'GLC-0288', 'GLC-0290'],
    'needs the character of highest ability, unless it is against Alter',
    () => {
      const start_ = (there: readonly string[], hand: readonly string[]) =>
        table(ccg, {
          turn: 'light',
          phase: 'deploy',
          light: { hand: [...hand, 'Drill Errand (Light)'] },
          dark: { hand: ['Drill Insight (Dark)', 'Drill Trooper'], reserve: ['Drill Trooper', 'Drill Omen 1'] },
          at: { 'Drill Yard': { dark: there } },
        });
      const none = start_([], ['Drill Stew']);
      none.light.does('play', 'Drill Stew');
      expect(none.dark.getsTo('play', 'Drill Insight (Dark)')).toBe(false);
      // A destiny of 1 is less than the higher ability of 2, not than the lower of 1.
      const t = start_(['Drill Trooper', 'Drill Champion'], ['Drill Stew']);
      t.light.does('play', 'Drill Stew');
      t.dark.does('play', 'Drill Insight (Dark)');
      expect(t.light.sees('lost', 'light')).toEqual(['Drill Stew']);
    },
  );
});

describe('a Utinni Effect', () => {
  const quay = 'Drill Harbor: Quay';
  const market = 'Drill Harbor: Market';
  const beach = 'Drill Harbor: Beach';

  /** Dark's Effect lies at the market, and its target moves. */
  const deployed = (there: readonly Stood[]) => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Goal', 'Drill Errand (Dark)'], force: 4 },
      at: { [quay]: { dark: there }, [market]: {}, [beach]: {} },
    });
    t.dark.does('deploy', 'Drill Goal').does('to', market);
    return t;
  };

  rule('GAP-0128', 'is reached by whoever it targets: by itself, or carried there', () => {
    const walking = deployed(['Drill Trooper']);
    walking.dark.passes();
    const before = walking.state.zones.reserve[0].length;
    while (walking.state.facts.phase !== 'move') walking.dark.passes();
    walking.dark.does('move', 'Drill Trooper', market);
    expect(walking.state.zones.reserve[0]).toHaveLength(before - 1);

    const carried = deployed([{ card: 'Drill Cart', drivers: ['Drill Trooper'] }]);
    carried.dark.passes();
    while (carried.state.facts.phase !== 'move') carried.dark.passes();
    carried.dark.does('move', 'Drill Cart', market);
    expect(carried.state.zones.reserve[0]).toHaveLength(before - 1);
  });

  rule('GAP-0128', 'is reached once by a target that comes there, whatever else moves there afterwards', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Goal', 'Drill Errand (Dark)'], force: 4 },
      at: { [quay]: { dark: ['Drill Trooper', 'Drill Navigator'] }, [market]: {} },
    });
    t.dark.does('deploy', 'Drill Goal').does('to', market).does('target', 'Drill Trooper');
    const before = t.state.zones.reserve[0].length;
    while (t.state.facts.phase !== 'move') t.dark.passes();
    t.dark.does('move', 'Drill Trooper', market).does('move', 'Drill Navigator', market);
    expect(t.state.zones.reserve[0]).toHaveLength(before - 1);
  });

  rule('GAP-0128', 'is reached by a target that is there as it is deployed, or comes out of cover there', () => {
    const there = (target: Stood) => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Goal', 'Drill Errand (Dark)'], force: 4 },
        at: { [market]: { dark: [target] } },
      });
      t.dark.does('deploy', 'Drill Goal');
      return t;
    };
    const left = ({ state }: ReturnType<typeof there>) => state.zones.reserve[0].length;
    expect([left(there('Drill Trooper')), left(there({ card: 'Drill Cart', drivers: ['Drill Trooper'] }))]).toEqual([
      11, 11,
    ]);
    const t = there({ card: 'Drill Spy', inactive: 'undercover' });
    expect(left(t)).toBe(12);
    t.dark.does('break cover');
    expect(left(t)).toBe(11);
  });
});
