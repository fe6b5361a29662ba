import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { immunityOf } from '../src/rules/battle/immunity.ts';
import { totalPower } from '../src/rules/battle/totals.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { isMatchingWeapon } from '../src/rules/cards/matching.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';
import { cardNamed, moving } from './movingTable.ts';

const errands = { dark: ['Drill Errand (Dark)'], light: ['Drill Errand (Light)'] } as const;
const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

describe('duplicates', () => {
  /** Light draws that card for destiny while the others are on table. */
  const casts = (drawn: string, at: CcgPosition['at'], by: 'light' | 'dark' = 'light') => {
    const cast = by === 'light' ? 'Drill Cast (Light)' : 'Drill Cast (Dark)';
    const t = table(ccg, {
      turn: by,
      phase: 'control',
      light: { hand: [...errands.light] },
      dark: { hand: [...errands.dark] },
      ...(at === undefined ? {} : { at }),
      [by]: {
        table: [by === 'light' ? 'Drill Cleft (Light)' : 'Drill Cleft (Dark)'],
        hand: [...errands[by], cast],
        reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper', drawn],
      },
    });
    t[by].does('play', cast);
    return t;
  };

  rule(['GLA-0017', 'GLA-0018'], 'are cards of one title, of either side or any set, not versions (example)', () => {
    const lost = (drawn: string, there: string, side: 'light' | 'dark') => {
      const t = casts(drawn, { 'Drill Yard': { [side]: [there] } });
      return t.light.sees('lost', 'light').includes(drawn);
    };
    expect(lost('Drill Baron Administrator (Light)', 'Drill Baron Administrator (Dark)', 'dark')).toBe(true);
    expect(lost('Drill Famous Hunter (First)', 'Drill Famous Hunter (Second)', 'dark')).toBe(true);
    expect(lost('Drill R-9', 'Drill Niner', 'light')).toBe(false);
  });

  rule('GLA-0333', 'are the same to the card of either side', () => {
    const at = { 'Drill Yard': { light: ['Drill Niner', 'Drill Baron Administrator (Light)'] } };
    expect(casts('Drill R-9', at, 'dark').dark.sees('lost', 'dark')).toEqual([]);
    expect(casts('Drill Baron Administrator (Dark)', at, 'dark').dark.sees('lost', 'dark')).toEqual([
      'Drill Baron Administrator (Dark)',
    ]);
  });

  rule('GLA-0019', 'cost a destiny and the card, and the other one its immunity or 2 Force (example)', () => {
    for (const [by, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      const [own, theirs] = (['Light', 'Dark'] as const).map((side) => `Drill Baron Administrator (${side})`) as [
        string,
        string,
      ];
      const [drawn, there] = by === 'light' ? [own, theirs] : [theirs, own];
      const laid = () => casts(drawn, { 'Drill Yard': { [other]: [there] } }, by);
      const t = laid();
      expect(t[by].sees('lost', by)).toEqual([drawn]);
      expect(immunityOf(t.state, find(t.state, there))).toBe(0);
      expect(t.asked).toBe(other);
      t[other].does('lose it');
      expect(t[by].sees('lost', other)).toEqual([there]);
      // A destiny of 0 activates nothing.
      expect(t.state.zones.force[by === 'light' ? 1 : 0]).toEqual([]);
      const paid = laid();
      paid[other].does('lose Force').does('lose', 'reserve').does('lose', 'reserve');
      expect(paid[by].sees('lost', other)).toHaveLength(2);
      expect(paid[by].sees('at', other)).toEqual([there]);
    }
  });
});

describe('what is worked out', () => {
  rule('GLA-0012', 'for pairs of an alien and a droid counts each of them once', () => {
    const power = (...dark: string[]) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, hand: [...errands.dark] },
        light: { hand: [...errands.light] },
        at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Go-Between', ...dark], light: ['Drill Recruit'] } },
      });
      t.dark.does('initiate battle');
      return totalPower(t.state, 0) - 1 - 2 * (1 + dark.length);
    };
    const alien = 'Drill Horn Blower (Dark)';
    expect([power(), power(alien), power(alien, alien), power(alien, alien, 'Drill Go-Between')]).toEqual([0, 1, 1, 2]);
  });

  rule('GLA-0274', 'is never rounded: attrition of pi takes more than 3 of forfeit', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1, reserve: ['Drill Trooper', 'Drill Reckoner'] },
      at: { 'Drill Yard': { light: ['Drill Colonel', 'Drill Reckoner'], dark: ['Drill Champion', 'Drill Trooper'] } },
    });
    expect(valueNow(t.state, cardNamed(t.state, 'Drill Reckoner'), 'power')).toBe(2.5);
    t.light.does('initiate battle').does('draw battle destiny');
    expect(t.state.facts.battle?.attrition[0]).toBe(Math.PI);
  });

  rule('GLA-0272', 'from a hand counts the card itself while it is there', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { force: 9, hand: ['Drill Reckoner', ...errands.light, ...errands.light] },
      at: { 'Drill Yard': {} },
    });
    t.light.does('deploy', 'Drill Reckoner');
    expect(t.state.zones.used[1]).toHaveLength(3);
  });

  rule('GLA-0273', 'a navigator steers a starship as a passenger, and is no astromech', () => {
    const space = { 'Drill First World': {}, 'Drill Other World': {} };
    const ship = (...passengers: string[]) => ({ card: 'Drill Roomy Wing', passengers });
    const steers = (...passengers: string[]) => {
      const t = moving({
        turn: 'light',
        at: { ...space, 'Drill First World': { light: [ship(...passengers)] } },
        light: { hand: ['Drill Errand (Light)'] },
      });
      return t.light.may('move', 'Drill Roomy Wing', 'Drill Other World');
    };
    expect([steers(), steers('Drill Reckoner')]).toEqual([false, true]);
    const { state: s } = table(ccg, {
      light: { hand: ['Drill Reckoner', 'Drill Astromech'] },
      at: { 'Drill First World': { light: ['Drill Roomy Wing'] } },
    });
    const seat = (name: string) => seatFor(s, find(s, name), cardNamed(s, 'Drill Roomy Wing'));
    expect([seat('Drill Reckoner'), seat('Drill Astromech')]).toEqual(['passenger', 'astromech']);
  });

  rule('GLA-0339', 'for characters of a kind is so for both players, on table and when they are drawn', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: {
        hand: ['Drill Cast (Dark)', ...errands.dark],
        reserve: [...Array.from({ length: 6 }, () => 'Drill Trooper'), 'Drill Horn Blower (Dark)'],
      },
      light: { hand: [...errands.light] },
      at: {
        'Drill Band World': { light: ['Drill Cross Wing'] },
        'Drill Yard': { light: ['Drill Horn Blower (Light)'] },
      },
    });
    expect(valueNow(t.state, cardNamed(t.state, 'Drill Horn Blower (Light)'), 'destiny')).toBe(4);
    t.dark.does('play', 'Drill Cast (Dark)');
    expect(t.state.zones.force[0]).toHaveLength(4);
  });
});

describe('weapons and Interrupts', () => {
  rule('GLA-0344', 'for warriors of one place are handed over only there', () => {
    const hands = (where: string) =>
      table(ccg, {
        phase: 'deploy',
        dark: { force: 3, hand: [...errands.dark] },
        light: { hand: [...errands.light] },
        at: { [where]: { dark: [{ card: 'Drill Local Guard', on: ['Drill Local Gun'] }, 'Drill Local Watch'] } },
      }).dark.may('hand over', 'Drill Local Gun');
    expect([hands('Drill Harbor: Quay'), hands('Drill Yard')]).toEqual([true, false]);
  });

  rule('GLA-0259', 'may cost less to fire from the second shot on', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 5, hand: [...errands.dark] },
      light: { hand: [...errands.light] },
      at: {
        'Drill Yard': {
          dark: [{ card: 'Drill Local Guard', on: ['Drill Quick Rifle'] }],
          light: ['Drill Recruit', 'Drill Hero'],
        },
      },
    });
    t.dark.does('initiate battle');
    if (t.asked === 'light') t.light.passes();
    const left = () => t.state.zones.force[0].length;
    t.dark.does('fire', 'Drill Quick Rifle').does('target', 'Drill Recruit');
    expect(left()).toBe(5 - 1 - 2);
    t.dark.does('fire again').does('target', 'Drill Hero');
    expect(left()).toBe(1);
    t.dark.does('fire again').does('target', 'Drill Hero');
    expect(left()).toBe(0);
  });

  rule('GLA-0376', 'that look at the top of three piles need a card in each', () => {
    const plays = (force: number, used: number) =>
      table(ccg, {
        turn: 'light',
        light: {
          hand: ['Drill Three Tops', ...errands.light],
          force,
          used: Array.from({ length: used }, () => 'Drill Trooper'),
        },
        dark: { hand: [...errands.dark] },
      }).light.may('play', 'Drill Three Tops');
    expect([plays(1, 1), plays(0, 1), plays(1, 0)]).toEqual([true, false, false]);
  });

  rule('GLA-0093', 'match whom their text names; one for Skywalkers matches each of them', () => {
    const people = ['Drill Captain Knight', 'Drill Duchess', 'Drill Chosen', 'Drill Colonel'];
    const matched = (gun: string) => {
      const t = table(ccg, { at: { 'Drill Yard': { light: people.map((card) => ({ card, on: [gun] })) } } });
      const guns = t.state.zones.on[1].filter((card) => t.state.names[t.state.cards.definition[card] ?? -1] === gun);
      return guns.map((card) => isMatchingWeapon(t.state, card, hostOf(t.state, card)));
    };
    expect(matched('Drill Kin Foil')).toEqual([true, true, true, false]);
    expect(matched('Drill Light Foil')).toEqual([false, false, false, false]);
  });

  rule('GLA-0087', 'for a Skywalker may be carried by Leia, if she is able enough', () => {
    const deploys = (...light: string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Kin Foil', ...errands.light] },
        at: { 'Drill Yard': { light } },
      }).light.may('deploy', 'Drill Kin Foil');
    expect([deploys('Drill Duchess'), deploys('Leia Organa'), deploys('Drill Colonel')]).toEqual([true, false, false]);
  });
});
