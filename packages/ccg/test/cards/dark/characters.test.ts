import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { hasText } from '../../../src/rules/inForce/sources.ts';
import { battle, bearing, costOf, lay, named, omens, passWhile, piloted, powerOf, valueIn } from './support.ts';

const corridor = 'Death Star: Level 4 Military Corridor';
const warRoom = 'Death Star: War Room';
const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const kessel = 'Kessel (Dark)';

describe('what pilots add to what they pilot', () => {
  test.each([
    ['Admiral Motti', 2],
    ['Chief Bast', 2],
    ['Commander Praji', 2],
    ['Darth Vader', 3],
    ['DS-61-2', 3],
    ['DS-61-3', 3],
    ['Grand Moff Tarkin', 2],
    ['Imperial Pilot', 2],
    ['Lieutenant Tanbris', 2],
  ])('%s adds %i to its power, and nothing as a passenger', (pilot, more) => {
    expect(valueIn({ [kessel]: { dark: [piloted('Devastator', pilot)] } }, 'Devastator', 'power')).toBe(9 + more);
    expect(valueIn({ [kessel]: { dark: [{ card: 'Devastator', passengers: [pilot] }] } }, 'Devastator', 'power')).toBe(
      9,
    );
  });
});

describe('Admiral Motti', () => {
  test('deploys for 2 less while two Imperial starships are on table', () => {
    expect(
      costOf({ at: { [kessel]: { dark: ['TIE Scout', 'TIE Scout'] }, [warRoom]: {} } }, 'Admiral Motti', warRoom),
    ).toBe(1);
    expect(costOf({ at: { [kessel]: { dark: ['TIE Scout'] }, [warRoom]: {} } }, 'Admiral Motti', warRoom)).toBe(3);
  });
  test('takes 1 from the forfeit of Rebel pilots at his system', () => {
    const wing = piloted('Red 3', 'Biggs Darklighter');
    const at = { [kessel]: { dark: [piloted('Devastator', 'Admiral Motti')], light: [wing] } };
    const alone = valueIn({ [kessel]: { light: [wing] } }, 'Biggs Darklighter', 'forfeit');
    expect(valueIn(at, 'Biggs Darklighter', 'forfeit')).toBe(Number(alone) - 1);
  });
});

describe('Colonel Wullf Yularen', () => {
  test('has more power with Tarkin or Bast at his site', () => {
    const power = (...others: string[]) =>
      valueIn({ [warRoom]: { dark: ['Colonel Wullf Yularen', ...others] } }, 'Colonel Wullf Yularen', 'power');
    expect(power('Grand Moff Tarkin')).toBe(2);
    expect(power('Chief Bast')).toBe(2);
    expect(power('General Tagge')).toBe(1);
  });
});

describe('Chief Bast', () => {
  test('has more power at the same site as Tarkin', () => {
    expect(valueIn({ [warRoom]: { dark: ['Chief Bast', 'Grand Moff Tarkin'] } }, 'Chief Bast', 'power')).toBe(3);
    expect(
      valueIn(
        { [warRoom]: { dark: ['Chief Bast'] }, [corridor]: { dark: ['Grand Moff Tarkin'] } },
        'Chief Bast',
        'power',
      ),
    ).toBe(2);
  });
  rule('GLA-0336', 'Chief Bast evacuates with somebody who is present with him, and not alone', () => {
    const at = (...aboard: string[]) =>
      battle(
        {
          'Tatooine (Dark)': { dark: [piloted('Devastator', ...aboard)], light: ['Corellian Corvette'] },
          [farm]: {},
        },
        { turn: 'light' },
      );
    const t = at('Chief Bast', 'Imperial Pilot');
    t.dark.does('use', 'Chief Bast');
    expect(t.dark.sees('at', 'dark')).toEqual(expect.arrayContaining(['Chief Bast', 'Imperial Pilot']));
    expect(t.state.zones.used[0]).toHaveLength(0);
    expect(at('Chief Bast').dark.getsTo('use', 'Chief Bast')).toBe(false);
  });
  rule(['GLA-0283', 'GLA-0336'], 'Chief Bast does not evacuate with somebody who cannot move', () => {
    const evacuating = (...passengers: string[]) =>
      battle(
        {
          'Tatooine (Dark)': {
            dark: [{ card: 'Devastator', pilots: ['Chief Bast'], passengers }],
            light: ['Corellian Corvette'],
          },
          [farm]: {},
        },
        { turn: 'light' },
      );
    expect(evacuating('Imperial Trooper Guard').dark.getsTo('use', 'Chief Bast')).toBe(false);
    const t = evacuating('Imperial Trooper Guard', 'Stormtrooper');
    // Only the stormtrooper can be taken along.
    t.dark.does('use', 'Chief Bast');
    expect(t.dark.sees('at', 'dark')).toEqual(expect.arrayContaining(['Chief Bast', 'Stormtrooper']));
    expect(t.dark.sees('at', 'dark')).not.toContain('Imperial Trooper Guard');
  });
});

describe('Commander Praji', () => {
  test('adds to the hyperspeed of Devastator and of nothing else', () => {
    expect(
      valueIn({ [kessel]: { dark: [piloted('Devastator', 'Commander Praji')] } }, 'Devastator', 'hyperspeed'),
    ).toBe(4);
    const other = 'Imperial-Class Star Destroyer';
    expect(valueIn({ [kessel]: { dark: [piloted(other, 'Commander Praji')] } }, other, 'hyperspeed')).toBe(3);
  });
  test('silences C-3PO where he is present', () => {
    const speaks = (...dark: string[]) => {
      const t = lay({ at: { [farm]: { dark, light: ['C-3PO (See-Threepio)'] } } });
      return hasText(t.state, named(t, 'C-3PO (See-Threepio)'));
    };
    expect(speaks('Chief Bast')).toBe(true);
    expect(speaks('Commander Praji')).toBe(false);
  });
});

describe('Darth Vader', () => {
  test('adds 4 to power and 3 to maneuver of his own TIE', () => {
    const at = { [kessel]: { dark: [piloted("Vader's Custom TIE", 'Darth Vader')] } };
    expect(valueIn(at, "Vader's Custom TIE", 'power')).toBe(6);
    expect(valueIn(at, "Vader's Custom TIE", 'maneuver')).toBe(6);
  });
  rule('GLA-0448', 'Darth Vader adds 1 to each battle destiny, whether his player wants it or not', () => {
    const at = (who: string) => {
      const t = battle(
        { [warRoom]: { dark: [who], light: ['Drill Recruit'] } },
        { dark: { reserve: omens(3), force: 6 } },
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'power');
      t.dark.does('draw battle destiny');
      return t.state.facts.battle?.battleDestiny[0];
    };
    expect(at('Darth Vader')).toBe(4);
    expect(at('Vader')).toBe(3);
  });
  test('is immune to attrition of less than 5', () => {
    const t = lay({ at: { [warRoom]: { dark: ['Darth Vader'] } } });
    expect(immunityOf(t.state, named(t, 'Darth Vader'))).toBe(5);
  });
});

describe('Death Star Trooper', () => {
  test('deploys only on the Death Star, and is weaker elsewhere', () => {
    expect(costOf({ at: { [warRoom]: {}, [farm]: {} } }, 'Death Star Trooper')).toBe(2);
    expect(costOf({ at: { [farm]: {} } }, 'Death Star Trooper')).toBe(null);
    expect(valueIn({ [warRoom]: { dark: ['Death Star Trooper'] } }, 'Death Star Trooper', 'power')).toBe(2);
    expect(valueIn({ [farm]: { dark: ['Death Star Trooper'] } }, 'Death Star Trooper', 'power')).toBe(1);
  });
});

describe.each([
  ['DS-61-2', 'Black 2', 4],
  ['DS-61-3', 'Black 3', 3],
])('%s', (pilot, tie, maneuver) => {
  test('does more in a TIE of his own', () => {
    expect(valueIn({ [kessel]: { dark: [piloted(tie, pilot)] } }, tie, 'maneuver')).toBe(maneuver + 1);
    expect(valueIn({ [kessel]: { dark: [piloted(tie, 'Imperial Pilot')] } }, tie, 'maneuver')).toBe(maneuver);
  });
  test('may draw one battle destiny there, with too little ability for it', () => {
    const at = (who: string) => {
      const t = battle({ [kessel]: { dark: [piloted(tie, who)], light: ['Corellian Corvette'] } });
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'power');
      return t.dark.may('draw battle destiny');
    };
    expect(at(pilot)).toBe(true);
    expect(at('Imperial Pilot')).toBe(false);
  });
});

describe('General Tagge', () => {
  test('has 1 more forfeit for each Imperial trooper present with him at a site', () => {
    const at = { [warRoom]: { dark: ['General Tagge', 'Stormtrooper', 'Death Star Trooper', 'Grand Moff Tarkin'] } };
    expect(valueIn(at, 'General Tagge', 'forfeit')).toBe(6);
    const aboard = { card: 'Devastator', passengers: ['General Tagge', 'Stormtrooper'] };
    expect(valueIn({ [kessel]: { dark: [aboard] } }, 'General Tagge', 'forfeit')).toBe(4);
  });
});

describe('Grand Moff Tarkin', () => {
  const drawn = (...dark: string[]) => {
    const t = battle(
      { [corridor]: { dark, light: ['Drill Recruit', 'Drill Recruit'] } },
      { turn: 'light', light: { force: 3, reserve: omens(5, 5) }, dark: { reserve: omens(2, 2, 2) } },
    );
    passWhile(t, ({ facts }) => facts.battle?.segment !== 'power');
    t.light.does('draw battle destiny');
    return t;
  };
  rule(['GLB-0190', 'GLB-0192'], 'Tarkin with Vader in battle cancels one destiny just drawn', () => {
    const t = drawn('Grand Moff Tarkin', 'Vader');
    t.dark.does('use', 'Grand Moff Tarkin');
    expect(t.state.facts.battle?.battleDestiny[1]).toBe(null);
    expect(drawn('Grand Moff Tarkin', 'General Tagge').dark.may('use', 'Grand Moff Tarkin')).toBe(false);
  });
  rule('GLB-0189', 'Tarkin pilots, and cancels no second destiny in a battle', () => {
    const power = (...pilots: string[]) =>
      valueIn({ [kessel]: { dark: [piloted('Devastator', ...pilots)] } }, 'Devastator', 'power') ?? 0;
    expect(power('Grand Moff Tarkin')).toBe(power() + 2);
    const t = battle(
      {
        [corridor]: {
          dark: ['Grand Moff Tarkin', 'Vader'],
          light: [bearing('Luke Skywalker', 'Blaster'), bearing('Rebel Trooper', 'Blaster')],
        },
      },
      { turn: 'light', light: { force: 6, reserve: omens(5, 5, 5) }, dark: { reserve: omens(2, 2, 2) } },
    );
    passWhile(t, () => !t.light.may('fire'));
    t.light.does('fire', 'Blaster #1').does('target', 'Vader');
    t.dark.does('use', 'Grand Moff Tarkin');
    t.until('light', 'fire');
    t.light.does('fire', 'Blaster').does('target', 'Vader');
    expect(t.dark.told('destiny').length).toBeGreaterThanOrEqual(2);
    expect(t.dark.may('use', 'Grand Moff Tarkin')).toBe(false);
  });
  rule('GLB-0191', 'Tarkin cancels what was drawn, not a destiny that stands in for a draw', () => {
    const answered = (substituted: boolean) => {
      const t = battle(
        { [corridor]: { dark: ['Grand Moff Tarkin', 'Vader'], light: ['Drill Recruit', 'Drill Recruit'] } },
        {
          turn: 'light',
          light: { force: 3, table: ['Drill Glass'], reserve: omens(5, 5) },
          dark: { reserve: omens(2, 2, 2) },
        },
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'power');
      t.light.does('draw battle destiny');
      if (substituted) t.light.does('use', 'Drill Glass');
      else t.light.passes();
      return t.dark.may('use', 'Grand Moff Tarkin');
    };
    expect([answered(false), answered(true)]).toEqual([true, false]);
  });
});

describe('Imperial Pilot', () => {
  rule('GLB-0274', 'several Imperial Pilots of one starship add 2 in all', () => {
    const at = { [kessel]: { dark: [piloted('Devastator', 'Imperial Pilot', 'Imperial Pilot')] } };
    expect(valueIn(at, 'Devastator', 'power')).toBe(11);
  });
});

describe('Imperial Trooper Guard', () => {
  test('has 4 more power while defending a battle, and cannot move', () => {
    const defending = battle(
      { [warRoom]: { dark: ['Imperial Trooper Guard'], light: ['Drill Recruit'] } },
      { turn: 'light' },
    );
    expect(powerOf(defending, 'dark')).toBe(4);
    const attacking = battle({ [warRoom]: { dark: ['Imperial Trooper Guard'], light: ['Drill Recruit'] } });
    expect(powerOf(attacking, 'dark')).toBe(0);
    const moving = (who: string) =>
      lay({ phase: 'move', dark: { force: 3 }, at: { [warRoom]: { dark: [who] }, [corridor]: {} } }).dark.may(
        'move',
        who,
      );
    expect(moving('Imperial Trooper Guard')).toBe(false);
    expect(moving('Stormtrooper')).toBe(true);
  });
});

describe('Lieutenant Tanbris', () => {
  test('makes weapons of his starship cheaper, and a starfighter less nimble', () => {
    const cost = (pilot: string) =>
      costOf({ at: { [kessel]: { dark: [piloted('Devastator', pilot)] } } }, 'Ion Cannon');
    expect(cost('Lieutenant Tanbris')).toBe(1);
    expect(cost('Imperial Pilot')).toBe(2);
    expect(valueIn({ [kessel]: { dark: [piloted('Black 2', 'Lieutenant Tanbris')] } }, 'Black 2', 'maneuver')).toBe(3);
  });
});

describe('Stormtrooper', () => {
  test('deploys free to the site of an Imperial of ability more than 2', () => {
    expect(costOf({ at: { [warRoom]: { dark: ['General Tagge'] } } }, 'Stormtrooper')).toBe(0);
    expect(costOf({ at: { [warRoom]: { dark: ['Chief Bast'] } } }, 'Stormtrooper')).toBe(1);
    const at = { [warRoom]: { dark: ['General Tagge'] }, [corridor]: {} };
    expect(costOf({ at }, 'Stormtrooper', corridor)).toBe(1);
  });
});

describe('Vader', () => {
  test('deploys on the Death Star only, and not against two unique characters', () => {
    expect(costOf({ at: { [warRoom]: {} } }, 'Vader')).toBe(7);
    expect(costOf({ at: { [farm]: {} } }, 'Vader')).toBe(null);
    const facing = (...light: string[]) => costOf({ at: { [warRoom]: {}, [farm]: { light } } }, 'Vader');
    expect(facing('Luke Skywalker', 'Drill Recruit')).toBe(7);
    expect(facing('Luke Skywalker', 'Leia Organa')).toBe(null);
  });
  test('chokes an Imperial after a battle that is lost, by a destiny of more than 4', () => {
    const at = (destiny: number) => {
      const t = battle(
        { [warRoom]: { dark: ['Vader', 'Stormtrooper'], light: ['Drill Colonel', 'Drill Colonel'] } },
        { dark: { force: 6, reserve: ['Drill Trooper', ...omens(destiny)] } },
      );
      passWhile(t, ({ facts }) => facts.battle !== null && facts.battle.winner === null);
      return t;
    };
    const t = at(5);
    t.dark.does('choose', 'Stormtrooper');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Stormtrooper']);
    expect(at(4).dark.may('choose', 'Stormtrooper')).toBe(false);
  });
  rule('AR1-0442', 'chokes somebody where no destiny can be drawn, as his opponent would like', () => {
    const t = battle(
      { [warRoom]: { dark: ['Vader', 'Stormtrooper'], light: ['Drill Colonel', 'Drill Colonel'] } },
      { dark: { force: 6, reserve: [] } },
    );
    passWhile(t, ({ facts }) => facts.battle !== null && facts.battle.winner === null);
    t.dark.does('choose', 'Stormtrooper');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Stormtrooper']);
  });
});
