import { rule, scenario, tableFrom } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { ccg } from '../../drill.ts';
import {
  battle,
  costOf,
  drawsBattleDestiny,
  lay,
  omens,
  passUntil,
  piloted,
  powerOf,
  valueAt,
  valueIn,
} from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const farm = "Tatooine: Lars' Moisture Farm (Light)";
const corridor = 'Death Star: Level 6 Core Shaft Corridor';
const bay327 = 'Death Star: Docking Bay 327 (Light)';
const compactor = 'Death Star: Trash Compactor';

describe('Force drains', () => {
  test.each([
    ['Alderaan (Light)', 'dark', 'TIE Fighter', 1 + 1],
    ['Dantooine (Light)', 'dark', 'TIE Fighter', 1 + 1],
    ['Kessel (Light)', 'light', 'X-wing', 2 + 1],
    [compactor, 'light', 'Rebel Trooper', 0 + 1],
    ["Tatooine: Obi-Wan's Hut", 'dark', 'Stormtrooper', 2 + 1],
    ['Yavin 4: Jungle (Light)', 'dark', 'Stormtrooper', 1 + 1],
    ['Yavin 4: Massassi Throne Room', 'dark', 'Stormtrooper', 1 + 1],
  ] as const)('%s: whoever of the %s side controls it drains 1 more', (where, side, who, amount) => {
    const t = lay({
      turn: side,
      phase: 'control',
      light: { hand: ['Drill Stew'] },
      dark: { hand: ['Drill Blow'] },
      at: { [where]: { [side]: [who] } },
    });
    expect(t.decision.options.find(({ verb }) => verb === 'drain')?.amount).toBe(amount);
  });
});

describe('systems', () => {
  scenario('Alderaan takes 1 from each battle destiny of Dark there', () => {
    const drawn = (where: string) => {
      const t = battle(
        { [where]: { dark: [piloted('Drill Flagship', 'Drill Ace (Dark)')], light: ['X-wing'] } },
        { dark: { force: 2, reserve: omens(3) } },
      );
      passUntil(t, 'power');
      t.dark.does('draw battle destiny');
      return t.state.facts.battle?.battleDestiny[0];
    };
    expect([drawn('Alderaan (Light)'), drawn('Kessel (Light)')]).toEqual([2, 3]);
  });
  scenario('Dantooine is cheap for capital starships and starfighters', () => {
    expect(costOf({ at: { 'Dantooine (Light)': {} } }, 'Corellian Corvette')).toBe(2);
    expect(costOf({ at: { 'Dantooine (Light)': {} } }, 'X-wing')).toBe(1);
  });
  test.each([
    ['Tatooine (Light)', dunes],
    ['Yavin 4 (Light)', 'Yavin 4: Jungle (Light)'],
  ])('%s: starships of whoever controls it help in battles below', (system, site) => {
    const power = (above: { light?: string[]; dark?: string[] }) => {
      const t = battle(
        { [system]: above, [site]: { light: ['Rebel Trooper', 'Rebel Trooper'], dark: ['Stormtrooper'] } },
        { turn: 'light' },
        site,
      );
      return [powerOf(t, 'dark'), powerOf(t, 'light')];
    };
    expect(power({ light: ['X-wing', 'X-wing'] })).toEqual([1, 4]);
    expect(power({ dark: ['TIE Fighter'] })).toEqual([2, 2]);
    expect(power({ light: ['X-wing'], dark: ['TIE Fighter'] })).toEqual([1, 2]);
  });
});

describe('Death Star: Level 6 Core Shaft Corridor', () => {
  scenario('Luke is stronger on the Death Star while Light controls it', () => {
    const power = (...dark: string[]) => valueIn({ [corridor]: { light: ['Luke'], dark } }, 'Luke', 'power');
    expect([power(), power('Stormtrooper')]).toEqual([4, 2]);
  });
  scenario('while Dark controls it, Light needs ability of 2 to control sites there', () => {
    const mayDrain = (guards: readonly string[], ...there: string[]) => {
      const t = lay({
        turn: 'light',
        light: { hand: ['Drill Stew'] },
        dark: { hand: ['Drill Blow'] },
        at: { [corridor]: { dark: guards }, [bay327]: { light: there } },
      });
      return t.light.may('drain', bay327);
    };
    expect(mayDrain(['Stormtrooper'], 'Rebel Trooper')).toBe(false);
    expect(mayDrain(['Stormtrooper'], 'Rebel Trooper', 'Rebel Trooper')).toBe(true);
    expect(mayDrain([], 'Rebel Trooper')).toBe(true);
  });
});

describe('Death Star: Trash Compactor', () => {
  scenario('is open to Light without presence or icons', () => {
    expect(costOf({ at: { [compactor]: {} } }, 'Rebel Trooper')).toBe(1);
  });
});

describe('docking bays', () => {
  test.each([
    [bay327, 1, 1],
    ['Tatooine: Docking Bay 94 (Light)', 1, 2],
    ['Yavin 4: Docking Bay (Light)', 0, 2],
  ])('%s: transit from there costs Light %i and Dark %i', (from, light, dark) => {
    const paid = (side: 'light' | 'dark', who: string) => {
      const to = from === bay327 ? 'Tatooine: Docking Bay 94 (Light)' : bay327;
      const t = lay({
        turn: side,
        phase: 'move',
        light: { force: 3, hand: ['Drill Stew'] },
        dark: { force: 3, hand: ['Drill Blow'] },
        at: { [from]: { [side]: [who] }, [to]: {} },
      });
      t[side].does('transit');
      return t.state.zones.used[side === 'light' ? 1 : 0].length;
    };
    expect(paid('light', 'Rebel Trooper')).toBe(light);
    expect(paid('dark', 'Stormtrooper')).toBe(dark);
  });
});

describe('sites of Tatooine', () => {
  scenario('Cantina: aliens of Light are stronger there, those of Dark worth more', () => {
    const at = { 'Tatooine: Cantina (Light)': { light: ['Talz'], dark: ['Jawa (Dark)', 'Tusken Raider'] } };
    expect(valueIn(at, 'Talz', 'power')).toBe(2);
    expect(valueIn({ [dunes]: { light: ['Talz'] }, 'Tatooine: Cantina (Light)': {} }, 'Talz', 'power')).toBe(1);
    expect(valueIn(at, 'Jawa (Dark)', 'forfeit')).toBe(2);
    expect(valueIn(at, 'Tusken Raider', 'forfeit')).toBe(
      valueIn({ [dunes]: { dark: ['Tusken Raider'] } }, 'Tusken Raider', 'forfeit'),
    );
  });
  scenario('Tatooine: Dune Sea: Dark draws battle destiny only with ability of 6', () => {
    const draws = (...dark: string[]) => {
      const t = battle({ [dunes]: { dark, light: ['Rebel Trooper'] } });
      return drawsBattleDestiny(t, 'dark');
    };
    expect(draws('Drill Baron')).toBe(false);
    expect(draws('Drill Baron', 'Stormtrooper', 'Stormtrooper')).toBe(true);
  });
  scenario('Jawa Camp: Jawas cost Light 1 Force and Dark none, and nothing with a Sandcrawler', () => {
    const paid = (...there: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 3, hand: ['Jawa (Light)'] },
        at: { [camp]: { light: there } },
      });
      t.light.does('deploy', 'Jawa (Light)');
      if (t.light.may('to', camp)) t.light.does('to', camp);
      return [t.state.zones.used[0].length, t.state.zones.used[1].length];
    };
    expect(paid()).toEqual([0, 1]);
    expect(paid('Sandcrawler (Light)')).toEqual([0, 0]);
  });
  rule('GLC-0422', 'Lars’ Moisture Farm: Beru and Luke cost 1 less there', () => {
    const costs = (who: string) => [farm, dunes].map((where) => costOf({ at: { [where]: {} } }, who));
    expect(costs('Luke Skywalker')).toEqual([2, 3]);
    expect(costs('Beru Lars')).toEqual([0, 1]);
    expect(costs('Rebel Guard')).toEqual([2, 2]);
  });
  scenario('Lars’ Moisture Farm: weapon destinies of Dark are 1 more there', () => {
    const hit = (where: string) => {
      const t = battle(
        { [where]: { dark: [{ card: 'Drill Baron', on: ['Imperial Blaster'] }], light: ['Leia Organa'] } },
        { dark: { force: 4, reserve: omens(3, 0) } },
      );
      t.dark.does('fire', 'Imperial Blaster');
      return t.state.cards.hit.some((one) => one > 0);
    };
    expect([hit(farm), hit(dunes)]).toEqual([true, false]);
  });
  scenario('Mos Eisley: Light moves to the Cantina and back for free in its control phase', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Stew'] },
      dark: { hand: ['Drill Blow'] },
      at: { 'Tatooine: Cantina (Light)': {}, 'Tatooine: Mos Eisley (Light)': { light: ['Rebel Trooper'] } },
    });
    t.light.does('move', 'Rebel Trooper');
    expect(t.state.zones.used[1]).toEqual([]);
    expect(valueAt(t, 'Rebel Trooper', 'power')).toBe(1);
    expect(t.light.getsTo('drain', 'Tatooine: Mos Eisley (Light)')).toBe(false);
  });
  scenario('Obi-Wan’s Hut: he costs 3 less there', () => {
    expect(costOf({ at: { "Tatooine: Obi-Wan's Hut": {} } }, 'Obi-Wan Kenobi')).toBe(2);
  });
});

describe('sites of Yavin 4', () => {
  scenario('Jungle: a Rebel alone there has 2 more power in battle', () => {
    const at = (...light: string[]) => ({
      'Yavin 4: Jungle (Light)': { light, dark: ['Stormtrooper', 'Stormtrooper'] },
    });
    expect(powerOf(battle(at('Rebel Trooper'), { turn: 'light' }), 'light')).toBe(3);
    expect(powerOf(battle(at('Rebel Trooper', 'Rebel Trooper'), { turn: 'light' }), 'light')).toBe(2);
    expect(powerOf(battle(at('Talz'), { turn: 'light' }), 'light')).toBe(1);
    expect(valueIn(at('Rebel Trooper'), 'Rebel Trooper', 'power')).toBe(1);
  });
  scenario('Yavin 4: Massassi War Room: Dark draws a battle destiny more in a battle that it initiates', () => {
    const amount = (turn: 'light' | 'dark') => {
      const t = battle(
        { 'Yavin 4: Massassi War Room': { dark: ['Stormtrooper'], light: ['Rebel Trooper'] } },
        { turn },
      );
      return drawsBattleDestiny(t, 'dark');
    };
    expect([amount('dark'), amount('light')]).toEqual([true, false]);
  });
});

describe('Yavin 4: Massassi Throne Room', () => {
  scenario('as a starting location lets Light begin', () => {
    const first = (location: string) => {
      const t = tableFrom(
        ccg,
        ccg.start(
          {
            decks: [
              { 'Drill Trooper': 59, 'Drill Yard': 1 },
              { Talz: 59, [location]: 1 },
            ],
          },
          'seed',
        ),
      );
      return t.state.facts.active;
    };
    expect([first('Yavin 4: Massassi Throne Room'), first('Yavin 4: Massassi War Room')]).toEqual([1, 0]);
  });
});
