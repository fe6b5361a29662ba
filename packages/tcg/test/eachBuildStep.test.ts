/** Setting up and the build step go the same way for either player, for each type of unit, in any order. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { your } from '../src/language/cards.ts';
import { force } from '../src/language/costs.ts';
import { gainForce } from '../src/language/resources.ts';
import { always, bounty, costsMore, upkeep, when } from '../src/language/text.ts';
import { buildStepStarts } from '../src/language/triggers.ts';
import { totalOf } from '../src/rules/turn/starting.ts';
import { forceOf, pointsOf } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, choose, offered, sorted, type TcgTable, until } from './support.ts';

const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);
const sides = ['dark', 'light'] as const;
const otherOf = (who: (typeof sides)[number]) => (who === 'dark' ? 'light' : 'dark');
const numberOf = (who: (typeof sides)[number]) => (who === 'dark' ? 0 : 1);

describe.each(sides)('setting up, the player %s', (who) => {
  const other = otherOf(who);
  const totals = (t: TcgTable) => [totalOf(t.state, numberOf(who)), totalOf(t.state, numberOf(other))];
  const with25 = { character: times(5, 'Drill Sergeant'), deck: [] };
  const troops = arenas.map((arena) => stranger({ types: [arena], cost: 9 }));
  /** Nobody exchanges anything. */
  const setup = (mine: object, theirs: object) => {
    const t = table(tcgWith(...troops), { at: 'setup', [who]: mine, [other]: theirs, rolls: [1] });
    while (t.asked !== null && offered(t, 'exchange').length > 0) t[t.asked].picks();
    return t;
  };

  rule(['TCG-0077', 'TCG-0076'], 'reaches 30 and is asked no more, while the other goes on to 30', () => {
    const t = setup(
      { ...with25, hand: ['Drill Sergeant', 'Drill Trooper'] },
      { character: times(4, 'Drill Sergeant'), hand: times(6, 'Drill Trooper'), deck: [] },
    );
    while (totalOf(t.state, numberOf(who)) < 30) {
      if (t.asked === who) t[who].does('put', 'Drill Sergeant');
      else t[other].does('put', 'Drill Trooper');
    }
    while (t.state.facts.turn === 0) {
      expect(t.asked).toBe(other);
      t[other].does('put', 'Drill Trooper');
    }
    expect(totals(t)).toEqual([30, 30]);
  });

  rule(['TCG-0078', 'TCG-0080'], 'runs out of unit cards and has to stop, while the other goes on to 30', () => {
    const t = setup(
      { character: ['Drill Sergeant'], hand: ['Drill Trooper'], deck: [] },
      { character: times(4, 'Drill Sergeant'), hand: times(6, 'Drill Trooper'), deck: [] },
    );
    while (t.state.facts.turn === 0) {
      if (t.asked === who) t[who].does('put', 'Drill Trooper');
      else t[other].does('put', 'Drill Trooper');
    }
    expect(totals(t)).toEqual([7, 30]);
  });

  for (const [i, arena] of arenas.entries())
    rule('TCG-0079', `may build a last unit of the arena ${arena} in part, shown and then face down`, () => {
      const last = troops[i]?.title ?? '';
      const t = setup(
        { character: [...with25.character, 'Drill Trooper'], hand: [last, 'Depot Recall'], deck: ['Drill Adept'] },
        { ...with25, hand: ['Drill Sergeant'] },
      );
      if (t.asked === other) t[other].does('put', 'Drill Sergeant');
      // 3 are left of 30.
      expect(t[who].offered('build last')).toEqual([`${last} 3`]);
      expect(t[who].may('put', last)).toBe(false);
      t[who].does('build last', last);
      expect(t[other].sees('building', who)).toEqual([last]);
      expect(t.state.cards.counters[cardCalled(t, last)]).toBe(3);
      expect(sorted(t[who].sees('hand'))).toEqual(['Depot Recall', 'Drill Adept']);
    });
});

/** All the orders there are. */
const orders = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((one) => orders(all.filter((x) => x !== one)).map((rest) => [one, ...rest]));

describe.each(sides)('at the start of the build step of the player %s', (who) => {
  const hunter = stranger({
    side: who,
    text: [bounty(gainForce(10)), when(buildStepStarts('your'), gainForce(20)), upkeep(force(3))],
  });
  const prey = stranger({ side: otherOf(who), health: 1 });
  const game = tcgWith(hunter, prey);
  const start = () => {
    const t = table(game, {
      at: 'character',
      [who]: { character: [hunter.title], build: ['Drill Trooper'], force: 1, deck: times(4, 'Drill Walker') },
      [otherOf(who)]: { character: [{ card: prey.title, tapped: true }], build: ['Drill Trooper'] },
      rolls: [6, 6, 6, 1],
    });
    const { turn } = t.state.facts;
    t[who].does('attack', hunter.title);
    until(t, () => t.state.facts.turn > turn && t.asked === who);
    return t;
  };
  const steps: Readonly<Record<string, readonly [string, string]>> = {
    draw: ['draw', ''],
    bounty: ['resolve', `${hunter.title}/0`],
    trigger: ['resolve', `${hunter.title}/1`],
    upkeep: ['upkeep', `${hunter.title}/2`],
  };
  for (const order of orders(Object.keys(steps)))
    rule('TCG-0088', `its player may choose this order: ${order.join(', ')}`, () => {
      const t = start();
      // The last one comes without being asked for.
      for (const [i, step] of order.slice(0, -1).entries()) {
        expect(sorted(t.decision.options.map(({ verb, clause = '' }) => `${verb} ${clause}`))).toEqual(
          sorted(order.slice(i).map((one) => steps[one]?.join(' '))),
        );
        const [verb, clause] = steps[step] ?? [];
        choose(t, (option) => option.verb === verb && (option.clause ?? '') === clause);
      }
      expect(t[who].may('end build step')).toBe(true);
      expect(t[who].sees('hand')).toEqual(['Drill Walker']);
      // 1 and 4 for the turn, and what the four make of it.
      expect(forceOf(t, who)).toBe(1 + 4 + 10 + 20 - 3);
    });
});

describe.each(sides)('in the build step of the player %s', (who) => {
  const position = () =>
    table(tcgWith(), {
      active: who,
      [who]: {
        points: 40,
        force: 9,
        hand: ['Drill Walker', 'Captain Depot (B)', 'Depot Yard', 'Depot Supply Run', 'Depot Ghost (B)'],
        building: [
          { card: 'Drill Adept', counters: 1 },
          { card: 'Depot Supply Run', counters: 1 },
        ],
        space: ['Drill Fighter', 'Depot Ghost (A)'],
        ground: ['Drill Shuttle', { card: 'Drill Walker', pilot: 'Drill Driver' }],
        character: [{ card: 'Captain Depot (A)', beneath: ['Captain Depot (C)'] }, 'Depot Wingmate', 'Depot Trader'],
        build: [{ card: 'Drill Trooper', tapped: true }, 'Depot Kit'],
      },
      [otherOf(who)]: { character: ['Drill Trooper'] },
    });
  const verbs = (t: TcgTable): string[] => [...new Set(t.decision.options.map(({ verb }) => verb))];
  const all = sorted(verbs(position()));
  for (const first of all.filter((verb) => verb !== 'end build step'))
    rule('TCG-0092', `everything may be done in it, and may still be done after: ${first}`, () => {
      const t = position();
      expect(all).toEqual([
        'add',
        'build',
        'complete',
        'deploy',
        'end build step',
        'equip',
        'leave',
        'move',
        'pilot',
        'rearrange',
        'stack',
        'use',
      ]);
      choose(t, ({ verb }) => verb === first);
      while (t.asked !== null && !t.decision.options.some(({ verb }) => verb === 'end build step'))
        choose(t, () => true);
      expect(all.filter((verb) => verb !== first && !verbs(t).includes(verb))).toEqual([]);
    });
});

describe('as many counters as the build cost', () => {
  const kinds: Readonly<Record<string, readonly [Card, 'deploy' | 'complete']>> = {
    ...Object.fromEntries(
      arenas.map((arena) => [`a unit of the arena ${arena}`, [stranger({ types: [arena] }), 'deploy']]),
    ),
    'a unit of several arenas': [stranger({ types: ['space', 'ground'] }), 'deploy'],
    'a Mission': [stranger({ kind: 'mission', cost: 3, text: [gainForce(1)] }), 'complete'],
    'a Location': [stranger({ kind: 'location', cost: 3, arenas: ['space', 'ground'] }), 'complete'],
    'a piece of Equipment': [stranger({ kind: 'equipment', cost: 3 }), 'complete'],
  };
  for (const [what, [card, verb]] of Object.entries(kinds))
    rule(['TCG-0102', 'TCG-0011'], `are what ${what} needs, on it or paid now`, () => {
      const offers = (counters: number, points: number) =>
        table(tcgWith(card), {
          dark: {
            building: counters === 0 ? [] : [{ card: card.title, counters }],
            hand: counters === 0 ? [card.title] : [],
            points,
          },
        }).dark.may(verb, card.title);
      expect([offers(2, 0), offers(3, 0), offers(4, 0)]).toEqual([false, true, true]);
      expect([offers(2, 1), offers(1, 1), offers(1, 2)]).toEqual([true, false, true]);
      expect([offers(0, 2), offers(0, 3)]).toEqual([false, true]);
    });
});

describe('a cost never falls below zero', () => {
  const kinds: Readonly<Record<string, Card>> = {
    'of a unit': stranger({ cost: 2 }),
    'of a Mission': stranger({ kind: 'mission', cost: 2, text: [gainForce(1)] }),
    'of a Location': stranger({ kind: 'location', cost: 2 }),
    'of Equipment': stranger({ kind: 'equipment', cost: 2 }),
  };
  for (const [what, card] of Object.entries(kinds))
    rule('TCG-0115', `${what}: nobody gains build points for it`, () => {
      const patron = stranger({ text: [always(costsMore('build', your.named(card.name), -5))] });
      const t = table(tcgWith(card, patron), {
        dark: { character: [patron.title], hand: [card.title, 'Drill Walker'], points: 1 },
      });
      choose(t, ({ verb }) => verb === 'deploy' || verb === 'complete');
      expect(t.dark.sees('hand')).toEqual(['Drill Walker']);
      expect(pointsOf(t, 'dark')).toBe(1);
    });
});
