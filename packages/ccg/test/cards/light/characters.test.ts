import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { traitsOf } from '../../../src/rules/cards/characteristics.ts';
import {
  battle,
  costOf,
  drawsBattleDestiny,
  immunityIn,
  lay,
  named,
  omens,
  passWhile,
  piloted,
  powerOf,
  valueAt,
  valueIn,
} from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Light)";
const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const corridor = 'Death Star: Level 6 Core Shaft Corridor';
const warRoom = 'Yavin 4: Massassi War Room';
const yavin = 'Yavin 4 (Light)';

describe('pilots', () => {
  test.each([
    ['Biggs Darklighter', 2],
    ['Dutch', 2],
    ['Han Solo', 2],
    ['Jek Porkins', 2],
    ['Luke Skywalker', 3],
    ['Pops', 2],
    ['Rebel Pilot', 2],
    ['Red Leader', 2],
  ])('%s adds %i to the power of what they pilot, and nothing as a passenger', (pilot, more) => {
    const aboard = (slot: 'pilots' | 'passengers') =>
      valueIn({ [yavin]: { light: [{ card: 'Corellian Corvette', [slot]: [pilot] }] } }, 'Corellian Corvette', 'power');
    expect(aboard('pilots')).toBe(5 + more);
    expect(aboard('passengers')).toBe(5);
  });

  test.each([
    ['Biggs Darklighter', 'Red 3', 5],
    ['Dutch', 'Gold 1', 4],
    ['Han Solo', 'Millennium Falcon', 6],
    ['Pops', 'Gold 5', 4],
    ['Red Leader', 'Red 1', 5],
  ])(
    '%s in %s brings its maneuver to %i and draws a battle destiny where there is no other',
    (pilot, ship, maneuver) => {
      const at = (who: string) => ({ [yavin]: { light: [piloted(ship, who)], dark: ['TIE Fighter'] } });
      expect(valueIn(at(pilot), ship, 'maneuver')).toBe(maneuver);
      expect(valueIn(at('Rebel Pilot'), ship, 'maneuver')).toBe(maneuver - (pilot === 'Han Solo' ? 2 : 1));
      const draws = (who: string) => {
        const t = battle(at(who), { turn: 'light' });
        return drawsBattleDestiny(t, 'light');
      };
      expect(draws(pilot)).toBe(true);
      expect(draws('Rebel Pilot')).toBe(false);
    },
  );

  rule('GLC-0162', 'two Rebel Pilots add no more than one', () => {
    const ship = 'Corellian Corvette';
    expect(valueIn({ [yavin]: { light: [piloted(ship, 'Rebel Pilot', 'Rebel Pilot')] } }, ship, 'power')).toBe(7);
  });
});

describe('leaders of squadrons', () => {
  rule('GLB-0034', 'Dutch is a leader, and adds to the forfeit of other Gold Squadron pilots with him', () => {
    const at = {
      [yavin]: {
        light: [piloted('Gold 1', 'Dutch'), piloted('Gold 5', 'Pops'), piloted('Red 3', 'Biggs Darklighter')],
      },
    };
    expect(valueIn(at, 'Pops', 'forfeit')).toBe(5);
    expect(valueIn(at, 'Dutch', 'forfeit')).toBe(5);
    expect(valueIn(at, 'Biggs Darklighter', 'forfeit')).toBe(5);
    expect(warRoomWorksWith('Dutch')).toBe(true);
  });
  rule('GLC-0177', 'Red Leader is a leader, and adds to the forfeit of other Red Squadron pilots with him', () => {
    const at = {
      [yavin]: {
        light: [piloted('Red 1', 'Red Leader'), piloted('Gold 5', 'Pops'), piloted('Red 3', 'Biggs Darklighter')],
      },
    };
    expect(valueIn(at, 'Biggs Darklighter', 'forfeit')).toBe(6);
    expect(valueIn(at, 'Red Leader', 'forfeit')).toBe(5);
    expect(valueIn(at, 'Pops', 'forfeit')).toBe(4);
    expect(warRoomWorksWith('Red Leader')).toBe(true);
    expect(warRoomWorksWith('Rebel Trooper')).toBe(false);
  });
});

/** Does the War Room take 1 from the forfeit of stormtroopers, with this one there? */
const warRoomWorksWith = (who: string): boolean =>
  valueIn({ [warRoom]: { light: [who] }, [dunes]: { dark: ['Stormtrooper'] } }, 'Stormtrooper', 'forfeit') === 1;

describe('General Dodonna', () => {
  rule('GLB-0174', 'doubles the X of Rebel Planners at the same site', () => {
    const power = (...there: string[]) => {
      const t = battle(
        {
          [yavin]: { light: ['X-wing', 'X-wing'], dark: ['TIE Fighter'] },
          [warRoom]: { light: ['Rebel Planners', ...there] },
          [dunes]: {},
        },
        { turn: 'light' },
      );
      return powerOf(t, 'light');
    };
    expect(power()).toBe(6 + 2);
    expect(power('General Dodonna')).toBe(6 + 4);
  });
  scenario('adds 1 to the power of Rebels present with him on Yavin 4', () => {
    const power = (where: string) =>
      valueIn({ [where]: { light: ['General Dodonna', 'Rebel Trooper', 'Talz'] } }, 'Rebel Trooper', 'power');
    expect(power(warRoom)).toBe(2);
    expect(power(dunes)).toBe(1);
  });
  scenario('cancels Wrong Turn for 1 Force', () => {
    const t = lay({
      turn: 'light',
      light: { force: 1 },
      dark: { table: ['Wrong Turn'], hand: ['Drill Blow'] },
      at: { [dunes]: { light: ['General Dodonna'] } },
    });
    t.light.does('use', 'General Dodonna');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Wrong Turn']);
  });
});

describe('Han Solo', () => {
  rule('GLB-0204', 'has any one destiny of his player’s drawn again in a battle that he is in', () => {
    const t = battle(
      { [dunes]: { light: [{ card: 'Han Solo', on: ['Blaster'] }], dark: ['Drill Baron'] } },
      { turn: 'light', light: { force: 4, reserve: omens(1, 6, 6) } },
    );
    // Weapon destiny, rather than battle destiny.
    t.light.does('fire', 'Blaster');
    t.light.does('use', 'Han Solo');
    expect(t.state.cards.hit.some((hit) => hit > 0)).toBe(true);
    expect(t.state.zones.force[1]).toHaveLength(1);
  });
  rule('GLB-0203', 'does so once in a battle, for 1 Force, and pilots: the Falcon best of all', () => {
    const t = battle(
      { [dunes]: { light: [{ card: 'Han Solo', on: ['Blaster'] }, 'Rebel Trooper'], dark: ['Drill Baron'] } },
      { turn: 'light', light: { force: 9, reserve: omens(1, 6, 6, 6) } },
    );
    t.light.does('fire', 'Blaster').does('use', 'Han Solo');
    t.until('light', 'draw battle destiny');
    t.light.does('draw battle destiny');
    expect(t.light.told('destiny').length).toBeGreaterThanOrEqual(3);
    expect(t.light.getsTo('use', 'Han Solo')).toBe(false);
    const falcon = (who: string) => ({
      [yavin]: { light: [piloted('Millennium Falcon', who)], dark: ['TIE Fighter'] },
    });
    const of = (who: string) =>
      (['power', 'maneuver'] as const).map((value) => valueIn(falcon(who), 'Millennium Falcon', value) ?? 0);
    const [power = 0, maneuver = 0] = of('Rebel Pilot');
    // A Rebel Pilot adds 2 to power too.
    expect(of('Han Solo')).toEqual([power, maneuver + 2]);
    expect(valueIn(falcon('Drill Flyer'), 'Millennium Falcon', 'power')).toBe(power - 2);
    const draws = (who: string) => drawsBattleDestiny(battle(falcon(who), { turn: 'light' }), 'light');
    expect([draws('Han Solo'), draws('Rebel Pilot')]).toEqual([true, false]);
  });
});

describe('Leia Organa', () => {
  scenario('adds 1 to the power of each Rebel present with her on the Death Star', () => {
    const power = (where: string) =>
      valueIn({ [where]: { light: ['Leia Organa', 'Rebel Trooper', 'Talz'] } }, 'Rebel Trooper', 'power');
    expect(power(corridor)).toBe(2);
    expect(power(dunes)).toBe(1);
    expect(immunityIn({ [dunes]: { light: ['Leia Organa'] } }, 'Leia Organa')).toBe(2);
  });
});

describe('Luke', () => {
  scenario('deploys on Tatooine, unless the opponent has two unique characters on table', () => {
    expect(costOf({ at: { [dunes]: {}, [corridor]: {} } }, 'Luke')).toBe(4);
    expect(costOf({ at: { [corridor]: {} } }, 'Luke')).toBe(null);
    const against = (...dark: string[]) => costOf({ at: { [dunes]: {}, [corridor]: { dark } } }, 'Luke');
    expect(against('Grand Moff Tarkin', 'Stormtrooper')).toBe(4);
    expect(against('Grand Moff Tarkin', 'General Tagge')).toBe(null);
  });
  scenario('adds 1 to the forfeit of warriors at his site and at adjacent ones', () => {
    const forfeit = (...elsewhere: string[]) =>
      valueIn(
        {
          [dunes]: { light: elsewhere.includes(dunes) ? ['Luke', 'Rebel Trooper'] : ['Luke'] },
          [camp]: { light: elsewhere.includes(camp) ? ['Rebel Trooper'] : [] },
          [farm]: { light: elsewhere.includes(farm) ? ['Rebel Trooper'] : [] },
        },
        'Rebel Trooper',
        'forfeit',
      );
    expect([forfeit(dunes), forfeit(camp), forfeit(farm)]).toEqual([3, 3, 2]);
  });
});

describe('Luke Skywalker', () => {
  scenario('lets his player generate 1 Force more, as long as he is not on Tatooine', () => {
    const generated = (where: string) => {
      const t = lay({ turn: 'light', phase: 'activate', at: { [where]: { light: ['Luke Skywalker'] } } });
      return t.state.facts.generation;
    };
    expect(generated(corridor)).toBe(1 + 1 + 1);
    expect(generated(dunes)).toBe(1 + 1);
  });
  scenario('is immune to attrition of less than 3', () => {
    expect(immunityIn({ [dunes]: { light: ['Luke Skywalker'] } }, 'Luke Skywalker')).toBe(3);
  });
});

describe('Obi-Wan Kenobi', () => {
  const facing = (dark: string[], ...sites: string[]) =>
    battle(
      { [dunes]: { light: ['Obi-Wan Kenobi'], dark }, ...Object.fromEntries(sites.map((site) => [site, {}])) },
      { turn: 'light', light: { force: 2 } },
    );
  rule('GLB-0526', 'sends somebody of ability 1 away from a battle, free of charge, or they are lost', () => {
    const t = facing(['Stormtrooper', 'Drill Baron'], camp);
    const paid = t.state.zones.used[1].length;
    t.light.does('use', 'Obi-Wan Kenobi');
    expect(t.state.cards.host[named(t, 'Stormtrooper')]).toBe(named(t, camp));
    expect([t.state.zones.used[1].length - paid, t.state.zones.used[0].length]).toEqual([1, 0]);
    // A guard does not move, and so is lost.
    const rooted = facing(['Imperial Trooper Guard', 'Drill Baron'], camp);
    rooted.light.does('use', 'Obi-Wan Kenobi');
    expect(rooted.light.sees('lost', 'dark')).toEqual(['Imperial Trooper Guard']);
    expect(facing(['Drill Baron'], camp).light.may('use', 'Obi-Wan Kenobi')).toBe(false);
    expect(immunityIn({ [dunes]: { light: ['Obi-Wan Kenobi'] } }, 'Obi-Wan Kenobi')).toBe(5);
  });
  rule(['AR7-0130', 'AR7-0124'], 'sends nobody away, nor does Move Along..., where no related site is on table', () => {
    const sending = (...sites: string[]) => {
      const t = battle(
        {
          [dunes]: { light: ['Obi-Wan Kenobi'], dark: ['Stormtrooper', 'Drill Baron'] },
          ...Object.fromEntries(sites.map((site) => [site, {}])),
        },
        { turn: 'light', light: { force: 3, hand: ['Move Along...'] }, dark: { hand: ['Drill Blow'] } },
      );
      passWhile(t, () => t.asked === 'dark');
      return [t.light.may('use', 'Obi-Wan Kenobi'), t.light.may('play', 'Move Along...')];
    };
    expect(sending(camp)).toEqual([true, true]);
    expect(sending(corridor)).toEqual([false, false]);
  });
});

describe('Rebel Guard', () => {
  rule('GLC-0160', 'has power 4 in a battle that the opponent initiates, and does not move; it is no trooper', () => {
    const at = { [dunes]: { light: ['Rebel Guard'], dark: ['Stormtrooper'] } };
    expect(powerOf(battle(at, { turn: 'dark' }), 'light')).toBe(4);
    expect(powerOf(battle(at, { turn: 'light' }), 'light')).toBe(0);
    const there = lay({ at });
    expect(traitsOf(there.state, named(there, 'Rebel Guard'))).toEqual(['guard']);
    const t = lay({
      turn: 'light',
      phase: 'move',
      light: { force: 2 },
      dark: { hand: ['Drill Blow'] },
      at: { [dunes]: { light: ['Rebel Guard', 'Rebel Trooper'] }, [camp]: {} },
    });
    expect(t.light.may('move', 'Rebel Guard')).toBe(false);
    expect(t.light.may('move', 'Rebel Trooper')).toBe(true);
  });
});

describe('Rebel Trooper', () => {
  scenario('deploys free where a Rebel of ability of more than 2 is', () => {
    expect(costOf({ at: { [dunes]: { light: ['Leia Organa'] } } }, 'Rebel Trooper')).toBe(0);
    expect(costOf({ at: { [dunes]: { light: ['Biggs Darklighter'] } } }, 'Rebel Trooper')).toBe(1);
  });
});

describe('Owen Lars and Beru Lars', () => {
  rule('GLC-0032', 'are stronger, or worth more, at the same site, and Owen deploys free at the farm', () => {
    const at = (...light: string[]) => ({ [farm]: { light } });
    expect(costOf({ at: { [farm]: {} } }, 'Owen Lars')).toBe(0);
    expect(costOf({ at: { [dunes]: {} } }, 'Owen Lars')).toBe(2);
    expect(valueIn(at('Owen Lars'), 'Owen Lars', 'power')).toBe(1);
    expect(valueIn(at('Owen Lars', 'Beru Lars'), 'Owen Lars', 'power')).toBe(3);
    expect(valueIn(at('Owen Lars', 'Vaporator'), 'Owen Lars', 'power')).toBe(3);
    expect(valueIn(at('Beru Lars'), 'Beru Lars', 'forfeit')).toBe(3);
    expect(valueIn(at('Owen Lars', 'Beru Lars'), 'Beru Lars', 'forfeit')).toBe(5);
  });
  scenario('Beru costs 1 less at the farm', () => {
    expect(costOf({ at: { [farm]: {} } }, 'Beru Lars')).toBe(0);
    expect(costOf({ at: { [dunes]: {} } }, 'Beru Lars')).toBe(1);
  });
  rule(
    'GLC-0033',
    'are avenged by Luke until the end of their player’s next turn, if they were lost in the opponent’s',
    () => {
      const powers = (turn: 'light' | 'dark') => {
        const t = lay({
          turn,
          phase: 'control',
          light: { force: 1, hand: ['Drill Errand (Light)'] },
          dark: { force: 1, hand: ['Gravel Storm', 'Drill Errand (Dark)'], reserve: ['Stormtrooper', ...omens(6)] },
          at: { [farm]: { light: ['Owen Lars'] }, [corridor]: { light: ['Luke'] } },
        });
        if (t.asked === 'light') t.light.passes();
        t.dark.does('play', 'Gravel Storm');
        const found = [valueAt(t, 'Luke', 'power')];
        for (const number of [2, 3]) {
          while (t.state.facts.turn < number) passWhile(t, ({ facts }) => facts.turn < number);
          found.push(valueAt(t, 'Luke', 'power'));
        }
        return found;
      };
      // Light controls the corridor, which adds 2.
      expect(powers('dark')).toEqual([4 + 3, 4 + 3, 4]);
      expect(powers('light')).toEqual([4, 4, 4]);
    },
  );
});
