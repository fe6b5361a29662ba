import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { any, deploysFrom, initiatesBattle, may, reserveDeck, used } from '../src/language/index.ts';
import { ccg } from './drill.ts';
import { placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const light = 1;

describe('deploying to a system', () => {
  rule('GAP-0068', 'is deploying to the location itself, not into the hold of a starship there', () => {
    const at = (to: string) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { force: 6, table: ['Drill Good Shot'], hand: ['Drill Plain Yacht'] },
        at: { Drill: { light: ['Drill Mothership'] } },
      });
      t.light.does('deploy', 'Drill Plain Yacht').does('to', to);
      return [placeOf(t, 'Drill Plain Yacht'), t.state.zones.force[light].length];
    };
    // 3 of 6 are used, and 1 is activated.
    expect(at('Drill')).toEqual(['Drill', 4]);
    expect(at('Drill Mothership')).toEqual(['Drill Mothership', 3]);
  });
});

describe('a starship that admits weapons', () => {
  rule('GAP-0191', 'takes of a category those for starships of its kind, and by name any', () => {
    const goesOn = (weapon: string, ship: string) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { force: 6, hand: [weapon] },
        at: { Drill: { light: [ship] } },
      }).light.may('deploy', weapon);
    expect(goesOn('Drill Nose Gun', 'Drill Armed Yacht')).toBe(true);
    expect(goesOn('Drill Nose Gun', 'Drill Plain Yacht')).toBe(false);
    // For capital starships only.
    expect(goesOn('Drill Broadside', 'Drill Armed Yacht')).toBe(false);
    expect(goesOn('Drill Broadside', 'Drill Mothership')).toBe(true);
    expect(goesOn('Drill Great Cannon', 'Drill Armed Yacht')).toBe(true);
  });
});

describe('a react out of the Reserve Deck', () => {
  const attacked = (dark: CcgPosition['dark'] = {}) => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 3, ...dark },
      light: {
        force: 9,
        hand: ['Drill Relief Fleet', 'Drill Bush Pilot'],
        reserve: ['Drill Recruit', 'Drill Lone Fighter', 'Drill Recruit'],
      },
      at: { Drill: { dark: ['Drill Cruiser'], light: ['Drill Plain Yacht'] } },
    });
    t.dark.does('initiate battle', 'Drill');
    t.light.does('play', 'Drill Relief Fleet');
    return t;
  };

  rule('GAP-0302', 'searches it as its result, and may bring a pilot from hand', () => {
    const t = attacked();
    while (t.asked === 'light' && t.light.may('deploy')) t.light.does('deploy', 'Drill Lone Fighter');
    if (t.asked === 'light' && t.light.may('with')) t.light.does('with', 'Drill Bush Pilot');
    expect([placeOf(t, 'Drill Lone Fighter'), placeOf(t, 'Drill Bush Pilot')]).toEqual(['Drill', 'Drill Lone Fighter']);
    expect(t.state.facts.battle).not.toBe(null);
  });

  rule('GAP-0302', 'searches nothing if it is cancelled before', () => {
    const t = attacked({ hand: ['Drill Sense (Dark)'] });
    expect(t.light.sees('reserve')).toEqual(['?', '?', '?']);
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.light.sees('reserve')).toEqual(['?', '?', '?']);
    expect(t.light.sees('lost')).toEqual(['Drill Relief Fleet']);
    expect(t.light.sees('hand')).toEqual(['Drill Bush Pilot']);
  });

  const needing = { side: 'light', capacity: { pilots: 1 } } as const;
  const relief = stranger({
    kind: 'interrupt',
    side: 'light',
    functions: [
      used(
        may
          .respond(initiatesBattle('opponent'))
          .do(deploysFrom(reserveDeck, any.of('starship', 'vehicle'), { as: 'react' })),
      ),
    ],
  });
  for (const [what, kind, facts, where, rest] of [
    ['a starfighter', 'starship', {}, 'Drill Harbor', {}],
    ['a capital starship', 'starship', { type: 'capital' }, 'Drill Harbor', {}],
    [
      'a cloud car',
      'vehicle',
      { traits: ['cloud car'] },
      'Drill Clouds',
      { 'Drill Harbor: Quay': {}, 'Drill Harbor': {} },
    ],
  ] as const)
    for (const who of ['Drill Bush Pilot', 'Drill Flyer'])
      rule('GAP-0302', `brings ${what} with a pilot from hand: ${who}`, () => {
        const vessel = stranger({ kind, ...needing, ...facts } as Parameters<typeof stranger>[0]);
        const t = table(ccgWith(vessel, relief), {
          phase: 'battle',
          dark: { force: 3, hand: ['Drill Errand (Dark)'] },
          light: {
            force: 9,
            hand: [relief.name, who, 'Drill Errand (Light)'],
            reserve: ['Drill Recruit', vessel.name, 'Drill Recruit'],
          },
          at: { ...rest, [where]: { dark: ['Drill Interceptor'], light: ['X-wing'] } },
        });
        t.dark.does('initiate battle');
        t.light.does('play', relief.name);
        if (t.asked === 'light' && t.light.may('deploy')) t.light.does('deploy', vessel.name);
        if (t.asked === 'light' && t.light.may('with')) t.light.does('with', who);
        expect([placeOf(t, vessel.name), placeOf(t, who)]).toEqual([where, vessel.name]);
        expect(t.state.facts.battle).not.toBeNull();
      });
});
