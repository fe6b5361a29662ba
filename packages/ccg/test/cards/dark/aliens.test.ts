import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { your } from '../../../src/language/cards/cards.ts';
import type { Stood } from '../../../src/position.ts';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { landspeed } from '../../../src/rules/moving/landspeed.ts';
import { movesOf } from '../../../src/rules/moving/possible.ts';
import { ccg } from '../../drill.ts';
import {
  battle,
  bearing,
  costOf,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  powerOf,
  valueIn,
  valueOn,
} from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const warRoom = 'Death Star: War Room';
const jungle = 'Yavin 4: Jungle (Dark)';

describe.each([
  ['Jawa (Dark)', 1],
  ['Dathcha', 2],
])('%s', (jawa, force) => {
  rule(['GLB-0323', 'GLB-0324'], 'both players use Force to deploy a Jawa, and only on Tatooine', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: [jawa], force: 3 },
      light: { force: 3 },
      at: { [farm]: {}, [warRoom]: {} },
    });
    t.dark.does('deploy', jawa);
    expect([t.state.zones.used[0].length, t.state.zones.used[1].length]).toEqual([force, force]);
    expect(costOf({ light: { force: 0 }, at: { [farm]: {} } }, jawa)).toBe(null);
    expect(costOf({ light: { force: 3 }, at: { [warRoom]: {} } }, jawa)).toBe(null);
  });
  rule('GLB-0323', 'costs only 1 Force of its own player at the Jawa Camp', () => {
    expect(costOf({ light: { force: 0 }, at: { [camp]: {} } }, jawa)).toBe(1);
  });
});

describe('Dathcha', () => {
  test('is stronger away from Tatooine', () => {
    expect(valueIn({ [farm]: { dark: ['Dathcha'] } }, 'Dathcha', 'power')).toBe(2);
    expect(valueIn({ [warRoom]: { dark: ['Dathcha'] } }, 'Dathcha', 'power')).toBe(4);
  });
});

describe('Dr. Evazan', () => {
  rule('GLB-0008', 'pilots, and finishes off somebody who was just hit or Disarmed where he is', () => {
    const aboard = { 'Kessel (Dark)': { dark: [piloted('Devastator', 'Dr. Evazan')] } };
    const without = { 'Kessel (Dark)': { dark: ['Devastator'] } };
    expect(valueIn(aboard, 'Devastator', 'power')).toBe((valueIn(without, 'Devastator', 'power') ?? 0) + 2);
    const disarming = (doctor: string) => {
      const armed = bearing('Stormtrooper', 'Imperial Blaster');
      const d = lay({
        phase: 'control',
        dark: { hand: ['Disarmed (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          [farm]: {
            dark: doctor === farm ? [armed, 'Dr. Evazan'] : [armed],
            light: [bearing('Rebel Trooper', 'Blaster')],
          },
          [camp]: { dark: doctor === camp ? ['Dr. Evazan'] : [] },
        },
      });
      d.dark.does('deploy', 'Disarmed (Dark)');
      if (d.asked === 'dark' && d.dark.may('use', 'Dr. Evazan')) d.dark.does('use', 'Dr. Evazan');
      return d.dark.sees('lost', 'light');
    };
    expect(disarming(farm)).toContain('Rebel Trooper');
    expect(disarming(camp)).not.toContain('Rebel Trooper');
    const t = battle(
      {
        [farm]: {
          dark: ['Dr. Evazan', bearing('Stormtrooper', 'Imperial Blaster')],
          light: ['Rebel Trooper', 'Rebel Trooper'],
        },
      },
      { dark: { force: 6, reserve: ['Drill Trooper', ...omens(6)] } },
    );
    t.dark.does('fire', 'Imperial Blaster').does('target');
    t.dark.does('use', 'Dr. Evazan');
    expect(t.dark.sees('lost', 'light')).toEqual(['Rebel Trooper']);
  });
});

describe('Feltipern Trevagg', () => {
  rule('GLB-0098', 'Trevagg makes battles cost as much as there are Force icons, and none cost none', () => {
    const spent = (...dark: string[]) =>
      battle({ [farm]: { dark, light: ['Drill Recruit'] } }).state.zones.used[0].length;
    expect(spent('Feltipern Trevagg')).toBe(2);
    expect(spent('Stormtrooper')).toBe(1);
    expect(spent('Feltipern Trevagg', 'R4-M9 (Arfour-Emmnine)')).toBe(1);
    const compactor = battle({
      'Death Star: Trash Compactor': { dark: ['Feltipern Trevagg'], light: ['Drill Recruit'] },
    });
    expect(compactor.state.zones.used[0]).toHaveLength(0);
  });

  for (const [inside, where, at, enemy, cost] of [
    ['an open vehicle', farm, { card: 'Drill Sail', drivers: ['Feltipern Trevagg'] }, 'Drill Recruit', 2],
    ['an enclosed vehicle', farm, { card: 'Sandcrawler (Dark)', drivers: ['Feltipern Trevagg'] }, 'Drill Recruit', 0],
    ['a starship', 'Kessel (Dark)', { card: 'Devastator', passengers: ['Feltipern Trevagg'] }, 'Corellian Corvette', 0],
  ] as const)
    rule('GLB-0098', `of the icons that are present with him: inside ${inside} battles cost ${cost}`, () => {
      const light = enemy === 'Corellian Corvette' ? piloted(enemy, 'Rebel Pilot') : enemy;
      expect(battle({ [where]: { dark: [at], light: [light] } }).state.zones.used[0]).toHaveLength(cost);
    });
});

describe('Garindan', () => {
  test('calls Imperials to a Rebel of ability more than 2', () => {
    const cost = (rebel: string) => costOf({ at: { [farm]: { dark: ['Garindan'], light: [rebel] } } }, 'General Tagge');
    expect(cost('Luke Skywalker')).toBe(2);
    expect(cost('Rebel Trooper')).toBe(3);
  });
  test('lets Imperials walk there for free from an adjacent site', () => {
    const spent = (rebel: string) => {
      const t = lay({
        phase: 'move',
        dark: { force: 3 },
        at: { [farm]: { dark: ['Garindan'], light: [rebel] }, [camp]: { dark: ['Stormtrooper'] } },
      });
      t.dark.does('move', 'Stormtrooper');
      return t.state.zones.used[0].length;
    };
    expect(spent('Luke Skywalker')).toBe(0);
    expect(spent('Rebel Trooper')).toBe(1);
  });
  test('does so only in the move phases of his player', () => {
    const cost = (turn: 'dark' | 'light', phase: 'battle' | 'move') => {
      const t = lay({
        turn,
        phase,
        dark: { force: 3, hand: ['Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { [farm]: { dark: ['Garindan'], light: ['Luke Skywalker'] }, [camp]: { dark: ['Stormtrooper'] } },
      });
      return movesOf(t.state, 0, named(t, 'Stormtrooper'), [landspeed]).map((move) => move.cost);
    };
    expect(cost('dark', 'move')).toEqual([0]);
    expect([cost('dark', 'battle'), cost('light', 'move')]).toEqual([[1], [1]]);
  });
});

describe("M'iiyoom Onith", () => {
  rule(['AR1-0335', 'GLB-0471'], 'loses the unique male Rebels and aliens of the hand that she sees', () => {
    const t = lay({
      dark: { force: 6 },
      light: { hand: ['Luke Skywalker', 'Leia Organa', 'Rebel Trooper', 'Red 1'] },
      at: { [farm]: { dark: ["M'iiyoom Onith"] } },
    });
    t.dark.does('use', "M'iiyoom Onith");
    expect(t.state.zones.used[0]).toHaveLength(4);
    expect(t.dark.sees('lost', 'light')).toEqual(['Luke Skywalker']);
    expect(t.dark.sees('hand', 'light')).toEqual(expect.arrayContaining(['Leia Organa', 'Rebel Trooper', 'Red 1']));
  });
});

describe('Ponda Baba', () => {
  const power = (light: Parameters<typeof bearing>, ...others: string[]) =>
    powerOf(battle({ [farm]: { dark: ['Ponda Baba', ...others], light: [bearing(...light)] } }), 'dark');
  test('fights harder beside Dr. Evazan, unless there is a lightsaber', () => {
    expect(power(['Luke Skywalker'], 'Dr. Evazan')).toBe(6);
    expect(power(['Luke Skywalker'], 'Stormtrooper')).toBe(3);
    expect(power(['Luke Skywalker', 'Jedi Lightsaber'], 'Dr. Evazan')).toBe(3);
  });
});

describe('Tonnika Sisters', () => {
  const card = 'Tonnika Sisters';
  const errand = ['Drill Errand (Dark)'];
  /** They try their luck with these destinies. */
  const trying = (light: readonly Stood[], destinies: readonly number[], more: readonly Stood[] = []) => {
    const t = lay({
      phase: 'control',
      dark: { force: 6, hand: errand, reserve: ['Drill Trooper', ...omens(...destinies)] },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { [camp]: { dark: [card, ...more], light } },
    });
    t.dark.does('use', card);
    return t;
  };
  const armed = bearing('Drill Colonel', 'Blaster', 'Blaster Rifle (Light)', 'Comlink', 'Electrobinoculars');

  rule(['GLC-0448', 'GLC-0456'], 'steal or destroy two weapons or two devices, by one destiny of 2 in two', () => {
    for (const destinies of [
      [2, 5],
      [5, 2],
    ]) {
      const t = trying([armed], destinies);
      expect(t.state.zones.force[0]).toHaveLength(4);
      t.dark.does('steal', 'Blaster');
      // One more weapon, in the same way, and no device.
      expect(t.options).toEqual(['steal Blaster Rifle (Light)', 'stop']);
      t.dark.does('steal', 'Blaster Rifle (Light)');
      expect([...t.dark.sees('on', 'dark')].sort()).toEqual(['Blaster', 'Blaster Rifle (Light)']);
    }
    const devices = trying([armed], [2, 2]);
    devices.dark.does('destroy', 'Electrobinoculars');
    expect(devices.options).toEqual(['destroy Comlink', 'stop']);
    devices.dark.does('stop');
    expect(devices.dark.sees('lost', 'light')).toEqual(['Electrobinoculars']);
    // Twice in a phase, and no more; by a total of 2 nothing is won.
    const again = trying([armed], [1, 1, 5, 0]);
    expect(again.dark.getsTo('steal')).toBe(false);
    passWhile(again, () => again.asked !== 'dark');
    again.dark.does('use', card);
    passWhile(again, () => again.asked !== 'dark');
    expect(again.state.zones.force[0]).toHaveLength(2);
    expect(again.dark.may('use', card)).toBe(false);
  });

  for (const verb of ['steal', 'destroy'] as const)
    for (const [one, two] of [
      ['Blaster', 'Blaster Rifle (Light)'],
      ['Comlink', 'Electrobinoculars'],
    ] as const)
      rule('GLC-0448', `${verb} ${one} and ${two}`, () => {
        const t = trying([armed], [2, 5]);
        t.dark.does(verb, one);
        expect(t.options).toEqual([`${verb} ${two}`, 'stop']);
        t.dark.does(verb, two);
        while (t.asked === 'light' && t.light.may('put')) t.light.does('put', '#1');
        const gone = verb === 'steal' ? t.dark.sees('on', 'dark') : t.dark.sees('lost', 'light');
        expect([...gone].sort()).toEqual([one, two].sort());
      });

  rule('AR1-0329', 'steal a weapon that somebody carries who can’t use it, and destroy no such thing', () => {
    const keeping = { card: 'Drill Colonel', on: [{ card: 'Drill Signet Blade', inactive: 'stolen' }] } as const;
    expect(trying([keeping], [2, 2]).options).toEqual(['steal Drill Signet Blade', 'stop']);
  });

  rule('GLC-0455', 'destroy anything, but steal only what they can carry', () => {
    const speeder: Stood = { card: 'Drill War Skiff', drivers: ['Drill Colonel'], on: ['Drill Deck Gun'] };
    const t = trying([speeder], [2, 0]);
    expect(t.options).toEqual(['destroy Drill Deck Gun', 'stop']);
  });

  rule(['GLC-0455', 'GLC-0380'], 'destroy or steal their own side’s as well', () => {
    const t = trying([], [2, 0], [bearing('Stormtrooper', 'Imperial Blaster'), bearing('Garindan', 'Comlink')]);
    expect(t.options).toEqual([
      'steal Imperial Blaster',
      'steal Comlink',
      'destroy Imperial Blaster',
      'destroy Comlink',
      'stop',
    ]);
    t.dark.does('destroy', 'Imperial Blaster');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Imperial Blaster']);
  });

  rule('GLC-0450', 'are one alien and one card, but two spies, thieves, warriors and passengers', () => {
    const takes = (...passengers: string[]) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 2, hand: [card, ...errand] },
        at: { [farm]: { dark: [{ card: 'Ubrikkian 9000 Z001', drivers: ['Stormtrooper'], passengers }] } },
      });
      t.dark.does('deploy', card);
      return t.dark.may('to', 'Ubrikkian 9000 Z001');
    };
    // Two seats, or one.
    expect([takes(), takes('Stormtrooper')]).toEqual([true, false]);
    const t = lay({ at: { [camp]: { dark: [card] } } });
    const speaker = { by: 0, self: -1, locked: null } as const;
    const counts = [your.trait('spy'), your.trait('thief'), your.icon('warrior'), your.type('Alien'), your.characters];
    expect(counts.map((who) => who.count(t.state, speaker))).toEqual([2, 2, 2, 1, 1]);
    expect(valueOn(t, card, 'ability')).toBe(2);
  });

  rule(
    ['GLC-0451', 'GLC-0452', 'GLC-0454'],
    'have twice what a spy has, and once what an alien or character has',
    () => {
      const of = (where: string, value: 'power' | 'forfeit', who: Stood = card) =>
        valueIn({ [where]: { dark: [who] } }, card, value);
      expect(of('Tatooine: Mos Eisley (Dark)', 'forfeit')).toBe(4);
      expect(of('Tatooine: Cantina (Light)', 'forfeit')).toBe(3);
      const saber = 'Dark Jedi Lightsaber';
      expect(of('Drill: Lower Hall', 'power', bearing(card, saber, saber))).toBe(3);
    },
  );

  rule('GLC-0453', 'use two Imperial Blasters a turn', () => {
    const three = ['Imperial Blaster', 'Imperial Blaster', 'Imperial Blaster'];
    const t = battle(
      { [camp]: { dark: [bearing(card, ...three)], light: ['Obi-Wan Kenobi', 'Talz'] } },
      { dark: { force: 6, reserve: ['Drill Trooper', ...omens(0, 0, 0)] } },
    );
    for (let shots = 0; shots < 2; shots++) {
      passWhile(t, () => t.asked !== 'dark');
      t.dark.does('fire', 'Imperial Blaster').does('target', 'Talz');
    }
    passWhile(t, () => t.asked !== 'dark');
    expect(t.dark.may('fire')).toBe(false);
    expect(t.state.facts.battle?.segment).toBe('weapons');
  });

  rule('GLC-0457', 'are lost, missing or disarmed together', () => {
    const t = lay({
      dark: { force: 2, hand: ['Drill Pebble', ...errand] },
      at: { [camp]: { dark: [bearing(card, 'Imperial Blaster')] } },
    });
    t.dark.does('play', 'Drill Pebble').does('put', 'Imperial Blaster');
    expect([...t.dark.sees('lost', 'dark')].sort()).toEqual(['Imperial Blaster', card]);
    const arming = (...on: string[]) =>
      lay({
        phase: 'deploy',
        dark: { force: 2, hand: ['Imperial Blaster', ...errand] },
        at: { [camp]: { dark: [bearing(card, ...on)] } },
      }).dark.may('deploy', 'Imperial Blaster');
    expect([arming(), arming('Disarmed (Light)')]).toEqual([true, false]);
  });
});

describe('Tusken Raider', () => {
  const raiders = (count: number) => Array.from({ length: count }, () => 'Tusken Raider');
  test('deploys only on Tatooine', () => {
    expect(costOf({ at: { [farm]: {} } }, 'Tusken Raider')).toBe(2);
    expect(costOf({ at: { [jungle]: {} } }, 'Tusken Raider')).toBe(null);
  });
  test('is stronger with another, and four of them more than that', () => {
    const power = (count: number) =>
      powerOf(battle({ [farm]: { dark: raiders(count), light: ['Drill Recruit'] } }), 'dark');
    expect([1, 2, 3, 4].map(power)).toEqual([1, 4, 6, 10]);
  });
});

describe('Djas Puhr', () => {
  test('counts the Dark Force icons around him, twice at night', () => {
    const eisley = 'Tatooine: Mos Eisley (Dark)';
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Sunsdown'] },
      at: { 'Tatooine (Dark)': {}, [farm]: { dark: ['Djas Puhr'] }, [eisley]: {} },
    });
    expect(valueOn(t, 'Djas Puhr', 'power')).toBe(2);
    t.dark.does('deploy', 'Sunsdown');
    expect(valueOn(t, 'Djas Puhr', 'power')).toBe(3);
    expect(immunityOf(t.state, named(t, 'Djas Puhr'))).toBe(3);
  });
});

describe('Labria', () => {
  const revealing = (card: string) => {
    const t = lay({ dark: { reserve: ['Drill Trooper', card] }, at: { [farm]: { dark: ['Labria'] } } });
    t.dark.does('use', 'Labria');
    return t;
  };
  test('loses a vehicle or starship on top of Reserve Deck', () => {
    expect(revealing('TIE Scout').dark.sees('lost', 'dark')).toEqual(['TIE Scout']);
  });
  test('puts any other card on top of one of three piles', () => {
    const t = revealing('Stormtrooper');
    expect(t.options).toHaveLength(3);
    t.dark.does('place on', 'force');
    expect(t.state.zones.force[0]).toHaveLength(1);
    expect(t.dark.may('use', 'Labria')).toBe(false);
  });
});

describe('Wuher', () => {
  rule('GLC-0614', 'Wuher throws out weapons and droids as his control phase begins', () => {
    const t = lay({
      phase: 'activate',
      at: {
        [farm]: { dark: ['Wuher', bearing('Stormtrooper', 'Imperial Blaster')], light: ['R4-E1 (Arfour-Eeone)'] },
        [camp]: { dark: ['R4-M9 (Arfour-Emmnine)'] },
      },
    });
    while (t.state.facts.phase === 'activate') {
      const who = t.asked === 'dark' ? t.dark : t.light;
      who.passes();
    }
    expect(t.dark.sees('lost', 'dark')).toEqual(['Imperial Blaster']);
    expect(t.dark.sees('lost', 'light')).toEqual(['R4-E1 (Arfour-Eeone)']);
  });
  test('throws them out of the Cantina at once', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['R4-M9 (Arfour-Emmnine)'], force: 3 },
      at: { 'Tatooine: Cantina (Dark)': { dark: ['Wuher'] } },
    });
    t.dark.does('deploy', 'R4-M9 (Arfour-Emmnine)');
    expect(t.dark.sees('lost', 'dark')).toEqual(['R4-M9 (Arfour-Emmnine)']);
  });
  rule(['AR1-0310', 'GAP-0065'], 'Wuher throws out all of them, also those that are inactive', () => {
    const missing = { card: 'R4-E1 (Arfour-Eeone)', inactive: 'missing' } as const;
    const cantina = lay({
      phase: 'deploy',
      dark: { hand: ['Wuher'], force: 3 },
      at: { 'Tatooine: Cantina (Dark)': { light: [missing] } },
    });
    cantina.dark.does('deploy', 'Wuher');
    expect(cantina.dark.sees('lost', 'light')).toEqual(['R4-E1 (Arfour-Eeone)']);
    const t = lay({ phase: 'activate', at: { [farm]: { dark: ['Wuher'], light: [missing] } } });
    while (t.state.facts.phase === 'activate') (t.asked === 'dark' ? t.dark : t.light).passes();
    expect(t.dark.sees('lost', 'light')).toEqual(['R4-E1 (Arfour-Eeone)']);
  });
});

describe("Kitik Keed'kak", () => {
  const kitik = "Kitik Keed'kak";
  test('boards neither starfighters nor enclosed vehicles', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: [kitik], force: 9 },
      at: { [farm]: { dark: ['Ubrikkian 9000 Z001', 'Bantha'] } },
    });
    t.dark.does('deploy', kitik);
    expect(t.dark.may('to', 'Bantha')).toBe(true);
    expect(t.dark.may('to', 'Ubrikkian 9000 Z001')).toBe(false);
  });
});

describe('Myo', () => {
  test('is stronger beside a bounty hunter', () => {
    expect(valueIn({ [farm]: { dark: ['Myo', 'Feltipern Trevagg'] } }, 'Myo', 'power')).toBe(4);
    expect(valueIn({ [farm]: { dark: ['Myo', 'Stormtrooper'] } }, 'Myo', 'power')).toBe(3);
  });
  rule('GLB-0512', 'Myo goes to the Used Pile when he is lost from table in a battle', () => {
    const t = battle({ [camp]: { dark: ['Myo'], light: ['Drill Colonel', 'Drill Colonel'] } });
    passUntil(t, 'damage');
    if (t.asked === 'light') t.light.passes();
    t.dark.does('forfeit', 'Myo');
    expect(t.dark.sees('lost', 'dark')).not.toContain('Myo');
    const elsewhere = lay({ turn: 'light', light: { hand: ['Drill Sacrifice'] }, at: { [camp]: { dark: ['Myo'] } } });
    elsewhere.light.does('play', 'Drill Sacrifice');
    expect(elsewhere.dark.sees('lost', 'dark')).toEqual(['Myo']);
  });
});

describe('Prophetess', () => {
  const foretelling = (who: 'you win' | 'opponent wins') => {
    const t = battle(
      { [camp]: { dark: ['Prophetess', 'Vader'], light: ['Drill Recruit'] } },
      { dark: { force: 6, lost: ['Stormtrooper'] } },
    );
    t.dark.does(who);
    for (let i = 0; i < 40 && t.state.facts.battle !== null; i++) {
      const player = t.asked === 'dark' ? t.dark : t.light;
      if (player.may('pass')) player.passes();
      else if (player.may('decline')) player.does('decline');
      else if (player.may('forfeit')) player.does('forfeit');
      else if (player.may('lose Force')) player.does('lose Force');
      else player.does('lose', 'reserve');
    }
    return t.dark.sees('lost', 'dark');
  };
  test('retrieves a card if she was right about the winner, and costs 1 Force if not', () => {
    expect(foretelling('you win')).toEqual([]);
    expect(foretelling('opponent wins')).toHaveLength(2);
  });

  test('costs Force even if she is gone by then, and is not spoken of as if she were there', () => {
    const t = battle(
      { [camp]: { dark: ['Prophetess'], light: ['Luke Skywalker', 'Obi-Wan Kenobi'] } },
      { dark: { force: 6, reserve: Array(20).fill('Stormtrooper') } },
    );
    t.dark.does('you win');
    const prompt = (): string => ccg.describe(t.state, t.decision).prompt.heading;
    for (let i = 0; i < 40 && !/^You lose 1 Force(?! of)/.test(prompt()); i++) {
      const player = t.asked === 'dark' ? t.dark : t.light;
      if (player.may('decline')) player.does('decline');
      else if (player.may('forfeit')) player.does('forfeit');
      else if (player.may('lose')) player.does('lose', 'reserve');
      else player.does(player.may('lose Force') ? 'lose Force' : 'pass');
    }
    expect(t.dark.sees('lost', 'dark')).toContain('Prophetess');
    expect(prompt()).toBe('You lose 1 Force');
  });
});
