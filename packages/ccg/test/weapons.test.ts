import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, Stood } from '../src/position.ts';
import { totalPower } from '../src/rules/battle/totals.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

const armed = (card: string, ...weapons: string[]): Stood => ({ card, on: weapons });

/** Light battles at its first location and draws these destinies. */
const battle = (spec: CcgPosition, ...destinies: readonly number[]) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'battle',
    light: { force: 4, reserve: ['Drill Recruit', ...omens(...destinies)] },
    ...spec,
  });
  t.light.does('initiate battle', Object.keys(spec.at ?? {})[0]);
  return t;
};
type Battling = ReturnType<typeof battle>;

/** Handles of cards that are hit. */
const hits = ({ state }: Battling): number => state.cards.hit.filter((hit) => hit > 0).length;

describe('firing a weapon', () => {
  rule(
    ['AR6-0027', 'AR6-0028', 'GLC-0575'],
    'draws weapon destiny; if it is more than the defense value, it hits',
    () => {
      const at = (destiny: number) => {
        const t = battle(
          {
            at: {
              'Drill Yard': {
                light: [armed('Drill Colonel', 'Drill Blaster (Light)')],
                dark: ['Drill Brute', 'Drill Baron'],
              },
            },
          },
          destiny,
        );
        t.light.does('fire', 'Drill Blaster (Light)').does('target', 'Drill Brute');
        return t;
      };
      expect(hits(at(2))).toBe(0);
      const t = at(3);
      expect(hits(t)).toBe(1);
      expect(t.state.zones.force[light]).toHaveLength(2);
      // Hit, it is still in the battle, and must be forfeited.
      t.light.does('decline');
      t.dark.does('decline');
      expect(t.state.facts.battle?.power).toEqual([10, 4]);
      t.light.does('forfeit', 'Drill Colonel').does('put', 'Drill Colonel');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Brute']);
    },
  );

  rule(['AR6-0024', 'AR6-0026'], 'is one action, and once per battle', () => {
    const t = battle(
      {
        dark: { hand: ['Drill Focus (Dark)'] },
        at: { 'Drill Yard': { light: [armed('Drill Colonel', 'Drill Rifle (Light)')], dark: ['Drill Lord'] } },
      },
      0,
    );
    t.light.does('fire', 'Drill Rifle (Light)');
    // The other player has an action in between.
    t.dark.does('play', 'Drill Focus (Dark)');
    expect(t.state.facts.battle?.segment).toBe('power');
  });

  rule(['GAP-0182', 'GLC-0581', 'GAP-0183'], 'uses one weapon of a character a turn, and no other', () => {
    const there = (shooter: string) =>
      battle(
        {
          at: {
            'Drill Yard': {
              light: [armed(shooter, 'Drill Rifle (Light)', 'Drill Blaster (Light)')],
              dark: ['Drill Lord'],
            },
          },
        },
        0,
        0,
      );
    const t = there('Drill Colonel');
    t.light.does('fire', 'Drill Rifle (Light)');
    expect(t.state.facts.battle?.segment).toBe('power');
    const twice = there('Drill Twin Warrior');
    twice.light.does('fire', 'Drill Rifle (Light)');
    expect(twice.light.may('fire', 'Drill Blaster (Light)')).toBe(true);
  });

  for (const [card, where, target, gun, most] of [
    ['Drill Glider', 'Drill Yard', 'Drill Four Legs', 'Drill Cannon (Light)', 1],
    ['Drill Red Wing', 'Drill Front', 'Drill Cruiser', 'Drill Cannon (Light)', 1],
    ['Drill Wing Squad', 'Drill Front', 'Drill Cruiser', 'Drill Cannon (Light)', 3],
    ['Drill Liner', 'Drill Front', 'Drill Cruiser', 'Drill Cannon (Light)', 4],
  ] as const)
    rule(['GAP-0182', 'GLC-0581'], `of several weapons ${card} uses at most ${most} in a turn`, () => {
      const pilots = card === 'Drill Wing Squad' ? Array.from({ length: 3 }, () => 'Drill Bush Pilot') : [];
      const t = battle(
        { at: { [where]: { light: [{ card, pilots, on: [gun, gun, gun, gun] }], dark: [target] } } },
        ...Array.from({ length: 4 }, () => 0),
      );
      const fired = [1, 2, 3, 4].filter((one) => {
        const may = t.asked === 'light' && t.light.may('fire', `${gun} #1`);
        if (may) t.light.does('fire', `${gun} #1`);
        return may && one > 0;
      });
      expect(fired).toHaveLength(most);
    });

  rule('GAP-0099', 'uses as many as there are warrior icons on the character', () => {
    const t = battle(
      {
        at: {
          'Drill Yard': {
            light: [
              armed('Drill Twin Warrior', 'Drill Rifle (Light)', 'Drill Blaster (Light)', 'Drill Needle (Light)'),
            ],
            dark: ['Drill Lord'],
          },
        },
      },
      0,
      0,
    );
    t.light.does('fire', 'Drill Rifle (Light)').does('fire', 'Drill Blaster (Light)');
    expect(t.light.getsTo('fire', 'Drill Needle (Light)')).toBe(false);
  });

  rule(['AR6-0025', 'GAP-0185', 'GLB-0105'], 'is at an opponent’s card in the battle, present with the weapon', () => {
    const t = battle(
      {
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Rifle (Light)'), 'Drill Recruit'],
            dark: [
              'Drill Brute',
              'Drill Baron',
              { card: 'Drill War Walker', pilots: ['Drill War General'] },
              'Drill Wampa',
            ],
          },
          'Drill Battlefield': { dark: ['Drill Trooper'] },
        },
      },
      0,
    );
    t.light.does('fire', 'Drill Rifle (Light)');
    expect(t.options).toEqual(['target Drill Brute', 'target Drill Baron', 'back']);
  });

  rule(['GLB-0065', 'GLC-0017'], 'is not for characters inside starships and enclosed vehicles', () => {
    const firing = (card: string) =>
      battle(
        {
          at: {
            'Drill Yard': {
              light: [{ card, pilots: [armed('Drill Ace (Light)', 'Drill Rifle (Light)')] }],
              dark: ['Drill Brute'],
            },
          },
        },
        0,
      ).light.may('fire', 'Drill Rifle (Light)');
    expect(firing('Drill War Speeder')).toBe(false);
    expect(firing('Drill War Skiff')).toBe(true);
  });

  for (const [card, isOpen] of [
    ['Drill War Speeder', false],
    ['Drill Lucky Star', false],
    ['Drill War Skiff', true],
  ] as const)
    rule(
      'GLB-0065',
      `who is inside ${card} ${isOpen ? 'does' : 'neither fires, nor is a target, nor adds power'}`,
      () => {
        const fighting = (turn: 'dark' | 'light', aboard: readonly Stood[]) => {
          const t = table(ccg, {
            turn,
            phase: 'battle',
            light: { force: 4, hand: ['Drill Errand (Light)'] },
            dark: { force: 4, hand: ['Drill Errand (Dark)'] },
            at: {
              'Drill: Docking Bay': {
                light: [{ card, passengers: aboard }, 'Drill Heir', 'Drill Recruit'],
                dark: [armed('Drill Baron', 'Drill Rifle (Dark)')],
              },
            },
          });
          t[turn].does('initiate battle');
          return t;
        };
        const aboard = [armed('Drill Ace (Light)', 'Drill Rifle (Light)')];
        const t = fighting('light', aboard);
        expect([t.light.may('pass'), t.light.may('fire', 'Drill Rifle (Light)')]).toEqual([true, isOpen]);
        const power = (who: readonly Stood[]) => totalPower(fighting('light', who).state, light);
        expect(power(aboard) > power([])).toBe(isOpen);
        const shot = fighting('dark', aboard);
        shot.dark.does('fire', 'Drill Rifle (Dark)');
        expect([shot.dark.may('target', 'Drill Heir'), shot.dark.may('target', 'Drill Ace (Light)')]).toEqual([
          true,
          isOpen,
        ]);
      },
    );

  rule('GAP-0186', 'takes a card in the Reserve Deck; cancelled, the weapon was used but not fired', () => {
    const at = (reserve: readonly string[]) =>
      battle({
        light: { force: 4, reserve },
        dark: { hand: ['Drill Deflection'], table: ['Drill Tally'] },
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Rifle (Light)', 'Drill Blaster (Light)')],
            dark: ['Drill Brute'],
          },
        },
      });
    expect(at([]).light.may('fire')).toBe(false);
    const t = at(['Drill Recruit', 'Drill Omen 3']);
    t.light.does('fire', 'Drill Rifle (Light)');
    t.dark.does('play', 'Drill Deflection');
    expect(hits(t)).toBe(0);
    expect(t.state.zones.force[dark]).toHaveLength(0);
    expect(t.light.may('fire')).toBe(false);
    const fired = at(['Drill Recruit', 'Drill Omen 3']);
    fired.light.does('fire', 'Drill Rifle (Light)');
    fired.dark.passes();
    expect(fired.state.zones.force[dark]).toHaveLength(1);
  });

  rule('GAP-0187', 'is modified in total, after draws below zero are raised to zero', () => {
    const at = (destiny: number) => {
      const t = battle(
        {
          dark: { table: ['Drill Jammer'] },
          at: { 'Drill Yard': { light: [armed('Drill Colonel', 'Drill Needle (Light)')], dark: ['Drill Brute'] } },
        },
        destiny,
        2,
      );
      t.light.does('fire', 'Drill Needle (Light)');
      return hits(t);
    };
    // Two draws, less 2 in all, against 2.
    expect(at(2)).toBe(0);
    expect(at(3)).toBe(1);
  });
});

describe('what is hit', () => {
  rule(
    ['GAP-0087', 'GAP-0088', 'GLB-0455'],
    'depends on the highest of ability, armor and maneuver as they are',
    () => {
      const hit = (target: string, destiny: number, more: Partial<CcgPosition['light']> = {}) => {
        const t = battle({
          light: { force: 4, reserve: ['Drill Recruit', ...omens(destiny)], ...more },
          at: {
            'Drill Yard': { light: [armed('Drill Colonel', 'Drill Blaster (Light)')], dark: [target, 'Drill Trooper'] },
          },
        });
        t.light.does('fire', 'Drill Blaster (Light)').does('target', target);
        return hits(t);
      };
      expect(hit('Drill Plated', 5)).toBe(0);
      expect(hit('Drill Plated', 6)).toBe(1);
      expect(hit('Drill Plated', 3, { table: ['Drill Rust'] })).toBe(1);
      expect(hit('Drill Plated', 2, { table: ['Drill Rust'] })).toBe(0);
      expect(hit('Drill Scrap', 1)).toBe(1);
      expect(hit('Drill Scrap', 0)).toBe(0);
    },
  );

  rule(['GLA-0466', 'GAP-0190'], 'may be a starship, by the weapon of a starship that is piloted', () => {
    const at = (pilots: readonly string[], destiny: number) =>
      battle(
        {
          at: {
            'Drill Front': {
              light: [
                { card: 'Drill War Fighter (Light)', on: ['Drill Cannon (Light)'], pilots },
                { card: 'Drill War Fighter (Light)', pilots: ['Drill Recruit'] },
              ],
              dark: ['Drill Cruiser'],
            },
          },
        },
        destiny,
      );
    expect(at([], 6).light.may('fire')).toBe(false);
    const miss = at(['Drill Recruit'], 5);
    miss.light.does('fire', 'Drill Cannon (Light)');
    expect(hits(miss)).toBe(0);
    const hit = at(['Drill Recruit'], 6);
    hit.light.does('fire', 'Drill Cannon (Light)');
    expect(hits(hit)).toBe(1);
  });

  rule('GAP-0200', 'is nothing that may not be targeted by weapons', () => {
    const t = battle(
      {
        dark: { table: ['Drill Cover'] },
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Rifle (Light)')],
            dark: [armed('Drill Plated', 'Drill Rifle (Dark)')],
          },
        },
      },
      0,
    );
    expect(t.light.getsTo('fire')).toBe(false);
    // It may still fire itself.
    expect(t.dark.may('fire', 'Drill Rifle (Dark)')).toBe(true);
  });

  rule('GAP-0197', 'may be lost at once, where the weapon says so', () => {
    const t = battle(
      {
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Disruptor (Light)')],
            dark: ['Drill Brute', 'Drill Baron'],
          },
        },
      },
      5,
    );
    t.light.does('fire', 'Drill Disruptor (Light)').does('target', 'Drill Baron');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Baron']);
    expect(hits(t)).toBe(0);
  });

  rule(['GLB-0310', 'GLB-0311'], 'by an ion weapon is not hit, and stays crippled after the battle', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(6)] },
      light: { hand: ['Drill Signal'] },
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill Cruiser', on: ['Drill Ion Cannon'] }],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Recruit'] }],
        },
      },
    });
    t.dark.does('initiate battle').does('fire', 'Drill Ion Cannon');
    expect(hits(t)).toBe(0);
    t.light.passes();
    expect(t.state.facts.battle?.power).toEqual([6, 0]);
    t.light.does('forfeit', 'Drill Recruit');
    for (let left = 4; left > 0; left--) t.light.does('lose Force').does('lose', 'reserve');
    expect(t.state.facts.battle).toBeNull();
    expect(t.state.lasting).toHaveLength(2);
  });
});

describe('special weapons', () => {
  rule(['AR6-0160', 'GAP-0199', 'GLB-0437'], 'of long range fire into a battle without being in it', () => {
    const t = battle(
      {
        dark: { hand: ['Drill Focus (Dark)'] },
        at: {
          'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Brute'] },
          'Drill Battlefield': { light: [armed('Drill Colonel', 'Drill Mortar (Light)')], dark: ['Drill Trooper'] },
        },
      },
      3,
    );
    // The trooper beside it is no target, for he is not in the battle.
    t.light.does('fire', 'Drill Mortar (Light)');
    expect(hits(t)).toBe(1);
    t.dark.passes();
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
    expect(t.light.may('fire')).toBe(false);
  });

  rule(['AR6-0024', 'GLB-0112'], 'of no such range do not', () => {
    const t = battle(
      {
        at: {
          'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Brute'] },
          'Drill Battlefield': { light: [armed('Drill Colonel', 'Drill Rifle (Light)')], dark: ['Drill Trooper'] },
        },
      },
      3,
    );
    expect(t.light.may('fire')).toBe(false);
  });

  rule(['GAP-0194', 'GLB-0100'], 'that fire repeatedly do so in one action, paid each time, until they stop', () => {
    const t = battle(
      {
        dark: { hand: ['Drill Focus (Dark)'] },
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Repeater (Light)'), armed('Drill Recruit', 'Drill Rifle (Light)')],
            dark: ['Drill Brute', 'Drill Baron'],
          },
        },
      },
      1,
      3,
    );
    t.light.does('fire', 'Drill Repeater (Light)').does('target', 'Drill Brute');
    t.light.does('fire again').does('target', 'Drill Brute');
    expect(hits(t)).toBe(1);
    expect(t.state.zones.force[light]).toHaveLength(1);
    expect(t.options).toEqual(['fire again', 'stop']);
    t.light.does('stop');
    // Only now has Dark an action; and the weapon does not begin again.
    t.dark.does('play', 'Drill Focus (Dark)');
    expect(t.light.may('fire', 'Drill Rifle (Light)')).toBe(true);
    expect(t.light.may('fire', 'Drill Repeater (Light)')).toBe(false);
  });

  rule('GLB-0101', 'that fire repeatedly make of each shot an action that can be answered', () => {
    const t = battle(
      {
        dark: { hand: ['Drill Deflection', 'Drill Deflection'] },
        at: { 'Drill Yard': { light: [armed('Drill Colonel', 'Drill Repeater (Light)')], dark: ['Drill Brute'] } },
      },
      0,
      3,
    );
    t.light.does('fire', 'Drill Repeater (Light)');
    expect(t.dark.may('play', 'Drill Deflection')).toBe(true);
    t.dark.passes();
    t.light.does('fire again');
    t.dark.does('play', 'Drill Deflection');
    expect(hits(t)).toBe(0);
  });

  rule('GLC-0587', 'reach only what is present with them', () => {
    const shoot = (dark: readonly Stood[]) =>
      battle({ at: { 'Drill Yard': { light: [armed('Drill Colonel', 'Drill Blaster (Light)')], dark } } }, 0).light.may(
        'fire',
      );
    expect(shoot(['Drill Brute'])).toBe(true);
    expect(shoot([{ card: 'Drill War Walker', pilots: ['Drill War General'] }])).toBe(false);
  });

  rule(['GLC-0571', 'GLC-0572'], 'for warriors take a warrior icon', () => {
    const carbine = (who: string) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Carbine', 'Drill Errand (Light)'] },
        at: { 'Drill Yard': { light: [who] } },
      }).light.may('deploy', 'Drill Carbine');
    expect(carbine('Drill Raider')).toBe(true);
    expect(carbine('Drill Recruit')).toBe(false);
  });

  rule('GAP-0201', 'may be part of a character', () => {
    const t = battle(
      { at: { 'Drill Yard': { light: ['Drill Gunslinger'], dark: ['Drill Brute', 'Drill Baron'] } } },
      3,
    );
    t.light.does('fire', 'Drill Gunslinger').does('target', 'Drill Brute');
    expect(hits(t)).toBe(1);
  });

  rule(
    ['GLB-0107', 'GAP-0183', 'GLC-0311'],
    'may fire out of battle by another card, and once more in a battle; a hit card is lost at once',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { force: 3, reserve: ['Drill Recruit', ...omens(6, 6)], hand: ['Drill Ambush', 'Drill Signal'] },
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Rifle (Light)', 'Drill Blaster (Light)')],
            dark: ['Drill Brute', 'Drill Baron', 'Drill Trooper'],
          },
        },
      });
      t.light.does('play', 'Drill Ambush').does('target', 'Drill Rifle (Light)').does('target', 'Drill Brute');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Brute']);
      while (t.state.facts.phase !== 'battle') t.light.passes();
      t.light.does('initiate battle');
      // The same weapon fires again, but no other this turn.
      expect(t.light.may('fire', 'Drill Blaster (Light)')).toBe(false);
      t.light.does('fire', 'Drill Rifle (Light)').does('target', 'Drill Baron');
      expect(hits(t)).toBe(1);
      expect(t.light.may('fire')).toBe(false);
    },
  );
});

describe('firing out of battle', () => {
  rule('GLC-0312', 'loses what is hit, but has no more than its usual result where nothing is hit', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { force: 3, reserve: ['Drill Trooper', ...omens(6)], hand: ['Drill Sniper', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Front': {
          dark: [{ card: 'Drill Cruiser', on: ['Drill Ion Cannon'] }],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Recruit'] }],
        },
      },
    });
    t.dark.does('play', 'Drill Sniper');
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.state.lasting).toHaveLength(2);
    const shot = table(ccg, {
      phase: 'control',
      dark: { force: 3, reserve: ['Drill Trooper', ...omens(6)], hand: ['Drill Sniper', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: [armed('Drill Brute', 'Drill Rifle (Dark)')], light: ['Drill Recruit'] } },
    });
    shot.dark.does('play', 'Drill Sniper');
    expect(shot.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
  });

  rule('GLC-0322', 'is the same for both sides: no battle, at spies as well, and again in a battle', () => {
    const sides = [
      ['light', 'Drill Ambush', 'Drill Colonel', 'Drill Rifle (Light)', 'dark', 'Drill Mole'],
      ['dark', 'Drill Sniper', 'Drill Brute', 'Drill Rifle (Dark)', 'light', 'Drill Paladin Veiled'],
    ] as const;
    for (const [side, card, shooter, weapon, others, spy] of sides) {
      const t = table(ccg, {
        turn: side,
        phase: 'control',
        [side]: { force: 3, reserve: ['Drill Trooper', ...omens(6, 6)], hand: [card] },
        at: {
          'Drill Yard': {
            [side]: [armed(shooter, weapon)],
            [others]: ['Drill Recruit', { card: spy, inactive: 'undercover' }],
          },
        },
      });
      t[side].does('play', card).does('target', spy);
      expect(t[side].sees('lost', others)).toEqual([spy]);
      while (t.state.facts.phase !== 'battle') t[side].passes();
      t[side].does('initiate battle').does('fire', weapon);
      expect(hits(t)).toBe(1);
    }
  });
});

describe('a weapon', () => {
  rule('SUP-0412', 'matches whoever its text names, and nobody else', () => {
    const with_ = (who: string, weapon: string, ...effects: string[]) => {
      const t = table(ccg, { light: { table: effects }, at: { 'Drill Yard': { light: [armed(who, weapon)] } } });
      const card = t.state.cards.definition.findIndex((one) => t.state.names[one] === who);
      return valueNow(t.state, card, 'power') ?? 0;
    };
    const power = (who: string, weapon: string) => with_(who, weapon, 'Drill Duel Stance') - with_(who, weapon);
    expect(power('Han Solo', "Han's Heavy Blaster Pistol")).toBe(2);
    expect(power('Leia Organa', "Leia's Sporting Blaster")).toBe(2);
    expect(power('Han Solo', "Leia's Sporting Blaster")).toBe(0);
    expect(power('Han Solo', 'Blaster')).toBe(0);
    // One that names nobody at all.
    expect(power('Han Solo', 'Drill Blade')).toBe(0);
  });

  rule('GLC-0577', 'is needed neither for a battle nor for an attack; it fires at one card of the opponent’s', () => {
    const unarmed = battle({ at: { 'Drill Yard': { light: ['Drill Colonel'], dark: ['Drill Brute'] } } });
    expect(unarmed.light.may('fire')).toBe(false);
    expect(unarmed.state.facts.battle).not.toBe(null);
    const attack = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { hand: ['Drill Signal'] },
      at: { 'Drill Yard': { light: ['Drill Colonel'], dark: ['Drill Wampa'] } },
    });
    attack.light.does('attack creature');
    expect(attack.state.facts.attack).not.toBe(null);
    const t = battle(
      {
        at: {
          'Drill Yard': {
            light: [armed('Drill Colonel', 'Drill Rifle (Light)'), 'Drill Heir'],
            dark: ['Drill Brute', 'Drill Baron'],
          },
        },
      },
      6,
    );
    t.light.does('fire', 'Drill Rifle (Light)').does('target', 'Drill Baron');
    expect(hits(t)).toBe(1);
  });
});

describe('artillery', () => {
  const emplaced = (light_: readonly Stood[], destiny = 6) =>
    battle({ at: { 'Drill Yard': { light: light_, dark: ['Drill Brute', 'Drill Trooper'] } } }, destiny);

  rule(['GAP-0188', 'GLA-0097'], 'needs a power source, and is fired by somebody who then has used his weapon', () => {
    const ace = armed('Drill Ace (Light)', 'Drill Rifle (Light)');
    expect(emplaced(['Drill Battery', ace]).light.may('fire', 'Drill Battery')).toBe(false);
    expect(emplaced(['Drill Battery', 'Drill Recruit', 'Drill Power Droid']).light.may('fire', 'Drill Battery')).toBe(
      false,
    );
    const t = emplaced(['Drill Battery', 'Drill Power Droid', ace]);
    t.light.does('fire', 'Drill Battery').does('target', 'Drill Brute');
    expect(hits(t)).toBe(1);
    expect(t.light.may('fire', 'Drill Rifle (Light)')).toBe(false);
  });

  rule(['GLA-0096', 'GLA-0468'], 'has a forfeit value, and a defense value of its own', () => {
    const shot = (destiny: number) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, reserve: ['Drill Trooper', ...omens(destiny)] },
        at: {
          'Drill Yard': { dark: [armed('Drill Brute', 'Drill Breaker')], light: ['Drill Recruit', 'Drill Battery'] },
        },
      });
      t.dark.does('initiate battle').does('fire', 'Drill Breaker');
      return t;
    };
    expect(hits(shot(3))).toBe(0);
    const t = shot(4);
    expect(hits(t)).toBe(1);
    expect(t.light.may('forfeit', 'Drill Battery')).toBe(true);
  });
});

describe('the use of weapons', () => {
  rule(['GLB-0441', 'AR6-0010'], 'is once in each battle, but in as many battles as there are', () => {
    const t = battle({
      light: { force: 2, reserve: ['Drill Recruit', ...omens(0, 0)] },
      dark: { hand: ['Drill Focus (Dark)'] },
      at: {
        'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Recruit'] },
        'Drill Wastes': { light: ['Drill Recruit'], dark: ['Drill Recruit'] },
        'Drill Battlefield': { light: [armed('Drill Colonel', 'Drill Mortar (Light)')] },
      },
    });
    t.light.does('fire', 'Drill Mortar (Light)');
    t.dark.passes();
    expect(t.state.facts.battle).toBeNull();
    t.light.does('initiate battle');
    expect(t.light.may('fire', 'Drill Mortar (Light)')).toBe(true);
  });

  rule('GAP-0198', 'instead of firing takes a weapon that could fire now, and counts as its shot', () => {
    const at = (force: number, there: readonly Stood[]) =>
      battle({
        light: { force, hand: ['Drill Parry'], reserve: ['Drill Recruit', ...omens(0, 0)] },
        at: { 'Drill Yard': { light: there, dark: ['Drill Brute'] } },
      });
    expect(at(1, ['Drill Colonel']).light.may('play', 'Drill Parry')).toBe(false);
    const inside: Stood = { card: 'Drill War Speeder', pilots: [armed('Drill Ace (Light)', 'Drill Blaster (Light)')] };
    expect(at(4, [inside]).light.may('play', 'Drill Parry')).toBe(false);
    // Its Force could not be paid, which does not matter.
    const t = at(1, [armed('Drill Colonel', 'Drill Blaster (Light)', 'Drill Rifle (Light)')]);
    t.light.does('play', 'Drill Parry').does('target', 'Drill Blaster (Light)');
    expect(t.light.may('fire')).toBe(false);
  });

  rule('GLB-0102', 'repeatedly is possible out of battle as well', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { force: 4, reserve: ['Drill Recruit', ...omens(0, 6)], hand: ['Drill Ambush'] },
      at: {
        'Drill Yard': {
          light: [armed('Drill Colonel', 'Drill Repeater (Light)')],
          dark: ['Drill Brute'],
        },
      },
    });
    t.light.does('play', 'Drill Ambush').does('fire again');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Brute']);
  });
});

describe('what weapons are', () => {
  rule('GLB-0103', 'all that target with them are fired, axes as well', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 1, table: ['Drill Tally'], reserve: ['Drill Trooper', ...omens(0, 0)] },
      at: { 'Drill Yard': { dark: [armed('Drill Brute', 'Drill Ax (Dark)')], light: ['Drill Recruit'] } },
    });
    t.dark.does('initiate battle').does('fire', 'Drill Ax (Dark)');
    expect(t.state.zones.force[dark]).toHaveLength(1);
  });

  rule(['GLC-0588', 'GLB-0438'], 'of long range still need weapon and target to be present where they are', () => {
    const at = (target: Stood, shooter: Stood) =>
      battle(
        {
          at: { 'Drill Yard': { light: ['Drill Recruit'], dark: [target] }, 'Drill Battlefield': { light: [shooter] } },
        },
        3,
      ).light.may('fire', 'Drill Mortar (Light)');
    const outside = armed('Drill Ace (Light)', 'Drill Mortar (Light)');
    expect(at('Drill Brute', outside)).toBe(true);
    expect(at({ card: 'Drill War Walker', pilots: ['Drill War General'] }, outside)).toBe(false);
    expect(at('Drill Brute', { card: 'Drill War Speeder', pilots: [outside] })).toBe(false);
  });

  for (const [own, where, gun, shooter, target] of [
    ['Drill Heir', 'Drill Yard', 'Drill Rifle (Light)', 'Drill Colonel', 'Drill Baron'],
    ['Drill Glider', 'Drill Yard', 'Drill Cannon (Light)', 'Drill Hopper', 'Drill Four Legs'],
    ['Drill Liner', 'Drill Front', 'Drill Cannon (Light)', 'Drill Red Wing', 'Drill Cruiser'],
  ] as const)
    rule('GLC-0589', `never aimed at one’s own cards: at ${own}, free or captive`, () => {
      for (const stood of [own, { card: own, inactive: 'captive' }] as const) {
        const pilots = shooter === 'Drill Hopper' ? ['Drill Airman'] : [];
        const t = battle(
          {
            at: {
              [where]: {
                light: [{ card: shooter, pilots, on: [gun] }, stood],
                dark: [target, target],
              },
            },
          },
          0,
        );
        t.light.does('fire', gun);
        expect(t.options).toEqual([`target ${target}`, `target ${target}`, 'back']);
      }
    });

  for (const [weapon, inBattle, apart] of [
    ['Timer Mine (Dark)', false, false],
    ['Luke Seeker', false, false],
    ['Han Seeker', false, false],
    ['Drill Super Gun', false, false],
    ['Laser Projector', true, false],
    ['Drill Popgun', false, false],
    ['Drill Blaster (Dark)', true, true],
  ] as const)
    rule('GAP-0189', `${inBattle ? '' : 'not '}fired in battle, ${apart ? '' : 'not '}out of it: ${weapon}`, () => {
      const isHeld = weapon === 'Drill Popgun' || weapon === 'Drill Blaster (Dark)';
      const dark = isHeld ? [{ card: 'Drill Champion', on: [weapon] }] : ['Drill Champion', weapon];
      const at = (phase: 'battle' | 'control') =>
        table(ccg, {
          phase,
          dark: { hand: ['Drill Sniper', 'Drill Errand (Dark)'], force: 5 },
          light: { hand: ['Drill Errand (Light)'] },
          at: { 'Drill: Hall': { dark, light: ['Drill Recruit'] } },
        });
      expect(at('control').dark.may('play', 'Drill Sniper')).toBe(apart);
      const t = at('battle');
      t.dark.does('initiate battle');
      expect(t.dark.getsTo('fire', weapon)).toBe(inBattle);
    });

  rule(['GAP-0189', 'GLB-0110'], 'not fired at all if they are automated, but by themselves', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Ambush', 'Drill Signal'] },
      at: { 'Drill Yard': { light: ['Drill Colonel', 'Drill Land Mine'], dark: ['Drill Brute'] } },
    });
    expect(t.light.may('play', 'Drill Signal')).toBe(true);
    expect(t.light.may('play', 'Drill Ambush')).toBe(false);
    const going = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Trooper'], force: 1 },
      at: { 'Drill Yard': { light: ['Drill Land Mine'] } },
    });
    going.dark.does('deploy', 'Drill Trooper');
    expect(going.dark.sees('lost', 'dark')).toEqual(['Drill Trooper']);
  });

  rule('GLC-0591', 'not fired in a battle either, if they are automated', () => {
    const t = battle({
      light: { hand: ['Drill Focus (Light)'], force: 4 },
      at: { 'Drill Yard': { light: ['Drill Colonel', 'Drill Land Mine'], dark: ['Drill Brute'] } },
    });
    expect(t.light.may('play', 'Drill Focus (Light)')).toBe(true);
    expect(t.light.may('fire')).toBe(false);
  });

  for (const weapon of ['Drill Land Mine', 'Drill Sleuth', 'Timer Mine (Light)'] as const)
    rule(['GLC-0591', 'GLB-0110'], `not fired in a battle or attack: ${weapon}`, () => {
      const facing = (foe: string) =>
        table(ccg, {
          turn: 'light',
          phase: 'battle',
          light: { hand: ['Drill Focus (Light)', 'Drill Signal'], force: 4 },
          at: { 'Drill Yard': { light: [armed('Drill Colonel', 'Drill Rifle (Light)'), weapon], dark: [foe] } },
        });
      const t = facing('Drill Brute');
      t.light.does('initiate battle');
      expect([t.light.may('fire', 'Drill Rifle (Light)'), t.light.may('fire', weapon)]).toEqual([true, false]);
      const attack = facing('Drill Wampa');
      attack.light.does('attack creature');
      expect([attack.light.may('fire', 'Drill Rifle (Light)'), attack.light.may('fire', weapon)]).toEqual([
        true,
        false,
      ]);
    });

  rule(['GLB-0108', 'GLB-0440'], 'of long range able to reach other locations, interior ones too', () => {
    const reaches = (weapon: string) => {
      const t = battle(
        {
          at: {
            'Drill: Hall': { light: ['Drill Recruit'], dark: ['Drill Brute'] },
            'Drill: Vault': { light: [armed('Drill Colonel', weapon)] },
          },
        },
        6,
      );
      return t.light.may('fire', weapon);
    };
    expect([reaches('Drill Mortar (Light)'), reaches('Drill Rifle (Light)')]).toEqual([true, false]);
  });
});
