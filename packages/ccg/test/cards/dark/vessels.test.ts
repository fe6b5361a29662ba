import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/catalog/catalog.ts';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { abilityOf } from '../../../src/rules/inForce/values.ts';
import { costOf, lay, named, piloted, valueIn } from './support.ts';

const kessel = 'Kessel (Dark)';
const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const bay = 'Death Star: Docking Bay 327 (Dark)';
const corridor = 'Death Star: Level 4 Military Corridor';
const warRoom = 'Death Star: War Room';

describe('starships with a permanent pilot', () => {
  test.each([
    ['Devastator', 2],
    ['Imperial-Class Star Destroyer', 1],
    ['TIE Advanced x1', 1],
    ['TIE Fighter', 1],
    ['TIE Scout', 1],
  ])('%s has one of ability %i', (title, ability) => {
    const t = lay({ at: { [kessel]: { dark: [title] } } });
    expect(abilityOf(t.state, named(t, title))).toBe(ability);
  });
});

describe.each(['Black 2', 'Black 3', "Vader's Custom TIE"])('%s', (title) => {
  test('needs a pilot to be deployed', () => {
    const at = { [kessel]: {} };
    expect(costOf({ at }, title)).toBe(null);
    const t = lay({ phase: 'deploy', dark: { hand: [title, 'Imperial Pilot'], force: 9 }, at });
    t.dark.does('deploy', title);
    expect(t.dark.sees('on', 'dark')).toEqual(['Imperial Pilot']);
  });
});

describe.each(['Devastator', 'Imperial-Class Star Destroyer'])('%s', (title) => {
  test('takes four TIEs, and no other starfighter', () => {
    const aboard = (cargo: string[], card: string) => {
      const t = lay({
        phase: 'deploy',
        dark: { hand: [card], force: 9 },
        at: { [kessel]: { dark: [{ card: title, cargo }] } },
      });
      t.dark.does('deploy', card);
      return t.dark.may('to', title);
    };
    const tie = 'TIE Fighter';
    expect(aboard([tie, tie, tie], tie)).toBe(true);
    expect(aboard([tie, tie, tie, tie], tie)).toBe(false);
    expect(aboard([], 'TIE Scout')).toBe(true);
  });
});

describe('TIE Fighter', () => {
  test('costs 1 less at the system of an Imperial capital starship', () => {
    expect(costOf({ at: { [kessel]: {} } }, 'TIE Fighter')).toBe(0);
    expect(costOf({ at: { 'Tatooine (Dark)': {} } }, 'TIE Fighter')).toBe(1);
    expect(costOf({ at: { 'Tatooine (Dark)': { dark: ['Devastator'] } } }, 'TIE Fighter', 'Tatooine (Dark)')).toBe(0);
  });
});

describe('TIE Scout', () => {
  test.each([
    [['Imperial Pilot', 'Stormtrooper'], 1],
    [['Stormtrooper', 'Stormtrooper'], 1],
    [['Imperial Pilot', 'Imperial Pilot'], 1],
  ])('takes %s', (crew) => {
    const t = lay({ phase: 'deploy', dark: { hand: crew, force: 9 }, at: { [kessel]: { dark: ['TIE Scout'] } } });
    for (const one of crew) {
      t.dark.does('deploy', one);
      if (t.asked === 'light') t.light.passes();
    }
    expect(t.dark.sees('on', 'dark')).toEqual(crew);
  });
});

describe("Vader's Custom TIE", () => {
  test('is immune to attrition of less than 4 while Vader pilots it', () => {
    const immunity = (pilot: string) => {
      const t = lay({ at: { [kessel]: { dark: [piloted("Vader's Custom TIE", pilot)] } } });
      return immunityOf(t.state, named(t, "Vader's Custom TIE"));
    };
    expect(immunity('Darth Vader')).toBe(4);
    expect(immunity('Imperial Pilot')).toBe(0);
  });
});

describe('Bantha', () => {
  test('has half an ability, carries two, and spurs Tusken Raiders', () => {
    const at = { [farm]: { dark: ['Bantha', 'Tusken Raider'] } };
    const t = lay({ at });
    expect(abilityOf(t.state, named(t, 'Bantha'))).toBe(0.5);
    expect(valueIn(at, 'Tusken Raider', 'power')).toBe(2);
    expect(cardOf(t.state, named(t, 'Bantha'))).toMatchObject({ capacity: { passengers: 2 } });
  });
  test('comes as a react when the opponent battles next to it', () => {
    const t = lay({
      turn: 'light',
      phase: 'battle',
      light: { force: 3 },
      dark: { force: 3 },
      at: {
        [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
        [camp]: { dark: [{ card: 'Bantha', passengers: ['Stormtrooper'] }] },
      },
    });
    t.light.does('initiate battle');
    expect(t.options.some((option) => option.includes('Bantha'))).toBe(true);
  });
});

describe('Lift Tube', () => {
  rule(['GAP-0369', 'GLB-0398'], 'Lift Tube is at interior mobile sites only, and moves empty', () => {
    const tube = 'Lift Tube (Dark)';
    const at = { [farm]: {}, [warRoom]: {}, [corridor]: {} };
    const t = lay({ phase: 'deploy', dark: { hand: [tube], force: 3 }, at });
    t.dark.does('deploy', tube);
    expect(t.dark.may('to', warRoom)).toBe(true);
    expect(t.dark.may('to', farm)).toBe(false);
    const moving = lay({ phase: 'move', dark: { force: 3 }, at: { [warRoom]: { dark: [tube] }, [corridor]: {} } });
    expect(moving.dark.may('move', tube)).toBe(true);
  });
});

describe('Sandcrawler', () => {
  const crawler = 'Sandcrawler (Dark)';
  test('deploys only to sites of Tatooine, and shelters Jawas outside', () => {
    expect(costOf({ at: { [farm]: {} } }, crawler)).toBe(3);
    expect(costOf({ at: { 'Yavin 4: Jungle (Dark)': {} } }, crawler)).toBe(null);
    expect(valueIn({ [farm]: { dark: [crawler, 'Jawa (Dark)'] } }, 'Jawa (Dark)', 'forfeit')).toBe(1);
    const driven = { card: crawler, drivers: ['Stormtrooper'] };
    expect(valueIn({ [farm]: { dark: [driven, 'Jawa (Dark)'] } }, 'Jawa (Dark)', 'forfeit')).toBe(2);
  });
  rule('GLC-0254', 'Sandcrawler goes to no site that is mobile', () => {
    const transits = (vehicle: string) =>
      lay({
        phase: 'move',
        dark: { force: 9 },
        at: {
          [bay]: {},
          'Tatooine: Docking Bay 94 (Dark)': { dark: [{ card: vehicle, drivers: ['Stormtrooper'] }] },
        },
      }).dark.may('transit');
    expect(transits(crawler)).toBe(false);
    expect(transits('Ubrikkian 9000 Z001')).toBe(true);
  });
});

describe('Ubrikkian 9000 Z001', () => {
  rule('GLC-0488', 'seats a driver and two more, and moves as a react while it is driven', () => {
    const takes = (...passengers: string[]) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 2, hand: ['Imperial Trooper Guard', 'Drill Errand (Dark)'] },
        at: { [farm]: { dark: [{ card: 'Ubrikkian 9000 Z001', drivers: ['Stormtrooper'], passengers }] } },
      });
      t.dark.does('deploy', 'Imperial Trooper Guard');
      return t.dark.may('to', 'Ubrikkian 9000 Z001');
    };
    expect(takes('Stormtrooper')).toBe(true);
    expect(takes('Stormtrooper', 'Stormtrooper')).toBe(false);
    const at = (...drivers: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'battle',
        light: { force: 3 },
        dark: { force: 3 },
        at: {
          [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
          [camp]: { dark: [{ card: 'Ubrikkian 9000 Z001', drivers }] },
        },
      });
      t.light.does('initiate battle');
      return t.asked === 'dark' && t.options.some((option) => option.includes('Ubrikkian'));
    };
    expect(at('Stormtrooper')).toBe(true);
    expect(at()).toBe(false);
  });
});
