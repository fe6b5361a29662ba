/** Rules about Pilots hold in each arena, for each thing that a Pilot or its text does, wherever it goes. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { any, type Cards, opponents, pilotedUnit, your } from '../src/language/cards.ts';
import { discardThem, give, putDamage, stackFromHand, thisTurn } from '../src/language/changes.ts';
import { force } from '../src/language/costs.ts';
import { ability, armor, health, onlySubtypes, power, shields, speed, subtype } from '../src/language/gains.ts';
import { gainForce } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import {
  always,
  gets,
  insteadOfDiscard,
  pay,
  pilot,
  reserves,
  upkeep,
  when,
  whenPiloting,
  whileInPlay,
  whilePiloting,
} from '../src/language/text.ts';
import { buildStepStarts } from '../src/language/triggers.ts';
import { subtypesOf } from '../src/rules/cards/kinds.ts';
import { keywordOf, statOf } from '../src/rules/cards/values.ts';
import type { Clause, Gain } from '../src/text/program.ts';
import { leadsTo, take, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, choose, damageOn, offered, sorted, statsOf, type TcgTable } from './support.ts';

const spring = pay(force(1)).to(gainForce(3)).duringYourBuildStep;
const springtime = when(buildStepStarts('your'), gainForce(50));

describe('what a Pilot gives its unit', () => {
  type Seen = (t: TcgTable, title: string) => unknown;
  const has =
    (stat: 'shields' | 'armor'): Seen =>
    (t, title) =>
      keywordOf(t.state, cardCalled(t, title), stat) > 0;
  const used: Seen = (t, title) => t.asked === 'dark' && t.dark.may('use', title);
  const resolved: Seen = (t, title) => t.asked === 'dark' && t.dark.may('resolve', title);
  /** Seen where; does it work in an arena; in the build zone? */
  const gains: Readonly<Record<string, readonly [Gain, Seen, boolean, boolean]>> = {
    speed: [speed(10), (t, title) => statsOf(t, title).speed === 40, true, false],
    power: [power(1), (t, title) => statsOf(t, title).power === 4, true, false],
    health: [health(1), (t, title) => statsOf(t, title).health === 4, true, false],
    'a keyword with a number': [shields(1), has('shields'), true, false],
    'a keyword': [armor, has('armor'), true, false],
    'a subtype': [
      subtype('Clone'),
      (t, title) => subtypesOf(t.state, cardCalled(t, title)).includes('Clone'),
      true,
      false,
    ],
    'an activated ability': [ability(spring), used, true, false],
    'a triggered ability': [ability(springtime), resolved, true, false],
    Upkeep: [ability(upkeep(force(1))), (t, title) => t.asked === 'dark' && t.dark.may('upkeep', title), true, true],
    'Reserves that is activated': [ability(reserves(spring)), used, false, true],
    'Reserves that is triggered': [ability(reserves(springtime)), resolved, false, true],
  };
  for (const [what, [gain, seen, arena, build]] of Object.entries(gains))
    rule('TCG-0274', `${what}: ${build ? 'works' : 'is off'} in the build zone`, () => {
      const machine = stranger({ types: ['ground'], subtypes: 'Walker' });
      const who = stranger({ text: [pilot('Walker', gain)] });
      const manned = { card: machine.title, pilot: who.title };
      const moment = what === 'Upkeep' || what.includes('triggered') ? 'build start' : 'build';
      const at = (place: 'ground' | 'build') =>
        table(tcgWith(machine, who), {
          at: moment,
          dark: { [place]: [manned], character: ['Drill Trooper'], hand: ['Drill Walker'], points: 1 },
        });
      expect([seen(at('ground'), machine.title), seen(at('build'), machine.title)]).toEqual([arena, build]);
    });
});

describe.each([...arenas, 'build'] as const)('a Pilot on a unit in the place %s', (place) => {
  const machine = stranger({ types: [place === 'build' ? 'ground' : place], subtypes: 'Walker', health: 9 });
  const who = stranger({ subtypes: 'Clone', health: 3, text: [pilot('Walker', power(2), shields(1))] });
  const meant: Readonly<Record<string, readonly [Cards, boolean]>> = {
    'your units': [your.units, false],
    'your Characters': [your.characters, false],
    'any units': [any.units, false],
    'your Clone units': [your.units.with_('Clone'), false],
    'your Clone Characters': [your.characters.with_('Clone'), false],
    'your Pilots': [your.pilots, true],
    'your Clones': [your.subtype('Clone'), true],
    'any Clones': [any.subtype('Clone'), true],
    'any by its name': [any.named(who.name), true],
  };
  const manned = (damage: number) => ({ card: machine.title, damage: 4, pilot: { card: who.title, damage } });
  const position = (order: Card, damage = 0, others: readonly Card[] = []) =>
    table(tcgWith(machine, who, order, ...others), {
      dark: {
        ...(place === 'build' ? {} : { [place]: [manned(damage)] }),
        // The same card in the arena is a Character and a unit as any other.
        ...(place === 'character' ? {} : { character: [who.title] }),
        hand: [order.title, 'Drill Walker'],
        build: [...(place === 'build' ? [manned(damage)] : []), ...others.map(({ title }) => title)],
        points: 2,
      },
    });
  const onBoard = (t: TcgTable): number => {
    const [pilotIn = -1] = t.state.zones.on[0];
    return t.state.cards.damage[pilotIn] ?? -1;
  };
  for (const [words, [cards, does]] of Object.entries(meant))
    rule(['TCG-0278', 'TCG-0284'], `is ${does ? '' : 'not '}among "${words}"`, () => {
      const order = stranger({ kind: 'mission', text: [putDamage(1, each(cards))] });
      const medic = stranger({ types: ['ground'], text: [whileInPlay(gets(cards, health(5)))] });
      const t = position(order, 0, [medic]);
      expect(statOf(t.state, t.state.zones.on[0][0] ?? -1, 'health')).toBe(does ? 8 : 3);
      t.dark.does('complete', order.title);
      expect(t.dark.sees('discard')).toEqual([order.title]);
      expect(onBoard(t)).toBe(does ? 1 : 0);
      const [beside = -1] = t.state.zones.character[0];
      if (place !== 'character') expect(t.state.cards.damage[beside]).toBe(1);
    });

  for (const enough of [false, true])
    rule(
      'TCG-0286',
      `keeps its damage, ${enough ? 'is discarded for it, and takes along only what it gave' : 'and stays'}`,
      () => {
        const order = stranger({ kind: 'mission', text: [putDamage(enough ? 2 : 1, each(your.pilots))] });
        const t = position(order, 1);
        const working = place === 'build' ? 0 : 1;
        expect(statsOf(t, machine.title).power).toBe(3 + 2 * working);
        t.dark.does('complete', order.title);
        expect(t.state.zones.on[0]).toHaveLength(enough ? 0 : 1);
        if (!enough) expect(onBoard(t)).toBe(2);
        expect(t.dark.sees('discard')).toHaveLength(enough ? 2 : 1);
        expect([whereIs(t, machine.title), damageOn(t, machine.title)]).toEqual([`dark ${place}`, 4]);
        expect(statsOf(t, machine.title).power).toBe(3 + (enough ? 0 : 2) * working);
        expect(keywordOf(t.state, cardCalled(t, machine.title), 'shields')).toBe(enough ? 0 : working);
      },
    );
});

describe('of a Pilot on a unit', () => {
  const stronger = always(gets(your.units.with_('Speeder'), power(5)));
  const isStronger = (t: TcgTable): boolean => (statsOf(t, 'Drill Speeder').power ?? 0) > 5;
  const forced = (t: TcgTable): boolean => t.asked === 'dark' && offered(t, 'resolve').length > 0;
  const texts: Readonly<Record<string, readonly [Clause, (t: TcgTable, title: string) => boolean, boolean]>> = {
    'a static text': [stronger, isStronger, false],
    'a triggered text': [springtime, forced, false],
    'an activated text': [spring, (t) => t.dark.may('use'), false],
    'a static text in Reserves': [reserves(stronger), isStronger, false],
    'a triggered text in Reserves': [reserves(springtime), forced, false],
    'an activated text in Reserves': [reserves(spring), (t) => t.dark.may('use'), false],
    'a static text about piloting': [
      whilePiloting(gets(pilotedUnit, power(5))),
      (t) => statsOf(t, 'Drill Walker').power === 4 + 5,
      true,
    ],
    'a triggered text about piloting': [whenPiloting(buildStepStarts('your'), gainForce(50)), forced, true],
    'a text instead of its discard': [
      insteadOfDiscard('hand'),
      (t, title) => t.dark.sees('hand').includes(title),
      false,
    ],
  };
  for (const [what, [text, seen, works]] of Object.entries(texts))
    rule('TCG-0283', `${what} ${works ? 'works' : 'is ignored'}`, () => {
      const who = stranger({ text: [pilot('Walker'), text] });
      const order = stranger({ kind: 'mission', text: [discardThem(each(your.pilots))] });
      const t = table(tcgWith(who, order), {
        at: what.includes('trigger') ? 'build start' : 'build',
        dark: {
          ground: [{ card: 'Drill Walker', pilot: who.title }, 'Drill Speeder'],
          hand: [order.title, 'Drill Trooper'],
          points: 2,
        },
      });
      if (what.includes('discard')) {
        t.dark.does('complete', order.title);
        expect(t.state.zones.on[0]).toEqual([]);
      }
      expect(seen(t, who.title)).toBe(works);
    });
});

/** Falling off is its move, wherever it goes. */
describe.each([
  ['another unit', 'pilot'],
  ['the arena', 'leave'],
  ['the build zone', 'leave'],
] as const)('a Pilot that falls off and goes to %s', (place, verb) => {
  const to = place === 'the arena' ? 'character' : 'build';
  const machine = stranger({ types: ['ground'], subtypes: 'Walker' });
  const another = stranger({ types: ['ground'], subtypes: 'Walker' });
  const skiff = stranger({ types: ['ground'], subtypes: 'Speeder' });

  rule(['TCG-0293', 'TCG-0296'], 'because of its own new version has made its move', () => {
    const rider = stranger({ persona: 'Nobody', text: [pilot('Walker')] });
    const driver = stranger({ persona: 'Nobody', text: [pilot('Speeder')] });
    const t = table(tcgWith(machine, another, skiff, rider, driver), {
      dark: {
        ground: [
          { card: machine.title, pilot: { card: rider.title, beneath: [driver.title] } },
          skiff.title,
          another.title,
        ],
        hand: ['Drill Trooper'],
        points: 9,
      },
    });
    expect(leadsTo(t, 'pilot', rider.title)).toEqual([another.title]);
    t.dark.does('rearrange', driver.title);
    take(t, verb, driver.title, verb === 'pilot' ? skiff.title : to);
    expect(whereIs(t, driver.title)).toBe(verb === 'pilot' ? `dark on ${skiff.title}` : `dark ${to}`);
    expect([offered(t, 'pilot'), offered(t, 'leave')]).toEqual([[], []]);
    // Neither as the version that it was.
    if (verb === 'leave') {
      t.dark.does('rearrange', rider.title);
      expect([offered(t, 'pilot'), offered(t, 'leave')]).toEqual([[], []]);
    }
  });

  for (const [who, order] of [
    ['its player', your.units.with_('Walker')],
    ['the opponent', opponents.units.with_('Walker')],
  ] as const)
    rule('TCG-0295', `because ${who} has changed its unit has made its move`, () => {
      const rider = stranger({ text: [pilot('Walker')] });
      const refit = stranger({ kind: 'mission', text: [give(one(order), thisTurn, onlySubtypes('Speeder'))] });
      const mine = { hand: ['Drill Trooper', ...(who === 'its player' ? [refit.title] : [])], points: 9 };
      const t = table(tcgWith(machine, another, rider, refit), {
        active: who === 'its player' ? 'light' : 'dark',
        dark: { hand: [refit.title], points: 9, character: ['Drill Trooper'] },
        light: { ground: [{ card: machine.title, pilot: rider.title }, another.title], ...mine },
      });
      const by = who === 'its player' ? t.light : t.dark;
      by.does('complete', refit.title);
      choose(
        t,
        ({ verb: asked, on }) =>
          asked === 'choose' &&
          on !== undefined &&
          'card' in on &&
          on.card === t.state.cards.handle[cardCalled(t, machine.title)],
      );
      expect(t.asked).toBe('light');
      expect(sorted(leadsTo(t, 'leave', rider.title))).toEqual(['build', 'character']);
      expect(leadsTo(t, 'pilot', rider.title)).toEqual([another.title]);
      take(t, verb, rider.title, verb === 'pilot' ? another.title : to);
      if (t.asked === 'dark') t.dark.does('end build step');
      expect(t.light.may('end build step')).toBe(true);
      expect([offered(t, 'pilot'), offered(t, 'leave')]).toEqual([[], []]);
    });
});

describe('a Pilot that has moved this turn', () => {
  const machine = (subtypes: string) => stranger({ persona: 'Nobody', types: ['ground'], subtypes, cost: 1 });
  const rider = (of: string) => stranger({ persona: 'Somebody', cost: 1, text: [pilot(of)] });
  const [walker, speeder, another] = [machine('Walker'), machine('Speeder'), machine('Walker')];
  const [of, wrong, right] = [rider('Walker'), rider('Speeder'), rider('Walker')];
  const order = stranger({ kind: 'mission', cost: 0, text: [stackFromHand] });
  const game = tcgWith(walker, speeder, another, of, wrong, right, order);
  for (const [what, top, off, on] of [
    ['its own version', of, wrong, right],
    ['a version of its unit', walker, speeder, another],
  ] as const)
    rule(['TCG-0292', 'TCG-0296'], `is not made to fall off by an effect that puts ${what} on top`, () => {
      const places = (moved: boolean, { title }: Card) => {
        const t = table(game, {
          dark: {
            ground: [moved ? walker.title : { card: walker.title, pilot: of.title }],
            character: moved ? [of.title] : [],
            build: ['Drill Trooper'],
            hand: [order.title, title],
            points: 0,
          },
        });
        if (moved) take(t, 'pilot', of.title, walker.title);
        t.dark.does('complete', order.title);
        // Where there is only one way it is taken without being asked for.
        const ways = offered(t, 'stack').map(({ clause }) => clause);
        return ways.length > 0 ? ways : whereIs(t, title);
      };
      expect(places(false, off)).toEqual(['top', 'beneath']);
      expect(places(true, on)).toEqual(['top', 'beneath']);
      expect(places(true, off)).toBe(`dark beneath ${top.title}`);
    });
});
