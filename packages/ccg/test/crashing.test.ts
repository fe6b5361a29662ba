import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { abilityInBattle } from '../src/rules/battle/battlePresence.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { cardNamed, forceLeft, moving, passUntil, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

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

  const flyer = stranger({ icons: ['pilot'], ability: 3 });
  const other = stranger({ icons: ['pilot'], ability: 1 });
  for (const enclosed of [true, false])
    for (const [crew, permanentPilots, pilots] of [
      ['a permanent pilot', [2], []],
      ['a pilot aboard', [], [flyer.name]],
      ['a permanent pilot and another', [2], [flyer.name]],
    ] as const)
      describe(`that is ${enclosed ? 'enclosed' : 'open'}, with ${crew},`, () => {
        const wreck = stranger({
          kind: 'vehicle',
          type: 'combat',
          enclosed,
          power: 5,
          maneuver: 3,
          landspeed: 2,
          permanentPilots,
          capacity: { pilots: 1, passengers: 1 },
        });
        const inside = permanentPilots.length * 2 + pilots.length * 3;
        const crashing = (beside: readonly string[]) => {
          const t = table(ccgWith(wreck, flyer, other), {
            phase: 'control',
            dark: {
              force: 9,
              hand: ['Drill Crash Dive', 'Drill Errand (Dark)'],
              reserve: Array.from({ length: 12 }, () => 'Drill Trooper'),
            },
            light: { hand: ['Drill Errand (Light)'] },
            at: { 'Drill Yard': { dark: [{ card: wreck.name, pilots }, ...beside], light: ['Drill Recruit'] } },
          });
          const card = cardNamed(t.state, wreck.name);
          expect(isPiloted(t.state, card)).toBe(true);
          t.dark.does('play', 'Drill Crash Dive');
          return { t, card };
        };

        rule('GAP-0180', 'is unpiloted, and those aboard give presence', () => {
          const { t, card } = crashing([]);
          expect(isPiloted(t.state, card)).toBe(false);
          const values = ['power', 'maneuver', 'landspeed'] as const;
          expect(values.map((value) => valueNow(t.state, card, value))).toEqual([0, 0, 0]);
          expect(hasPresence(t.state, 0, cardNamed(t.state, 'Drill Yard'))).toBe(true);
        });

        rule('GAP-0180', `${enclosed ? 'takes no' : 'takes its'} ability to battle destiny`, () => {
          const { t } = crashing([other.name]);
          until(t, 'battle');
          t.dark.does('initiate battle');
          expect(abilityInBattle(t.state, 0)).toBe(1 + (enclosed ? 0 : inside));
        });

        rule(
          'GAP-0180',
          `keeps its seat for a pilot, and is boarded and left ${enclosed ? 'for 1 Force' : 'freely'}`,
          () => {
            const { t, card } = crashing([other.name]);
            until(t, 'move');
            expect(seatFor(t.state, cardNamed(t.state, other.name), card)).toBe(
              pilots.length > 0 ? 'passenger' : 'pilot',
            );
            const price = (verb: 'embark' | 'disembark', who: string) => {
              const before = forceLeft(t, 'dark');
              t.dark.does(verb, who);
              if (t.asked === 'light') t.light.passes();
              return before - forceLeft(t, 'dark');
            };
            expect(price('embark', other.name)).toBe(enclosed ? 1 : 0);
            for (const who of pilots) {
              expect(price('disembark', who)).toBe(enclosed ? 1 : 0);
              expect(placeOf(t, who)).toBe('Drill Yard');
            }
          },
        );
      });
});
