import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState, CcgVocabulary } from '../src/index.ts';
import { any, atAnyTime, it, may, opponents, sends, steals, used, your } from '../src/language/index.ts';
import type { Stood } from '../src/position.ts';
import { isActive, isInactiveAs } from '../src/rules/cards/cardStates.ts';
import { personasOf } from '../src/rules/cards/characteristics.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { lifeForce } from '../src/rules/force/lifeForce.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { allegianceOf } from '../src/rules/table/allegiance.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { isStolen, whyNotStolen } from '../src/rules/weapons/stealing.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

/** Light has a thief beside those of the Dark Side. */
const beside = (dark: readonly Stood[], more: CcgPosition = {}) =>
  table(ccg, {
    turn: 'light',
    phase: 'control',
    ...more,
    light: { force: 9, ...more.light, hand: ['Drill Errand (Light)', ...(more.light?.hand ?? [])] },
    dark: { force: 9, ...more.dark, hand: ['Drill Errand (Dark)', ...(more.dark?.hand ?? [])] },
    at: { 'Drill Yard': { light: ['Drill Thief (Light)', 'Drill Recruit'], dark } },
  });

const steal = (t: Table, what: string): void => {
  t.light.does('use', 'Drill Thief (Light)');
  if (t.asked === 'light' && t.light.may('target', what)) t.light.does('target', what);
};

const thief = (t: Table): number => find(t.state, 'Drill Thief (Light)');

describe('a stolen weapon', () => {
  rule(['GLC-0379', 'GAP-0089'], 'is the thief’s, who uses it as their own', () => {
    const t = beside([{ card: 'Drill Champion', on: ['Drill Popgun'] }], { dark: { hand: ['Drill Sweep'] } });
    steal(t, 'Drill Popgun');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Popgun']);
    expect(hostOf(t.state, find(t.state, 'Drill Popgun'))).toBe(thief(t));
    expect(valueNow(t.state, thief(t), 'power')).toBe(3);
    expect(valueNow(t.state, find(t.state, 'Drill Champion'), 'power')).toBe(6);
    t.dark.does('play', 'Drill Sweep');
    while (t.light.may('put')) t.light.does('put', '#1');
    expect(t.light.sees('lost', 'light')).toContain('Drill Popgun');
  });

  rule(['GLC-0391', 'GAP-0314', 'GAP-0192'], 'that its thief could not deploy is carried, and inactive', () => {
    const t = beside([{ card: 'Drill Grey Lord', on: ['Drill Signet Blade'] }]);
    expect(valueNow(t.state, find(t.state, 'Drill Grey Lord'), 'power')).toBe(6);
    steal(t, 'Drill Signet Blade');
    const keepsake = find(t.state, 'Drill Signet Blade');
    expect(hostOf(t.state, keepsake)).toBe(thief(t));
    expect(isInactiveAs(t.state, keepsake, 'stolen')).toBe(true);
    expect(valueNow(t.state, thief(t), 'power')).toBe(2);
  });

  describe('that is inactive', () => {
    const blade = 'Drill Signet Blade';
    /** Light's thief has it, and can't use it. */
    const stolen = (dark: readonly Stood[], hand: readonly string[] = []) => {
      const t = beside([{ card: 'Drill Grey Lord', on: [blade] }, ...dark], { dark: { hand } });
      steal(t, blade);
      expect(isInactiveAs(t.state, find(t.state, blade), 'stolen')).toBe(true);
      while (t.state.facts.active === 1 || t.state.facts.phase !== 'control') {
        const { player, at, options } = t.decision;
        t.answer({ player, at, picks: [options.length - 1] });
      }
      return t;
    };

    rule('AR1-0329', 'may be stolen back', () => {
      const t = stolen(['Drill Thief (Dark)']);
      t.dark.does('use', 'Drill Thief (Dark)');
      if (t.asked === 'dark' && t.dark.may('target', blade)) t.dark.does('target', blade);
      expect(t.dark.sees('on', 'dark')).toContain(blade);
      expect(isStolen(t.state, find(t.state, blade))).toBe(false);
    });

    rule('AR1-0329', 'may not be stolen where whoever has it is missing', () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Errand (Dark)'] },
        at: {
          'Drill Yard': {
            dark: ['Drill Thief (Dark)'],
            light: [{ card: 'Drill Recruit', inactive: 'missing', on: [{ card: blade, inactive: 'stolen' }] }],
          },
        },
      });
      expect(t.dark.may('use', 'Drill Thief (Dark)')).toBe(false);
    });

    rule('AR1-0329', 'is no target for anything else', () => {
      const t = stolen([], ['Drill Theft', 'Drill Weapons Check']);
      expect([t.dark.may('play', 'Drill Theft'), t.dark.may('play', 'Drill Weapons Check')]).toEqual([false, false]);
    });
  });

  rule('AR1-0328', 'that is inactive arms nobody, and keeps every copy away (example)', () => {
    const t = beside([{ card: 'Drill Grey Lord', on: ['Drill Signet Blade'] }], {
      dark: { hand: ['Drill Signet Blade', 'Drill Weapons Check'] },
    });
    steal(t, 'Drill Signet Blade');
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('play', 'Drill Weapons Check')).toBe(false);
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Signet Blade'))?.rule).toBe('GAP-0080');
    const own = beside([{ card: 'Drill Champion', on: ['Drill Popgun'] }], { dark: { hand: ['Drill Weapons Check'] } });
    steal(own, 'Drill Popgun');
    expect(own.dark.may('play', 'Drill Weapons Check')).toBe(true);
  });

  rule(['GLC-0380', 'GLC-0381'], 'may come from one’s own side, and go on from there (example)', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'deploy',
      dark: { force: 9, hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': {
          dark: ['Drill Thief (Dark)', { card: 'Drill Champion', on: ['Drill Popgun'] }, 'Drill Speaker'],
        },
      },
    });
    t.dark.does('use', 'Drill Thief (Dark)');
    expect(hostOf(t.state, find(t.state, 'Drill Popgun'))).toBe(find(t.state, 'Drill Thief (Dark)'));
    t.light.passes();
    t.dark.does('hand over', 'Drill Popgun').does('to', 'Drill Speaker');
    expect(hostOf(t.state, find(t.state, 'Drill Popgun'))).toBe(find(t.state, 'Drill Speaker'));
  });

  rule('GLC-0390', 'is one that a character can carry', () => {
    const t = beside([
      { card: 'Drill Champion', on: ['Drill Popgun'] },
      { card: 'Drill Small Cart', on: ['Drill Torpedoes'] },
      'Drill Fixed Gun',
    ]);
    expect(whyNotStolen(t.state, find(t.state, 'Drill Popgun'))).toBeNull();
    expect(whyNotStolen(t.state, find(t.state, 'Drill Torpedoes'))?.rule).toBe('GAP-0314');
    expect(whyNotStolen(t.state, find(t.state, 'Drill Fixed Gun'))?.rule).toBe('GAP-0314');
    t.light.does('use', 'Drill Thief (Light)');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Popgun']);
  });

  rule('GLC-0384', 'may be a spy’s who is under cover', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: {
        'Drill Yard': {
          light: [{ card: 'Drill Thief (Light)', inactive: 'undercover' }],
          dark: [{ card: 'Drill Champion', on: ['Drill Popgun'] }],
        },
      },
    });
    t.light.does('use', 'Drill Thief (Light)');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Popgun']);
  });
});

describe('a stolen card', () => {
  const piles = ['used', 'reserve', 'force', 'lost', 'hand'] as const;
  for (const kind of ['starship', 'vehicle'] as const)
    for (const pile of piles)
      rule('GAP-0311', `that goes to ${pile} is the thief’s: a ${kind}`, () => {
        const vessel = stranger({ kind, side: 'dark', permanentPilots: [1] });
        const theft = stranger({
          kind: 'interrupt',
          side: 'light',
          functions: [used(may.act(atAnyTime).target(opponents.of(kind)).do(steals(it)))],
        });
        const send = stranger({
          kind: 'interrupt',
          side: 'dark',
          functions: [used(may.act(atAnyTime).target(any.of(kind)).do(sends(it, pile)))],
        });
        const t = table(ccgWith(vessel, theft, send), {
          turn: 'light',
          phase: 'control',
          light: { hand: [theft.name, 'Drill Errand (Light)'] },
          dark: { hand: [send.name, 'Drill Errand (Dark)'] },
          at: { [kind === 'starship' ? 'Drill' : 'Drill Yard']: { dark: [vessel.name] } },
        });
        t.light.does('play', theft.name);
        const [darks, lights] = [lifeForce(t.state, 0), lifeForce(t.state, 1)];
        t.dark.does('play', send.name);
        const piled = ([0, 1] as const).map((of) => t.state.zones[pile][of].includes(find(t.state, vessel.name)));
        expect(piled).toEqual([false, true]);
        const isForce = pile !== 'lost' && pile !== 'hand';
        // The Interrupt that sent it is Force again as well.
        expect([lifeForce(t.state, 0) - darks, lifeForce(t.state, 1) - lights]).toEqual([1, isForce ? 1 : 0]);
      });

  rule('GAP-0311', 'in the thief’s hand is deployed by the thief, and is stolen still', () => {
    const vessel = stranger({ kind: 'vehicle', side: 'dark', permanentPilots: [1] });
    const theft = stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.act(atAnyTime).target(opponents.vehicles).do(steals(it)))],
    });
    const back = stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.act(atAnyTime).target(your.vehicles).do(sends(it, 'hand')))],
    });
    const t = table(ccgWith(vessel, theft, back), {
      turn: 'light',
      phase: 'deploy',
      light: { hand: [theft.name, back.name, 'Drill Errand (Light)'], force: 5 },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: [vessel.name] } },
    });
    t.light.does('play', theft.name);
    t.dark.passes();
    t.light.does('play', back.name);
    expect(t.light.sees('hand')).toContain(vessel.name);
    t.dark.passes();
    t.light.does('deploy', vessel.name);
    expect(t.light.sees('at')).toEqual([vessel.name]);
    expect(isStolen(t.state, find(t.state, vessel.name))).toBe(true);
  });
});

describe('a stolen vehicle or starship', () => {
  const seizing = (dark: readonly Stood[], at = 'Drill Yard', hand: readonly string[] = []) =>
    table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { force: 9, hand: ['Drill Seizure (Light)', 'Drill Errand (Light)', ...hand] },
      dark: { force: 9, hand: ['Drill Errand (Dark)'] },
      at: { [at]: { dark } },
    });

  rule(['GLC-0383', 'GLC-0382'], 'has nobody of its owner’s aboard', () => {
    const t = seizing([{ card: 'Drill Big Hauler', passengers: ['Drill Trooper'] }]);
    expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
    expect(t.light.may('play', 'Drill Seizure (Light)')).toBe(false);
    expect(seizing(['Drill Patroller']).light.may('play', 'Drill Seizure (Light)')).toBe(true);
  });

  rule(['GLC-0385', 'GAP-0312'], 'goes over with its cargo and its weapons, but not with Effects', () => {
    const t = seizing([
      {
        card: 'Drill Big Hauler',
        on: ['Drill Torpedoes', 'Drill Mark'],
        cargo: [{ card: 'Drill Small Cart', on: ['Drill Torpedoes'] }],
      },
    ]);
    t.light.does('play', 'Drill Seizure (Light)');
    if (t.light.may('target', 'Drill Big Hauler')) t.light.does('target', 'Drill Big Hauler');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Big Hauler']);
    expect([...t.light.sees('on', 'light')].sort()).toEqual(['Drill Small Cart', 'Drill Torpedoes', 'Drill Torpedoes']);
    expect(t.light.sees('on', 'dark')).toEqual(['Drill Mark']);
  });

  rule(['GLC-0386', 'GAP-0313'], 'keeps a permanent pilot, but not the person', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'deploy',
      dark: { force: 9, hand: ['Drill Seizure (Dark)', 'Drill Errand (Dark)'] },
      light: { force: 9, hand: ['Drill Errand (Light)', 'Drill Paladin'] },
      at: { Drill: { light: ['Drill Paladin In Wing'] }, 'Drill: Hall': {} },
    });
    const paladin = inHand(t.state, 1, 'Drill Paladin');
    expect(whyNot(t.state, 1, paladin)?.rule).toBe('AR5-0054');
    t.dark.does('play', 'Drill Seizure (Dark)');
    const wing = find(t.state, 'Drill Paladin In Wing');
    expect(isPiloted(t.state, wing)).toBe(true);
    expect(valueNow(t.state, wing, 'power')).toBe(5);
    expect(isActive(t.state, wing)).toBe(true);
    expect(personasOf(t.state, wing)).toEqual(['Drill Wing One']);
    expect(whyNot(t.state, 1, paladin)).toBeNull();
  });

  rule('GAP-0311', 'that its owner steals back is stolen no more', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Seizure (Light)', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Seizure (Dark)', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Patroller'] } },
    });
    const patroller = find(t.state, 'Drill Patroller');
    t.light.does('play', 'Drill Seizure (Light)');
    expect(isStolen(t.state, patroller)).toBe(true);
    t.dark.does('play', 'Drill Seizure (Dark)');
    expect(isStolen(t.state, patroller)).toBe(false);
    expect(t.light.sees('at', 'dark')).toEqual(['Drill Patroller']);
  });

  rule('GAP-0168', 'serves its thief; a starship without an icon is the Empire’s or the Rebels’ by its side', () => {
    const t = seizing(['Drill Corsair', 'Drill Twin Ion'], 'Drill');
    const [corsair, twin] = [find(t.state, 'Drill Corsair'), find(t.state, 'Drill Twin Ion')];
    expect([allegianceOf(t.state, corsair), allegianceOf(t.state, twin)]).toEqual(['First Order', 'Imperial']);
    t.light.does('play', 'Drill Seizure (Light)').does('target', 'Drill Corsair');
    expect([allegianceOf(t.state, corsair), allegianceOf(t.state, twin)]).toEqual(['Resistance', 'Imperial']);
  });
});

describe('a starship’s allegiance', () => {
  const icons = [
    ['Independent', 'Independent'],
    ['Republic', 'Republic'],
    ['Trade Federation', 'Trade Federation'],
    ['Separatist', 'Separatist'],
    ['Clone Army', 'Clone Army'],
    ['First Order', 'Resistance'],
    ['Resistance', 'First Order'],
  ] as const;
  for (const [icon, stolen] of icons)
    rule('GAP-0168', `is ${icon} by that icon, and ${stolen} once it is stolen`, () => {
      const isDarks = icon !== 'Resistance';
      const ship = icon === 'First Order' ? 'Drill Corsair' : `Drill ${icon} Clipper`;
      const [thieves, owners] = isDarks ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      const seizure = `Drill Seizure (${isDarks ? 'Light' : 'Dark'})`;
      const t = table(ccg, {
        turn: thieves,
        phase: 'deploy',
        [thieves]: { force: 9, hand: [seizure] },
        at: { Drill: { [owners]: [ship] } },
      });
      expect(allegianceOf(t.state, find(t.state, ship))).toBe(icon);
      t[thieves].does('play', seizure);
      expect(isStolen(t.state, find(t.state, ship))).toBe(true);
      expect(allegianceOf(t.state, find(t.state, ship))).toBe(stolen);
    });
});

describe('handing over', () => {
  const armed = (force: number, bearer = 'Drill Champion', weapon = 'Drill Popgun') =>
    table(ccg, {
      phase: 'deploy',
      dark: { force, hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': { dark: [{ card: bearer, on: [weapon] }, 'Drill Speaker'] },
        'Drill: Hall': { dark: ['Drill Smuggler'] },
      },
    });

  rule(['GLC-0592', 'GLA-0510'], 'costs what deploying costs, and goes to somebody present', () => {
    expect(armed(1).dark.may('hand over', 'Drill Popgun')).toBe(false);
    const t = armed(2);
    t.dark.does('hand over', 'Drill Popgun');
    // The smuggler is elsewhere.
    expect(hostOf(t.state, find(t.state, 'Drill Popgun'))).toBe(find(t.state, 'Drill Speaker'));
    expect(t.state.zones.force[0]).toEqual([]);
  });

  for (const [bearer, other, where, thing, cost] of [
    ['Drill Champion', 'Drill Speaker', 'Drill Yard', 'Drill Popgun', 2],
    ['Drill Champion', 'Drill Speaker', 'Drill Yard', 'Drill Gauge', 1],
    ['Drill Strider', 'Drill Scout', 'Drill Yard', 'Drill Turret', 0],
    ['Drill Strider', 'Drill Scout', 'Drill Yard', 'Drill Range Finder', 0],
    ['Drill Cruiser', 'Drill Flagship', 'Drill', 'Drill Pulse Gun', 2],
    ['Drill Cruiser', 'Drill Flagship', 'Drill', 'Drill Gadget', 0],
    // From one kind of card to another.
    ['Drill Cruiser', 'Drill Champion', 'Drill: Docking Bay', 'Drill Gadget', 0],
  ] as const)
    rule(['GLC-0592', 'GLA-0510'], `may be of ${thing}, from ${bearer} to ${other}`, () => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { force: 3, hand: ['Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { [where]: { dark: [{ card: bearer, on: [thing] }, other] } },
      });
      t.dark.does('hand over', thing);
      expect(hostOf(t.state, find(t.state, thing))).toBe(find(t.state, other));
      expect(t.state.zones.force[0]).toHaveLength(3 - cost);
    });

  rule('GLC-0593', 'is no deployment, but only to whom it could be deployed on', () => {
    const t = armed(9, 'Drill Grey Lord', 'Drill Signet Blade');
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('hand over')).toBe(false);
  });
});

describe('devices', () => {
  const equipped = (...devices: string[]) =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: devices }] } },
    });

  rule(
    ['GAP-0113', 'GLC-0585'],
    'are used one a turn, that one as often as may be; what they always do is no use',
    () => {
      const t = equipped('Drill Gauge', 'Drill Meter', 'Drill Padding');
      expect(valueNow(t.state, find(t.state, 'Drill Champion'), 'power')).toBe(7);
      t.dark.does('use', 'Drill Gauge');
      t.light.passes();
      expect(t.dark.may('use', 'Drill Meter')).toBe(false);
      expect(valueNow(t.state, find(t.state, 'Drill Champion'), 'power')).toBe(7);
    },
  );

  for (const [carrier, where, weapon, device] of [
    ['Drill Champion', 'Drill Yard', 'Drill Popgun', 'Drill Gauge'],
    ['Drill Strider', 'Drill Yard', 'Drill Turret', 'Drill Range Finder'],
    ['Drill Cruiser', 'Drill', 'Drill Pulse Gun', 'Drill Gadget'],
  ] as const)
    rule(['GLA-0004', 'GLC-0580'], `and weapons are carried in any number, even copies of one: on ${carrier}`, () => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: [weapon, device, 'Drill Errand (Dark)'], force: 9 },
        light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'] },
        at: { [where]: { dark: [{ card: carrier, on: [weapon, device] }] } },
      });
      for (const thing of [weapon, device]) {
        t.dark.does('deploy', thing);
        t.light.passes();
      }
      expect([...t.dark.sees('on', 'dark')].sort()).toEqual([weapon, weapon, device, device].sort());
    });
});
