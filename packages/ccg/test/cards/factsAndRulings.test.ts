import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { definitionCalled } from '../../src/catalog/catalog.ts';
import { numbersOf } from '../../src/index.ts';
import { personasOf, traitsOf } from '../../src/rules/cards/characteristics.ts';
import { hasText } from '../../src/rules/inForce/sources.ts';
import { valueNow } from '../../src/rules/inForce/values.ts';
import { battle, bearing, hitCards, lay, named, omens, passWhile, powerOf, valueIn } from './light/support.ts';

const dunes = 'Tatooine: Dune Sea';
const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const yavin = 'Yavin 4 (Light)';
const warRoom = 'Yavin 4: Massassi War Room';
const corridor = 'Death Star: Level 4 Military Corridor';

describe('Beru Stew', () => {
  rule(['AR1-0030', 'AR1-0233'], 'is not played unless there is a card in each Reserve Deck', () => {
    const may = (own: number, theirs: number) =>
      lay({
        turn: 'light',
        phase: 'control',
        light: { hand: ['Beru Stew', 'Drill Errand (Light)'], reserve: Array(own).fill('Talz'), used: ['Talz'] },
        dark: { hand: ['Drill Blow'], reserve: Array(theirs).fill('Stormtrooper'), used: ['Stormtrooper'] },
      }).light.getsTo('play', 'Beru Stew');
    expect([may(1, 1), may(0, 1), may(1, 0), may(0, 0)]).toEqual([true, false, false, false]);
  });
});

describe.each(['Restraining Bolt (Dark)', 'Restraining Bolt (Light)'])('%s', (bolt) => {
  const side = bolt.includes('Dark') ? 'dark' : 'light';
  const spy = { card: 'R4-E1 (Arfour-Eeone)', inactive: 'undercover' } as const;
  const holding = (hand: readonly string[], ...worn: string[]) =>
    lay({
      turn: side,
      phase: 'deploy',
      dark: { force: 3, hand: ['Drill Errand (Dark)'] },
      light: { force: 3, hand: ['Drill Errand (Light)'] },
      [side]: { force: 3, hand },
      at: {
        [farm]: {
          light: [spy],
          dark: worn.map((one) => bearing('LIN-V8M (Elleyein-Veeateemm)', one)),
        },
      },
    });
  rule(['GLC-0482', 'GAP-0315', 'GLC-0508'], 'silences a spy under cover, who stays there', () => {
    const t = holding([bolt]);
    expect(hasText(t.state, named(t, spy.card))).toBe(true);
    t[side].does('deploy', bolt);
    if (t.asked === side && t[side].may('to', spy.card)) t[side].does('to', spy.card);
    expect(hasText(t.state, named(t, spy.card))).toBe(false);
    expect(t.state.cards.inactive[named(t, spy.card)]).toBeGreaterThan(0);
  });
  rule(['AR1-0305', 'GAP-0315'], 'is not transferred to one: nothing is deployed by that', () => {
    const t = holding(['Drill Errand (Dark)'].slice(side === 'dark' ? 0 : 1), bolt);
    expect(t[side].may('use', bolt)).toBe(false);
  });
});

describe('Talz', () => {
  scenario('has every character of that species be stronger at night, whatever its title', () => {
    const power = (...night: string[]) =>
      valueIn(
        {
          'Tatooine (Light)': { dark: night },
          [dunes]: { light: ['Drill Furball', 'Talz'] },
          [corridor]: {},
        },
        'Drill Furball',
        'power',
      );
    expect([power(), power('Sunsdown')]).toEqual([1, 3]);
  });
});

describe.each([
  ['Jawa (Light)', 1],
  ['Jawa (Dark)', 1],
  ['Dathcha', 2],
] as const)('%s', (jawa, cost) => {
  const side = jawa === 'Jawa (Light)' ? 'light' : 'dark';
  rule(['GLB-0326', 'AR1-0466'], 'has an asterisk for a deploy cost, which is 0 without its text', () => {
    expect(numbersOf(definitionCalled(jawa).card)).toContain('deploy *');
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Gag', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [farm]: { [side]: [jawa] } },
    });
    expect(valueNow(t.state, named(t, jawa), 'deploy')).toBe(cost);
    t.light.does('play', 'Drill Gag');
    passWhile(t, () => hasText(t.state, named(t, jawa)));
    expect(valueNow(t.state, named(t, jawa), 'deploy')).toBe(0);
  });
});

describe('EG-6', () => {
  rule('AR1-0466', 'has an asterisk for a destiny, which is 0', () => {
    expect(numbersOf(definitionCalled('EG-6 (Eegee-Six)').card)).toContain('destiny *');
    const t = lay({ dark: { hand: ['EG-6 (Eegee-Six)'] } });
    expect(valueNow(t.state, named(t, 'EG-6 (Eegee-Six)'), 'destiny')).toBe(0);
  });
});

describe.each([
  ['Droid Detector', 'Death Star: War Room', false],
  ['Vaporator', dunes, false],
  ['Observation Holocam', 'Death Star: War Room', true],
] as const)('%s', (card, site, isMoved) => {
  rule(['AR7-0112', 'AR7-0110'], `${isMoved ? 'may' : 'can’t'} be moved`, () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Haulage', 'Drill Errand (Light)'] },
      at: { [site]: { [card === 'Vaporator' ? 'light' : 'dark']: [card] }, [farm]: {}, [corridor]: {} },
    });
    expect(t.light.may('play', 'Drill Haulage')).toBe(isMoved);
  });
});

describe('Combined Attack', () => {
  rule('GLA-0363', 'has its player choose the order of the weapons once the total is known', () => {
    const t = battle(
      {
        [yavin]: {
          light: [bearing('X-wing', 'Proton Torpedoes'), bearing('Corellian Corvette', 'Quad Laser Cannon')],
          dark: ['TIE Fighter'],
        },
      },
      {
        turn: 'light',
        light: {
          force: 9,
          hand: ['Combined Attack', 'Drill Errand (Light)'],
          reserve: ['Drill Trooper', 'Drill Trooper', ...omens(3, 4)],
        },
      },
    );
    passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
    if (t.asked === 'dark') t.dark.passes();
    t.light.does('play', 'Combined Attack');
    t.light.does('target', 'Proton Torpedoes');
    for (let i = 0; i < 9 && t.asked === 'dark'; i++) t.dark.passes();
    expect(t.light.told('destiny')).toHaveLength(2);
    expect(hitCards(t)).toEqual([]);
    expect(t.asked).toBe('light');
    expect(t.options).toEqual(expect.arrayContaining([expect.stringContaining('Quad Laser Cannon')]));
    expect(t.options).toHaveLength(2);
    t.light.does('choose', 'Quad Laser Cannon');
    expect(hitCards(t)).toEqual(['TIE Fighter']);
  });
});

describe('what texts may ask for', () => {
  scenario('moffs, personas and classes of starships are what their cards say', () => {
    const t = lay({
      at: {
        [yavin]: {
          light: ['Corellian Corvette', 'Drill Frigate'],
          dark: ['Imperial-Class Star Destroyer', 'Devastator'],
        },
        [dunes]: { light: ['BoShek'], dark: ['Grand Moff Tarkin'] },
      },
    });
    const traits = (name: string) => traitsOf(t.state, named(t, name));
    expect(traits('Grand Moff Tarkin')).toEqual(expect.arrayContaining(['moff', 'leader']));
    expect(personasOf(t.state, named(t, 'BoShek'))).toContain('BoShek');
    expect(traits('Corellian Corvette')).toContain('Corellian corvette');
    for (const ship of ['Imperial-Class Star Destroyer', 'Devastator'])
      expect(traits(ship)).toContain('Imperial-class Star Destroyer');
  });
});

describe('General Dodonna', () => {
  rule('GLB-0174', 'adds 1 to the X of Rebel Planners elsewhere, and at the same site doubles it instead', () => {
    const power = (where: string, ships: number) =>
      powerOf(
        battle(
          {
            [yavin]: { light: Array(ships).fill('X-wing'), dark: ['TIE Fighter'] },
            [warRoom]: { light: ['Rebel Planners', ...(where === warRoom ? ['General Dodonna'] : [])] },
            [dunes]: { light: where === dunes ? ['General Dodonna'] : [] },
          },
          { turn: 'light' },
        ),
        'light',
      ) -
      3 * ships;
    expect([power('', 3), power(dunes, 3), power(warRoom, 3)]).toEqual([3, 4, 6]);
    expect([power('', 1), power(dunes, 1), power(warRoom, 1)]).toEqual([1, 2, 2]);
  });
});
