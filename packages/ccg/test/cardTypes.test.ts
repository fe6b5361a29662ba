import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../src/index.ts';
import { any } from '../src/language/cards/cards.ts';
import { cardsOnTable } from '../src/rules/cards/cardStates.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);
const find = (s: CcgState, name: string): number =>
  s.zones.at.flat().find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

describe('an Interrupt', () => {
  const light = { hand: ['Drill Fork', 'Drill Fork'] };
  const dark = { hand: ['Drill Blow'] };

  rule(
    ['GAP-0131', 'GLC-0528'],
    'is played in one of its ways, as its player chooses, and goes where that says',
    () => {
      const t = lay({ turn: 'light', light, dark });
      const ways = t.decision.options.filter(({ verb }) => verb === 'play').map(({ clause }) => clause);
      expect([...new Set(ways)]).toEqual(['Drill Fork/0', 'Drill Fork/1']);
      t.light.does('play', 'Drill Fork #1');
      expect(t.state.zones.used[1]).toHaveLength(1);
      expect(t.state.zones.force[1]).toHaveLength(1);
      t.dark.passes();
      t.answer({
        player: 1,
        at: t.decision.at,
        picks: [t.decision.options.findIndex(({ clause }) => clause === 'Drill Fork/1')],
      });
      expect(t.light.sees('lost')).toEqual(['Drill Fork']);
      expect(t.state.zones.force[1]).toHaveLength(3);
    },
  );

  rule('GLB-0306', 'is not on table while it is played', () => {
    const t = lay({ turn: 'light', light, dark: { hand: ['Drill Reading'], table: ['Drill Murk'] } });
    t.light.does('play', 'Drill Fork #1');
    expect(t.asked).toBe('dark');
    expect(t.dark.sees('playing', 'light')).toEqual(['Drill Fork']);
    const names = cardsOnTable(t.state).map((card) => t.state.names[t.state.cards.definition[card] ?? -1]);
    expect(names).toEqual(['Drill Murk']);
  });

  rule('GAP-0131', 'that is cancelled is lost, a Used one too', () => {
    const t = lay({ turn: 'light', light, dark: { hand: ['Drill Reading'] } });
    t.light.does('play', 'Drill Fork #1');
    t.dark.does('play', 'Drill Reading');
    expect(t.light.sees('lost')).toEqual(['Drill Fork']);
  });

  rule(
    ['GAP-0132', 'GLB-0302'],
    'is played in either turn, in a weapons segment too, and a response only as one',
    () => {
      for (const turn of ['light', 'dark'] as const) {
        const t = lay({ turn, light: { hand: ['Drill Fork', 'Drill Intervention'] }, dark });
        if (turn === 'dark') t.dark.passes();
        expect(t.light.may('play', 'Drill Fork')).toBe(true);
        expect(t.light.may('play', 'Drill Intervention')).toBe(false);
      }
      const battle = lay({
        phase: 'battle',
        light,
        dark: { force: 1 },
        at: { 'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Trooper'] } },
      });
      battle.dark.does('initiate battle', 'Drill Yard');
      if (battle.asked === 'dark') battle.dark.passes();
      expect(battle.state.facts.battle?.segment).toBe('weapons');
      expect(battle.light.may('play', 'Drill Fork')).toBe(true);
    },
  );
});

describe('an Effect', () => {
  rule(['GAP-0124', 'GLB-0046'], 'is what “Effects” means, and no other kind of Effect', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Spring', 'Drill Creed'] },
      dark: { table: ['Drill Dogma', 'Drill Murk'], hand: ['Drill Break'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.light.does('deploy', 'Drill Spring');
    t.dark.does('play', 'Drill Break');
    // The Starting Effect is none of them.
    expect(t.options).toEqual(['target Drill Murk', 'target Drill Spring', 'back']);
  });

  rule('GLB-0040', 'that is gone leaves everything as it was', () => {
    const t = lay({
      light: { table: ['Drill Orbit'], hand: ['Drill Stew'] },
      dark: { hand: ['Drill Break'] },
      at: { Drill: { dark: ['Drill Flagship'] } },
    });
    const power = () => valueNow(t.state, find(t.state, 'Drill Flagship'), 'power');
    expect(power()).toBe(3);
    t.dark.does('play', 'Drill Break');
    expect(power()).toBe(2);
  });
});

describe('a device', () => {
  rule(['GLA-0509', 'GLA-0510'], 'is deployed on its player’s own cards, and used rather than fired', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Gadget', 'Drill Blow'] },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('deploy', 'Drill Gadget');
    expect(t.dark.sees('on')).toEqual(['Drill Gadget']);
    t.light.passes();
    expect(t.dark.may('use', 'Drill Gadget')).toBe(true);
    expect(t.dark.may('fire', 'Drill Gadget')).toBe(false);
  });

  rule(
    ['GAP-0113', 'GLC-0581'],
    'is the only one that a character uses in a turn; capital starships use any, squadrons three',
    () => {
      const on = ['Drill Gadget', 'Drill Gizmo'];
      const carried = (card: string, where: string, things: readonly string[] = on) =>
        lay({
          dark: { hand: ['Drill Blow'] },
          light: { hand: ['Drill Stew'] },
          at: { [where]: { dark: [{ card, on: things }] } },
        });
      const one = carried('Drill Trooper', 'Drill Yard');
      one.dark.does('use', 'Drill Gadget');
      one.light.passes();
      expect(one.dark.may('use', 'Drill Gadget')).toBe(true);
      expect(one.dark.may('use', 'Drill Gizmo')).toBe(false);
      // What it makes so all the time is no use of it.
      expect(valueNow(one.state, find(one.state, 'Drill Trooper'), 'power')).toBe(2);
      for (const [card, where] of [
        ['Drill Scout', 'Drill Yard'],
        ['Drill Interceptor', 'Drill'],
      ] as const) {
        const t = carried(card, where);
        t.dark.does('use', 'Drill Gadget');
        t.light.passes();
        expect([t.dark.may('use', 'Drill Gadget'), t.dark.may('use', 'Drill Gizmo')]).toEqual([true, false]);
      }
      const capital = carried('Drill Flagship', 'Drill');
      capital.dark.does('use', 'Drill Gadget');
      capital.light.passes();
      expect(capital.dark.may('use', 'Drill Gizmo')).toBe(true);
      const squadron = carried('Drill Hive', 'Drill', [...on, 'Drill Gadget', 'Drill Gadget']);
      for (const gadget of ['Drill Gadget #1', 'Drill Gadget #2', 'Drill Gadget #3']) {
        squadron.dark.does('use', gadget);
        squadron.light.passes();
      }
      expect(squadron.dark.may('use', 'Drill Gizmo')).toBe(false);
    },
  );
});

describe('kinds of cards', () => {
  rule(['GLC-0355', 'GLC-0546', 'GLA-0326'], 'are what their words say, and no others', () => {
    const { state: s } = lay({
      at: {
        Drill: { dark: ['Drill Flagship', 'Drill Interceptor', 'Drill Hive'] },
        'Drill Yard': { dark: ['Drill Strider', 'Drill Crawler', 'Drill Spy'], light: ['Drill Beast', 'Drill Hopper'] },
      },
    });
    const named = (cards: typeof any): string[] =>
      cards.in(s, { by: 0, self: -1, locked: null }).map((card) => s.names[s.cards.definition[card] ?? -1] ?? '');
    expect(named(any.starships)).toEqual(['Drill Flagship', 'Drill Interceptor', 'Drill Hive']);
    expect(named(any.vehicles)).toEqual(['Drill Strider', 'Drill Crawler', 'Drill Beast', 'Drill Hopper']);
    // Pilots of their own and ability do not make characters.
    expect(named(any.characters)).toEqual(['Drill Spy']);
  });

  rule('GLB-0021', 'a droid is a character, of either side', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['R4-M9 (Arfour-Emmnine)', 'Drill Errand (Dark)'], force: 6 },
      at: { 'Drill Yard': { light: ['R2-X2 (Artoo-Extoo)'], dark: ['Drill Champion'] } },
    });
    t.dark.does('deploy', 'R4-M9 (Arfour-Emmnine)');
    const speaker = { by: 0, self: -1, locked: null } as const;
    const names = (who: typeof any) =>
      who.in(t.state, speaker).map((card) => t.state.names[t.state.cards.definition[card] ?? -1]);
    expect(names(any.type('Droid')).sort()).toEqual(['R2-X2 (Artoo-Extoo)', 'R4-M9 (Arfour-Emmnine)']);
    expect(names(any.characters).sort()).toEqual(['Drill Champion', 'R2-X2 (Artoo-Extoo)', 'R4-M9 (Arfour-Emmnine)']);
  });

  rule('GLC-0328', 'a squadron is neither a starfighter nor a capital starship', () => {
    const { state: s } = lay({ at: { Drill: { dark: ['Drill Flagship', 'Drill Interceptor', 'Drill Hive'] } } });
    const count = (...types: string[]) => any.starships.type(...types).in(s, { by: 0, self: -1, locked: null }).length;
    expect([count('starfighter'), count('capital'), count('squadron')]).toEqual([1, 1, 1]);
  });
});
