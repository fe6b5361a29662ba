import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string, by: 0 | 1): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

/** Somebody has a card in hand and Force enough, in their own deploy phase. */
const with_ = (side: 'dark' | 'light', name: string, at: NonNullable<CcgPosition['at']>, more: CcgPosition = {}) =>
  table(ccg, {
    ...more,
    turn: side,
    phase: 'deploy',
    [side]: { ...more[side], hand: [name, ...(more[side]?.hand ?? [])], force: 20 },
    at,
  });

/** Where that card can be deployed to. */
const places = (
  side: 'dark' | 'light',
  name: string,
  at: NonNullable<CcgPosition['at']>,
  more: CcgPosition = {},
): readonly string[] => {
  const { state: s } = with_(side, name, at, more);
  const by = side === 'dark' ? 0 : 1;
  return destinationsFor(s, by, find(s, name, by)).map(({ to }) => s.names[s.cards.definition[to] ?? -1] ?? '');
};

const whyNotWith = (...[side, name, at, more]: Parameters<typeof with_>): string | undefined => {
  const { state: s } = with_(side, name, at, more);
  const by = side === 'dark' ? 0 : 1;
  return whyNot(s, by, find(s, name, by))?.rule;
};

describe('a foothold', () => {
  /** Nothing of the Dark Side’s is there but what is said. */
  const footholds = [
    ['a character', 'Drill Trooper', 'Drill Bare', 'Drill Yard', 'Drill Champion'],
    ['a vehicle', 'Drill Ice Strider', 'Drill Bare', 'Drill Yard', 'Drill Champion'],
    ['a capital starship', 'Devastator', 'Drill Moon', 'Drill', 'Drill Corsair'],
    ['a starfighter', 'Drill Interceptor', 'Drill Moon', 'Drill', 'Drill Corsair'],
    ['a squadron', 'Drill Hive', 'Drill Moon', 'Drill', 'Drill Corsair'],
  ] as const;
  for (const [what, name, bare, marked, friend] of footholds)
    rule(['AR5-0004', 'GLB-0139'], `is what ${what} needs: presence or a Force icon`, () => {
      expect(whyNotWith('dark', name, { [bare]: { light: [] } })).toBe('AR5-0004');
      expect(places('dark', name, { [marked]: {} })).toContain(marked);
      expect(places('dark', name, { [bare]: { dark: [friend] } })).toContain(bare);
    });

  const equipment = [
    ['a weapon at a location', 'Drill Fixed Gun', {}],
    ['a device at a location', 'Observation Holocam', {}],
    ['an Effect at a location', 'Expand The Empire', {}],
    ['a Utinni Effect', 'Drill Quest', { light: ['Drill Recruit'] }],
    ['a creature', 'Drill Prowler', {}],
  ] as const;
  for (const [what, name, there] of equipment)
    rule('AR5-0005', `is nothing that ${what} needs`, () => {
      expect(places('dark', name, { 'Drill Bare': there })).toEqual(['Drill Bare']);
    });
});

describe('each kind of card', () => {
  const at = {
    Drill: {},
    'Drill: Hall': {},
    'Drill: Docking Bay': {},
    'Drill Yard': {},
    'Drill: Trench': {},
    'Drill Clouds': {},
    'Drill Asteroids': {},
    'Drill Holosite': {},
  };
  const ground = ['Drill: Docking Bay', 'Drill Yard'];
  const sky = ['Drill', 'Drill Asteroids'];
  const air = ['Drill: Docking Bay', 'Drill Clouds', ...sky];
  const kinds: readonly (readonly [
    id: 'AR1-0280' | 'AR1-0282' | 'AR1-0283' | 'AR1-0284',
    what: string,
    side: 'dark' | 'light',
    name: string,
    where: readonly string[],
  ])[] = [
    ['AR1-0280', 'a character', 'dark', 'Drill Trooper', ['Drill: Hall', ...ground]],
    ['AR1-0282', 'a combat vehicle', 'dark', 'Drill Ice Strider', [...ground, 'Drill: Trench']],
    ['AR1-0282', 'a transport vehicle', 'dark', 'Drill Sail', [...ground, 'Drill: Trench']],
    ['AR1-0282', 'a creature vehicle', 'light', 'Drill Bantha', [...ground, 'Drill: Trench']],
    ['AR1-0282', 'a shuttle vehicle', 'light', 'Drill Hopper', [...ground, 'Drill: Trench', 'Drill Clouds']],
    ['AR1-0282', 'a cloud car', 'light', 'Drill Cloud Car', [...ground, 'Drill: Trench', 'Drill Clouds']],
    ['AR1-0282', 'a lift tube', 'dark', 'Drill Tube', []],
    ['AR1-0283', 'a capital starship', 'dark', 'Devastator', sky],
    ['AR1-0284', 'a capital starship like a starfighter', 'light', 'Drill Hope', air],
    ['AR1-0284', 'a starfighter', 'dark', 'Drill Interceptor', air],
    ['AR1-0284', 'a squadron', 'dark', 'Drill Hive', air],
  ];
  for (const [id, what, side, name, where] of kinds)
    rule([id, 'AR1-0285'], `${what} deploys where its kind can be`, () => {
      const pilot = side === 'dark' ? 'Imperial Pilot' : 'Drill Flyer';
      const found = places(side, name, at, { [side]: { hand: [pilot] } });
      expect([...found].sort()).toEqual([...where].sort());
    });

  for (const trait of ['cloud car', 'patrol craft', 'swoop'])
    rule('AR1-0282', `a vehicle that is a ${trait} deploys to cloud sectors or not`, () => {
      const craft = stranger({ kind: 'vehicle', traits: [trait], permanentPilots: [1] });
      const t = table(ccgWith(craft), { phase: 'deploy', dark: { hand: [craft.name], force: 9 }, at });
      const found = destinationsFor(t.state, 0, find(t.state, craft.name, 0)).map(
        ({ to }) => t.state.names[t.state.cards.definition[to] ?? -1],
      );
      expect(found.includes('Drill Clouds')).toBe(trait !== 'swoop');
    });

  for (const [what, name] of [
    ['a creature', 'Drill Prowler'],
    ['a weapon', 'Drill Fixed Gun'],
    ['a device', 'Observation Holocam'],
  ] as const)
    rule('AR1-0285', `${what} is never at a holosite`, () => {
      expect(places('dark', name, { 'Drill Holosite': {} })).toEqual([]);
      expect(places('dark', name, { 'Drill: Hall': {} })).toEqual(['Drill: Hall']);
    });

  for (const [what, name] of [
    ['a character', 'Drill Trooper'],
    ['a starfighter', 'Drill Interceptor'],
    ['a capital starship', 'Devastator'],
    ['a creature', 'Drill Prowler'],
    ['a weapon', 'Drill Fixed Gun'],
  ] as const)
    rule(['GAP-0147', 'AR5-0025'], `${what} does not deploy to a sector of the Death Star II`, () => {
      expect(places('dark', name, { 'Death Star II: Drill Shaft': {} })).toEqual([]);
    });
});

describe('a closed planet', () => {
  const closed = [
    ['AR5-0020', 'Dagobah: Drill Bog'],
    ['AR5-0019', 'Ahch-To: Drill Cliff'],
  ] as const;
  for (const [id, site] of closed) {
    for (const [what, name, there] of [
      ['a character', 'Drill Trooper', {}],
      ['a spy', 'Drill Probe', {}],
      ['a vehicle', 'Drill Ice Strider', {}],
      ['a Utinni Effect', 'Drill Quest', { light: ['Drill Recruit'] }],
      ['a weapon that is put down', 'Drill Fixed Gun', {}],
      ['a device that is put down', 'Observation Holocam', {}],
    ] as const)
      rule([id, 'GAP-0263'], `keeps away ${what}: ${site}`, () => {
        expect(places('dark', name, { [site]: there })).toEqual([]);
        expect(places('dark', name, { 'Drill Yard': there })).toEqual(['Drill Yard']);
      });
    for (const [what, name, there, to] of [
      ['a creature', 'Drill Prowler', {}, site],
      ['an Effect', 'Expand The Empire', {}, site],
      ['a weapon on somebody', 'Drill Laser', { dark: ['Drill Trooper'] }, 'Drill Trooper'],
      ['a device on somebody', 'Drill Antenna', { dark: ['Drill Trooper'] }, 'Drill Trooper'],
    ] as const)
      rule([id, 'GAP-0101'], `lets in ${what}: ${site}`, () => {
        expect(places('dark', name, { [site]: there })).toEqual([to]);
      });
  }

  for (const name of ['Devastator', 'Drill Interceptor', 'Drill Hive'])
    rule(['AR5-0020', 'GAP-0263'], `keeps starships away: ${name}`, () => {
      expect(whyNotWith('dark', name, { 'Drill Dagobah': {} })).toBe('AR5-0020');
    });
});

describe('an energy shield', () => {
  const under = { 'Drill Ice: Generators': {}, 'Drill Ice: Docking Bay': {} };
  for (const [what, dark, light] of [
    ['characters', 'Drill Trooper', 'Drill Recruit'],
    ['vehicles', 'Drill Ice Strider', 'Drill Skimmer'],
    ['starships', 'Drill Interceptor', 'Drill Red Wing'],
  ] as const)
    rule(['AR5-0021', 'GAP-0275'], `keeps out the Dark Side’s ${what}, and not the Light Side’s`, () => {
      expect(places('dark', dark, under)).toEqual([]);
      expect(places('dark', dark, { 'Drill Ice: Docking Bay': {} })).toEqual(['Drill Ice: Docking Bay']);
      expect(places('light', light, under)).toContain('Drill Ice: Docking Bay');
    });
});

describe('whoever may ignore what locations ask', () => {
  for (const [what, name, where] of [
    ['deploys without presence or icons', 'Drill Recruit', 'Drill: Dunes'],
    ['deploys to Dagobah', 'Drill Recruit', 'Dagobah: Drill Bog'],
    ['deploys to Ahch-To', 'Drill Recruit', 'Ahch-To: Drill Cliff'],
    ['deploys against their own text', 'Drill Recluse', 'Drill: Hall'],
    ['deploys a vehicle without presence or icons', 'Drill Skimmer', 'Drill: Dunes'],
    ['deploys a vehicle to Dagobah', 'Drill Skimmer', 'Dagobah: Drill Bog'],
  ] as const)
    rule('AR5-0028', what, () => {
      const t = with_('light', name, { [where]: {} }, { light: { hand: ['Drill Camp'] } });
      expect(t.light.may('deploy', name)).toBe(false);
      t.light.does('deploy', 'Drill Camp');
      expect(t.light.may('deploy', name)).toBe(true);
    });
});
