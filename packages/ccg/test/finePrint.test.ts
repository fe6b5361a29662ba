import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { isInactiveAs } from '../src/rules/cards/cardStates.ts';
import { traitsOf } from '../src/rules/cards/characteristics.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hitCards, omens, passWhile } from './cards/dark/support.ts';
import { ccg } from './drill.ts';
import { moving, placeOf } from './movingTable.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const worth = (t: { readonly state: CcgState }, name: string, of: 'power' | 'forfeit') =>
  valueNow(t.state, find(t.state, name), of);

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;

/** Whoever's turn it is has initiated the battle, and it has come to weapons. */
function fighting(spec: CcgPosition, where?: string) {
  const t = table(ccg, {
    turn: 'dark',
    phase: 'battle',
    ...spec,
    dark: { force: 9, ...spec.dark, hand: [errands.dark, ...(spec.dark?.hand ?? [])] },
    light: { force: 9, ...spec.light, hand: [errands.light, ...(spec.light?.hand ?? [])] },
  });
  t[spec.turn ?? 'dark'].does('initiate battle', where);
  passWhile(t, ({ facts }) => facts.battle?.segment === 'initiation');
  return t;
}

describe('weapons and devices', () => {
  rule('GLB-0038', 'without a limit are still bound by every other rule', () => {
    const fires = (...more: string[]) => {
      const t = fighting({
        turn: 'light',
        light: { reserve: ['Drill Recruit', ...omens(0, 0, 0)] },
        at: {
          'Drill Yard': {
            light: [
              { card: 'Drill Raider', on: ['Drill Knapsack', 'Drill Blaster (Light)', 'Drill Rifle (Light)'] },
              'Drill Battery',
              ...more,
            ],
            dark: ['Drill Baron'],
          },
        },
      });
      t.light.does('fire', 'Drill Blaster (Light)');
      passWhile(t, () => t.asked !== 'light');
      return t.light;
    };
    // A second weapon, but no artillery without a power source.
    expect(fires().may('fire', 'Drill Rifle (Light)')).toBe(true);
    expect(fires().may('fire', 'Drill Battery')).toBe(false);
    expect(fires('Drill Power Droid').may('fire', 'Drill Battery')).toBe(true);
  });

  rule('GAP-0188', 'that stand by themselves are fired by a warrior present who has used no weapon yet', () => {
    const mayFire = (here: readonly string[], elsewhere: readonly string[]) => {
      const t = fighting({
        turn: 'light',
        light: { reserve: omens(0, 0, 0) },
        at: {
          'Drill Yard': {
            light: [
              { card: 'Drill Raider', on: ['Drill Blaster (Light)'] },
              'Drill Battery',
              'Drill Power Droid',
              ...here,
            ],
            dark: ['Drill Baron'],
          },
          'Drill Battlefield': { light: elsewhere },
        },
      });
      t.light.does('fire', 'Drill Blaster (Light)');
      passWhile(t, () => t.asked !== 'light');
      return t.light.may('fire', 'Drill Battery');
    };
    expect(mayFire([], [])).toBe(false);
    expect(mayFire([], ['Drill Gunslinger'])).toBe(false);
    expect(mayFire(['Drill Gunslinger'], [])).toBe(true);
  });

  rule('GLB-0253', 'of one with two warrior icons are two, and still it is one warrior', () => {
    const at = { 'Drill Yard': { light: ['Drill Twin Warrior', 'Drill Recruit'] } };
    const t = table(ccg, { light: { table: ['Drill Warrior Count'] }, at });
    expect(worth(t, 'Drill Recruit', 'forfeit')).toBe(2 + 1);
    const armed = fighting({
      turn: 'light',
      light: { reserve: ['Drill Recruit', ...omens(0, 0, 0)] },
      at: {
        'Drill Yard': {
          light: [
            {
              card: 'Drill Twin Warrior',
              on: ['Drill Blaster (Light)', 'Drill Rifle (Light)', 'Drill Needle (Light)'],
            },
          ],
          dark: ['Drill Baron'],
        },
      },
    });
    for (const weapon of ['Drill Blaster (Light)', 'Drill Rifle (Light)']) {
      armed.light.does('fire', weapon);
      passWhile(armed, () => armed.asked !== 'light');
    }
    expect(armed.light.may('fire', 'Drill Needle (Light)')).toBe(false);
  });

  rule('GLB-0209', 'that fire repeatedly are worse at each shot, for as long as they fire', () => {
    const hear = 'Hear Me Baby, Hold Together';
    const at = {
      'Yavin 4 (Light)': { light: ['X-wing', 'X-wing'], dark: [{ card: 'TIE Advanced x1', on: ['Drill Chain Gun'] }] },
    };
    const reserve = ['Stormtrooper', ...omens(6, 6, 6)];
    const t = fighting({ dark: { reserve }, light: { hand: [hear] }, at });
    t.dark.does('fire', 'Drill Chain Gun').does('target', 'X-wing #1');
    t.light.does('play', hear);
    // A destiny of 6 less 2 is no more than the maneuver of 4.
    t.dark.does('fire again').does('target', 'X-wing #2');
    passWhile(t, () => !t.dark.may('fire again'));
    expect(hitCards(t)).toEqual([]);

    const shot = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Potshot', errands.dark, 'Drill Potshot'], reserve },
      light: { hand: [hear] },
      at,
    });
    shot.dark.does('play', 'Drill Potshot').does('target', 'X-wing #1');
    shot.light.does('play', hear);
    shot.dark.does('stop');
    expect(shot.light.sees('lost', 'light')).toEqual([]);
    // That use is over.
    passWhile(shot, () => !shot.dark.may('play', 'Drill Potshot'));
    shot.dark.does('play', 'Drill Potshot').does('target', 'X-wing #1');
    expect(shot.light.sees('lost', 'light')).toEqual(['X-wing']);
  });
});

describe('in a battle', () => {
  rule('GLB-0134', 'whatever targets a character is cancelled, a weapon or anything else', () => {
    const at = {
      'Drill Yard': { dark: ['Drill Baron'], light: [{ card: 'Drill Raider', on: ['Drill Blaster (Light)'] }] },
    };
    const screened = (hand: string[]) =>
      fighting({ turn: 'light', dark: { hand: ['Drill Force Screen'] }, light: { hand, reserve: omens(6, 6) }, at });
    const shot = screened([]);
    shot.light.does('fire', 'Drill Blaster (Light)');
    shot.dark.does('play', 'Drill Force Screen');
    expect(hitCards(shot)).toEqual([]);
    const played = screened(['Drill Weaken Them']);
    played.light.does('play', 'Drill Weaken Them');
    played.dark.does('play', 'Drill Force Screen');
    expect(worth(played, 'Drill Baron', 'power')).toBe(4);
  });

  rule('GLB-0183', 'a power that was reduced to nothing is back when the battle is over', () => {
    const t = fighting({
      turn: 'light',
      light: { hand: ['Drill Grazing Blow'] },
      at: { 'Drill Yard': { dark: ['Vader'], light: ['Drill Recruit', 'Drill Raider'] } },
    });
    const power = worth(t, 'Vader', 'power');
    t.light.does('play', 'Drill Grazing Blow');
    if (t.light.may('lose', 'force')) t.light.does('lose', 'force');
    expect(worth(t, 'Vader', 'power')).toBe(0);
    for (let i = 0; i < 30 && t.state.facts.battle !== null && t.asked !== null; i++) {
      const player = t[t.asked];
      player.does(
        (['pass', 'decline', 'lose Force', 'lose'] as const).find((verb) => player.may(verb)) ?? 'pass',
        '#1',
      );
    }
    expect(t.state.facts.battle).toBeNull();
    expect(worth(t, 'Vader', 'power')).toBe(power);
  });

  rule('GLB-0035', 'of droids alone those who react bring what they bring, and it goes on', () => {
    const t = moving({
      phase: 'battle',
      dark: { hand: ['Drill Slur'] },
      light: { hand: [errands.light] },
      at: {
        'Drill Harbor: Quay': { dark: ['Drill Scrap'], light: ['Drill Servant'] },
        'Drill Harbor: Market': { light: ['Drill Snow Scout'] },
      },
    });
    expect(t.dark.may('initiate battle')).toBe(false);
    t.dark.does('play', 'Drill Slur');
    t.light.does('react', 'Drill Snow Scout');
    expect(placeOf(t, 'Drill Snow Scout')).toBe('Drill Harbor: Quay');
    expect(t.state.facts.battle).not.toBeNull();
    passWhile(t, ({ facts }) => facts.battle !== null && facts.battle.segment !== 'damage');
    expect(t.state.facts.battle?.segment).toBe('damage');
  });

  rule('GLB-0244', 'a react is answered by cancelling the battle, and whoever reacted stays', () => {
    const t = moving({
      turn: 'light',
      phase: 'battle',
      light: { hand: ['Drill Very Bad Feeling', errands.light] },
      at: {
        'Drill Harbor: Quay': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Harbor: Market': { dark: ['Drill Scout'] },
      },
    });
    t.light.does('initiate battle');
    t.dark.does('react', 'Drill Scout');
    t.light.does('play', 'Drill Very Bad Feeling');
    expect(t.state.facts.battle).toBeNull();
    expect(placeOf(t, 'Drill Scout')).toBe('Drill Harbor: Quay');
  });
});

describe('after the fourth character', () => {
  rule('GLB-0243', 'deployed to one place in a turn, and after the fifth, there may be a response', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { force: 9, hand: Array.from({ length: 6 }, () => 'Drill Trooper') },
      light: { hand: ['Drill Very Bad Feeling'] },
      at: { 'Drill Yard': {} },
    });
    const offered: boolean[] = [];
    for (let i = 0; i < 5; i++) {
      t.dark.does('deploy', 'Drill Trooper');
      offered.push(t.light.getsTo('play', 'Drill Very Bad Feeling'));
      passWhile(t, () => t.asked === 'light');
    }
    expect(offered).toEqual([false, false, false, true, true]);
  });
});

describe('through hyperspace', () => {
  const yavin = 'Yavin 4 (Light)';
  const leaves = (destiny: number, ship: CcgPosition['at']) =>
    moving({
      turn: 'light',
      dark: { hand: ['Drill Gravity Well'], reserve: ['Stormtrooper', ...omens(destiny)] },
      light: { hand: [errands.light] },
      at: { ...ship, 'Tatooine (Light)': {} },
    });

  rule('GLB-0198', 'a starship is held by its best pilot’s ability, be that its permanent one', () => {
    const piloted = (pilot: string, destiny: number) => {
      const t = leaves(destiny, { [yavin]: { light: [{ card: 'Drill Squad Leader In Gold', pilots: [pilot] }] } });
      t.light.does('move', 'Drill Squad Leader In Gold', 'Tatooine (Light)');
      t.dark.does('play', 'Drill Gravity Well');
      while (t.light.may('put')) t.light.does('put', '#1');
      return t.light.sees('lost', 'light').length > 0 ? 'lost' : placeOf(t, 'Drill Squad Leader In Gold');
    };
    // The permanent pilot has 2, Luke has 4, somebody else has 1.
    expect([1, 2, 3].map((destiny) => piloted('Drill Airman', destiny))).toEqual(['Tatooine (Light)', 'lost', yavin]);
    expect([3, 4, 5].map((destiny) => piloted('Luke Skywalker', destiny))).toEqual(['Tatooine (Light)', 'lost', yavin]);
  });

  rule('GLB-0199', 'a starship is held in the middle of a battle too', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'battle',
      dark: { force: 5, hand: ['Drill Gravity Well'], reserve: ['Stormtrooper', ...omens(6)] },
      light: { force: 5, hand: ['Hyper Escape'] },
      at: { [yavin]: { light: ['X-wing'], dark: ['TIE Fighter'] }, 'Tatooine (Light)': {} },
    });
    t.dark.does('initiate battle');
    t.light.does('play', 'Hyper Escape');
    if (t.asked === 'light' && t.light.may('move')) t.light.does('move', 'X-wing');
    t.dark.does('play', 'Drill Gravity Well');
    expect(placeOf(t, 'X-wing')).toBe(yavin);
    expect(t.state.facts.battle).not.toBeNull();
  });
});

describe('who is meant', () => {
  rule('GLB-0187', 'by leader is a character, never a starship or its permanent pilot', () => {
    const { state } = table(ccg, {
      at: { 'Yavin 4 (Light)': { light: ['Drill Squad Leader In Gold', 'Red Leader'] } },
    });
    expect(traitsOf(state, find(state, 'Drill Squad Leader In Gold'))).not.toContain('leader');
    const counted = (ship: string, where: string) => {
      const t = table(ccg, {
        light: { table: ['Drill Leader Count'] },
        at: { [where]: { light: [ship] }, 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      return worth(t, 'Drill Recruit', 'forfeit');
    };
    expect(counted('Drill Squad Leader In Gold', 'Yavin 4 (Light)')).toBe(2);
    expect(counted('Red Leader', 'Tatooine: Dune Sea')).toBe(2 + 1);
  });

  rule('GLB-0207', 'by your site is one whose card you deployed', () => {
    const mayPlay = (site: string) =>
      table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Not Back Yet'] },
        at: { [site]: { light: ['Drill Recruit'] } },
      }).dark.may('play', 'Drill Not Back Yet');
    expect([mayPlay('Tatooine: Jawa Camp (Dark)'), mayPlay('Tatooine: Jawa Camp (Light)')]).toEqual([true, false]);
  });

  rule('GLB-0277', 'by a leader of a squad lets guards move whose own text would not', () => {
    const mayMove = (...with_: string[]) =>
      moving({
        at: { 'Tatooine: Jawa Camp (Dark)': { dark: ['Imperial Trooper Guard', ...with_] }, 'Tatooine: Dune Sea': {} },
      }).dark.may('move', 'Imperial Trooper Guard');
    expect([mayMove(), mayMove('Drill Squad Chief')]).toEqual([false, true]);
    expect(mayMove('Drill Squad Chief', 'Drill Foot Cuffs')).toBe(false);
  });
});

describe('a worry about somebody missing', () => {
  const worried = (...hand: string[]) => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Deep Anxiety', ...hand], force: 6 },
      light: { hand: [errands.light] },
      at: {
        'Drill Yard': { light: ['Drill Recruit', { card: 'Drill Hero', inactive: 'missing' }] },
      },
    });
    t.dark.does('deploy', 'Drill Deep Anxiety');
    passWhile(t, () => t.asked !== 'dark');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Deep Anxiety']);
    return t;
  };

  rule('GLB-0214', 'is over as soon as they are not, whatever the reason', () => {
    for (const end of ['Drill Found', 'Drill Given Up', 'Drill Gone Home']) {
      const t = worried(end);
      t.dark.does('play', end);
      expect(isInactiveAs(t.state, find(t.state, 'Drill Hero'), 'missing')).toBe(false);
      expect(t.dark.sees('lost', 'dark')).toContain('Drill Deep Anxiety');
    }
  });
});

describe('retargeting', () => {
  const farm = "Tatooine: Lars' Moisture Farm (Dark)";
  const camp = 'Tatooine: Jawa Camp (Dark)';
  const elis = () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Elis Helrot', errands.dark], force: 6, reserve: ['Stormtrooper', 'Stormtrooper', ...omens(0)] },
      light: { hand: ['Drill Bad Omen', errands.light], force: 3 },
      at: {
        [farm]: { dark: ['Stormtrooper', 'Drill Trooper'] },
        [camp]: {},
        'Tatooine: Dune Sea': {},
        'Death Star: War Room': { dark: ['Drill Baron'] },
        'Drill Yard': { light: ['Drill Recruit'] },
      },
    });
    t.dark.does('play', 'Elis Helrot').does('target', 'Stormtrooper');
    if (t.dark.may('done')) t.dark.does('done');
    t.dark.does('target', camp).does('accept');
    t.light.does('play', 'Drill Bad Omen');
    return t;
  };
  const picks = (t: ReturnType<typeof elis>, which: number) =>
    t.answer({ player: 1, at: t.decision.at, picks: [which] });

  rule(['GLB-0239', 'GLB-0240'], 'changes the group or the place of Elis Helrot, never both (example)', () => {
    const place = elis();
    picks(place, 1);
    // Of the same side of the Force as the site that was chosen.
    expect(place.light.may('target', 'Tatooine: Dune Sea')).toBe(false);
    place.light.does('target', 'Death Star: War Room');
    expect(placeOf(place, 'Stormtrooper')).toBe('Death Star: War Room');
    expect(place.light.may('retarget')).toBe(false);

    const group = elis();
    picks(group, 0);
    // Dark's own, and none of those who were chosen.
    expect(group.light.may('target', 'Stormtrooper')).toBe(false);
    expect(group.light.may('target', 'Drill Recruit')).toBe(false);
    group.light.does('target', 'Drill Baron');
    expect([placeOf(group, 'Drill Baron'), placeOf(group, 'Stormtrooper')]).toEqual([camp, farm]);
  });

  rule(['GLB-0241', 'GLB-0242'], 'moves an Effect to where it might have been deployed, and only plain Effects', () => {
    const relocated = (mist: string) =>
      table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Bad Omen', errands.light], force: 3 },
        dark: { hand: [errands.dark] },
        at: { [farm]: { dark: [mist, 'Stormtrooper'] }, [camp]: {}, 'Death Star: War Room': {} },
      });
    for (const kind of ['Drill Mist (mobile)', 'Drill Mist (immediate)', 'Drill Contract'])
      expect(relocated(kind).light.may('play', 'Drill Bad Omen')).toBe(false);
    const t = relocated('Drill Mist (effect)');
    expect(worth(t, 'Stormtrooper', 'power')).toBe(0);
    // The only other exterior site.
    t.light.does('play', 'Drill Bad Omen');
    expect(placeOf(t, 'Drill Mist (effect)')).toBe(camp);
    expect(worth(t, 'Stormtrooper', 'power')).toBe(1);
  });
});

describe('marker sites', () => {
  const snow = (card: string, ...sites: string[]) => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: [card] },
      at: Object.fromEntries(sites.map((site) => [site, { dark: ['Stormtrooper'] }])),
    });
    t.dark.does('deploy', card);
    return t;
  };

  rule('GLB-0246', 'end with the cave, where a storm begins and reaches nobody', () => {
    const t = snow('Drill Snow Squall', 'Drill Ice: Plains', 'Drill Ice: Cave');
    expect(placeOf(t, 'Drill Snow Squall')).toBe('Drill Ice: Cave');
    expect(worth(t, 'Stormtrooper', 'power')).toBe(1);
    const outside = snow('Drill Snow Squall', 'Drill Ice: Plains');
    expect(worth(outside, 'Stormtrooper', 'power')).toBe(0);
  });

  rule('GLB-0288', 'begin with the lowest number on table', () => {
    expect(placeOf(snow('Drill Snow Camp', 'Drill Ice: Plains', 'Drill Ice: Perimeter'), 'Drill Snow Camp')).toBe(
      'Drill Ice: Perimeter',
    );
    expect(placeOf(snow('Drill Snow Camp', 'Drill Ice: Plains', 'Drill Ice: Cave'), 'Drill Snow Camp')).toBe(
      'Drill Ice: Plains',
    );
  });
});

describe('looking for cards', () => {
  rule('GLB-0006', 'by taking or retrieving one, its player says which only then, and shows it', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: {
        force: 3,
        hand: ['Drill Double Back', errands.dark],
        reserve: ['Drill Trooper', 'Drill Baron', 'Drill Toll', 'Drill Omen 3'],
      },
      light: { hand: [errands.light] },
    });
    t.dark.does('play', 'Drill Double Back');
    const shown = () => t.light.told('shown').length;
    expect([t.dark.may('take', 'Drill Baron'), t.dark.may('take', 'Drill Toll'), shown()]).toEqual([true, false, 0]);
    t.dark.does('take', 'Drill Baron');
    expect(shown()).toBe(1);
    expect(JSON.stringify(t.light.told('known'))).toContain('Drill Baron');

    const lost = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { force: 1, hand: ['Drill Double Back', errands.dark], lost: ['Drill Baron', 'Drill Toll'] },
      light: { hand: ['Drill Given Away', errands.light] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    lost.light.does('play', 'Drill Given Away');
    lost.dark.does('play', 'Drill Double Back');
    expect(lost.asked).toBe('dark');
    lost.dark.does('retrieve', 'Drill Baron');
    expect(lost.light.sees('lost', 'dark')).not.toContain('Drill Baron');
  });

  rule('GLB-0213', 'one by one in a Force Pile is for one’s own, whoever’s Force might be used', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { force: ['Talz', 'Talz'], table: ['Drill Garbage Heap'], hand: [errands.light] },
      dark: { force: ['Drill Scrap', 'Drill Scrap'], hand: [errands.dark] },
      at: { 'Tatooine: Dune Sea': { light: ['Beggar'] } },
    });
    t.light.does('use', 'Drill Garbage Heap');
    expect(t.state.zones.force.map((pile) => pile.length)).toEqual([2, 0]);
    expect(t.light.told('shown')).toHaveLength(2);
    passWhile(t, () => t.asked !== 'light');
    expect(t.light.may('use', 'Drill Garbage Heap')).toBe(false);
    expect(t.light.sees('hand', 'light')).not.toContain('Drill Scrap');
  });
});
