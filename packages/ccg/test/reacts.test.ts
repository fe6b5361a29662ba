import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { always, any, mayReact, this_, your } from '../src/language/index.ts';
import { forceLeft, moving, passUntil, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const quay = 'Drill Harbor: Quay';
const market = 'Drill Harbor: Market';
const beach = 'Drill Harbor: Beach';
const cliff = 'Drill Harbor: Cliff';

type Position = Parameters<typeof moving>[0];
const battling = (at: Position['at'], more: Partial<Position> = {}) =>
  moving({ phase: 'battle', at: at ?? {}, ...more });
const draining = (at: Position['at'], more: Partial<Position> = {}) =>
  moving({ phase: 'control', at: at ?? {}, ...more });

describe('a react', () => {
  const at = {
    [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
    [market]: { light: ['Drill Snow Scout'] },
  };

  rule(
    ['AR6-0019', 'AR1-0211', 'GLC-0142'],
    'brings a card to a battle that was just initiated, at its usual cost',
    () => {
      const t = battling(at);
      t.dark.does('initiate battle', quay);
      expect(t.asked).toBe('light');
      t.light.does('react', 'Drill Snow Scout');
      expect(placeOf(t, 'Drill Snow Scout')).toBe(quay);
      expect(forceLeft(t, 'light')).toBe(8);
      expect(t.state.facts.battle).not.toBe(null);
    },
  );

  rule(['AR6-0135', 'GLC-0141'], 'is never to a battle of one’s own', () => {
    const t = battling(
      { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, [market]: { dark: ['Drill Scout'] } },
      {
        light: { hand: ['Drill Stew'] },
      },
    );
    t.dark.does('initiate battle', quay);
    expect(t.options.some((option) => option.startsWith('react'))).toBe(false);
    // What merely moves a card into it is none.
    const own = battling(
      { [market]: { dark: ['Drill Trooper'], light: ['Drill Flyer'] }, [beach]: { light: ['Drill Recruit'] } },
      { turn: 'light', light: { hand: ['Drill Rush'] } },
    );
    own.light.does('initiate battle', market);
    own.light.does('play', 'Drill Rush');
    expect(placeOf(own, 'Drill Recruit')).toBe(market);
  });

  rule(['GLC-0144', 'GAP-0304'], 'keeps to the range of the card, and is not for what is there already', () => {
    const far = battling({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: {},
      [beach]: {},
      [cliff]: { light: ['Drill Snow Scout'] },
    });
    far.dark.does('initiate battle', quay);
    expect(far.asked === 'light' && far.light.may('react')).toBe(false);
    const here = battling({
      [quay]: {
        dark: ['Drill Trooper'],
        light: ['Drill Recruit', { card: 'Drill Glider', passengers: ['Drill Reactor'] }],
      },
    });
    here.dark.does('initiate battle', quay);
    expect(here.asked === 'light' && here.light.may('react')).toBe(false);
  });

  rule('GAP-0303', 'is not made by docking bay transit', () => {
    const bay = 'Drill Harbor: Docking Bay';
    const t = battling({
      [bay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      'Drill Outpost: Docking Bay': { light: ['Drill Reactor'] },
    });
    t.dark.does('initiate battle', bay);
    expect(t.asked === 'light' && t.light.may('react')).toBe(false);
    const near = battling({
      [bay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [quay]: { light: ['Drill Reactor'] },
    });
    near.dark.does('initiate battle', bay);
    expect(near.light.may('react', 'Drill Reactor')).toBe(true);
  });

  for (const [who, drivers, may] of [
    ['driven', ['Drill Recruit'], true],
    ['that nobody drives', [], false],
  ] as const)
    rule('GLC-0145', `a vehicle ${who} ${may ? 'may react' : 'may not'}`, () => {
      const t = battling({
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        [market]: { light: [{ card: "Luke's X-34 Landspeeder", drivers }, 'Drill Reactor'] },
      });
      t.dark.does('initiate battle', quay);
      expect(t.light.may('react', 'Drill Reactor')).toBe(true);
      expect(t.light.may('react', "Luke's X-34 Landspeeder")).toBe(may);
    });

  for (const [ship, pilots, may] of [
    ["Vader's Custom TIE", ['Imperial Pilot'], true],
    ["Vader's Custom TIE", [], false],
    // A pilot, and no nav computer.
    ['Drill Cruiser', [], false],
  ] as const)
    rule(
      'GLC-0145',
      `${ship} ${may ? 'reacts' : 'does not react'} through hyperspace with ${pilots.length} pilots`,
      () => {
        const t = battling(
          {
            'Dantooine (Dark)': { dark: ['TIE Fighter'], light: ['X-wing'] },
            'Yavin 4 (Dark)': { dark: [{ card: ship, pilots }, 'TIE Scout'] },
          },
          { turn: 'light' },
        );
        t.light.does('initiate battle');
        expect(t.dark.may('react', 'TIE Scout')).toBe(true);
        expect(t.dark.may('react', ship)).toBe(may);
      },
    );

  rule(['GAP-0304', 'AR1-0208', 'GAP-0305'], 'takes along whoever boards before, and lets off whoever likes', () => {
    const t = battling({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: { light: ['Drill Snow Scout', 'Drill Flyer', 'Drill Airman'] },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', 'Drill Snow Scout');
    t.light.does('embark', 'Drill Flyer').does('embark', 'Drill Airman');
    expect(forceLeft(t, 'light')).toBe(8);
    // Whoever was at the battle can't board it there.
    expect(t.options).toEqual(['disembark Drill Flyer', 'disembark Drill Airman', 'stay']);
    t.light.does('disembark', 'Drill Flyer').does('stay');
    expect(placeOf(t, 'Drill Flyer')).toBe(quay);
    expect(placeOf(t, 'Drill Airman')).toBe('Drill Snow Scout');
    // Everybody hears who came along, and who got off.
    expect(t.dark.told('moves').map(({ how }) => how)).toEqual(['embarking', 'embarking', 'landspeed', 'disembarking']);
  });

  rule(['GAP-0304', 'GLC-0144'], 'may begin by leaving a vehicle and end by boarding one', () => {
    const t = battling({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit', 'Drill Glider'] },
      [market]: { light: [{ card: 'Drill Glider', passengers: ['Drill Reactor'] }] },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', 'Drill Reactor').does('embark', 'Drill Reactor');
    expect(placeOf(t, 'Drill Reactor')).toBe('Drill Glider');
  });

  rule(['GLC-0151', 'GAP-0301'], 'is made once a turn by a card, even if it was cancelled', () => {
    const t = battling(
      {
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        [market]: { light: ['Drill Snow Scout'] },
        [beach]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      },
      { dark: { hand: ['Drill Static'] } },
    );
    t.dark.does('initiate battle', quay);
    t.light.does('react', 'Drill Snow Scout');
    t.dark.does('play', 'Drill Static');
    // Its cost is gone.
    expect(placeOf(t, 'Drill Snow Scout')).toBe(market);
    expect(forceLeft(t, 'light')).toBe(8);
    passUntil(t, () => t.state.facts.battle === null);
    t.dark.does('initiate battle', beach);
    expect(t.asked === 'light' && t.light.may('react')).toBe(false);
  });

  rule(['GLC-0148', 'GAP-0299'], 'is of one card; each makes its own', () => {
    const t = battling({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: { light: ['Drill Snow Scout', 'Drill Reactor'] },
    });
    t.dark.does('initiate battle', quay);
    t.light.does('react', 'Drill Reactor');
    expect(placeOf(t, 'Drill Snow Scout')).toBe(market);
    t.light.does('react', 'Drill Snow Scout');
    expect(forceLeft(t, 'light')).toBe(7);
  });

  rule(['GLC-0149', 'GAP-0300', 'AR1-0110'], 'to a drain cancels it by bringing presence', () => {
    const there = {
      [quay]: { dark: ['Drill Trooper'] },
      [market]: { light: ['Drill Reactor', 'Drill Snow Scout', 'Drill Kind Droid'] },
    };
    const t = draining(there);
    t.dark.does('drain', quay);
    // A droid brings none.
    t.light.does('react', 'Drill Kind Droid');
    expect(t.light.may('react', 'Drill Snow Scout')).toBe(true);
    t.light.does('react', 'Drill Reactor');
    expect(placeOf(t, 'Drill Snow Scout')).toBe(market);
    expect(t.asked).toBe('dark');
    expect(t.light.sees('lost', 'light')).toHaveLength(0);
  });

  rule('AR1-0307', 'is not made by what is inactive', () => {
    const t = battling({
      [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
      [market]: { light: [{ card: 'Drill Snow Scout', inactive: 'suspended' }, 'Drill Reactor'] },
    });
    t.dark.does('initiate battle', quay);
    expect(t.options).toEqual(['react Drill Reactor', 'pass']);
  });

  rule('GLA-0371', 'is kept away by what says so', () => {
    const t = battling({
      [quay]: { dark: ['Drill Trooper', 'Drill Sentry'], light: ['Drill Recruit'] },
      [market]: { light: ['Drill Snow Scout'] },
    });
    t.dark.does('initiate battle', quay);
    expect(t.asked === 'light' && t.light.may('react')).toBe(false);
  });
});

describe('deploying as a react', () => {
  rule(
    ['AR6-0019', 'GLC-0143', 'AR6-0178'],
    'is for cards that say so, to that place, by all rules of deploying',
    () => {
      const t = battling(
        { 'Drill Harbor': { dark: ['Drill Leviathan'], light: ['Drill Red Wing'] }, Drill: {} },
        { light: { hand: ['Drill Spiral', 'Drill Recruit'], force: 3 } },
      );
      t.dark.does('initiate battle', 'Drill Harbor');
      expect(t.light.may('react', 'Drill Recruit')).toBe(false);
      t.light.does('react', 'Drill Spiral');
      expect(placeOf(t, 'Drill Spiral')).toBe('Drill Harbor');
      expect(forceLeft(t, 'light')).toBe(1);
      const poor = battling(
        { 'Drill Harbor': { dark: ['Drill Leviathan'], light: ['Drill Red Wing'] } },
        { light: { hand: ['Drill Spiral'], force: 1 } },
      );
      poor.dark.does('initiate battle', 'Drill Harbor');
      expect(poor.asked === 'light' && poor.light.may('react')).toBe(false);
    },
  );

  for (const to of ['battle', 'drain'] as const)
    for (const how of ['moving', 'deploying'] as const)
      rule('GLC-0141', `is made by ${how}, to a ${to}`, () => {
        const who = how === 'moving' ? 'Drill Reactor' : 'Drill Spiral';
        const there = how === 'moving' ? quay : 'Drill Harbor';
        const at = {
          [there]: {
            dark: [how === 'moving' ? 'Drill Trooper' : 'Drill Leviathan'],
            light: to === 'drain' ? [] : [how === 'moving' ? 'Drill Recruit' : 'Drill Red Wing'],
          },
          [market]: { light: how === 'moving' ? [who] : [] },
        };
        const light = { hand: how === 'deploying' ? [who] : [] };
        const t = to === 'battle' ? battling(at, { light }) : draining(at, { light });
        t.dark.does(to === 'battle' ? 'initiate battle' : 'drain', there);
        t.light.does('react', who);
        expect(placeOf(t, who)).toBe(there);
      });

  rule(['GLC-0143', 'GAP-0080'], 'is not for one of which there can be no more', () => {
    const t = battling(
      { 'Drill Harbor': { dark: ['Drill Leviathan'], light: ['Drill Red Wing'] }, Drill: { light: ['Drill Spiral'] } },
      { light: { hand: ['Drill Spiral', 'Drill Stew'], force: 3 } },
    );
    t.dark.does('initiate battle', 'Drill Harbor');
    expect(t.asked === 'light' && t.light.may('react')).toBe(false);
  });

  rule('GLC-0141', 'is allowed by what has just come there as well', () => {
    const t = battling(
      {
        [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        [market]: {
          light: [{ card: 'Drill Snow Scout', passengers: [{ card: 'Drill Airman', on: ['Drill Transmitter'] }] }],
        },
      },
      { light: { hand: ['Drill Flyer'] } },
    );
    t.dark.does('initiate battle', quay);
    expect(t.light.may('react', 'Drill Flyer')).toBe(false);
    t.light.does('react', 'Drill Snow Scout').does('stay');
    t.light.does('react', 'Drill Flyer').does('to', quay);
    expect(placeOf(t, 'Drill Flyer')).toBe(quay);
  });

  rule('GLC-0141', 'is allowed to those that the text names, to the places that it names, and to nobody else', () => {
    const [named, other] = [stranger({ side: 'light', traits: ['gambler'] }), stranger({ side: 'light' })];
    const caller = stranger({
      kind: 'effect',
      side: 'light',
      text: [always(mayReact('deploying', your.trait('gambler'), { to: any.locations.called(quay) }))],
    });
    const two = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    const t = table(ccgWith(named, other, caller), {
      phase: 'battle',
      at: { [quay]: two, [cliff]: two },
      dark: { force: 9 },
      light: { table: [caller.title], hand: [named.title, other.title], force: 9 },
    });
    t.dark.does('initiate battle', quay);
    expect(t.options.filter((option) => option.startsWith('react'))).toEqual([`react ${named.title}`]);
    const elsewhere = table(ccgWith(named, other, caller), {
      phase: 'battle',
      at: { [quay]: two, [cliff]: two },
      dark: { force: 9 },
      light: { table: [caller.title], hand: [named.title, other.title, 'Drill Stew'], force: 9 },
    });
    elsewhere.dark.does('initiate battle', cliff);
    expect(elsewhere.options.filter((option) => option.startsWith('react'))).toEqual([]);
  });

  rule('GLC-0141', 'is allowed to one’s own cards, not to the opponent’s', () => {
    const caller = (side: 'light' | 'dark') =>
      stranger({ kind: 'effect', side, text: [always(mayReact('deploying', any.characters))] });
    for (const side of ['light', 'dark'] as const) {
      const effect = caller(side);
      const t = table(ccgWith(effect), {
        phase: 'battle',
        at: { [quay]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
        dark: { force: 9, table: side === 'dark' ? [effect.title] : [] },
        light: { force: 9, table: side === 'light' ? [effect.title] : [], hand: ['Drill Recruit', 'Drill Stew'] },
      });
      t.dark.does('initiate battle', quay);
      expect(t.options.some((option) => option.startsWith('react'))).toBe(side === 'light');
    }
  });

  rule(['GAP-0301', 'GAP-0299'], 'that was cancelled bars every copy of the card this turn', () => {
    const two = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    const t = battling(
      { [quay]: two, [cliff]: two },
      { dark: { hand: ['Drill Seizure'] }, light: { hand: ['Drill Sling', 'Drill Sling', 'Drill Recruit'] } },
    );
    t.dark.does('initiate battle', quay);
    expect(t.options).toEqual(['react Drill Sling', 'react Drill Sling', 'pass']);
    t.light.does('react', 'Drill Sling');
    t.dark.does('play', 'Drill Seizure');
    expect(t.light.sees('hand', 'light')).toContain('Drill Sling');
    expect(t.asked === 'light' && t.light.may('react')).toBe(false);
  });

  rule('AR6-0132', 'goes on in turn with other responses, until both pass (example)', () => {
    const t = moving({
      phase: 'battle',
      turn: 'light',
      at: {
        [quay]: {},
        [market]: { light: ['Drill Hero', 'Drill Flyer'], dark: ['Drill Trooper'] },
        [beach]: { light: ['Drill Recruit'] },
        [cliff]: { dark: [{ card: 'Drill Scout', passengers: [{ card: 'Drill Walker On', on: ['Drill Comlink'] }] }] },
      },
      dark: { hand: ['Drill Strider', 'Drill Navigator'] },
      light: { hand: ['Drill Stew', 'Drill Rush'] },
    });
    t.light.does('initiate battle', market);
    // Nothing may be deployed before somebody with the means is there.
    expect(t.dark.may('react', 'Drill Strider')).toBe(false);
    t.dark.does('react', 'Drill Scout').does('stay');
    t.light.passes();
    t.dark.does('react', 'Drill Strider');
    t.light.does('play', 'Drill Rush');
    expect(placeOf(t, 'Drill Recruit')).toBe(market);
    t.dark.does('react', 'Drill Navigator').does('to', 'Drill Strider');
    expect(placeOf(t, 'Drill Navigator')).toBe('Drill Strider');
    expect(t.state.facts.battle?.segment).not.toBe('end');
  });
});

describe('a second react in one turn', () => {
  const person = { side: 'light', ability: 2, text: [always(mayReact('moving', this_))] } as const;
  const [stays, leaves, apart] = [stranger(person), stranger(person), stranger(person)];
  const game = ccgWith(stays, leaves, apart);
  const two = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
  for (const cancelled of [false, true])
    rule(
      'GAP-0301',
      `is for nobody who got on or off in the first${cancelled ? ', though that was cancelled' : ''}`,
      () => {
        const t = table(game, {
          phase: 'battle',
          dark: { force: 9, hand: [...(cancelled ? ['Drill Static'] : []), 'Drill Errand (Dark)'] },
          light: { force: 9, hand: ['Drill Errand (Light)'] },
          at: {
            [quay]: two,
            [market]: {
              dark: cancelled ? [] : ['Drill Trooper'],
              light: cancelled
                ? ['Drill Snow Scout', leaves.name, stays.name, apart.name]
                : [{ card: 'Drill Snow Scout', passengers: [leaves.name] }, stays.name, 'Drill Recruit'],
            },
            [beach]: { ...two, light: ['Drill Recruit', ...(cancelled ? [] : [apart.name])] },
          },
        });
        t.dark.does('initiate battle', quay);
        t.light.does('react', 'Drill Snow Scout').does('embark', stays.name);
        if (cancelled) t.light.does('embark', leaves.name);
        if (t.asked === 'light' && t.light.may('leave')) t.light.does('leave');
        if (cancelled) t.dark.does('play', 'Drill Static');
        else t.light.does('disembark', leaves.name).does('stay');
        passUntil(t, () => t.state.facts.battle === null && t.asked === 'dark');
        // Where it was cancelled they are still next to the other battle; otherwise the one that got off walks there.
        const there = cancelled ? beach : market;
        t.dark.does('initiate battle', there);
        expect(t.light.offered('react')).toEqual([apart.name]);
      },
    );
});
