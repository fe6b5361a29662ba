import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { battle, bearing, costOf, hitCards, inPlay, lay, omens, piloted, valueAt } from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const yavin = 'Yavin 4 (Light)';

/** Is the target hit, if these destinies are drawn, and what has it cost? */
function shot(weapon: string, bearer: string, target: string, ...destinies: number[]) {
  const t = battle(
    { [dunes]: { light: [bearing(bearer, weapon)], dark: [target] } },
    { turn: 'light', light: { force: 6, reserve: ['Talz', ...omens(...destinies)] } },
  );
  const before = t.state.zones.force[1].length;
  t.light.does('fire', weapon);
  if (t.asked === 'light' && t.light.may('target', target)) t.light.does('target', target);
  // Han would have the destiny drawn again.
  while (t.asked === 'light' && t.light.may('use', 'Han Solo')) t.light.passes();
  return { hit: hitCards(t).length > 0, cost: before - t.state.zones.force[1].length, t };
}

describe('blasters', () => {
  // The Baron's ability is 4.
  test.each([
    ['Blaster', 'Rebel Trooper', 5, 1],
    ['Blaster Rifle (Light)', 'Rebel Trooper', 4, 2],
    ["Han's Heavy Blaster Pistol", 'Han Solo', 4, 1],
    ["Leia's Sporting Blaster", 'Leia Organa', 6, 0],
  ])('%s hits the Baron from a destiny of %3$i on, for %4$i Force', (weapon, bearer, least, cost) => {
    const hit = shot(weapon, bearer, 'Drill Baron', least);
    expect(hit.hit).toBe(true);
    expect(hit.cost).toBe(cost);
    expect(shot(weapon, bearer, 'Drill Baron', least - 1).hit).toBe(false);
  });

  test.each([
    ['Blaster', 'Rebel Trooper', 1],
    ['Blaster Rifle (Light)', 'Rebel Trooper', 2],
    ["Han's Heavy Blaster Pistol", 'Han Solo', 1],
    ["Han's Heavy Blaster Pistol", 'Rebel Trooper', 3],
    ["Leia's Sporting Blaster", 'Leia Organa', 1],
    ["Leia's Sporting Blaster", 'Rebel Trooper', 2],
  ])('%s deploys on %s for %i', (weapon, bearer, cost) => {
    expect(costOf({ at: { [dunes]: { light: [bearer] } } }, weapon)).toBe(cost);
    expect(costOf({ at: { [dunes]: { light: ['Talz'] } } }, weapon)).toBe(null);
  });

  test.each([
    ["Han's Heavy Blaster Pistol", 'Han Solo', 'Rebel Trooper'],
    ["Leia's Sporting Blaster", 'Leia Organa', 'Rebel Trooper'],
  ])('%s leaves no forfeit to whom %s hits', (weapon, owner, other) => {
    expect(valueAt(shot(weapon, owner, 'Drill Baron', 6).t, 'Drill Baron', 'forfeit')).toBe(0);
    expect(valueAt(shot(weapon, other, 'Drill Baron', 6).t, 'Drill Baron', 'forfeit')).toBe(5);
  });
});

describe('lightsabers', () => {
  scenario('Jedi Lightsaber costs 7 less the ability of its bearer, to deploy and to swing', () => {
    const saber = 'Jedi Lightsaber';
    expect(costOf({ at: { [dunes]: { light: ['Luke Skywalker'] } } }, saber)).toBe(3);
    expect(costOf({ at: { [dunes]: { light: ['Leia Organa'] } } }, saber)).toBe(4);
    const swung = shot(saber, 'Luke Skywalker', 'Drill Baron', 3, 2);
    expect(swung).toMatchObject({ hit: true, cost: 3 });
    expect(shot(saber, 'Luke Skywalker', 'Drill Baron', 2, 2).hit).toBe(false);
  });
  scenario('Obi-Wan’s Lightsaber is his alone, free, and leaves no forfeit', () => {
    const saber = "Obi-Wan's Lightsaber";
    expect(costOf({ at: { [dunes]: { light: ['Luke Skywalker', 'Obi-Wan Kenobi'] } } }, saber)).toBe(0);
    expect(costOf({ at: { [dunes]: { light: ['Luke Skywalker'] } } }, saber)).toBe(null);
    const swung = shot(saber, 'Obi-Wan Kenobi', 'Drill Baron', 3, 2);
    expect(swung).toMatchObject({ hit: true, cost: 0 });
    expect(valueAt(swung.t, 'Drill Baron', 'forfeit')).toBe(0);
  });
  test.each(['Jedi Lightsaber', "Obi-Wan's Lightsaber"])('%s may add 1 to a Force drain', (saber) => {
    const lost = (adds: boolean) => {
      const t = lay({
        turn: 'light',
        light: { force: 1 },
        dark: { hand: [] },
        at: { [dunes]: { light: [bearing('Obi-Wan Kenobi', saber)] } },
      });
      t.light.does('drain', dunes);
      if (adds) t.light.does('use', saber);
      else t.light.passes();
      for (let i = 0; i < 4 && t.asked === 'dark' && t.dark.may('lose'); i++) t.dark.does('lose', 'reserve');
      return t.state.zones.lost[0].length;
    };
    expect([lost(true), lost(false)]).toEqual([2, 1]);
  });
});

describe('starship weapons', () => {
  const ship = (name: string) =>
    name === 'Corellian Corvette' || name === 'X-wing' ? name : piloted(name, 'Rebel Pilot');
  test.each([
    ['Proton Torpedoes', 'X-wing', 1],
    ['Proton Torpedoes', 'Gold 1', 1],
    ['Proton Torpedoes', 'Corellian Corvette', null],
    ['Quad Laser Cannon', 'Corellian Corvette', 2],
    ['Quad Laser Cannon', 'Millennium Falcon', 2],
    ['Quad Laser Cannon', 'X-wing', null],
  ])('%s deploys on %s for %s', (weapon, on, cost) => {
    expect(costOf({ at: { [yavin]: { light: [ship(on)] } } }, weapon)).toBe(cost);
  });
  scenario('Quad Laser Cannon is better against starfighters', () => {
    const hit = (weapon: string, on: string, target: string, destiny: number) => {
      const t = battle(
        { [yavin]: { light: [bearing(on, weapon)], dark: [target] } },
        { turn: 'light', light: { force: 4, reserve: ['Talz', ...omens(destiny)] } },
      );
      t.light.does('fire', weapon);
      return hitCards(t).length > 0;
    };
    // The maneuver of a TIE Fighter is 3.
    expect(hit('Quad Laser Cannon', 'Corellian Corvette', 'TIE Fighter', 3)).toBe(true);
    expect(hit('Quad Laser Cannon', 'Corellian Corvette', 'TIE Fighter', 2)).toBe(false);
    expect(hit('Proton Torpedoes', 'X-wing', 'TIE Fighter', 3)).toBe(false);
    expect(hit('Proton Torpedoes', 'X-wing', 'TIE Fighter', 4)).toBe(true);
  });
});

describe('Timer Mine', () => {
  rule(
    ['GLC-0444', 'GAP-0293'],
    'goes off as its player’s next turn begins: as many characters are lost as its destiny says, as their owner chooses',
    () => {
      const droid = 'LIN-V8K (Elleyein-Veeatekay)';
      const t = lay({
        turn: 'dark',
        phase: 'draw',
        light: { reserve: ['Talz', 'Talz', ...omens(2)] },
        dark: { hand: [] },
        at: {
          [dunes]: {
            light: ['Timer Mine (Light)', droid, 'Rebel Trooper'],
            dark: ['Stormtrooper', 'Drill Baron', 'Drill Brute'],
          },
        },
      });
      while (t.dark.may('pass')) t.dark.passes();
      t.dark.does('choose', 'Stormtrooper').does('choose', 'Drill Brute');
      if (t.dark.may('put')) t.dark.does('put', 'Stormtrooper');
      expect(inPlay(t, 'dark')).toEqual(['Drill Baron']);
      expect(inPlay(t)).toEqual([droid, 'Rebel Trooper']);
      expect(t.light.sees('lost', 'light')).toEqual(['Timer Mine (Light)']);
    },
  );
  rule('GLC-0444', 'goes off where nobody is', () => {
    const t = lay({
      turn: 'dark',
      phase: 'draw',
      light: { reserve: ['Talz', 'Talz', ...omens(2)] },
      at: { [dunes]: { light: ['Timer Mine (Light)'] } },
    });
    while (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
    expect(t.light.sees('lost', 'light')).toEqual(['Timer Mine (Light)']);
  });
  rule('GAP-0291', 'does nothing to whoever is inside a vehicle', () => {
    const t = lay({
      turn: 'dark',
      phase: 'draw',
      light: { reserve: ['Talz', 'Talz', ...omens(2)] },
      at: {
        [dunes]: {
          light: ['Timer Mine (Light)'],
          dark: [{ card: 'Sandcrawler (Dark)', drivers: ['Stormtrooper'] }, 'Drill Baron'],
        },
      },
    });
    while (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
    expect(inPlay(t, 'dark')).toEqual(['Sandcrawler (Dark)', 'Stormtrooper']);
  });
  const strider = { card: 'Drill Strider', passengers: ['Stormtrooper'] };
  for (const [what, stood, is] of [
    ['in an enclosed vehicle', strider, false],
    ['in a landed starship', { card: 'Drill Landing Ship', passengers: ['Stormtrooper'] }, false],
    ['on an open vehicle', { card: 'Drill Sail', passengers: ['Stormtrooper'] }, true],
    ['outside', 'Stormtrooper', true],
  ] as const)
    rule('GAP-0291', `${is ? 'takes' : 'does nothing to'} whoever is ${what}`, () => {
      const t = lay({
        turn: 'dark',
        phase: 'draw',
        light: { reserve: ['Talz', 'Talz', ...omens(2)] },
        at: { [dunes]: { light: ['Timer Mine (Light)'], dark: [stood] } },
      });
      while (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
      while (t.asked === 'dark' && t.dark.may('choose')) t.dark.does('choose', 'Stormtrooper');
      expect(t.dark.sees('lost', 'dark').includes('Stormtrooper')).toBe(is);
    });
  for (const [side, droid] of [
    ['light', 'LIN-V8K (Elleyein-Veeatekay)'],
    ['dark', 'LIN-V8M (Elleyein-Veeateemm)'],
  ] as const) {
    const own = side === 'light' ? 'Timer Mine (Light)' : 'Timer Mine (Dark)';
    rule('GAP-0291', `is defused as often as ${droid} likes`, () => {
      const t = lay({
        turn: side,
        phase: 'control',
        dark: { hand: ['Drill Errand (Dark)'], force: 5 },
        light: { hand: ['Drill Errand (Light)'], force: 5 },
        at: {
          [dunes]: {
            [side]: [droid, own, own],
            [side === 'light' ? 'dark' : 'light']: [side === 'light' ? 'Timer Mine (Dark)' : 'Timer Mine (Light)'],
          },
        },
      });
      let times = 0;
      while (t.asked === side && t[side].may('use', droid)) {
        t[side].does('use', droid);
        if (t.asked === side && t[side].may('target')) t[side].does('target', '#1');
        if (t.asked !== side) t[t.asked ?? side].passes();
        times++;
      }
      expect(times).toBe(3);
    });
    for (const inactive of ['undercover', 'missing', undefined] as const)
      rule('GAP-0291', `is ${inactive === 'missing' ? 'not ' : ''}laid by ${droid}, ${inactive ?? 'as it is'}`, () => {
        const t = lay({
          turn: side,
          phase: 'deploy',
          [side]: { hand: [own, side === 'light' ? 'Drill Errand (Light)' : 'Drill Errand (Dark)'], force: 5 },
          at: { [dunes]: { [side]: [inactive === undefined ? droid : { card: droid, inactive }] } },
        });
        expect(t[side].getsTo('deploy', own)).toBe(inactive !== 'missing');
      });
  }
  rule('GAP-0315', 'takes a spy of the opponent’s, even under cover, but none of its own player’s', () => {
    const t = lay({
      turn: 'dark',
      phase: 'draw',
      light: { reserve: ['Talz', 'Talz', ...omens(4)] },
      at: {
        [dunes]: {
          light: ['Timer Mine (Light)', { card: 'Leia Organa', inactive: 'undercover' }],
          dark: [{ card: 'Garindan', inactive: 'undercover' }, 'Stormtrooper'],
        },
      },
    });
    while (t.dark.may('pass')) t.dark.passes();
    while (t.asked === 'dark' && t.dark.may('choose')) t.dark.does('choose', '#1');
    if (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', 'Garindan');
    expect(inPlay(t, 'dark')).toEqual([]);
    expect(inPlay(t)).toEqual(['Leia Organa']);
  });
  scenario('deploys where a mining droid of its player’s is', () => {
    const droid = 'LIN-V8K (Elleyein-Veeatekay)';
    expect(costOf({ at: { [dunes]: { light: [droid] }, [camp]: { light: ['Talz'] } } }, 'Timer Mine (Light)')).toBe(0);
    expect(costOf({ at: { [camp]: { light: ['Talz'] } } }, 'Timer Mine (Light)')).toBe(null);
  });
});
