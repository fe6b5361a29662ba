/** Each trigger is about what it says: about this card and no other, about that player and not both. */
import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Arena } from '../src/index.ts';
import * as language from '../src/language/index.ts';
import { any, draw, force, free, gainForce, one, opponents, pay, when, your } from '../src/language/index.ts';
import type { Trigger } from '../src/text/program.ts';
import { forceOf } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, offered, type TcgTable, until } from './support.ts';

const tapped = (card: string) => ({ card, tapped: true });

/** How often texts of this card have taken effect. */
const timesOf = (t: TcgTable, title: string): number =>
  t.light.told('takes effect').filter(({ clause }) => String(clause).startsWith(`${title}/`)).length;

/** Whatever triggers resolves, and nobody does anything else, until the battle in the arena is over. */
function fightOn(t: TcgTable): void {
  until(t, () => {
    while (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
    return t.state.facts.arena !== 'ground';
  });
}

type Fight = 'it is attacked' | 'another is attacked' | 'it attacks' | 'another attacks';

/** How often a unit of the Light Side's triggers in a fight that does 2 damage. */
function timesIn(fight: Fight, trigger: Trigger, power = 3): number {
  const watcher = stranger({ side: 'light', types: ['ground'], health: 9, text: [when(trigger, gainForce(1))] });
  const friend = stranger({ side: 'light', types: ['ground'], health: 9 });
  const foe = stranger({ types: ['ground'], health: 9, power });
  const attacks = fight === 'it attacks' || fight === 'another attacks';
  const it = fight.startsWith('it');
  const t = table(tcgWith(watcher, friend, foe), {
    at: 'ground',
    dark: { ground: [attacks ? tapped(foe.title) : foe.title] },
    light: {
      ground: [
        attacks && it ? watcher.title : tapped(watcher.title),
        attacks && !it ? friend.title : tapped(friend.title),
      ],
    },
    rolls: [6, 6, 1],
  });
  const [who, unit] = attacks ? (['light', it ? watcher : friend] as const) : (['dark', foe] as const);
  until(t, () => t.asked === who && t[who].may('attack', unit.title));
  t[who].does('attack', unit.title);
  if (!attacks) t.dark.does('attack', it ? watcher.title : friend.title);
  fightOn(t);
  return timesOf(t, watcher.title);
}

describe('a trigger of a unit in a fight', () => {
  const triggers: Readonly<Record<string, readonly [Trigger, Readonly<Partial<Record<Fight, number>>>]>> = {
    'it attacks': [language.thisAttacks(), { 'it attacks': 1 }],
    'an attack of its own ends': [language.thisAttackEnds, { 'it attacks': 1 }],
    'it becomes tapped': [language.thisIsTapped, { 'it attacks': 1 }],
    'it attacks a unit of the other side': [language.thisAttacks(opponents.units), { 'it attacks': 1 }],
    'it attacks a unit of its own side': [language.thisAttacks(your.units), {}],
    'one of its side attacks': [language.attacks(your.units), { 'it attacks': 1, 'another attacks': 1 }],
    'one of the other side attacks': [
      language.attacks(opponents.units),
      { 'it is attacked': 1, 'another is attacked': 1 },
    ],
    'it is attacked': [language.thisIsAttacked, { 'it is attacked': 1 }],
    'dice are rolled against it': [language.diceAreRolledAtThis, { 'it is attacked': 1 }],
    'it would be damaged': [language.thisWouldBeDamaged, { 'it is attacked': 1 }],
    'it is damaged': [language.thisIsDamaged, { 'it is attacked': 1 }],
  };
  const fights: readonly Fight[] = ['it is attacked', 'another is attacked', 'it attacks', 'another attacks'];
  for (const [name, [trigger, times]] of Object.entries(triggers))
    rule(['TCG-0226', 'TCG-0227'], `that is about when ${name} comes then, and at no other time`, () => {
      const found = fights.map((fight) => [fight, timesIn(fight, trigger)]);
      expect(found).toEqual(fights.map((fight) => [fight, times[fight] ?? 0]));
    });

  rule('TCG-0226', 'that is about dice rolled against it does not come where none are', () => {
    expect(timesIn('it is attacked', language.thisIsAttacked, 0)).toBe(1);
    expect(timesIn('it is attacked', language.diceAreRolledAtThis, 1)).toBe(1);
    expect(timesIn('it is attacked', language.diceAreRolledAtThis, 0)).toBe(0);
  });
});

describe('a trigger about what a player does', () => {
  const order = {
    ...stranger({ kind: 'battle', text: free(draw(2)).at('start of battle') }),
    side: 'neutral',
  } as const;
  const helper = {
    ...stranger({ text: [pay(force(1)).to(draw(1)).at('start of battle')] }),
    side: 'neutral',
  } as const;
  /** How often the Light Side's watcher triggers when Dark or Light plays a card, or uses an ability. */
  const times = (trigger: Trigger, who: 'dark' | 'light', what: 'play' | 'use'): number => {
    const watcher = stranger({ side: 'light', text: [when(trigger, gainForce(3))] });
    const t = table(tcgWith(watcher, order, helper), {
      at: 'battle',
      dark: { character: [helper.title], hand: [order.title] },
      light: { character: [watcher.title, helper.title], hand: [order.title] },
    });
    until(t, () => t.asked === who && t[who].may(what));
    t[who].does(what, what === 'play' ? order.title : helper.title);
    until(t, () => {
      while (offered(t, 'resolve').length > 0) choose(t, ({ verb }) => verb === 'resolve');
      return t.state.facts.arena === 'character';
    });
    return timesOf(t, watcher.title);
  };
  const triggers: Readonly<Record<string, readonly [Trigger, readonly [number, number, number, number]]>> = {
    'you draw a card': [language.playerDraws('you'), [0, 0, 2, 1]],
    'your opponent draws a card': [language.playerDraws('opponent'), [2, 1, 0, 0]],
    'your opponent plays a Battle card': [language.opponentPlays('a Battle card'), [1, 0, 0, 0]],
    'your opponent plays an ability': [language.opponentPlays('an activated ability'), [0, 1, 0, 0]],
    "an opponent's Battle card may be disrupted": [language.opponentMayBeDisrupted('battle card'), [1, 0, 0, 0]],
    "an opponent's ability may be disrupted": [language.opponentMayBeDisrupted('ability'), [0, 1, 0, 0]],
  };
  for (const [name, [trigger, expected]] of Object.entries(triggers))
    rule('TCG-0226', `comes when ${name}, and at no other time`, () => {
      expect([
        times(trigger, 'dark', 'play'),
        times(trigger, 'dark', 'use'),
        times(trigger, 'light', 'play'),
        times(trigger, 'light', 'use'),
      ]).toEqual(expected);
    });
});

describe('a trigger about a moment', () => {
  const arenas: readonly Arena[] = ['space', 'ground', 'character'];
  /** When in the turn the Light Side's watcher brings its Force: the battle steps that have begun by then. */
  const momentsOf = (trigger: Trigger): readonly string[] => {
    const watcher = stranger({ side: 'light', text: [when(trigger, gainForce(1))] });
    const t = table(tcgWith(watcher), {
      at: 'battle',
      dark: { space: ['Drill Fighter'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
      light: { space: ['Drill Fighter'], ground: ['Drill Walker'], character: [watcher.title], force: 0 },
    });
    const moments: string[] = [];
    const { turn } = t.state.facts;
    let had = 0;
    until(t, () => {
      const now = forceOf(t, 'light');
      if (now > had && t.state.facts.turn === turn) moments.push(t.state.facts.arena);
      had = now;
      return t.state.facts.turn > turn;
    });
    return moments;
  };
  for (const arena of arenas)
    scenario(`comes when the battle step of the arena ${arena} starts`, () => {
      expect(momentsOf(language.battleStepStarts(arena))).toEqual([arena]);
    });
  for (const [arena, after] of [
    ['space', 'ground'],
    ['ground', 'character'],
  ] as const)
    scenario(`comes when the battle step of the arena ${arena} ends`, () => {
      expect(momentsOf(language.battleStepEnds(arena))).toEqual([after]);
    });
});

describe('a trigger about cards that come into play', () => {
  /** What the Light Side's watcher brings when Dark deploys a unit. */
  const brought = (trigger: Trigger): number => {
    const watcher = stranger({ side: 'light', text: [when(trigger, gainForce(3))] });
    const newcomer = stranger({ types: ['ground'], subtypes: 'Walker' });
    const t = table(tcgWith(watcher, newcomer), {
      dark: { building: [{ card: newcomer.title, counters: 3 }], hand: ['Drill Trooper'], points: 1 },
      light: { character: [watcher.title], force: 0 },
    });
    choose(t, ({ verb, to }) => verb === 'deploy' && to !== undefined && 'zone' in to && to.zone === 'ground');
    return forceOf(t, 'light');
  };
  rule('TCG-0226', 'is about those that it names', () => {
    expect(brought(language.deploys(opponents.units))).toBe(3);
    expect(brought(language.deploys(any.subtype('Walker')))).toBe(3);
    expect(brought(language.deploys(any.subtype('Speeder')))).toBe(0);
    expect(brought(language.deploys(your.units))).toBe(0);
    expect(brought(language.youDeployThis)).toBe(0);
  });
});

describe.each(['space', 'ground'] as const)('a unit that is discarded from the arena %s', (arena) => {
  for (const said of ['space', 'ground', 'character'] as const)
    rule('TCG-0226', `is ${said === arena ? '' : 'not '}one that is discarded from the ${said} arena`, () => {
      const prey = stranger({
        side: 'light',
        types: ['space', 'ground'],
        text: [when(language.thisIsDiscarded(said), gainForce(1))],
      });
      const order = stranger({ kind: 'mission', text: [language.discardThem(one(opponents.units))] });
      const t = table(tcgWith(prey, order), {
        dark: { character: ['Drill Trooper'], hand: [order.title], points: 1 },
        light: { [arena]: [prey.title], build: ['Drill Trooper'], force: 0 },
      });
      t.dark.does('complete', order.title);
      if (offered(t, 'choose').length > 0) t.dark.does('choose', prey.title);
      expect(t.light.sees('discard')).toEqual([prey.title]);
      expect(forceOf(t, 'light')).toBe(said === arena ? 1 : 0);
    });
});
