import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isActive, isCounted } from '../src/rules/cards/cardStates.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';
import { cardNamed, passUntil } from './movingTable.ts';

type At = NonNullable<CcgPosition['at']>;

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const yard = 'Drill Yard';

describe('Alter', () => {
  const effects: readonly (readonly [what: string, card: string, may: boolean])[] = [
    ['an Effect', 'Drill Memorial', true],
    ['a Utinni Effect', 'Drill Errantry', true],
    ['a Starting Effect', 'Drill Creed', false],
    ['a Mobile Effect', 'Drill Drift', false],
    ['an Immediate Effect', 'Drill Snap', false],
    ['a Political Effect', 'Drill Bill', false],
  ];
  for (const [what, card, may] of effects)
    rule('GAP-0112', `cancels ${may ? '' : 'no '}${what.replace(/^an? /, '')}`, () => {
      const t = table(ccg, {
        dark: { hand: ['Alter (Dark)', errands.dark] },
        light: { hand: [errands.light], table: [card] },
        at: { [yard]: { dark: ['Drill Lord'] } },
      });
      expect(t.dark.may('play', 'Alter (Dark)')).toBe(may);
    });
});

describe('a Utinni Effect', () => {
  const market = 'Drill Harbor: Market';
  const trooper = 'Drill Trooper';
  const there: readonly (readonly [what: string, at: At, reaches: boolean])[] = [
    ['is present', { [market]: { dark: [trooper] } }, true],
    ['pilots an enclosed vehicle', { [market]: { dark: [{ card: 'Drill Strider', pilots: [trooper] }] } }, true],
    ['rides in an enclosed vehicle', { [market]: { dark: [{ card: 'Drill Strider', passengers: [trooper] }] } }, true],
    ['drives an enclosed vehicle', { [market]: { dark: [{ card: 'Sandcrawler (Dark)', drivers: [trooper] }] } }, true],
    ['drives an open vehicle', { [market]: { dark: [{ card: 'Drill Cart', drivers: [trooper] }] } }, true],
    ['rides in an open vehicle', { [market]: { dark: [{ card: 'Drill Cart', passengers: [trooper] }] } }, true],
    ['pilots a starship', { [market]: { dark: [{ card: 'Drill Mist', pilots: [trooper] }] } }, true],
    ['rides in a starship', { [market]: { dark: [{ card: 'Drill Mist', passengers: [trooper] }] } }, true],
    [
      'sits in a starship’s astromech slot',
      { [market]: { dark: [{ card: 'Drill Wing', astromechs: ['Drill Repair Droid'] }] } },
      true,
    ],
    [
      'is below decks in a vehicle',
      { [market]: { dark: ['Drill Wagon'] }, 'Drill Wagon: Cabin': { dark: [trooper] } },
      false,
    ],
    ['is elsewhere', { [market]: {}, 'Drill Harbor: Quay': { dark: [trooper] } }, false],
  ];
  for (const [what, at, reaches] of there)
    rule('GAP-0128', `is ${reaches ? '' : 'not '}reached by a target that ${what} there`, () => {
      const t = table(ccg, { phase: 'deploy', dark: { hand: ['Drill Goal', errands.dark], force: 4 }, at });
      t.dark.does('deploy', 'Drill Goal');
      if (t.dark.may('to', market)) t.dark.does('to', market);
      if (t.dark.may('target', trooper)) t.dark.does('target', trooper);
      expect(hostOf(t.state, cardNamed(t.state, 'Drill Goal'))).toBe(cardNamed(t.state, market));
      expect(t.state.zones.reserve[0]).toHaveLength(reaches ? 11 : 12);
    });
});

describe('what nobody pilots or drives', () => {
  rule('GAP-0172', 'still costs its maintenance', () => {
    for (const drivers of [[], ['Drill Trooper']]) {
      const t = table(ccg, {
        phase: 'draw',
        dark: { force: 3, hand: [errands.dark] },
        light: { hand: [errands.light] },
        at: { [yard]: { dark: [{ card: 'Drill Barge', passengers: drivers }] } },
      });
      passUntil(t, () => t.state.facts.phase === 'end' || t.state.facts.active === 1);
      expect(t.dark.may('maintain')).toBe(true);
    }
  });
  for (const [what, card, where, by] of [
    ['a vehicle is targeted and lost', 'Drill Empty Tank', yard, 'Drill Wreck'],
    ['a vehicle is stolen', 'Drill Empty Tank', yard, 'Drill Seizure (Light)'],
    ['a starship is stolen', 'Drill Racer', 'Drill', 'Drill Seizure (Light)'],
  ] as const)
    rule('GAP-0172', `is no safer for it: ${what}`, () => {
      const t = table(ccg, {
        turn: 'light',
        light: { hand: [by, errands.light] },
        dark: { hand: [errands.dark] },
        at: { [where]: { dark: [card] } },
      });
      t.light.does('play', by);
      if (by === 'Drill Wreck') expect(t.dark.sees('lost', 'dark')).toEqual([card]);
      else expect(t.dark.sees('at', 'light')).toEqual([card]);
    });
});

describe('whoever may not be targeted by weapons', () => {
  rule('GAP-0200', 'is given weapons all the same, and carries them', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Laser', errands.dark], force: 3, table: ['Drill Cover'] },
      light: { hand: [errands.light] },
      at: { [yard]: { dark: [{ card: 'Drill Plated', on: ['Drill Blade'] }] } },
    });
    t.dark.does('deploy', 'Drill Laser');
    for (const weapon of ['Drill Laser', 'Drill Blade'])
      expect(hostOf(t.state, cardNamed(t.state, weapon))).toBe(cardNamed(t.state, 'Drill Plated'));
  });
});

describe('a Scomp link of a starship', () => {
  for (const [what, at, may] of [
    ['its pilot', { Drill: { light: [{ card: 'Red 1', pilots: ['Drill Flyer'] }] } }, true],
    ['the pilot of another', { Drill: { light: ['Red 1', { card: 'Drill Wing', pilots: ['Drill Flyer'] }] } }, false],
    ['whoever stands beside it', { [yard]: { light: ['Red 1', 'Drill Flyer'] } }, false],
  ] as const)
    rule('GAP-0205', `is ${may ? '' : 'not '}for ${what}`, () => {
      const t = table(ccg, { dark: { hand: ['Drill Ask Link', errands.dark] }, light: { hand: [errands.light] }, at });
      expect(t.dark.may('play', 'Drill Ask Link')).toBe(may);
    });
});

describe('a thief', () => {
  const trooper = (...on: readonly string[]): Stood => ({ card: 'Drill Trooper', on });
  const things: readonly (readonly [what: string, thing: string, stood: Stood, may: boolean])[] = [
    ['a character weapon', 'Drill Laser', trooper('Drill Laser'), true],
    ['a character weapon on a vehicle', 'Drill Laser', { card: 'Drill Cart', on: ['Drill Laser'] }, true],
    ['a device for characters', 'Drill Gauge', trooper('Drill Gauge'), true],
    ['a device for characters on a vehicle', 'Drill Gauge', { card: 'Drill Cart', on: ['Drill Gauge'] }, true],
    ['a device for vehicles', 'Drill Range Finder', { card: 'Drill Cart', on: ['Drill Range Finder'] }, false],
    ['a device for vehicles that somebody carries', 'Drill Range Finder', trooper('Drill Range Finder'), true],
    ['a device at a site', 'Observation Holocam', 'Observation Holocam', false],
    ['a vehicle weapon', 'Drill Torpedoes', { card: 'Drill Cart', on: ['Drill Torpedoes'] }, false],
    ['a starship weapon', 'Drill Ion Cannon', { card: 'Drill Twin', on: ['Drill Ion Cannon'] }, false],
    ['artillery', 'Drill Fixed Gun', 'Drill Fixed Gun', false],
    ['an automated weapon', 'Drill Super Gun', 'Drill Super Gun', false],
  ];
  for (const [what, thing, stood, may] of things)
    rule('GAP-0314', `steals ${may ? '' : 'no '}${what.replace(/^an? /, may ? '$&' : '')}`, () => {
      const t = table(ccg, {
        turn: 'light',
        light: { force: 9, hand: [errands.light] },
        dark: { hand: [errands.dark] },
        at: { [yard]: { light: ['Drill Thief (Light)'], dark: [stood] } },
      });
      expect(cardNamed(t.state, thing)).toBeGreaterThanOrEqual(0);
      expect(t.light.may('use', 'Drill Thief (Light)')).toBe(may);
    });
});

describe('Local Trouble', () => {
  const cantina = 'Tatooine: Cantina (Dark)';
  for (const [what, side, stood, name] of [
    ['a character of one’s own', 'dark', 'Drill Brute', 'Drill Brute'],
    ['a character of the opponent’s', 'light', 'Drill Recruit', 'Drill Recruit'],
    ['a droid', 'light', 'Drill Servant', 'Drill Servant'],
    ['a weapon of whoever is left out', 'dark', { card: 'Drill Brute', on: ['Drill Laser'] }, 'Drill Laser'],
  ] as const)
    rule('GAP-0290', `leaves out ${what}`, () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 3, hand: ['Local Trouble', errands.dark] },
        light: { hand: [errands.light] },
        at: {
          [cantina]: {
            dark: ['Stormtrooper', 'Stormtrooper', ...(side === 'dark' ? [stood] : [])],
            light: ['Rebel Trooper', ...(side === 'light' ? [stood] : [])],
          },
        },
      });
      t.dark.does('play', 'Local Trouble');
      while (t.dark.may('target', 'Stormtrooper')) t.dark.does('target', 'Stormtrooper');
      if (t.dark.may('target', 'Rebel Trooper')) t.dark.does('target', 'Rebel Trooper');
      while (t.asked === 'light' && t.light.may('decline')) t.light.does('decline');
      if (t.dark.may('decline')) t.dark.does('decline');
      expect(t.state.facts.battle).not.toBeNull();
      const card = cardNamed(t.state, name);
      expect(t.state.facts.battle !== null && isActive(t.state, card)).toBe(false);
      expect(isCounted(t.state, card)).toBe(true);
    });
});
