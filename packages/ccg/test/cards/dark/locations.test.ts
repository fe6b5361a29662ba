import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import {
  battle,
  bearing,
  costOf,
  hitCards,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  powerOf,
  valueIn,
} from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const wastes = 'Tatooine: Jundland Wastes (Dark)';
const jungle = 'Yavin 4: Jungle (Dark)';
const warRoom = 'Death Star: War Room';
const block = 'Death Star: Detention Block Corridor (Dark)';
const corridor = 'Death Star: Level 4 Military Corridor';
const control = 'Death Star: Docking Control Room 327';
const kessel = 'Kessel (Dark)';
const alderaan = 'Alderaan (Dark)';

/** What a Force drain at a location comes to. */
function drain(side: 'dark' | 'light', at: NonNullable<CcgPosition['at']>, where: string): number | undefined {
  const t = lay({ turn: side, at });
  return t.decision.options.find(
    ({ verb, on }) =>
      verb === 'drain' && on !== undefined && 'card' in on && on.card === t.state.cards.handle[named(t, where)],
  )?.amount;
}

describe('where somebody who controls a location drains for more', () => {
  test.each([
    [block, 'light', 'Drill Recruit', 2],
    [corridor, 'light', 'Drill Recruit', 2],
    [wastes, 'dark', 'Stormtrooper', 2],
    [farm, 'dark', 'Stormtrooper', 2],
    [camp, 'dark', 'Stormtrooper', 1],
  ] as const)('%s, %s', (where, side, who, amount) => {
    expect(drain(side, { [where]: { [side]: [who] } }, where)).toBe(amount);
  });
});

describe('Alderaan', () => {
  test('is drained for 1 more for each Death Star site that its player controls', () => {
    const at = (...sites: string[]) => ({
      [alderaan]: { dark: ['TIE Scout'] },
      ...Object.fromEntries(sites.map((site) => [site, { dark: ['Stormtrooper'] }])),
    });
    expect(drain('dark', at(), alderaan)).toBe(1);
    expect(drain('dark', at(warRoom, corridor), alderaan)).toBe(3);
  });
});

describe('Dantooine', () => {
  test('is where starships come as a react', () => {
    const reacts = (where: string) => {
      const t = battle(
        {
          [where]: { dark: ['TIE Fighter'], light: ['Corellian Corvette'] },
          'Tatooine (Dark)': { dark: ['TIE Scout'] },
        },
        { turn: 'light' },
      );
      return t.asked === 'dark' && t.options.some((option) => option.includes('TIE Scout'));
    };
    expect(reacts('Dantooine (Dark)')).toBe(true);
    expect(reacts('Yavin 4 (Dark)')).toBe(false);
  });
});

describe.each([block, farm])('%s', (where) => {
  test('adds 1 to each weapon destiny of its player', () => {
    const hits = (destiny: number) => {
      const t = battle(
        { [where]: { dark: [bearing('Stormtrooper', 'Imperial Blaster')], light: ['Drill Colonel'] } },
        { dark: { force: 6, reserve: ['Drill Trooper', ...omens(destiny)] } },
      );
      t.dark.does('fire', 'Imperial Blaster');
      return hitCards(t);
    };
    expect(hits(4)).toEqual(['Drill Colonel']);
    expect(hits(3)).toEqual([]);
  });
});

describe('docking bay transit', () => {
  const bays = {
    'Death Star: Docking Bay 327 (Dark)': [0, 2],
    'Tatooine: Docking Bay 94 (Dark)': [1, 2],
    'Yavin 4: Docking Bay (Dark)': [1, 1],
  } as const;
  const spent = (side: 'dark' | 'light', from: string) => {
    const who = side === 'dark' ? 'Stormtrooper' : 'Drill Recruit';
    const to = Object.keys(bays).find((bay) => bay !== from) ?? '';
    const t = lay({ turn: side, phase: 'move', [side]: { force: 4 }, at: { [from]: { [side]: [who] }, [to]: {} } });
    const player = side === 'dark' ? t.dark : t.light;
    player.does('transit', from);
    return t.state.zones.used[side === 'dark' ? 0 : 1].length;
  };
  test.each(Object.entries(bays))('%s costs %j', (bay, [dark, light]) => {
    expect([spent('dark', bay), spent('light', bay)]).toEqual([dark, light]);
  });
});

describe('Death Star: Docking Control Room 327', () => {
  const room = (...dark: string[]) =>
    lay({
      phase: 'deploy',
      dark: { reserve: ['Drill Trooper', 'Tatooine: Docking Bay 94 (Dark)', 'Drill Trooper'] },
      at: { [control]: { dark } },
    });
  test('brings a docking bay from Reserve Deck to whoever controls it', () => {
    const t = room('Stormtrooper');
    t.dark.does('use', control);
    if (t.dark.may('deploy', 'Tatooine: Docking Bay 94 (Dark)'))
      t.dark.does('deploy', 'Tatooine: Docking Bay 94 (Dark)');
    expect(t.dark.sees('locations', 'dark')).toContain('Tatooine: Docking Bay 94 (Dark)');
    expect(room().dark.may('use', control)).toBe(false);
  });
  test('is drained for 2 more with a Rebel of ability more than 2', () => {
    expect(drain('light', { [control]: { light: ['Luke Skywalker'] } }, control)).toBe(3);
    expect(drain('light', { [control]: { light: ['Drill Recruit'] } }, control)).toBe(1);
  });
});

describe('Death Star: Level 4 Military Corridor', () => {
  test('lets Imperials go to any Death Star site for free', () => {
    const t = lay({
      phase: 'move',
      at: { [corridor]: { dark: ['Stormtrooper', 'Jawa (Dark)'] }, [warRoom]: {}, [block]: {}, [farm]: {} },
    });
    const places = t.decision.options.flatMap(({ to }) =>
      to !== undefined && 'card' in to ? [t.state.cards.handle.indexOf(to.card)] : [],
    );
    // It costs nothing, and there is no Force: the Jawa stays.
    expect(places).toEqual(expect.arrayContaining([named(t, warRoom), named(t, block)]));
    expect(places).not.toContain(named(t, farm));
    expect(t.dark.may('move', 'Jawa (Dark)')).toBe(false);
  });
});

describe('Death Star: War Room', () => {
  test('with a leader takes 1 from the forfeit of Rebel Troopers and Y-wings', () => {
    const forfeit = (...dark: Stood[]) =>
      Number(valueIn({ [warRoom]: { dark }, [farm]: { light: ['Rebel Trooper'] } }, 'Rebel Trooper', 'forfeit'));
    expect(forfeit('Stormtrooper') - forfeit('General Tagge')).toBe(1);
  });
  rule('GLC-0171', 'a Rebel Trooper is any Rebel who is a trooper', () => {
    const forfeit = (dark: Stood, who: string) =>
      Number(valueIn({ [warRoom]: { dark: [dark] }, [farm]: { light: [who] } }, who, 'forfeit'));
    const lost = (who: string) => forfeit('Stormtrooper', who) - forfeit('General Tagge', who);
    expect([lost('Drill Home Guard'), lost('Drill Recruit')]).toEqual([1, 0]);
  });
  test('gives whoever of the Light Side initiates battle there a battle destiny', () => {
    const t = battle({ [warRoom]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] } }, { turn: 'light' });
    passUntil(t, 'power');
    expect(t.light.may('draw battle destiny')).toBe(true);
  });
});

describe('Kessel', () => {
  test('makes starships cheaper, the more so with Tarkin', () => {
    expect(costOf({ at: { [kessel]: {} } }, 'TIE Scout')).toBe(1);
    expect(
      costOf(
        { at: { [kessel]: { dark: [{ card: 'Devastator', passengers: ['Grand Moff Tarkin'] }] } } },
        'TIE Scout',
        kessel,
      ),
    ).toBe(0);
  });

  rule(['GAP-0071', 'GLA-0016'], 'finds Tarkin wherever he is aboard, in the hold or at a site of the starship', () => {
    const tarkin = 'Grand Moff Tarkin';
    const strider = (who: string): Stood => ({ card: 'Drill Ice Strider', passengers: [who] });
    const flagship = (...cargo: Stood[]) => ({ [kessel]: { dark: [{ card: 'Drill Flagship', cargo }] } });
    const corridors = { 'Drill Flagship: Corridor': { dark: [tarkin] } };
    const scout = (at: NonNullable<CcgPosition['at']>) => costOf({ at }, 'TIE Scout', kessel);
    expect(scout(flagship(strider(tarkin)))).toBe(0);
    expect(scout({ ...flagship(), ...corridors })).toBe(0);
    expect(scout(flagship(strider('Stormtrooper')))).toBe(1);
    // The site stays without its starship: whoever is there is aboard nothing that is here.
    expect(scout({ [kessel]: { dark: ['Devastator'] }, ...corridors })).toBe(1);
  });
});

describe.each([
  ['Tatooine (Dark)', 'Tatooine: Mos Eisley (Dark)'],
  ['Yavin 4 (Dark)', jungle],
])('%s', (system, site) => {
  test('supports battles below with each starship of whoever controls it', () => {
    const power = (side: 'dark' | 'light', ships: string[], others: string[] = []) =>
      powerOf(
        battle(
          {
            [system]: { [side]: ships, [side === 'dark' ? 'light' : 'dark']: others },
            [site]: { dark: ['Tusken Raider', 'Stormtrooper'], light: ['Drill Recruit', 'Drill Recruit'] },
          },
          {},
          site,
        ),
        side,
      );
    expect(power('dark', ['TIE Scout', 'TIE Scout']) - power('dark', [])).toBe(2);
    expect(power('light', ['Corellian Corvette']) - power('light', [])).toBe(1);
    expect(power('dark', ['TIE Scout'], ['Corellian Corvette']) - power('dark', [])).toBe(0);
  });
});

describe('what sites do for those who are there', () => {
  const cantina = 'Tatooine: Cantina (Dark)';
  const eisley = 'Tatooine: Mos Eisley (Dark)';
  test.each([
    [cantina, 'Ponda Baba', 'power', 3],
    [cantina, 'Tusken Raider', 'power', 1],
    [cantina, 'Stormtrooper', 'power', 1],
    [wastes, 'Tusken Raider', 'forfeit', 2],
    [eisley, 'Garindan', 'power', 2],
    [eisley, 'Ponda Baba', 'forfeit', 4],
    [eisley, 'Feltipern Trevagg', 'forfeit', 4],
    [eisley, 'Dathcha', 'power', 2],
  ] as const)('%s: %s has a %s of %i', (site, who, of, amount) => {
    expect(valueIn({ [site]: { dark: [who] } }, who, of)).toBe(amount);
  });
  test('the Cantina adds to the forfeit of aliens of the Light Side, the Jawa Camp takes from Jawas', () => {
    const there = (site: string, of: 'power' | 'forfeit') =>
      Number(valueIn({ [site]: { light: ['Jawa (Light)'] } }, 'Jawa (Light)', of));
    expect(there(cantina, 'forfeit')).toBe(2);
    expect(there(camp, 'forfeit')).toBe(0);
    expect(there(camp, 'power')).toBe(0);
  });
});

describe.each([wastes, kessel])('%s', (where) => {
  test('asks the Light Side for an ability of 6 for battle destiny', () => {
    const isSite = where === wastes;
    const draws = (...light: Stood[]) => {
      const t = battle({ [where]: { dark: [isSite ? 'Stormtrooper' : 'TIE Fighter'], light } }, { turn: 'light' });
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'power' && facts.battle?.segment !== 'damage');
      return t.light.getsTo('draw battle destiny');
    };
    if (isSite) {
      expect(draws('Drill Colonel')).toBe(false);
      expect(draws('Drill Colonel', 'Drill Recruit')).toBe(true);
    } else {
      expect(draws({ card: 'Drill Wing', pilots: ['Drill Ace (Light)'] })).toBe(false);
      expect(
        draws(
          { card: 'Drill Wing', pilots: ['Drill Ace (Light)'] },
          { card: 'Drill Frigate', pilots: ['Luke Skywalker'] },
        ),
      ).toBe(true);
    }
  });
});

describe('Yavin 4: Jungle', () => {
  test('hides an Imperial who is alone', () => {
    const t = battle({ [jungle]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] } });
    expect(powerOf(t, 'dark')).toBe(3);
    expect(immunityOf(t.state, named(t, 'Stormtrooper'))).toBe(Number.POSITIVE_INFINITY);
    const two = battle({ [jungle]: { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Drill Recruit'] } });
    expect(powerOf(two, 'dark')).toBe(2);
  });
});

describe('Death Star: Central Core', () => {
  const core = 'Death Star: Central Core';
  test('lets whoever controls it deploy Wrong Turn for free', () => {
    expect(costOf({ at: { [core]: { dark: ['Stormtrooper'] } } }, 'Wrong Turn')).toBe(0);
    expect(costOf({ at: { [core]: {} } }, 'Wrong Turn')).toBe(3);
  });
  test('is drained for 1 more by the Light Side', () => {
    expect(drain('light', { [core]: { light: ['Drill Recruit'] } }, core)).toBe(2);
  });
});
