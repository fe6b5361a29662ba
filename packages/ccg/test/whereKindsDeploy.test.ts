import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { deploying, inHand, places, whyNotWith } from './deployingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

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
      const found = destinationsFor(t.state, 0, inHand(t.state, craft.name, 0)).map(
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
      const t = deploying('light', name, { [where]: {} }, { light: { hand: ['Drill Camp'] } });
      expect(t.light.may('deploy', name)).toBe(false);
      t.light.does('deploy', 'Drill Camp');
      expect(t.light.may('deploy', name)).toBe(true);
    });
});
