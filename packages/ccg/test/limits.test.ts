import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { premiere } from '../src/cards/premiere/index.ts';
import { definitionCalled } from '../src/index.ts';
import { activate, atAnyTime, duringBattle, may } from '../src/language/index.ts';
import type { ActionText } from '../src/text/program.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

/** What is allowed in a time of its own, and says nothing of how often. */
const isUnlimited = ({ as, when, limit, fires }: ActionText): boolean =>
  as === 'optional' &&
  limit === null &&
  fires === undefined &&
  when !== null &&
  (when.phases.length > 0 || when.turn !== 'any' || when.segment !== null);

/** Those that may be done again and again in their time, and why. */
const again: Readonly<Record<string, string>> = {
  'Blaster Rack': 'whatever weapon is on it (GLA-0229)',
  'Death Star: Docking Control Room 327': 'any number of times (GLA-0461)',
  'LIN-V8K (Elleyein-Veeatekay)': 'any number of mines (GLB-0406)',
  'LIN-V8M (Elleyein-Veeateemm)': 'the same (GLD-0005)',
  'Reactor Terminal': 'any cards',
  Talz: 'no time is named: this is when cards are forfeited',
  'Targeting Computer': 'as often as its weapon may be fired',
  'Traffic Control': 'any cards',
};

describe('the One Rule', () => {
  rule(['AR1-0287', 'AR1-0288'], 'is kept by every card on table, but for those that are not for one', () => {
    const unlimited = premiere
      .filter(({ kind }) => kind !== 'interrupt')
      .filter(({ name }) => definitionCalled(name).actions.some(({ clause }) => isUnlimited(clause)));
    expect(unlimited.map(({ name }) => name).sort()).toEqual(Object.keys(again).sort());
  });

  rule(['AR1-0287', 'AR1-0298', 'AR1-0291'], 'allows an action once in its time for each copy of the card', () => {
    const t = table(ccg, {
      phase: 'control',
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Watch', 'Drill Watch'] } },
    });
    t.dark.does('use', 'Drill Watch');
    t.light.passes();
    // Of two copies only the other one is left.
    expect(t.options.filter((option) => option === 'use Drill Watch')).toHaveLength(1);
    t.dark.does('use', 'Drill Watch');
    t.light.passes();
    expect(t.dark.may('use', 'Drill Watch')).toBe(false);
  });

  for (const frame of ['turn', 'phase', 'battle'] as const)
    rule('AR1-0287', `allows it once in each ${frame} for each copy, if it says so`, () => {
      const watch = stranger({
        text: [
          may
            .act(frame === 'battle' ? duringBattle() : atAnyTime)
            .once(frame)
            .do(activate(1)),
        ],
      });
      const t = table(ccgWith(watch), {
        phase: frame === 'battle' ? 'battle' : 'control',
        light: { hand: ['Drill Errand (Light)'] },
        dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)'], force: 9 },
        at: {
          'Drill Yard': { dark: [watch.name, watch.name], light: ['Drill Recruit'] },
          'Drill: Hall': { dark: [watch.name], light: ['Drill Recruit'] },
        },
      });
      if (frame === 'battle') t.dark.does('initiate battle', 'Drill Yard');
      let times = 0;
      while (t.asked === 'dark' && t.dark.may('use', watch.name)) {
        const card = t.options.indexOf(`use ${watch.name}`);
        t.answer({ player: 0, at: t.decision.at, picks: [card] });
        times++;
        const { player, at, options } = t.decision;
        if (player === 1) t.answer({ player, at, picks: [options.length - 1] });
      }
      expect(times).toBe(frame === 'battle' ? 2 : 3);
      const now = { turn: t.state.facts.turn, phase: t.state.facts.phase };
      const again = (): boolean => {
        const { facts } = t.state;
        if (frame === 'battle') return facts.battle !== null && facts.battle.location.card !== first;
        return frame === 'turn' ? facts.turn > now.turn : facts.phase !== now.phase;
      };
      const first = t.state.facts.battle?.location.card ?? -1;
      for (let i = 0; i < 90 && !(again() && t.asked === 'dark' && t.dark.may('use', watch.name)); i++) {
        if (!again()) expect(t.asked === 'dark' && t.dark.may('use', watch.name)).toBe(false);
        if (frame === 'battle' && t.asked === 'dark' && t.dark.may('initiate battle', 'Drill: Hall'))
          t.dark.does('initiate battle', 'Drill: Hall');
        else t.answer({ player: t.decision.player, at: t.decision.at, picks: [t.decision.options.length - 1] });
      }
      expect([again(), t.asked === 'dark' && t.dark.may('use', watch.name)]).toEqual([true, true]);
    });

  rule('AR1-0287', 'allows it anew when the time comes again', () => {
    const t = table(ccg, {
      phase: 'control',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Watch'] } },
    });
    t.dark.does('use', 'Drill Watch');
    const { turn } = t.state.facts;
    while (t.state.facts.turn < turn + 2 || t.state.facts.phase !== 'control')
      (t.asked === 'light' ? t.light : t.dark).passes();
    expect(t.dark.may('use', 'Drill Watch')).toBe(true);
  });

  rule(['AR1-0288', 'AR1-0299', 'AR1-0300'], 'does not bind what has no time of its own, or is not for one', () => {
    // The one may act at any time, the other in control phases; neither says how often.
    for (const who of ['Drill Usher', 'Drill Broker']) {
      const t = table(ccg, {
        phase: 'control',
        light: { hand: ['Drill Errand (Light)'] },
        dark: { force: 1 },
        at: { 'Drill Yard': { dark: [who] } },
      });
      for (let i = 0; i < 3; i++) {
        t.dark.does('use', who);
        t.light.passes();
      }
      expect(t.dark.may('use', who)).toBe(true);
    }
  });

  rule('AR1-0289', 'does not bind several copies of an Interrupt', () => {
    const t = table(ccg, {
      phase: 'control',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Levy Force', 'Drill Levy Force'] },
    });
    t.dark.does('play', 'Drill Levy Force');
    t.light.passes();
    t.dark.does('play', 'Drill Levy Force');
    expect(t.state.zones.force[0]).toHaveLength(2);
  });

  rule('AR1-0257', 'counts what was cancelled', () => {
    const t = table(ccg, {
      phase: 'control',
      light: { hand: ['Drill Veto', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Watch'] } },
    });
    t.dark.does('use', 'Drill Watch');
    t.light.does('play', 'Drill Veto');
    expect(t.state.zones.force[0]).toHaveLength(0);
    t.light.passes();
    expect(t.dark.may('use', 'Drill Watch')).toBe(false);
  });
});

describe('once per game', () => {
  rule(['AR1-0292', 'AR1-0293'], 'is once for both players and every card of that title', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Race (Dark)', 'Drill Race (Dark)'], hand: ['Drill Errand (Dark)'] },
      light: { table: ['Drill Race (Light)'], hand: ['Drill Errand (Light)'] },
    });
    t.dark.does('use', 'Drill Race (Dark)');
    expect(t.light.may('use', 'Drill Race (Light)')).toBe(false);
    expect(t.light.why('Drill Race (Light)').map(({ rule: id }) => id)).toContain('AR1-0292');
    t.light.passes();
    expect(t.dark.may('use', 'Drill Race (Dark)')).toBe(false);
  });

  rule('AR1-0292', 'is used up by an attempt that was cancelled', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Race (Dark)'], hand: ['Drill Errand (Dark)'] },
      light: { table: ['Drill Race (Light)'], hand: ['Drill Veto', 'Drill Errand (Light)'] },
    });
    t.dark.does('use', 'Drill Race (Dark)');
    t.light.does('play', 'Drill Veto');
    expect(t.light.may('use', 'Drill Race (Light)')).toBe(false);
  });

  rule('AR1-0295', 'or twice holds for every copy', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Pair', 'Drill Pair'], hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
    });
    t.dark.does('use', 'Drill Pair');
    t.light.passes();
    t.dark.does('use', 'Drill Pair #2');
    t.light.passes();
    expect(t.dark.may('use', 'Drill Pair')).toBe(false);
  });
});
