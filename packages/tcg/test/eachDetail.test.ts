/** Small words in a text count: which arena, which cards, of whom, for how long. */
import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import * as language from '../src/language/index.ts';
import {
  any,
  each,
  force,
  free,
  gainForce,
  give,
  one,
  opponents,
  pay,
  pilot,
  power,
  staysTapped,
  this_,
  thisTurn,
  your,
} from '../src/language/index.ts';
import type { Target } from '../src/language/targets.ts';
import type { Gain } from '../src/text/program.ts';
import { named, take } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { damageOn, offered, sorted, statsOf, tappedNow, until, whereIs } from './support.ts';

const tapped = (card: string) => ({ card, tapped: true });

describe.each(arenas)('what costs a unit its own discard from the arena %s', (said) => {
  for (const arena of arenas)
    rule('TCG-0300', `is ${said === arena ? '' : 'not '}to be had in the arena ${arena}`, () => {
      const unit = stranger({
        types: [arena],
        text: [pay(language.discardThis(said)).to(gainForce(1)).duringYourBuildStep],
      });
      const t = table(tcgWith(unit), {
        dark: { [arena]: [unit.title], hand: ['Drill Trooper'], points: 1 },
        light: { build: ['Drill Trooper'] },
      });
      expect(t.dark.getsTo('use', unit.title)).toBe(said === arena);
    });
});

describe('subtypes that a unit gets in the place of its own', () => {
  const changed = language.onlySubtypes('Drill Wreck');
  /** May it be used, where the only other unit has a Pilot that would fall off, and has or has not moved? */
  const isOffered = (target: Target, moves: boolean, others: readonly string[], ...more: Gain[]): boolean => {
    const machine = stranger({ types: ['space'], subtypes: 'Starfighter' });
    const flyer = stranger({ text: [pilot('Starfighter', power(1))] });
    const mechanic = stranger({
      text: [pay(force(1)).to(give(target, thisTurn, changed, ...more)).duringYourBuildStep],
    });
    const t = table(tcgWith(machine, flyer, mechanic), {
      dark: {
        space: [machine.title, ...others],
        character: [flyer.title, mechanic.title],
        hand: ['Drill Trooper'],
        points: 2,
      },
      light: { character: ['Drill Trooper'] },
    });
    if (moves) take(t, 'pilot', flyer.title, machine.title);
    return t.dark.getsTo('use', mechanic.title);
  };
  for (const [name, target] of Object.entries({
    'one that is chosen': one(your.units.in('space')),
    'each of several': each(your.units.in('space')),
  }))
    rule('TCG-0296', `can be given to ${name} unless that is nobody but one whose Pilot has moved`, () => {
      expect(isOffered(target, false, [])).toBe(true);
      expect(isOffered(target, true, [])).toBe(false);
      expect(isOffered(target, true, [], power(1))).toBe(false);
      expect(isOffered(target, true, ['Drill Cruiser'])).toBe(true);
    });

  rule('TCG-0296', 'can be given to no more units than are left, where one has a Pilot that has moved', () => {
    const machine = stranger({ types: ['space'], subtypes: 'Starfighter' });
    const flyer = stranger({ text: [pilot('Starfighter', power(1))] });
    const target = language.upTo(2, your.units.in('space'));
    const mechanic = stranger({ text: [pay(force(1)).to(give(target, thisTurn, changed)).duringYourBuildStep] });
    const t = table(tcgWith(machine, flyer, mechanic), {
      dark: {
        space: [machine.title, 'Drill Cruiser'],
        character: [flyer.title, mechanic.title],
        hand: ['Drill Trooper'],
        points: 2,
      },
      light: { character: ['Drill Trooper'] },
    });
    take(t, 'pilot', flyer.title, machine.title);
    t.dark.does('use', mechanic.title);
    expect(t.dark.offered('choose')).toEqual(['Drill Cruiser']);
    expect(t.decision).toMatchObject({ kind: 'subset', min: 0, max: 1 });
  });
});

rule(['TCG-0167', 'TCG-0168'], 'whoever has a unit attack may only choose what it could attack where it is', () => {
  const commander = stranger({
    side: 'light',
    kind: 'battle',
    text: free(language.choose(one(opponents.units.in('ground'))), language.haveItAttack(thisTurn, any.other.units)),
  });
  const unit = stranger({ types: ['ground'], health: 9 });
  const [near, far, friend] = [
    stranger({ side: 'light', types: ['ground'], health: 9 }),
    stranger({ side: 'light', types: ['space'], health: 9 }),
    stranger({ types: ['ground'], health: 9 }),
  ];
  const shy = [language.always(language.cannot(this_, 'be attacked'))];
  const hidden = stranger({ side: 'light', types: ['ground'], health: 9, text: shy });
  const t = table(tcgWith(commander, unit, near, far, friend, hidden), {
    at: 'ground',
    dark: { ground: [unit.title, tapped(friend.title)], space: ['Drill Fighter'] },
    light: {
      ground: [tapped(near.title), tapped(hidden.title)],
      space: [tapped(far.title)],
      hand: [commander.title],
    },
  });
  t.light.does('play', commander.title).does('choose', unit.title);
  expect(t.asked).toBe('light');
  expect(sorted(named(t, 'attack'))).toEqual(sorted([near.title, friend.title]));
});

scenario('who stays tapped is who the text names, and nobody else', () => {
  const warden = stranger({ side: 'light', text: [language.always(staysTapped(opponents.units.in('ground')))] });
  const [near, far, own] = [
    stranger({ types: ['ground'] }),
    stranger({ types: ['space'] }),
    stranger({ side: 'light', types: ['ground'] }),
  ];
  const t = table(tcgWith(warden, near, far, own), {
    at: 'end',
    dark: { ground: [tapped(near.title)], space: [tapped(far.title)], build: ['Drill Trooper'] },
    light: { ground: [tapped(own.title)], character: [tapped(warden.title)], build: ['Drill Trooper'] },
  });
  expect([near, far, own, warden].map(({ title }) => tappedNow(t, title))).toEqual([true, false, false, false]);
});

scenario('a unit that is piloted has no Equipment by that', () => {
  const bare = language.getsWhile(this_, language.isUnequipped, power(2));
  const machine = stranger({ types: ['ground'], subtypes: 'Walker', text: [language.always(bare)] });
  const driver = stranger({ text: [pilot('Walker')] });
  const gear = stranger({ kind: 'equipment', gains: [language.speed(10)] });
  const powerWith = (more: object) => {
    const t = table(tcgWith(machine, driver, gear), {
      dark: { ground: [{ card: machine.title, ...more }], character: ['Drill Trooper'] },
    });
    return statsOf(t, machine.title).power;
  };
  expect(powerWith({})).toBe(5);
  expect(powerWith({ pilot: driver.title })).toBe(5);
  expect(powerWith({ equipment: [gear.title] })).toBe(3);
});

scenario('what is completed is told to both', () => {
  const order = stranger({ kind: 'mission', text: [gainForce(1)] });
  const site = stranger({ kind: 'location', cost: 1 });
  for (const card of [order, site]) {
    const t = table(tcgWith(order, site), {
      dark: { hand: [card.title], points: 2, character: ['Drill Trooper'] },
      light: { character: ['Drill Trooper'] },
    });
    t.dark.does('complete', card.title);
    for (const who of ['dark', 'light'] as const) expect(t[who].told('completed').map(({ by }) => by)).toEqual([0]);
  }
});

scenario('a unit that was discarded to save others is not one of the others', () => {
  const martyr = stranger({
    side: 'light',
    health: 5,
    text: [pay(language.discardThis('character')).to(language.prevent('all', your.other.units))],
  });
  const friend = stranger({ side: 'light', health: 5 });
  const order = stranger({ kind: 'battle', text: free(language.doDamage(2, each(opponents.units), 'nobody')) });
  const t = table(tcgWith(martyr, friend, order), {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: [order.title] },
    light: { character: [martyr.title, friend.title] },
  });
  until(t, () => t.asked === 'dark' && t.dark.may('play', order.title));
  t.dark.does('play', order.title);
  t.light.does('use', martyr.title);
  expect(offered(t, 'prevent')).toEqual([]);
  expect(whereIs(t, martyr.title)).toBe('discard');
  expect(damageOn(t, friend.title)).toBe(0);
});

rule('TCG-0368', 'of two that stand for the same one goes, whatever other unique cards there are', () => {
  const other = stranger({ persona: 'Somebody', types: ['space'] });
  const first = stranger({ persona: 'Nobody', types: ['ground'] });
  const second = stranger({ persona: 'Nobody' });
  const t = table(tcgWith(other, first, second), {
    dark: { space: [other.title], ground: [first.title], hand: [second.title], points: 3 },
    light: { build: ['Drill Trooper'] },
  });
  t.dark.does('deploy', second.title, 'character');
  expect(sorted(named(t, 'keep'))).toEqual(sorted([first.title, second.title]));
});
