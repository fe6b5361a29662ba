import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf, slotOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const why = (s: CcgState, by: 0 | 1, name: string) => whyNot(s, by, find(s, name))?.rule;

/** Light's deploy phase; Dark has nothing to say. */
const lights = (hand: readonly string[], force: number, at: CcgPosition['at'], table_: readonly string[] = []) =>
  table(ccg, {
    turn: 'light',
    phase: 'deploy',
    light: { hand, force, table: table_ },
    ...(at === undefined ? {} : { at }),
  });
const darks = (hand: readonly string[], force: number, at: CcgPosition['at'], table_: readonly string[] = []) =>
  table(ccg, { phase: 'deploy', dark: { hand, force, table: table_ }, ...(at === undefined ? {} : { at }) });

describe('deploying', () => {
  rule(['AR5-0003', 'AR5-0008'], 'brings a card to its place on table, in its owner’s deploy phase', () => {
    const at = (phase: 'control' | 'deploy', turn: 'dark' | 'light' = 'dark') => {
      const t = table(ccg, {
        turn,
        phase,
        dark: { hand: ['Drill Trooper', 'Drill Laser', 'Drill Anthem', 'Drill Errand (Dark)'], force: 9 },
        light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)', 'Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Champion'] } },
      });
      if (turn === 'light') t.light.passes();
      return t;
    };
    expect(at('control').dark.may('deploy')).toBe(false);
    expect(at('deploy', 'light').dark.may('deploy')).toBe(false);
    const t = at('deploy');
    for (const [title, place] of [
      ['Drill Trooper', 'at'],
      ['Drill Laser', 'on'],
      ['Drill Anthem', 'table'],
    ] as const) {
      t.dark.does('deploy', title);
      if (t.asked === 'dark' && t.dark.may('to')) t.dark.does('to', 'Drill Champion');
      expect(t.dark.sees(place, 'dark')).toContain(title);
      t.light.passes();
    }
  });
});

describe('where characters deploy', () => {
  rule(['AR5-0004', 'GLB-0139'], 'only where their owner has presence or a Force icon', () => {
    const at = { 'Drill: Dunes': {}, 'Drill: Hall': {}, 'Drill: Port': {} };
    const t = lights(['Drill Recruit'], 5, at);
    t.light.does('deploy', 'Drill Recruit');
    expect(t.options.slice(0, -1)).toEqual(['to Drill: Hall', 'to Drill: Port']);
    // Somebody of theirs is there already.
    const held = lights(['Drill Recruit'], 5, { 'Drill: Dunes': { light: ['Drill Flyer'] } });
    expect(held.light.may('deploy', 'Drill Recruit')).toBe(true);
    // A droid is no presence.
    const droid = lights(['Drill Recruit'], 5, { 'Drill: Dunes': { light: ['Drill Servant'] } });
    expect(why(droid.state, 1, 'Drill Recruit')).toBe('AR5-0004');
  });

  rule(['AR1-0280', 'AR5-0023', 'AR1-0285'], 'only to sites, and never to a holosite', () => {
    const t = lights(['Drill Recruit'], 5, { Drill: {}, 'Drill Clouds': {}, 'Drill Holosite': {} });
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(false);
    const site = lights(['Drill Recruit'], 5, { Drill: {}, 'Drill: Hall': {} });
    expect(site.light.may('deploy', 'Drill Recruit')).toBe(true);
  });

  rule(['AR5-0020', 'GAP-0263'], 'not to Dagobah, unless their own text names it', () => {
    const t = lights(['Drill Recruit', 'Drill Recluse'], 5, { 'Dagobah: Drill Bog': {} });
    expect(why(t.state, 1, 'Drill Recruit')).toBe('AR5-0020');
    expect(t.light.may('deploy', 'Drill Recluse')).toBe(true);
  });

  rule(['AR5-0022', 'AR5-0017'], 'only where their own text says, if it says so', () => {
    const t = lights(['Drill Recluse'], 5, { 'Drill: Hall': {} });
    expect(why(t.state, 1, 'Drill Recluse')).toBe('AR5-0022');
    const moon = lights(['Drill Recluse'], 5, { 'Drill: Hall': {}, 'Drill Moon: Crater': {} });
    moon.light.does('deploy', 'Drill Recluse');
    expect(moon.light.sees('at', 'light')).toEqual(['Drill Recluse']);
    expect(hostOf(moon.state, find(moon.state, 'Drill Recluse'))).toBe(find(moon.state, 'Drill Moon: Crater'));
  });

  rule(['AR5-0018', 'AR5-0043', 'GAP-0333'], 'spies need neither presence nor icons, and give none as droids', () => {
    const t = darks(['Drill Probe', 'Drill Trooper', 'Drill Laser', 'Drill Antenna'], 2, {
      'Drill Moon': {},
      'Drill Moon: Crater': {},
      'Drill: Field (Light)': {},
    });
    expect(t.dark.may('deploy', 'Drill Trooper')).toBe(true);
    const bare = darks(['Drill Probe', 'Drill Trooper', 'Drill Laser', 'Drill Antenna'], 4, { 'Drill Bare': {} });
    expect(why(bare.state, 0, 'Drill Trooper')).toBe('AR5-0004');
    bare.dark.does('deploy', 'Drill Probe');
    expect(bare.state.zones.force[0]).toHaveLength(2);
    // Still no presence; but weapons and devices need none, and cost nothing.
    expect(why(bare.state, 0, 'Drill Trooper')).toBe('AR5-0004');
    bare.dark.does('deploy', 'Drill Laser').does('deploy', 'Drill Antenna');
    expect(bare.dark.sees('on', 'dark')).toEqual(['Drill Laser', 'Drill Antenna']);
    expect(bare.state.zones.force[0]).toHaveLength(2);
  });

  rule(['AR5-0044', 'GAP-0316'], 'a spy under cover opens the site to others, who may go aboard or not', () => {
    const t = darks(['Drill Strider', 'Drill Navigator'], 4, {
      'Drill Bare': { dark: [{ card: 'Drill Probe', inactive: 'undercover' }] },
    });
    t.dark.does('deploy', 'Drill Strider').does('deploy', 'Drill Navigator');
    expect(t.options.slice(0, -1)).toEqual(['to Drill Bare', 'to Drill Strider']);
    t.dark.does('to', 'Drill Strider');
    expect(slotOf(t.state, find(t.state, 'Drill Navigator'))).toBe('pilot');
  });

  rule('AR5-0032', 'where a text lets them deploy without presence or icons', () => {
    const without = lights(['Drill Recruit'], 5, { 'Drill: Dunes': {} });
    expect(without.light.may('deploy', 'Drill Recruit')).toBe(false);
    const t = lights(['Drill Recruit'], 5, { 'Drill: Dunes': {} }, ['Drill Passage']);
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(true);
    // That is one restriction of several.
    const bog = lights(['Drill Recruit'], 5, { 'Dagobah: Drill Bog': {} }, ['Drill Passage']);
    expect(why(bog.state, 1, 'Drill Recruit')).toBe('AR5-0020');
  });

  rule(['AR5-0041', 'AR5-0028'], 'an Effect for 2 Force lets them ignore what places ask (example)', () => {
    const t = lights(['Drill Camp', 'Drill Recluse'], 7, { 'Drill: Dunes': {} });
    expect(why(t.state, 1, 'Drill Recluse')).toBeDefined();
    t.light.does('deploy', 'Drill Camp');
    expect(t.state.zones.force[1]).toHaveLength(5);
    t.light.does('deploy', 'Drill Recluse');
    expect(hostOf(t.state, find(t.state, 'Drill Recluse'))).toBe(find(t.state, 'Drill: Dunes'));
    expect(t.state.zones.force[1]).toHaveLength(0);
  });

  rule(['AR5-0029', 'AR5-0030', 'AR5-0026'], 'but never the rules, nor what bars them wherever they go', () => {
    const at = { 'Drill: Dunes': { light: [] } };
    const camp = lights(['Drill Camp', 'Drill Frigate', 'Drill Flyer', 'Drill Loyalist'], 9, at);
    camp.light.does('deploy', 'Drill Camp');
    expect(camp.light.may('deploy', 'Drill Flyer')).toBe(true);
    expect(camp.light.may('deploy', 'Drill Frigate')).toBe(false);
    expect(camp.light.may('deploy', 'Drill Loyalist')).toBe(false);
  });

  rule(['AR5-0027', 'AR5-0026'], 'some need a certain card on table, and some are barred by one', () => {
    const without = lights(['Drill Loyalist'], 5, { 'Drill: Hall': {} });
    expect(why(without.state, 1, 'Drill Loyalist')).toBe('AR5-0017');
    const t = lights(['Drill Loyalist'], 5, { 'Drill: Hall': {} }, ['Drill Cause']);
    expect(t.light.may('deploy', 'Drill Loyalist')).toBe(true);
    const barred = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Scholar', 'Drill Trooper'], force: 5 },
      light: { table: ['Drill Cause'] },
      at: { 'Drill: Hall': {} },
    });
    expect(why(barred.state, 0, 'Drill Scholar')).toBe('AR5-0026');
    expect(barred.dark.may('deploy', 'Drill Trooper')).toBe(true);
  });
});

describe('what deploying costs', () => {
  rule(['AR5-0006', 'AR5-0040'], 'its deploy cost, which goes from Force Pile to Used Pile', () => {
    const t = lights(['Drill Flyer'], 3, { 'Drill: Hall': {} });
    t.light.does('deploy', 'Drill Flyer');
    expect([t.state.zones.force[1].length, t.state.zones.used[1].length]).toEqual([2, 1]);
    const poor = lights(['Drill Recruit'], 1, { 'Drill: Hall': {} });
    expect(why(poor.state, 1, 'Drill Recruit')).toBe('AR5-0006');
  });

  rule('AR5-0007', 'is used, even if the deployment is cancelled', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Camp', 'Drill Stew'], force: 2 },
      dark: { hand: ['Drill Alter (Dark)'] },
      at: { 'Drill: Hall': {} },
    });
    t.light.does('deploy', 'Drill Camp');
    t.dark.does('play', 'Drill Alter (Dark)');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Camp']);
    expect([t.state.zones.force[1].length, t.state.zones.used[1].length]).toEqual([0, 2]);
  });

  rule(['AR5-0048', 'AR5-0010'], 'is less where its own text and the site say so (example)', () => {
    const t = lights(['Drill Daughter'], 9, { 'Drill: Port': {}, 'Drill: Hall': {}, 'Drill Moon: Crater': {} });
    t.light.does('deploy', 'Drill Daughter');
    expect(t.decision.options.slice(0, -1).map(({ cost }) => cost)).toEqual([{ Force: 3 }, { Force: 4 }, { Force: 7 }]);
    t.light.does('to', 'Drill: Port');
    expect(t.state.zones.force[1]).toHaveLength(6);
  });

  rule(['AR5-0052', 'AR5-0051'], 'is nothing for what deploys free, and nothing makes that more', () => {
    const t = lights(['Drill Guest'], 0, { 'Drill: Port': {} });
    t.light.does('deploy', 'Drill Guest');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Guest']);
  });

  rule(['AR5-0033', 'AR5-0034'], 'is a cost, and no restriction that could be ignored', () => {
    const t = lights(['Drill Camp', 'Drill Daughter'], 8, { 'Drill Moon: Crater': {} });
    t.light.does('deploy', 'Drill Camp');
    // Six are left, and it still costs 7 there.
    expect(t.light.may('deploy', 'Drill Daughter')).toBe(false);
  });
});

describe('what needs no presence', () => {
  rule(['AR5-0005', 'AR5-0049', 'GLA-0494'], 'weapons, devices and Effects deploy wherever they may', () => {
    const t = lights(['Drill Pistol', 'Drill Camp', 'Drill Recruit'], 2, {
      'Drill: Dunes': { light: ['Drill Servant'], dark: ['Drill Trooper'] },
    });
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(false);
    expect(t.light.may('deploy', 'Drill Camp')).toBe(true);
    expect(t.light.may('deploy', 'Drill Pistol')).toBe(true);
  });

  for (const [thing, bearer, where] of [
    ['Drill Turret', 'Drill Strider', 'Drill Bare'],
    ['Drill Range Finder', 'Drill Strider', 'Drill Bare'],
    ['Drill Pulse Gun', 'Drill Mist', 'Drill Moon'],
    ['Drill Gadget', 'Drill Mist', 'Drill Moon'],
    ['Drill Hull Work', 'Drill Mist', 'Drill Moon'],
  ] as const)
    rule('GLA-0494', `${thing} goes on ${bearer}, with neither presence nor a Force icon`, () => {
      const t = darks([thing, 'Drill Trooper', 'Drill Interceptor', 'Drill Errand (Dark)'], 9, {
        [where]: { dark: [bearer] },
      });
      expect([t.dark.may('deploy', 'Drill Trooper'), t.dark.may('deploy', 'Drill Interceptor')]).toEqual([
        false,
        false,
      ]);
      t.dark.does('deploy', thing);
      expect(hostOf(t.state, find(t.state, thing))).toBe(find(t.state, bearer));
    });

  rule(['AR5-0045', 'GAP-0101'], 'nor do creatures (example)', () => {
    const t = darks(['Drill Prowler', 'Drill Trooper'], 3, { 'Drill Bare': {} });
    expect(t.dark.may('deploy', 'Drill Trooper')).toBe(false);
    t.dark.does('deploy', 'Drill Prowler');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Prowler']);
    expect(t.state.zones.force[0]).toHaveLength(0);
  });

  rule(['GLC-0579', 'GLC-0578'], 'weapons go on one’s own cards, though Effects may go on the opponent’s', () => {
    const at = { 'Drill: Hall': { light: ['Drill Recruit', 'Drill Flyer'], dark: ['Drill Trooper'] } };
    const t = lights(['Drill Pistol'], 0, at);
    t.light.does('deploy', 'Drill Pistol');
    expect(t.options.slice(0, -1)).toEqual(['to Drill Recruit', 'to Drill Flyer']);
    const mark = darks(['Drill Mark'], 0, at);
    mark.dark.does('deploy', 'Drill Mark');
    expect(mark.options.slice(0, -1)).toEqual(['to Drill Trooper', 'to Drill Recruit', 'to Drill Flyer']);
  });

  rule(['GLB-0042', 'GLB-0039'], 'Effects without a place of their own lie on table', () => {
    const t = lights(['Drill Memorial'], 0, {});
    t.light.does('deploy', 'Drill Memorial');
    expect(t.light.sees('table', 'light')).toEqual(['Drill Memorial']);
  });

  for (const [effect, on, where] of [
    ['Drill Mark', 'Drill Recruit', 'Drill Yard'],
    ['Drill Hull Work', 'Drill Frigate', 'Drill'],
    ['Presence Of The Force', null, 'Drill Yard'],
    ['Drill Murk', '', 'Drill Yard'],
  ] as const)
    rule(['GLB-0042', 'GLB-0039'], `${effect} is deployed in its player’s deploy phase, and Alter cancels it`, () => {
      const there = on === null || on === '' ? [] : [on];
      const during = (phase: 'control' | 'deploy' | 'battle') =>
        table(ccg, {
          phase,
          dark: { hand: [effect, 'Drill Errand (Dark)'], force: 9 },
          light: { hand: ['Alter (Light)', 'Drill Errand (Light)'], reserve: ['Drill Trooper', 'Drill Omen 0'] },
          at: { [where]: { light: there }, 'Drill: Docking Bay': { light: ['Luke Skywalker'] } },
        });
      for (const phase of ['control', 'battle'] as const) {
        expect(during(phase).dark.may('play', 'Drill Errand (Dark)')).toBe(true);
        expect(during(phase).dark.may('deploy', effect)).toBe(false);
      }
      const deployed = () => {
        const t = during('deploy');
        t.dark.does('deploy', effect);
        for (const place of [on, where])
          if (t.asked === 'dark' && t.dark.may('to', place ?? where)) t.dark.does('to', place ?? where);
        return t;
      };
      const stays = deployed();
      stays.light.passes();
      const host = hostOf(stays.state, find(stays.state, effect));
      expect(host).toBe(on === '' ? -1 : find(stays.state, on ?? where));
      const cancelled = deployed();
      cancelled.light.does('play', 'Alter (Light)');
      expect(cancelled.dark.sees('lost', 'dark')).toEqual([effect]);
    });

  rule(['GLB-0045', 'GLC-0529'], 'a Utinni Effect lies on a site, with somebody to come there', () => {
    const at = { 'Drill: Hall': {}, 'Drill: Dunes': { light: ['Drill Recruit', 'Drill Flyer'] } };
    const t = darks(['Drill Quest'], 0, at);
    t.dark.does('deploy', 'Drill Quest').does('to', 'Drill: Hall').does('target', 'Drill Flyer');
    const s = t.state;
    expect(s.cards.target[find(s, 'Drill Quest')]).toBe(find(s, 'Drill Flyer'));
    expect(hostOf(s, find(s, 'Drill Quest'))).toBe(find(s, 'Drill: Hall'));
    const nobody = darks(['Drill Quest'], 0, { 'Drill: Hall': {} });
    expect(nobody.dark.may('deploy', 'Drill Quest')).toBe(false);
  });
});

describe('vehicles', () => {
  rule(['AR1-0282', 'GAP-0179'], 'deploy to exterior sites, empty if need be', () => {
    const t = lights(['Drill Skimmer'], 2, {
      'Drill: Hall': {},
      'Drill: Docking Bay': {},
      Drill: {},
      'Drill Clouds': {},
    });
    t.light.does('deploy', 'Drill Skimmer');
    expect(hostOf(t.state, find(t.state, 'Drill Skimmer'))).toBe(find(t.state, 'Drill: Docking Bay'));
    const inside = lights(['Drill Skimmer'], 2, { 'Drill: Hall': {} });
    expect(why(inside.state, 1, 'Drill Skimmer')).toBe('AR1-0282');
  });

  rule(['GAP-0146', 'GAP-0143'], 'cloud cars also to cloud sectors, with a pilot', () => {
    const alone = lights(['Drill Cloud Car'], 3, { Drill: {}, 'Drill Clouds': {} });
    expect(alone.light.may('deploy', 'Drill Cloud Car')).toBe(false);
    const t = lights(['Drill Cloud Car', 'Drill Flyer'], 3, { Drill: {}, 'Drill Clouds': {} });
    t.light.does('deploy', 'Drill Cloud Car');
    expect(hostOf(t.state, find(t.state, 'Drill Cloud Car'))).toBe(find(t.state, 'Drill Clouds'));
    expect(hostOf(t.state, find(t.state, 'Drill Flyer'))).toBe(find(t.state, 'Drill Cloud Car'));
  });

  rule('GAP-0369', 'lift tubes only to interior mobile sites', () => {
    const t = darks(['Drill Tube'], 2, { 'Drill: Hall': {}, 'Drill: Dunes': {} });
    expect(t.dark.may('deploy', 'Drill Tube')).toBe(false);
    const ship = darks(['Drill Tube'], 2, { 'Drill: Hall': {}, 'Drill Flagship: Corridor': {} });
    ship.dark.does('deploy', 'Drill Tube');
    expect(hostOf(ship.state, find(ship.state, 'Drill Tube'))).toBe(find(ship.state, 'Drill Flagship: Corridor'));
  });
});

describe('starships', () => {
  const orbit = { 'Drill: Docking Bay': {}, 'Drill: Dunes': {}, Drill: {}, 'Drill Asteroids': {} };

  rule(['AR1-0283', 'AR5-0024'], 'capital ones deploy to systems and asteroid sectors', () => {
    const t = darks(['Drill Flagship'], 2, orbit);
    t.dark.does('deploy', 'Drill Flagship');
    expect(t.options.slice(0, -1)).toEqual(['to Drill', 'to Drill Asteroids']);
  });

  rule(['GAP-0147', 'AR5-0025'], 'nothing deploys to a sector of the Death Star II', () => {
    const t = darks(['Drill Interceptor'], 2, { 'Death Star II: Drill Shaft': {} });
    expect(why(t.state, 0, 'Drill Interceptor')).toBe('GAP-0147');
  });

  rule(['AR1-0284', 'GLC-0360'], 'starfighters also to docking bays and into cargo bays', () => {
    const t = darks(['Drill Interceptor'], 2, { ...orbit, Drill: { dark: ['Drill Flagship'] } });
    t.dark.does('deploy', 'Drill Interceptor');
    expect(t.options.slice(0, -1)).toEqual([
      'to Drill: Docking Bay',
      'to Drill',
      'to Drill Asteroids',
      'to Drill Flagship',
    ]);
    t.dark.does('to', 'Drill Flagship');
    expect(slotOf(t.state, find(t.state, 'Drill Interceptor'))).toBe('cargo');
  });

  rule('GLC-0360', 'and so do squadrons', () => {
    const t = darks(['Drill Ion Squad'], 9, orbit);
    t.dark.does('deploy', 'Drill Ion Squad');
    expect(t.options.slice(0, -1)).toEqual(['to Drill: Docking Bay', 'to Drill', 'to Drill Asteroids']);
  });

  for (const [fighters, seat] of [
    [0, 'cargo'],
    [1, 'cargo'],
    [2, null],
  ] as const)
    rule(['GLC-0360', 'GAP-0157'], `a squadron goes into a hold of 4 with ${fighters} in it: ${seat ?? 'not'}`, () => {
      const cargo = Array.from({ length: fighters }, () => 'Drill Red Wing');
      const { state: s } = lights(['Drill Wing Squad'], 9, { Drill: { light: [{ card: 'Drill Liner', cargo }] } });
      expect(seatFor(s, find(s, 'Drill Wing Squad'), find(s, 'Drill Liner'))).toBe(seat);
    });

  rule(['GLC-0361', 'GLC-0362', 'AR5-0036'], 'without a pilot they need one, except where they land', () => {
    const empty = lights(['Drill Wing'], 5, { ...orbit });
    empty.light.does('deploy', 'Drill Wing');
    // Only the docking bay takes it empty.
    expect(hostOf(empty.state, find(empty.state, 'Drill Wing'))).toBe(find(empty.state, 'Drill: Docking Bay'));
    const t = lights(['Drill Wing', 'Drill Flyer', 'Drill Recruit'], 3, orbit);
    t.light.does('deploy', 'Drill Wing').does('to', 'Drill');
    const s = t.state;
    expect(hostOf(s, find(s, 'Drill Flyer'))).toBe(find(s, 'Drill Wing'));
    expect(slotOf(s, find(s, 'Drill Flyer'))).toBe('pilot');
    // Both costs are paid.
    expect(s.zones.force[1]).toHaveLength(0);
  });

  for (const [pilots, places] of [
    [[], ['to Drill: Docking Bay', 'to Drill Liner']],
    [['Drill Flyer'], ['to Drill: Docking Bay', 'to Drill', 'to Drill Asteroids', 'to Drill Liner']],
  ] as const)
    rule('GLC-0361', `with ${pilots.length} pilots in hand goes ${places.join(', ')}`, () => {
      const t = lights(['Drill Wing', ...pilots], 9, { ...orbit, Drill: { light: ['Drill Liner'] } });
      t.light.does('deploy', 'Drill Wing');
      expect(t.options.slice(0, -1)).toEqual(places);
    });

  rule(['GAP-0165', 'AR5-0035'], 'a capital starship without a pilot never deploys empty', () => {
    const empty = lights(['Drill Frigate', 'Drill Recruit'], 5, orbit);
    expect(why(empty.state, 1, 'Drill Frigate')).toBe('GAP-0165');
    const t = lights(['Drill Frigate', 'Drill Flyer'], 3, { Drill: {} });
    t.light.does('deploy', 'Drill Frigate');
    expect(t.light.sees('on', 'light')).toEqual(['Drill Flyer']);
    // Two Force are not enough for both.
    expect(lights(['Drill Frigate', 'Drill Flyer'], 2, { Drill: {} }).light.may('deploy', 'Drill Frigate')).toBe(false);
  });

  rule('GAP-0167', 'what deploys like a starfighter keeps to its rules, but not in its cargo slots', () => {
    const t = lights(['Drill Freighter', 'Drill Flyer'], 5, { ...orbit });
    t.light.does('deploy', 'Drill Freighter');
    expect(t.options.slice(0, -1)).toEqual(['to Drill: Docking Bay', 'to Drill', 'to Drill Asteroids']);
  });

  rule(
    ['AR5-0042', 'AR5-0036'],
    'a pilot in hand finds its starship: both deploy as one, the pilot for less (example)',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: {
          table: ['Drill Assignments'],
          hand: ['Drill Wingman', 'Drill Recruit'],
          force: 3,
          reserve: ['Drill Stew', 'Drill Wing'],
        },
        at: { 'Drill: Hall': {}, 'Drill: Docking Bay': {}, Drill: {} },
      });
      t.light.does('use', 'Drill Assignments').does('to', 'Drill');
      const s = t.state;
      expect(hostOf(s, find(s, 'Drill Wing'))).toBe(find(s, 'Drill'));
      expect(hostOf(s, find(s, 'Drill Wingman'))).toBe(find(s, 'Drill Wing'));
      // 2 for the starship, 3 – 2 for the pilot.
      expect(s.zones.force[1]).toHaveLength(0);
    },
  );

  rule(['AR5-0116', 'GAP-0213'], 'a starship in hand finds its pilot, who is aboard wherever they go (example)', () => {
    const at = (reserve: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { table: ['Drill Assignments'], hand: ['Drill Wing', 'Drill Stew'], force: 9, reserve },
        at: { 'Drill: Docking Bay': {} },
      });
    const t = at(['Drill Flyer', 'Drill Wingman', 'Drill Recruit']);
    t.light.does('use', 'Drill Assignments');
    expect(slotOf(t.state, find(t.state, 'Drill Wingman'))).toBe('pilot');
    expect(hostOf(t.state, find(t.state, 'Drill Wing'))).toBe(find(t.state, 'Drill: Docking Bay'));
    // Who merely could fly it does not match it.
    const other = at(['Drill Flyer', 'Drill Recruit']);
    other.light.does('use', 'Drill Assignments');
    expect(other.light.sees('hand', 'light')).toEqual(['Drill Wing', 'Drill Stew']);
  });
});

describe('two cards deployed together', () => {
  const both = (answer: string) => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Wing', 'Drill Flyer', 'Drill Stew'], force: 3 },
      dark: { hand: [answer] },
      at: { Drill: {} },
    });
    t.light.does('deploy', 'Drill Wing');
    t.dark.does('play', answer);
    return t;
  };

  rule('AR5-0037', 'return to hand together', () => {
    const t = both('Drill Return');
    expect(t.light.sees('hand', 'light')).toEqual(expect.arrayContaining(['Drill Wing', 'Drill Flyer']));
    expect(t.light.sees('lost', 'light')).toEqual([]);
  });

  rule('AR5-0037', 'return to hand together, whichever of them is aimed at', () => {
    const t = both('Drill Kiss');
    expect(t.light.sees('hand', 'light')).toEqual(expect.arrayContaining(['Drill Wing', 'Drill Flyer']));
    expect(t.light.sees('lost', 'light')).toEqual([]);
  });

  rule(['AR5-0038', 'AR5-0039'], 'are both met by a text only if it could be aimed at both', () => {
    const { state: s } = both('Drill Hindrance');
    expect(valueNow(s, find(s, 'Drill Flyer'), 'power')).toBe(0);
    expect(valueNow(s, find(s, 'Drill Wing'), 'power')).toBe(2);
  });
});

describe('when cards deploy', () => {
  rule(['AR5-0001', 'AR5-0009'], 'in their owner’s deploy phase', () => {
    const hand = ['Drill Trooper', 'Drill Recruit'];
    const at = { 'Drill: Hall': {} };
    for (const phase of ['activate', 'control', 'battle', 'move', 'draw'] as const) {
      const t = table(ccg, { phase, dark: { hand: ['Drill Trooper'], force: 5, table: ['Drill Burden'] }, at });
      expect(t.dark.may('deploy', 'Drill Trooper')).toBe(false);
    }
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand, force: 5 },
      light: { hand: ['Drill Recruit', 'Drill Stew'], force: 5 },
      at,
    });
    t.dark.does('deploy', 'Drill Trooper');
    expect(t.asked).toBe('light');
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('deploy', 'Drill Recruit')).toBe(false);
  });

  rule('AR5-0015', 'Interrupts are played, not deployed', () => {
    const t = lights(['Drill Stew'], 5, { 'Drill: Hall': {} });
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('deploy', 'Drill Stew')).toBe(false);
    expect(why(t.state, 1, 'Drill Stew')).toBe('AR5-0015');
  });

  rule(
    ['AR5-0009', 'AR5-0011', 'AR5-0050'],
    'by a text that names no time, in its player’s deploy phase too (example)',
    () => {
      const at = (phase: 'control' | 'deploy', turn: 'light' | 'dark') =>
        table(ccg, {
          turn,
          phase,
          light: {
            table: ['Drill Conscription'],
            force: 2,
            reserve: ['Drill Recruit', 'Drill Memorial'],
            hand: ['Drill Stew'],
          },
          dark: { hand: ['Drill Trooper'], force: 1 },
          at: { 'Drill: Hall': {} },
        });
      expect(at('control', 'light').light.may('use', 'Drill Conscription')).toBe(false);
      const theirs = at('deploy', 'dark');
      theirs.dark.does('deploy', 'Drill Trooper');
      expect(theirs.light.may('play', 'Drill Stew')).toBe(true);
      expect(theirs.light.may('use', 'Drill Conscription')).toBe(false);
      const t = at('deploy', 'light');
      t.light.does('use', 'Drill Conscription');
      // One Force for the text, none for the Effect.
      expect(t.light.sees('table', 'light')).toEqual(['Drill Conscription', 'Drill Memorial']);
      expect(t.state.zones.force[1]).toHaveLength(1);
    },
  );

  rule(['AR5-0009', 'AR5-0014'], 'or when the text names a phase, or something to respond to', () => {
    const named = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { table: ['Drill Levee'], hand: ['Drill Memorial', 'Drill Stew'] },
    });
    named.light.does('use', 'Drill Levee');
    expect(named.light.sees('table', 'light')).toEqual(['Drill Levee', 'Drill Memorial']);
    const response = table(ccg, {
      turn: 'dark',
      phase: 'control',
      light: { table: ['Drill Haggle'], hand: ['Drill Memorial', 'Drill Stew'] },
      at: { 'Drill: Dunes': { dark: ['Drill Trooper'] } },
    });
    response.dark.does('drain', 'Drill: Dunes');
    response.light.does('use', 'Drill Haggle');
    expect(response.light.sees('table', 'light')).toEqual(['Drill Haggle', 'Drill Memorial']);
  });
});

describe('what happens to cards deployed on others', () => {
  rule('GAP-0127', 'a Utinni Effect is lost when its target leaves the table', () => {
    const t = table(ccg, {
      turn: 'dark',
      phase: 'deploy',
      dark: { hand: ['Drill Quest'] },
      light: { hand: ['Drill Sacrifice'] },
      at: { 'Drill: Hall': {}, 'Drill: Dunes': { light: ['Drill Flyer'] } },
    });
    t.dark.does('deploy', 'Drill Quest').does('to', 'Drill: Hall');
    t.light.does('play', 'Drill Sacrifice');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Quest']);
  });

  rule('GAP-0082', 'only so many of a card with diamonds are at one system', () => {
    const t = lights(['Drill Rarity'], 5, { 'Drill: Port': { light: ['Drill Rarity'] }, 'Drill Yard': {} });
    expect(t.light.may('deploy', 'Drill Rarity')).toBe(false);
    const moon = lights(['Drill Rarity'], 5, {
      'Drill: Port': { light: ['Drill Rarity'] },
      'Drill Yard': {},
      'Drill Moon: Crater': {},
    });
    expect(moon.light.may('deploy', 'Drill Rarity')).toBe(true);
  });
});
