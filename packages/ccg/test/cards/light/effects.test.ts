import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { seatFor } from '../../../src/rules/cards/capacity.ts';
import { totalPowerAt } from '../../../src/rules/inForce/power.ts';
import { rulesOn } from '../../../src/rules/inForce/sources.ts';
import { abilityWith, forceIcons, hasPresence } from '../../../src/rules/table/presence.ts';
import {
  battle,
  bearing,
  costOf,
  drawsBattleDestiny,
  immunityIn,
  inPlay,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  powerOf,
  valueAt,
  valueIn,
} from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const yavin = 'Yavin 4 (Light)';
const warRoom = 'Yavin 4: Massassi War Room';
const tatooine = 'Tatooine (Light)';

describe('Demotion', () => {
  const on = (who: string, side: 'light' | 'dark' = 'dark') =>
    costOf({ at: { [dunes]: { [side]: [who] } } }, 'Demotion');
  scenario('deploys on Imperials, but not on Vader or stormtroopers', () => {
    expect([on('General Tagge'), on('Darth Vader'), on('Stormtrooper'), on('Jawa (Dark)')]).toEqual([
      2,
      null,
      null,
      null,
    ]);
  });
  rule('GAP-0342', 'nor on the Emperor: whoever is Sidious and has that word in his title', () => {
    expect([on('Drill Emperor'), on('Drill Senator Palpatine')]).toEqual([null, 2]);
  });
  rule('GLB-0388', 'Leia is no Imperial, senator though she is', () => {
    expect(on('Leia Organa', 'light')).toBe(null);
  });
  scenario('takes 2 from power, and the text', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 3, hand: ['Demotion'] },
      at: { [dunes]: { dark: ['Imperial Trooper Guard', 'General Tagge'] } },
    });
    const before = valueAt(t, 'General Tagge', 'power') ?? 0;
    t.light.does('deploy', 'Demotion').does('to', 'General Tagge');
    expect(valueAt(t, 'General Tagge', 'power')).toBe(Math.max(0, before - 2));
    const guarded = (demoted: boolean) => {
      const guard = demoted ? bearing('Imperial Trooper Guard', 'Demotion') : 'Imperial Trooper Guard';
      return powerOf(battle({ [dunes]: { dark: [guard], light: ['Rebel Trooper'] } }, { turn: 'light' }), 'dark');
    };
    expect([guarded(false), guarded(true)]).toEqual([4, 0]);
  });
});

describe('skills that are given', () => {
  rule('GLB-0057', 'Ellorrs Madak makes somebody a pilot, who adds 2; a pilot adds 1 more', () => {
    const ship = 'Corellian Corvette';
    const power = (who: string, ...on: string[]) =>
      valueIn({ [yavin]: { light: [{ card: ship, pilots: [bearing(who, ...on)] }] } }, ship, 'power');
    expect(power('Leia Organa', 'Ellorrs Madak')).toBe(5 + 2);
    expect(power('Rebel Pilot', 'Ellorrs Madak')).toBe(5 + 2 + 1);
    expect(power('Rebel Pilot')).toBe(5 + 2);
    expect(costOf({ at: { [dunes]: { light: ['R2-X2 (Artoo-Extoo)'] } } }, 'Ellorrs Madak')).toBe(null);
    expect(costOf({ at: { [dunes]: { light: ['Leia Organa'] } } }, 'Ellorrs Madak')).toBe(0);
    const altered = (on: string) =>
      lay({
        phase: 'control',
        dark: { hand: ['Alter (Dark)'] },
        at: { [dunes]: { light: [bearing('Leia Organa', on)], dark: ['Darth Vader'] } },
      }).dark.may('play', 'Alter (Dark)');
    expect([altered('Ellorrs Madak'), altered('Jawa Siesta')]).toEqual([false, true]);
  });
  scenario('Sai’torr Kal Fas makes somebody a warrior; a warrior has 1 more power', () => {
    const power = (who: string) => valueIn({ [dunes]: { light: [bearing(who, "Sai'torr Kal Fas")] } }, who, 'power');
    expect([power('Talz'), power('Rebel Trooper')]).toEqual([1, 2]);
    const armed = (...on: string[]) => costOf({ at: { [dunes]: { light: [bearing('Talz', ...on)] } } }, 'Blaster');
    expect([armed(), armed("Sai'torr Kal Fas")]).toEqual([null, 1]);
    expect(costOf({ at: { [dunes]: { light: ['R2-X2 (Artoo-Extoo)'] } } }, "Sai'torr Kal Fas")).toBe(null);
  });
});

describe('Jawa Siesta', () => {
  scenario('costs both players 3 Force, and Jawas are worth 1 more', () => {
    const t = lay({ turn: 'light', phase: 'deploy', light: { force: 4, hand: ['Jawa Siesta'] }, dark: { force: 3 } });
    t.light.does('deploy', 'Jawa Siesta');
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([3, 3]);
    const poor = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 3, hand: ['Jawa Siesta'] },
      dark: { force: 2 },
    });
    expect(poor.light.may('deploy', 'Jawa Siesta')).toBe(false);
    expect(
      valueIn({ [dunes]: { light: ['Jawa (Light)'] } }, 'Jawa (Light)', 'forfeit', {
        light: { table: ['Jawa Siesta'] },
      }),
    ).toBe(2);
  });
});

describe('Nightfall', () => {
  rule('GLB-0517', 'adds a destiny to power only, for both, at the sites of its planet', () => {
    const t = battle(
      {
        [tatooine]: { light: ['Nightfall'] },
        [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
      },
      {
        turn: 'light',
        light: { force: 2, reserve: ['Talz', ...omens(4)] },
        dark: { reserve: ['Stormtrooper', ...omens(2)] },
      },
    );
    passUntil(t, 'damage');
    expect(t.state.facts.battle?.power).toEqual([1 + 2, 1 + 4]);
    expect(t.state.facts.battle?.attrition).toEqual([null, null]);
  });
  scenario('lets spies deploy free to sites at night', () => {
    const cost = (...system: string[]) => costOf({ at: { [tatooine]: { light: system }, [dunes]: {} } }, 'Leia Organa');
    expect([cost(), cost('Nightfall')]).toEqual([3, 0]);
  });
});

describe('Obi-Wan’s Cape', () => {
  rule('GLB-0528', 'makes its bearer immune to attrition of less than 5, and drives somebody of ability 1 away', () => {
    expect(immunityIn({ [dunes]: { light: [bearing('Rebel Trooper', "Obi-Wan's Cape")] } }, 'Rebel Trooper')).toBe(5);
    const cost = (...light: Stood[]) => costOf({ at: { [dunes]: { light } } }, "Obi-Wan's Cape");
    expect([cost('Rebel Trooper'), cost('Talz'), cost('R2-X2 (Artoo-Extoo)')]).toEqual([2, 2, null]);
    const t = battle(
      {
        [dunes]: { light: [bearing('Rebel Trooper', "Obi-Wan's Cape")], dark: ['Stormtrooper', 'Drill Baron'] },
        [camp]: {},
      },
      { turn: 'dark', light: { force: 2 } },
    );
    t.light.does('use', "Obi-Wan's Cape");
    expect(t.state.zones.used[1]).toHaveLength(1);
    expect(inPlay(t, 'dark')).toContain('Stormtrooper');
    expect(powerOf(t, 'dark')).toBe(4);
  });
});

describe('Our Most Desperate Hour', () => {
  scenario('is lost when its target comes to Alderaan, and Force is retrieved by whom its player has', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 4, hand: ['Our Most Desperate Hour'], lost: ['Talz', 'Talz', 'Talz', 'Talz', 'Talz'] },
      at: {
        [tatooine]: { light: [piloted('Millennium Falcon', 'Han Solo', 'Rebel Pilot')] },
        'Alderaan (Light)': {},
        [dunes]: { light: ['Luke Skywalker'] },
      },
    });
    t.light.does('deploy', 'Our Most Desperate Hour').does('target', 'Han Solo');
    while (t.light.may('pass') && t.state.facts.phase !== 'move') t.light.passes();
    t.light.does('move', 'Millennium Falcon');
    // 1 for Han and 2 for Luke.
    expect(t.state.zones.lost[1]).toHaveLength(5 - 3 + 1);
    expect(t.light.sees('lost', 'light')).toContain('Our Most Desperate Hour');
  });
});

describe('Rebel Planners', () => {
  rule('GLC-0163', 'deploys at the War Room or a docking bay, and adds 1 for each starship above', () => {
    expect(costOf({ at: { [warRoom]: {} } }, 'Rebel Planners')).toBe(1);
    expect(costOf({ at: { 'Tatooine: Docking Bay 94 (Light)': {} } }, 'Rebel Planners')).toBe(1);
    expect(costOf({ at: { [dunes]: {} } }, 'Rebel Planners')).toBe(null);
    const power = (where: string, planners: readonly string[]) =>
      powerOf(
        battle(
          {
            [yavin]: {},
            [where]: { light: ['X-wing', 'X-wing'], dark: ['TIE Fighter'] },
            [warRoom]: { light: planners },
          },
          { turn: 'light' },
        ),
        'light',
      );
    // Asteroids are not related to the sites below.
    for (const [where, more] of [
      [yavin, 2],
      ['Drill Clouds', 2],
      ['Drill Asteroids', 0],
    ] as const)
      expect([power(where, []), power(where, ['Rebel Planners'])]).toEqual([6, 6 + more]);
  });
  scenario('adds them also where nobody fights', () => {
    const t = lay({ at: { [yavin]: { light: ['X-wing', 'X-wing'] }, [warRoom]: { light: ['Rebel Planners'] } } });
    expect(totalPowerAt(t.state, 1, named(t, yavin))).toBe(6 + 2);
  });
});

describe('Restricted Deployment', () => {
  scenario('makes warriors of the opponent cost 1 more', () => {
    const cost = (who: string) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 6, hand: [who] },
        light: { table: ['Restricted Deployment'] },
        at: { [dunes]: {} },
      });
      t.dark.does('deploy', who);
      return t.state.zones.used[0].length;
    };
    expect(cost('Stormtrooper')).toBe(2);
    expect(cost('Drill Trooper')).toBe(1);
  });
});

describe('Special Modifications', () => {
  scenario('add 2 to armor or maneuver, and more on the Falcon with Han piloting', () => {
    const of = (ship: string, pilots: readonly string[], ...values: ('armor' | 'maneuver' | 'power' | 'forfeit')[]) =>
      values.map((value) =>
        valueIn({ [yavin]: { light: [{ card: ship, pilots, on: ['Special Modifications'] }] } }, ship, value),
      );
    expect(of('Corellian Corvette', [], 'armor', 'maneuver', 'power')).toEqual([6, null, 5]);
    expect(of('Millennium Falcon', ['Rebel Pilot'], 'maneuver', 'power', 'forfeit')).toEqual([6, 5, 7]);
    expect(of('Millennium Falcon', ['Han Solo'], 'maneuver', 'power', 'forfeit')).toEqual([8, 7, 9]);
  });
});

describe('Affect Mind', () => {
  rule(
    'GLA-0074',
    'keeps 2 of the opponent’s ability from counting where the Jedi is, and changes no card’s own',
    () => {
      const controls = (...dark: string[]) => {
        const t = lay({
          turn: 'light',
          phase: 'control',
          light: { hand: ['Drill Stew'] },
          dark: { hand: ['Drill Blow'] },
          at: { [dunes]: { light: [bearing('Obi-Wan Kenobi', 'Affect Mind')], dark } },
        });
        return t.light.may('drain', dunes);
      };
      expect([controls('Stormtrooper', 'Stormtrooper'), controls('Drill Baron')]).toEqual([true, false]);
      expect(
        valueIn(
          { [dunes]: { light: [bearing('Obi-Wan Kenobi', 'Affect Mind')], dark: ['Stormtrooper'] } },
          'Stormtrooper',
          'ability',
        ),
      ).toBe(1);
    },
  );
});

describe('Affect Mind, where the opponent has one character of ability 2', () => {
  rule('GLA-0075', 'leaves that character its ability, and its player no presence (example)', () => {
    const present = (...on: string[]) => {
      const t = lay({ at: { [dunes]: { light: [bearing('Obi-Wan Kenobi', ...on)], dark: ['Chief Bast'] } } });
      expect(valueAt(t, 'Chief Bast', 'ability')).toBe(2);
      return hasPresence(t.state, 0, named(t, dunes));
    };
    expect([present(), present('Affect Mind')]).toEqual([true, false]);
  });
});

describe('Affect Mind, on a Jedi in an enclosed vehicle', () => {
  rule('GAP-0066', 'is undone by a Dark Jedi present at the site, though the Jedi is not', () => {
    const clouded = (...dark: Stood[]) => {
      const jedi: Stood = { card: 'Sandcrawler (Light)', drivers: [bearing('Obi-Wan Kenobi', 'Affect Mind')] };
      const t = lay({ at: { [dunes]: { light: [jedi], dark: ['Stormtrooper', ...dark] } } });
      return abilityWith(t.state, 0, named(t, dunes), 3);
    };
    expect([clouded(), clouded('Darth Vader')]).toEqual([1, 3]);
    expect(clouded({ card: 'Sandcrawler (Dark)', drivers: ['Darth Vader'] })).toBe(1);
  });
});

describe('Crash Site Memorial', () => {
  rule('GLA-0395', 'saves nothing that was lost before it was deployed', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Crash Site Memorial', 'Drill Errand (Light)'], lost: ["Luke's X-34 Landspeeder"] },
      dark: { hand: ['Drill Errand (Dark)'] },
    });
    t.light.does('deploy', 'Crash Site Memorial');
    for (let i = 0; i < 4 && t.state.facts.phase === 'deploy'; i++) {
      expect(t.light.getsTo('use', 'Crash Site Memorial')).toBe(false);
      passWhile(t, ({ facts }) => facts.phase === 'deploy');
    }
    expect(t.light.sees('lost', 'light')).toEqual(["Luke's X-34 Landspeeder"]);
    expect(t.light.sees('stacked', 'light')).toEqual([]);
  });

  for (const [thing, harm, bearer, may] of [
    ["Luke's X-34 Landspeeder", 'Drill Sabotage', null, true],
    ['Blaster', 'Drill Sabotage', 'Rebel Trooper', true],
    ['Electrobinoculars', 'Drill Sabotage', 'Rebel Trooper', true],
    ['R2-X2 (Artoo-Extoo)', 'Drill Take Out', null, true],
    ['Rebel Trooper', 'Drill Take Out', null, false],
    ['Corellian Corvette', 'Drill Take Down', null, false],
  ] as const)
    rule(['GLA-0394', 'GLA-0397'], `${may ? 'saves' : 'does not save'} ${thing}`, () => {
      const stood = bearer === null ? thing : bearing(bearer, thing);
      const where = thing === 'Corellian Corvette' ? tatooine : dunes;
      const t = lay({
        phase: 'control',
        dark: { hand: [harm, 'Drill Errand (Dark)'] },
        light: { table: ['Crash Site Memorial'], hand: ['Drill Errand (Light)'] },
        at: { [where]: { light: [stood] } },
      });
      t.dark.does('play', harm);
      expect(t.light.sees('lost', 'light')).toEqual([thing]);
      expect(t.light.getsTo('use', 'Crash Site Memorial')).toBe(may);
    });

  for (const card of [
    'Rebel Trooper',
    'X-wing',
    'Blaster',
    'Beru Stew',
    'Crash Site Memorial',
    'Tatooine: Cantina (Light)',
  ])
    rule('GLA-0397', `gives what is there for any card in hand: ${card}`, () => {
      const t = lay({
        phase: 'control',
        dark: { hand: ['Drill Sabotage', 'Drill Errand (Dark)'] },
        light: { table: ['Crash Site Memorial'], hand: [card] },
        at: { [dunes]: { light: ["Luke's X-34 Landspeeder"] } },
      });
      t.dark.does('play', 'Drill Sabotage');
      t.light.does('use', 'Crash Site Memorial');
      passWhile(t, ({ facts }) => facts.active === 0 || facts.phase !== 'deploy');
      t.light.does('use', 'Crash Site Memorial');
      expect(t.light.sees('stacked', 'light')).toEqual([card]);
      expect(t.light.sees('hand', 'light')).toEqual(["Luke's X-34 Landspeeder"]);
    });

  rule(
    ['GLA-0394', 'GLA-0397'],
    'keeps what was just lost, but not who was aboard, and exchanges it for any card',
    () => {
      const t = battle(
        {
          [camp]: {
            light: [{ card: "Luke's X-34 Landspeeder", drivers: ['Rebel Trooper'] }, 'Rebel Trooper'],
            dark: ['Drill Brute', 'Drill Brute'],
          },
        },
        { turn: 'dark', light: { force: 2, table: ['Crash Site Memorial'] } },
      );
      passUntil(t, 'damage');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('forfeit', "Luke's X-34 Landspeeder");
      if (t.light.may('put')) t.light.does('put', 'Rebel Trooper');
      expect(t.decision.options.filter(({ verb }) => verb === 'use')).toHaveLength(1);
      t.light.does('use', 'Crash Site Memorial');
      expect(t.light.sees('stacked', 'light')).toEqual(["Luke's X-34 Landspeeder"]);
      expect(t.light.sees('lost', 'light')).toEqual(['Rebel Trooper']);
      while (t.light.may('forfeit') || t.light.may('lose Force') || t.light.may('lose'))
        if (t.light.may('forfeit')) t.light.does('forfeit');
        else if (t.light.may('lose')) t.light.does('lose', 'reserve');
        else t.light.does('lose Force');
      passWhile(t, ({ facts }) => facts.active === 0);
      passWhile(t, ({ facts }) => facts.phase !== 'deploy');
      t.light.does('use', 'Crash Site Memorial');
      expect(t.light.sees('stacked', 'light')).toEqual(['Drill Errand (Light)']);
      expect(t.light.sees('hand', 'light')).toContain("Luke's X-34 Landspeeder");
    },
  );
});

describe('Lightsaber Proficiency', () => {
  rule(['GLB-0400', 'GLB-0401'], 'adds 3 to power in battle, and is lost with the last lightsaber', () => {
    const at = {
      [dunes]: {
        light: [bearing('Luke Skywalker', 'Jedi Lightsaber', 'Lightsaber Proficiency')],
        dark: ['Drill Baron'],
      },
    };
    const t = battle(at, { turn: 'light' });
    expect(powerOf(t, 'light')).toBe(3 + 3);
    expect(valueIn(at, 'Luke Skywalker', 'power')).toBe(3);
    expect(costOf({ at: { [dunes]: { light: ['Luke Skywalker'] } } }, 'Lightsaber Proficiency')).toBe(null);
    const gone = lay({
      phase: 'control',
      dark: { hand: ['Drill Disarming', 'Drill Blow'] },
      light: { hand: ['Drill Stew'] },
      at: { [dunes]: { light: [bearing('Luke Skywalker', 'Jedi Lightsaber', 'Lightsaber Proficiency')] } },
    });
    gone.dark.does('play', 'Drill Disarming');
    expect(inPlay(gone)).toEqual(['Luke Skywalker']);
    const draining = lay({
      turn: 'light',
      at: { [dunes]: { light: [bearing('Luke Skywalker', 'Jedi Lightsaber', 'Lightsaber Proficiency')] } },
    });
    draining.light.does('drain', dunes).does('use', 'Lightsaber Proficiency').does('use', 'Jedi Lightsaber');
    for (let i = 0; i < 4 && draining.dark.may('lose'); i++) draining.dark.does('lose', 'reserve');
    expect(draining.state.zones.lost[0]).toHaveLength(3);
  });
});

describe('Traffic Control', () => {
  scenario('returns cards from hand to the Used Pile in the control phase', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Talz', 'Blaster'], table: ['Traffic Control'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('use', 'Traffic Control').does('place', 'Talz');
    expect(t.light.sees('hand', 'light')).toEqual(['Blaster']);
    expect(t.state.zones.used[1]).toHaveLength(1);
  });
});

describe('Disarmed', () => {
  rule(
    'GLA-0513',
    'takes all weapons from an armed character present with one of its player’s, in any control phase',
    () => {
      const armed = (who: string, weapon: string) => bearing(who, weapon);
      const t = lay({
        turn: 'dark',
        phase: 'control',
        light: { hand: ['Disarmed (Light)'] },
        dark: { hand: ['Drill Errand (Dark)', 'Imperial Blaster'], force: 3 },
        at: {
          [dunes]: { light: [armed('Rebel Trooper', 'Blaster')], dark: [armed('Drill Baron', 'Imperial Blaster')] },
        },
      });
      t.dark.passes();
      t.light.does('deploy', 'Disarmed (Light)');
      expect(t.light.sees('on', 'dark')).toEqual([]);
      expect(t.light.sees('lost', 'dark')).toContain('Imperial Blaster');
      const unarmed = lay({
        turn: 'light',
        phase: 'control',
        light: { hand: ['Disarmed (Light)', 'Drill Errand (Light)'] },
        at: { [dunes]: { light: ['Rebel Trooper'], dark: [armed('Drill Baron', 'Imperial Blaster')] } },
      });
      expect(unarmed.light.may('deploy', 'Disarmed (Light)')).toBe(false);
    },
  );
});

describe('K’lor’slug', () => {
  rule(['GLB-0359', 'GLB-0360'], 'raises power by as much Force as there is ability present, once a battle', () => {
    const t = battle(
      {
        [dunes]: {
          light: [
            'Luke Skywalker',
            'Rebel Trooper',
            { card: 'SoroSuub V-35 Landspeeder', passengers: ['Leia Organa'] },
          ],
          dark: ['Drill Brute'],
        },
      },
      { turn: 'light', light: { force: 9, table: ["K'lor'slug"] } },
    );
    passWhile(t, () => !t.light.may('use', "K'lor'slug"));
    t.light.does('use', "K'lor'slug");
    expect(t.decision.options).toHaveLength(5);
    t.answer({ player: 1, at: t.decision.at, picks: [4] });
    expect(powerOf(t, 'light')).toBe(3 + 1 + 5);
    passWhile(t, () => t.asked === 'dark');
    expect(t.light.may('use', "K'lor'slug")).toBe(false);
  });
});

describe('Eyes In The Dark', () => {
  scenario('hides what one player loses from Life Force', () => {
    const seen = (whose: number) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 1, hand: ['Eyes In The Dark'] },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { [dunes]: { light: ['Rebel Trooper'] } },
      });
      t.light.does('deploy', 'Eyes In The Dark');
      t.answer({ player: 1, at: t.decision.at, picks: [whose] });
      expect(t.light.sees('table', 'light')).toEqual(['Eyes In The Dark']);
      return rulesOn('conceals losses')(t.state).map(({ rule }) => rule.whose);
    };
    expect([seen(0), seen(1)]).toEqual([['your'], ['opponent']]);
  });
});

describe('Yavin Sentry', () => {
  const jungle = 'Yavin 4: Jungle (Light)';
  const sentry = (declared: number) => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 6, hand: ['Yavin Sentry', 'Drill Errand (Light)'] },
      dark: { force: 6, hand: ['Stormtrooper', 'Drill Errand (Dark)'] },
      at: {
        [jungle]: { light: ['Rebel Trooper', 'Rebel Trooper'], dark: ['Drill Baron'] },
        [warRoom]: { dark: ['Stormtrooper'] },
      },
    });
    t.light.does('deploy', 'Yavin Sentry').does('to', jungle);
    t.answer({ player: 1, at: t.decision.at, picks: [declared] });
    return t;
  };
  scenario('adds 1 to power there, if that was declared', () => {
    const power = (declared: number) => {
      const t = sentry(declared);
      passWhile(t, ({ facts }) => facts.phase !== 'battle');
      t.light.does('initiate battle', jungle);
      return powerOf(t, 'light');
    };
    expect([power(0), power(1), power(2)]).toEqual([2, 2, 3]);
  });
  scenario('raises what the opponent’s cards cost there, or the ability for battle destiny', () => {
    const draws = (declared: number) => {
      const t = sentry(declared);
      passWhile(t, ({ facts }) => facts.phase !== 'battle');
      t.light.does('initiate battle', jungle);
      return drawsBattleDestiny(t, 'dark');
    };
    expect([draws(1), draws(2)]).toEqual([false, true]);
  });
});

describe('Mantellian Savrip', () => {
  const savrip = 'Mantellian Savrip';
  /** Light has lost a battle, with these cards in hand, and is to pay for it. */
  const beaten = (hand: string[]) => {
    const t = battle(
      { [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Brute', 'Drill Brute'] } },
      {
        turn: 'dark',
        light: { force: 6, hand, table: [savrip] },
        dark: { force: 6, hand: ['Kintan Strider'], lost: ['Stormtrooper'] },
      },
    );
    passUntil(t, 'damage');
    if (t.asked === 'dark') t.dark.passes();
    return t;
  };
  rule('GLB-0457', 'lets whoever has lost forfeit characters, starships and vehicles from hand', () => {
    const t = beaten(['Luke Skywalker', 'X-wing', 'Blaster', "Luke's X-34 Landspeeder"]);
    expect(t.options).toEqual(
      expect.arrayContaining([
        'forfeit Rebel Trooper',
        'forfeit Luke Skywalker',
        'forfeit X-wing',
        "forfeit Luke's X-34 Landspeeder",
        'lose Force',
      ]),
    );
    expect(t.light.may('forfeit', 'Blaster')).toBe(false);
    const { damage } = t.state.facts.battle ?? { damage: [0, 0] };
    t.light.does('forfeit', 'Luke Skywalker');
    expect(t.state.facts.battle?.damage[1]).toBe(damage[1] - 7);
    expect(t.light.sees('lost', 'light')).toEqual(['Luke Skywalker']);
    const without = battle(
      { [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Brute'] } },
      { turn: 'dark', light: { force: 6, hand: ['Luke Skywalker'] } },
    );
    passUntil(without, 'damage');
    expect(without.light.may('forfeit', 'Luke Skywalker')).toBe(false);
  });
  rule('GLB-0457', 'is of no use to whoever has won', () => {
    const t = battle(
      { 'Drill Yard': { light: ['Obi-Wan Kenobi', 'Rebel Trooper'], dark: ['Drill Baron'] } },
      { turn: 'dark', light: { force: 6, hand: ['Luke Skywalker'], table: [savrip] }, dark: { reserve: omens(1, 1) } },
    );
    passWhile(t, () => !t.dark.may('draw battle destiny'));
    t.dark.does('draw battle destiny');
    passUntil(t, 'damage');
    if (t.asked === 'dark') t.dark.does('forfeit', 'Drill Baron');
    expect(t.state.facts.battle?.winner).toBe(1);
    expect(t.light.may('forfeit', 'Rebel Trooper')).toBe(true);
    expect(t.light.may('forfeit', 'Luke Skywalker')).toBe(false);
  });
  rule('GLB-0457', 'satisfies attrition as well', () => {
    const t = battle(
      { [dunes]: { light: ['Rebel Trooper'], dark: ['Drill Baron', 'Drill Brute'] } },
      { turn: 'dark', light: { force: 6, hand: ['Luke Skywalker'], table: [savrip] }, dark: { reserve: omens(3, 3) } },
    );
    passWhile(t, () => !t.dark.may('draw battle destiny'));
    t.dark.does('draw battle destiny');
    passUntil(t, 'damage');
    if (t.asked === 'dark') t.dark.passes();
    expect(t.state.facts.battle?.attrition[1]).toBe(3);
    t.light.does('forfeit', 'Luke Skywalker');
    expect(t.state.facts.battle?.attrition[1] ?? 0).toBe(0);
  });
  rule('GLB-0458', 'what comes from hand is a unit of Force, and nobody for others to know', () => {
    const t = beaten(['Luke Skywalker', 'Talz', 'Talz']);
    t.light.does('forfeit', 'Luke Skywalker');
    expect(t.asked).toBe('light');
    t.light.does('forfeit', 'Rebel Trooper');
    expect(t.dark.may('play', 'Kintan Strider')).toBe(true);
  });
  scenario('costs 3 Force, and nothing with C-3PO on table', () => {
    expect(costOf({ at: { [dunes]: {} } }, savrip)).toBe(3);
    expect(costOf({ at: { [dunes]: { light: ['C-3PO (See-Threepio)'] } } }, savrip)).toBe(0);
  });
});

describe('Kessel Run', () => {
  const run = 'Kessel Run';
  const kessel = 'Kessel (Light)';
  /** Han is targeted at a system that moves, and comes to Kessel; the opponent draws this destiny. */
  const running = (destiny: number) => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 9, hand: [run], lost: Array.from({ length: 8 }, () => 'Talz') },
      dark: { force: 9, hand: ['Drill Errand (Dark)'], reserve: ['Stormtrooper', 'Stormtrooper', ...omens(destiny)] },
      at: { 'Drill Star': { light: [piloted('Millennium Falcon', 'Han Solo')] }, [kessel]: {} },
    });
    t.light.does('deploy', run);
    t.until('light', 'move', 'Millennium Falcon', kessel);
    t.light.does('move', 'Millennium Falcon', kessel);
    return t;
  };
  rule('GLB-0352', 'is worth as much as the distance was when its smuggler was targeted', () => {
    const t = running(3);
    expect(inPlay(t)).toContain(run);
    t.until('dark', 'deep space', 'Drill Star');
    // To parsec 2 or 4, and it is the nearer to Kessel, at 8.
    t.dark.does('deep space', 'Drill Star #2');
    t.until('light', 'move', 'Millennium Falcon', 'Drill Star');
    t.light.does('move', 'Millennium Falcon', 'Drill Star');
    expect(t.light.sees('lost', 'light')).toHaveLength(8 - 5 + 1);
    expect(inPlay(t)).not.toContain(run);
  });
  scenario('costs the starship if the opponent draws a 0', () => {
    const t = running(0);
    if (t.light.may('put')) t.light.does('put', 'Han Solo');
    expect(t.light.sees('lost', 'light')).toEqual(expect.arrayContaining(['Millennium Falcon', 'Han Solo', run]));
  });
  scenario('has no target at Kessel itself', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: [run, 'Drill Errand (Light)'] },
      at: { [kessel]: { light: [piloted('Millennium Falcon', 'Han Solo')] } },
    });
    expect(t.light.may('deploy', run)).toBe(false);
  });
});

describe('Yerka Mig', () => {
  const mig = 'Yerka Mig';
  const errands = { dark: { hand: ['Drill Errand (Dark)'] } };

  rule('GLC-0618', 'deploys without a foothold, walks like a character, and takes no room', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 4, hand: [mig, 'Drill Errand (Light)'] },
      ...errands,
      at: { 'Drill: Dunes': {}, 'Drill: Hall': { dark: ['Drill Champion'] } },
    });
    expect(forceIcons(t.state, named(t, 'Drill: Dunes'), 1)).toBe(0);
    t.light.does('deploy', mig).does('to', 'Drill: Dunes');
    expect(t.light.sees('at', 'light')).toEqual([mig]);
    const full = { card: "Luke's X-34 Landspeeder", drivers: ['Rebel Trooper'], passengers: ['Talz', 'Talz'] };
    const walking = lay({
      turn: 'light',
      phase: 'move',
      light: { force: 4, hand: ['Drill Errand (Light)'] },
      ...errands,
      at: { [dunes]: { light: [mig, full] }, [camp]: {} },
    });
    expect(walking.light.may('embark', mig)).toBe(true);
    walking.light.does('move', mig);
    expect(walking.state.zones.used[1]).toHaveLength(1);
    expect(walking.light.getsTo('move', mig)).toBe(false);
  });

  for (const [card, where, aboard] of [
    ['Drill Lucky Star', 'Tatooine: Docking Bay 94 (Light)', { pilots: ['Rebel Pilot', 'Rebel Pilot'] }],
    ["Luke's X-34 Landspeeder", dunes, { drivers: ['Rebel Trooper'] }],
  ] as const)
    rule('GLC-0618', `takes no seat aboard ${card}`, () => {
      const boarding = (passengers: readonly string[]) => {
        const t = lay({
          turn: 'light',
          phase: 'move',
          light: { force: 4, hand: ['Rebel Trooper', 'Drill Errand (Light)'] },
          ...errands,
          at: { [where]: { light: [mig, { card, ...aboard, passengers }] } },
        });
        t.light.does('embark', mig);
        return seatFor(t.state, t.state.zones.hand[1][0] ?? -1, named(t, card));
      };
      expect([boarding(['Talz']), boarding(['Talz', 'Talz'])]).toEqual(['passenger', null]);
    });

  rule('GLC-0617', 'is no character for whatever targets those', () => {
    const t = lay({
      phase: 'control',
      dark: { hand: ['Drill Pebble', 'Drill Errand (Dark)'] },
      at: { [dunes]: { light: [mig] } },
    });
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('play', 'Drill Pebble')).toBe(false);
  });

  rule('GLC-0619', 'takes 1 from total power at and beside his site, and nothing from a system', () => {
    const power = (where: string, at: CcgPosition['at']) => powerOf(battle(at, { turn: 'dark' }, where), 'dark');
    const fight = { dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper'] };
    expect(power(dunes, { [dunes]: { ...fight, light: ['Rebel Trooper', mig] } })).toBe(1);
    expect(power(dunes, { [dunes]: fight, [camp]: { light: [mig] } })).toBe(1);
    expect(power(dunes, { [tatooine]: { light: [mig] }, [dunes]: fight })).toBe(2);
    const space = { dark: ['TIE Fighter', 'TIE Fighter'], light: [{ card: 'X-wing', pilots: ['Rebel Pilot'] }] };
    expect(power(tatooine, { [tatooine]: { ...space, light: [...space.light, mig] } })).toBe(
      power(tatooine, { [tatooine]: space }),
    );
  });
});
