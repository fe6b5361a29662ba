import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, Stood } from '../src/position.ts';
import { totalPower } from '../src/rules/battle/totals.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;

/** A battle initiated by Dark at the yard, in whatever comes first. */
const battle = (spec: CcgPosition) => {
  const t = table(ccg, { phase: 'battle', dark: { force: 1 }, ...spec });
  t.dark.does('initiate battle');
  return t;
};
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

describe('the order of draws', () => {
  rule(
    ['AR6-0039', 'AR6-0043', 'AR6-0062'],
    'is power, battle, attrition, and each time the initiator before the other',
    () => {
      const t = battle({
        dark: {
          force: 1,
          reserve: ['Drill Trooper', ...omens(1, 2, 3)],
          hand: ['Drill Surge (Dark)', 'Drill Toil (Dark)'],
        },
        light: { reserve: ['Drill Recruit', ...omens(4, 5, 6)], hand: ['Drill Surge (Light)', 'Drill Toil (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
      });
      t.dark.does('play', 'Drill Surge (Dark)');
      t.light.does('play', 'Drill Surge (Light)');
      t.dark.does('play', 'Drill Toil (Dark)');
      t.light.does('play', 'Drill Toil (Light)');
      t.dark.does('draw battle destiny');
      t.light.does('draw battle destiny');
      expect(t.light.told('destiny').map((told) => [told['by'], told['value']])).toEqual([
        [dark, 1],
        [light, 4],
        [dark, 2],
        [light, 5],
        [dark, 3],
        [light, 6],
      ]);
      // Power 4, power destiny 1, battle destiny 2 against 4 + 4 + 5.
      expect(t.state.facts.battle?.power).toEqual([7, 13]);
      expect(t.state.facts.battle?.attrition).toEqual([11, 5]);
    },
  );
});

describe('power destinies', () => {
  rule(['AR6-0046', 'AR6-0073', 'AR6-0042'], 'are drawn without being asked for, and add to total power', () => {
    const t = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(5)], hand: ['Drill Surge (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Surge (Dark)');
    expect(t.state.facts.battle?.power).toEqual([6, 2]);
    expect(t.state.facts.battle?.attrition).toEqual([null, null]);
  });

  rule(['AR6-0044', 'AR6-0045'], 'are added by whoever takes part, and by what was locked in', () => {
    const t = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(3, 4)] },
      at: {
        'Drill Yard': { dark: ['Drill Gunner'], light: ['Drill Recruit'] },
        'Drill Battlefield': { dark: ['Drill Sapper'] },
      },
    });
    expect(t.state.facts.battle?.powerDestiny).toEqual([3, 0]);
    const elsewhere = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(3, 4)] },
      at: {
        'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Battlefield': { dark: ['Drill Gunner'] },
      },
    });
    expect(elsewhere.state.facts.battle?.powerDestiny).toEqual([0, 0]);
  });
});

describe('the number of battle destinies', () => {
  const drawn = (spec: object): readonly number[] => {
    const t = battle(spec);
    return t.decision.options.flatMap(({ verb, amount }) => (verb === 'draw battle destiny' ? [amount ?? 0] : []));
  };

  rule(['AR6-0047', 'AR6-0049'], 'is one for ability of 4 or more, and never two for 8', () => {
    const withDark = (...there: string[]) => drawn({ at: { 'Drill Yard': { dark: there, light: ['Drill Recruit'] } } });
    expect(withDark('Drill Brute', 'Drill Trooper')).toEqual([]);
    expect(withDark('Drill Brute', 'Drill Brute')).toEqual([1]);
    expect(withDark('Drill Baron', 'Drill Baron')).toEqual([1]);
  });

  rule(
    ['AR6-0048', 'GLC-0016', 'GLB-0066'],
    'counts pilots and whoever is present, but no passengers of enclosed vehicles',
    () => {
      const driving = (card: string, aboard: object) =>
        battle({
          at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit', { card, ...aboard }] } },
        });
      expect(driving('Drill War Speeder', { pilots: ['Drill War Princess'] }).light.may('draw battle destiny')).toBe(
        true,
      );
      expect(
        driving('Drill War Speeder', { passengers: ['Drill War Princess'] }).light.getsTo('draw battle destiny'),
      ).toBe(false);
      expect(driving('Drill War Skiff', { passengers: ['Drill War Princess'] }).light.may('draw battle destiny')).toBe(
        true,
      );
    },
  );

  for (const [card, where, seat, draws] of [
    ['Drill War Fighter (Light)', 'Drill Front', 'pilots', true],
    ['Drill War Fighter (Light)', 'Drill Front', 'passengers', false],
    ['Drill Lift', 'Drill Yard', 'drivers', true],
    ['Drill Lift', 'Drill Yard', 'passengers', false],
  ] as const)
    rule(
      'GLB-0066',
      `${draws ? 'counts' : 'does not count'} the ${seat} of ${card}, who are forfeited all the same`,
      () => {
        const side = card === 'Drill Lift' ? 'dark' : 'light';
        const who = side === 'dark' ? 'Drill Baron' : 'Drill War Princess';
        const crew = { pilots: ['Drill Recruit'], passengers: [who] };
        const aboard = card === 'Drill Lift' ? { drivers: ['Drill Trooper'], passengers: [who] } : crew;
        const t = battle({
          at: {
            [where]: {
              [side]: [draws ? { card, [seat]: [who] } : { card, ...aboard }],
              [side === 'dark' ? 'light' : 'dark']:
                where === 'Drill Front' ? ['Drill Cruiser', 'Drill Cruiser'] : ['Drill Colonel', 'Drill Raider'],
            },
          },
        });
        for (let i = 0; i < 20 && t.state.facts.battle?.segment === 'weapons'; i++)
          (t.asked === 'dark' ? t.dark : t.light).passes();
        while (t.state.facts.battle?.segment === 'power' && t.asked !== side)
          t.answer({ player: side === 'dark' ? 1 : 0, at: t.decision.at, picks: [t.decision.options.length - 1] });
        expect(t[side].may('draw battle destiny')).toBe(draws);
        while (t.state.facts.battle?.segment === 'power')
          t.answer({ player: t.decision.player, at: t.decision.at, picks: [t.decision.options.length - 1] });
        expect(t[side].may('forfeit', who)).toBe(true);
      },
    );

  rule('GAP-0170', 'does not count pilots of a starship that has landed', () => {
    const t = battle({
      at: {
        'Drill Yard': {
          dark: ['Drill Trooper'],
          light: [{ card: 'Drill War Fighter (Light)', pilots: ['Drill Ace (Light)'] }, 'Drill Recruit'],
        },
      },
    });
    expect(t.light.getsTo('draw battle destiny')).toBe(false);
  });

  rule(['AR6-0137', 'AR6-0050', 'AR6-0152'], 'may grow from none, by whoever takes part', () => {
    expect(
      drawn({ at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Tank'], light: ['Drill Recruit'] } } }),
    ).toEqual([1]);
    expect(
      drawn({
        at: {
          'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] },
          'Drill Battlefield': { dark: ['Drill Tank'] },
        },
      }),
    ).toEqual([1]);
  });

  rule('AR6-0151', 'does not grow by copies of the same card', () => {
    expect(
      drawn({ at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Tank', 'Drill Tank'], light: ['Drill Recruit'] } } }),
    ).toEqual([2]);
  });

  rule(
    ['AR6-0146', 'AR6-0147'],
    'grows by itself only as long as its conditions are met just before the first is drawn',
    () => {
      const spec = {
        light: { hand: ['Drill Sacrifice'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Partner', 'Drill Heir', 'Drill Colonel'] } },
      };
      const t = battle(spec);
      t.light.passes();
      expect(t.decision.options[0]?.amount).toBe(2);
      const alone = battle(spec);
      alone.light.does('play', 'Drill Sacrifice').does('target', 'Drill Colonel');
      // Ability of 4 is left, but nobody to be with.
      expect(alone.decision.options[0]?.amount).toBe(1);
    },
  );

  rule(
    ['AR6-0148', 'AR6-0149', 'AR6-0150'],
    'is locked in by an action, whatever becomes of those it was played on',
    () => {
      const t = battle({
        light: { hand: ['Drill Kin', 'Drill Sacrifice'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Heir', 'Drill Colonel'] } },
      });
      t.light.does('play', 'Drill Kin');
      t.light.does('play', 'Drill Sacrifice').does('target', 'Drill Heir');
      expect(t.decision.options[0]).toMatchObject({ verb: 'draw battle destiny', amount: 3 });
    },
  );

  rule(['AR6-0053', 'AR6-0138'], 'is drawn in full or not at all', () => {
    const spec = { at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Tank'], light: ['Drill Recruit'] } } };
    const t = battle(spec);
    expect(t.options).toEqual(['draw battle destiny 2', 'decline']);
    t.dark.does('decline');
    expect(t.state.facts.battle?.battleDestiny).toEqual([null, null]);
    const drawing = battle(spec);
    drawing.dark.does('draw battle destiny');
    expect(drawing.dark.told('destiny')).toHaveLength(2);
  });

  rule('AR6-0054', 'is drawn as far as there are cards', () => {
    const t = battle({
      dark: { force: 2, reserve: omens(3) },
      at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Tank'], light: ['Drill Recruit'] } },
    });
    t.dark.does('draw battle destiny');
    expect(t.state.facts.battle?.battleDestiny).toEqual([3, null]);
  });
});

describe('conditions on battle destiny', () => {
  rule(
    ['AR6-0144', 'AR6-0145', 'AR6-0154'],
    'reduce the number for whoever does not meet them, by ability that counts',
    () => {
      const at = (...there: Stood[]) => battle({ at: { 'Drill Wastes': { dark: ['Drill Trooper'], light: there } } });
      expect(at('Drill Colonel', 'Drill Partner').light.getsTo('draw battle destiny')).toBe(false);
      expect(at('Drill Colonel', 'Drill Recruit').light.may('draw battle destiny')).toBe(true);
      const passenger = { card: 'Drill War Speeder', passengers: ['Drill Recruit'] };
      expect(at('Drill Colonel', passenger).light.getsTo('draw battle destiny')).toBe(false);
    },
  );

  rule('AR6-0033', 'limit how many may be drawn', () => {
    const t = battle({
      dark: { force: 1, table: ['Drill Damper'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Colonel', 'Drill Partner'] } },
    });
    expect(t.options).toEqual(['draw battle destiny 1', 'decline']);
    t.light.does('draw battle destiny');
    expect(t.light.told('destiny')).toHaveLength(1);
  });

  rule(['AR6-0156', 'AR6-0141', 'AR6-0155'], 'give way to a text that draws "if unable to otherwise" (example)', () => {
    const t = battle({
      light: { hand: ['Drill Kin', 'Drill Sacrifice'] },
      at: {
        'Drill Wastes': {
          dark: ['Drill Trooper'],
          light: ['Drill Colonel', { card: 'Drill War Speeder', pilots: ['Drill War Commander'] }],
        },
      },
    });
    t.light.does('play', 'Drill Kin');
    t.light.does('play', 'Drill Sacrifice').does('target', 'Drill Colonel');
    // 1 by ability of 4 and 2 locked in make 3; ability of 6 is required, which leaves none; the text draws 2.
    expect(t.options).toEqual(['draw battle destiny 2', 'decline']);
    t.light.does('draw battle destiny');
    expect(t.light.told('destiny')).toHaveLength(2);
  });

  rule(['AR6-0139', 'AR6-0140', 'AR6-0052'], 'such a text only raises the number, if its player likes', () => {
    const t = battle({ at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill War Commander'] } } });
    // One by ability; two by the text, not three.
    expect(t.options).toEqual(['draw battle destiny 2', 'draw battle destiny 1', 'decline']);
    const limited = battle({
      dark: { force: 1, table: ['Drill Damper'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill War Commander'] } },
    });
    limited.light.does('draw battle destiny', 2);
    expect(limited.light.told('destiny')).toHaveLength(2);
  });
});

describe('total battle destiny', () => {
  rule(['AR6-0055', 'AR6-0056', 'AR6-0034'], 'is modified and reset when it is complete', () => {
    const t = battle({
      dark: {
        force: 1,
        table: ['Drill Yoke'],
        reserve: ['Drill Trooper', ...omens(4)],
        hand: ['Drill Insertion (Dark)'],
      },
      light: { reserve: ['Drill Recruit', ...omens(6)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
    });
    t.dark.does('play', 'Drill Insertion (Dark)');
    t.dark.does('draw battle destiny');
    expect(t.state.facts.battle?.battleDestiny).toEqual([6, null]);
    t.light.does('draw battle destiny');
    expect(t.state.facts.battle?.battleDestiny).toEqual([6, 3]);
  });

  rule('AR6-0057', 'is found for the initiator before the other player draws', () => {
    const t = battle({ at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } } });
    expect(t.asked).toBe('dark');
    t.dark.does('draw battle destiny');
    expect(t.asked).toBe('light');
    expect(t.state.facts.battle?.battleDestiny).toEqual([2, null]);
  });

  rule('AR6-0058', 'can be responded to once both have drawn all of theirs', () => {
    const t = battle({ at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel', 'Drill Reader'] } } });
    t.dark.does('draw battle destiny');
    expect(t.light.may('use', 'Drill Reader')).toBe(false);
    t.light.does('draw battle destiny');
    expect(t.light.may('use', 'Drill Reader')).toBe(true);
  });

  rule(['AR6-0058', 'AR6-0120'], 'cannot be responded to if the last of them has ended the battle', () => {
    const drawing = (destiny: number) => {
      const t = battle({
        dark: { force: 1, reserve: ['Drill Trooper', ...omens(1)] },
        light: { table: ['Drill Gloom'], reserve: ['Drill Recruit', ...omens(destiny)] },
        at: {
          'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] },
          Drill: {},
          'Drill: Hall': { light: ['Drill Reader'] },
        },
      });
      t.dark.does('draw battle destiny');
      t.light.does('draw battle destiny');
      return t;
    };
    expect(drawing(5).light.may('use', 'Drill Reader')).toBe(true);
    // With a 6 everybody of Light's in the battle is lost.
    const t = drawing(6);
    expect(t.light.sees('lost')).toContain('Drill Colonel');
    expect(t.light.may('use', 'Drill Reader')).toBe(false);
  });

  rule(['AR6-0059', 'AR6-0060', 'AR6-0104'], 'makes attrition, even of 0, but none where nothing was drawn', () => {
    const spec = (there: readonly string[]) => ({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(0)] },
      light: { reserve: ['Drill Recruit', ...omens(5)] },
      at: { 'Drill Yard': { dark: there, light: ['Drill Colonel'] } },
    });
    const t = battle(spec(['Drill Baron', 'Drill Claws']));
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    // Attrition of 0 exists, so that 1 can be added to it.
    expect(t.state.facts.battle?.attrition).toEqual([5, 1]);
    const none = battle(spec(['Drill Claws']));
    none.light.does('draw battle destiny');
    expect(none.state.facts.battle?.attrition).toEqual([5, null]);
  });
});

describe('attrition destinies', () => {
  rule(['AR6-0063', 'AR6-0066', 'AR6-0075'], 'add to attrition, and are drawn without being asked for', () => {
    const t = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(2, 4)] },
      at: { 'Drill Yard': { dark: ['Drill Baron', 'Drill Sapper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('draw battle destiny');
    expect(t.state.facts.battle?.attrition).toEqual([null, 6]);
    // They add nothing to power.
    expect(t.state.facts.battle?.power).toEqual([7, 2]);
  });

  rule(['AR6-0065', 'AR6-0061'], 'are none for a player without total battle destiny', () => {
    const t = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(2, 4)], hand: ['Drill Toil (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Sapper'], light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Toil (Dark)');
    expect(t.dark.told('destiny')).toHaveLength(0);
    expect(t.state.facts.battle?.attrition).toEqual([null, null]);
  });

  rule('AR6-0064', 'are counted if an action has added one', () => {
    const t = battle({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(2, 4)], hand: ['Drill Toil (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Toil (Dark)').does('draw battle destiny');
    expect(t.state.facts.battle?.attrition).toEqual([null, 6]);
  });
});

describe('actions of the power segment', () => {
  const spec = (there: readonly string[], reserve: readonly string[]) => ({
    dark: { force: 1, reserve, hand: ['Drill War Fury (Dark)'] },
    light: { hand: ['Drill War Fury (Light)', 'Drill Signal'], reserve: ['Drill Recruit', ...omens(3)] },
    at: { 'Drill Yard': { dark: there, light: ['Drill Colonel'] } },
  });

  rule(['AR6-0067', 'AR6-0068', 'AR6-0078'], 'alternate, the initiator first, and count when attrition does', () => {
    const t = battle(spec(['Drill Baron'], ['Drill Trooper', ...omens(1)]));
    t.light.passes();
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    expect(t.asked).toBe('dark');
    t.dark.does('play', 'Drill War Fury (Dark)');
    expect(t.asked).toBe('light');
    t.light.passes();
    expect(t.state.facts.battle?.segment).toBe('damage');
    expect(t.state.facts.battle?.attrition).toEqual([3, 3]);
  });

  rule(['AR6-0069', 'AR6-0071', 'AR6-0076'], 'change attrition only if it exists, even if it is 0', () => {
    const zero = battle(spec(['Drill Baron'], ['Drill Trooper', ...omens(0)]));
    zero.light.passes();
    zero.dark.does('draw battle destiny');
    zero.light.does('draw battle destiny');
    expect(zero.options).toEqual(['play Drill War Fury (Dark)', 'pass']);
    const none = battle(spec(['Drill Trooper'], ['Drill Trooper', ...omens(0)]));
    none.light.passes();
    none.light.does('draw battle destiny');
    // Dark has no attrition to add to, and is not asked; Light has.
    expect(none.asked).toBe('light');
    expect(none.options).toEqual(['play Drill War Fury (Light)', 'pass']);
  });
});

describe('winning', () => {
  rule(['AR6-0072', 'GLA-0192', 'AR6-0074'], 'is by power present, with battle destiny', () => {
    const t = battle({
      light: { reserve: ['Drill Recruit', ...omens(1)] },
      at: {
        'Drill Yard': {
          dark: ['Drill Brute'],
          light: [
            { card: 'Drill War Speeder', pilots: ['Drill War Princess'], passengers: ['Drill Recruit'] },
            { card: 'Drill War Skiff', drivers: ['Drill Colonel'] },
          ],
        },
      },
    });
    t.light.does('draw battle destiny');
    // Speeder 3 + 1, skiff 2, captain 4 in the open, destiny 1; the passenger inside counts for nothing.
    expect(t.state.facts.battle?.power).toEqual([6, 11]);
  });

  for (const [where, system] of [
    ['Drill Front', 'Drill Moon'],
    ['Drill Reef', 'Drill Harbor'],
    ['Drill Clouds', 'Drill Harbor'],
  ] as const)
    rule('GLA-0163', `is by the power of starships and vehicles, not of who is aboard, at ${where}`, () => {
      const fighter = 'Drill War Fighter (Light)';
      const t = battle({
        at: {
          [where]: {
            dark: [{ card: 'Drill War Fighter (Dark)', pilots: ['Drill Ace (Dark)'] }],
            light: [
              { card: fighter, pilots: ['Drill Recruit'], passengers: ['Drill Colonel'] },
              ...(where === 'Drill Clouds' ? [{ card: 'Drill Cloud Car', pilots: ['Drill Flyer'] }] : []),
            ],
          },
          [system]: {},
        },
      });
      expect(([dark, light] as const).map((who) => totalPower(t.state, who))).toEqual([
        5,
        where === 'Drill Clouds' ? 5 : 3,
      ]);
    });

  rule('GLA-0164', 'is at a site by vehicles, and by characters that are not inside something', () => {
    const power = (...dark: Stood[]) => {
      const { state } = battle({
        dark: { force: 1, hand: ['Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark, light: ['Drill Recruit'] } },
      });
      return totalPower(state, 0);
    };
    const walker = { card: 'Drill Strider', pilots: ['Drill Trooper'], passengers: ['Drill Brute'] };
    const alone = power(walker);
    expect(power({ ...walker, passengers: [] })).toBe(alone);
    expect(power(walker, 'Drill Brute')).toBe(alone + 6);
    expect(power('Drill Brute', { card: 'Drill Crawler', drivers: ['Drill Trooper'] })).toBe(6 + 2);
    expect(power('Drill Brute', { card: 'Drill Sail', drivers: ['Drill Trooper'] })).toBe(6 + 2 + 1);
  });

  rule('AR6-0079', 'is nobody’s if both have the same total', () => {
    const t = battle({
      dark: { force: 1, table: ['Drill Rebellion'] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Colonel'] } },
    });
    t.dark.does('decline');
    t.light.does('decline');
    expect(t.state.facts.battle).toBeNull();
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.state.zones.at[dark]).toHaveLength(1);
  });

  rule(['AR6-0080', 'AR6-0081'], 'leads to what is automatic, then to responses, the defender first', () => {
    const t = battle({
      dark: { force: 1, table: ['Drill Rebellion'], hand: ['Drill Choke'] },
      light: { hand: ['Drill Spite'], force: 0 },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] } },
    });
    t.dark.does('decline');
    // Dark has won: Light loses 1 Force before anything else.
    t.light.does('lose', 'reserve');
    // The winner is the initiator, and yet the other player comes first.
    expect(t.asked).toBe('light');
    t.light.does('play', 'Drill Spite');
    t.dark.does('play', 'Drill Choke');
    expect(t.light.sees('lost', 'light')).toContain('Drill Recruit');
  });

  rule('AR6-0041', 'is nobody’s if a side loses its presence while destinies are drawn', () => {
    const t = battle({
      light: { table: ['Drill Gloom'] },
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(6)] },
      at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Recruit'] } },
    });
    t.dark.does('draw battle destiny');
    expect(t.state.facts.battle).toBeNull();
  });
});

describe('what is locked in', () => {
  rule(['AR6-0032', 'AR6-0051', 'AR6-0153'], 'is played in the weapons segment, and adds up with the rest', () => {
    const t = battle({
      light: { hand: ['Drill Kin', 'Drill War Fury (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Colonel', 'Drill Heir', 'Drill Partner'] } },
    });
    t.light.does('play', 'Drill Kin');
    // 1 by ability, 2 by the action, 1 by the partner.
    expect(t.options).toEqual(['draw battle destiny 4', 'decline']);
    const late = battle({
      light: { hand: ['Drill Kin', 'Drill War Fury (Light)'], reserve: ['Drill Recruit', ...omens(1, 1)] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Colonel', 'Drill Heir'] } },
    });
    late.light.passes();
    late.light.does('draw battle destiny');
    expect(late.options).toEqual(['play Drill War Fury (Light)', 'pass']);
  });

  rule('AR6-0070', 'may be attrition and power together, if there is attrition', () => {
    const spec = (there: readonly string[]): CcgPosition => ({
      light: { hand: ['Drill War Rage'], reserve: ['Drill Recruit', ...omens(1)] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'], light: there } },
    });
    const t = battle(spec(['Drill Colonel']));
    t.light.does('draw battle destiny').does('play', 'Drill War Rage');
    expect(t.light.told('total power')).toMatchObject([{ dark: 1, light: 7 }]);
    const none = battle(spec(['Drill Heir']));
    expect(none.light.told('total power')).toMatchObject([{ dark: 1, light: 3 }]);
  });

  rule('AR6-0077', 'is not what is automatic: that counts only while its card takes part', () => {
    const spec = (yard: readonly string[], field: readonly string[]): CcgPosition => ({
      dark: { force: 1, reserve: ['Drill Trooper', ...omens(2)] },
      at: {
        'Drill Yard': { dark: yard, light: ['Drill Recruit', 'Drill Heir'] },
        'Drill Battlefield': { dark: field },
      },
    });
    const t = battle(spec(['Drill Baron', 'Drill Claws'], []));
    t.dark.does('draw battle destiny');
    t.light.does('decline');
    expect(t.state.facts.battle?.attrition[light]).toBe(3);
    const elsewhere = battle(spec(['Drill Baron'], ['Drill Claws']));
    elsewhere.dark.does('draw battle destiny');
    elsewhere.light.does('decline');
    expect(elsewhere.state.facts.battle?.attrition[light]).toBe(2);
  });

  rule(['AR6-0142', 'AR6-0143'], 'leaves every draw open to being cancelled, or drawn again', () => {
    const spec: CcgPosition = {
      light: { hand: ['Drill Retake'], reserve: ['Drill Recruit', ...omens(1, 2, 5)] },
      at: { 'Drill Wastes': { dark: ['Drill War Moff'], light: ['Drill War Commander'] } },
    };
    const t = battle(spec);
    t.light.does('draw battle destiny');
    t.dark.does('use', 'Drill War Moff');
    t.light.passes();
    expect(t.state.facts.battle?.battleDestiny).toEqual([null, 2]);
    const again = battle(spec);
    again.light.does('draw battle destiny');
    again.dark.passes();
    again.light.does('play', 'Drill Retake');
    again.dark.passes();
    again.dark.passes();
    expect(again.state.facts.battle?.battleDestiny).toEqual([null, 7]);
  });
});
