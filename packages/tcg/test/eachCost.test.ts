/** Rules about costs, contests, control, counters and owners hold for each of them. */
import { makeStranger, rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { equipment } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { opponents, this_, your } from '../src/language/cards.ts';
import {
  discardThem,
  putDamage,
  putInto,
  putTokens,
  returnToHand,
  takeControl,
  tapThem,
  thisTurn,
} from '../src/language/changes.ts';
import { discardOne, discardThis, force, putDamageOnThis, removeTokens, retreatThis } from '../src/language/costs.ts';
import { doDamage, evade } from '../src/language/fighting.ts';
import { power } from '../src/language/gains.ts';
import { gainForce, getPoints } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { type Activated, always, bounty, free, gets, pay, reserves, when } from '../src/language/text.ts';
import { battleStepStarts, buildStepStarts } from '../src/language/triggers.ts';
import type { Stood } from '../src/position.ts';
import type { Cost } from '../src/text/cost.ts';
import type { Instruction, StaticClause, TriggeredClause } from '../src/text/program.ts';
import { forceOf, named, pointsOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, chanceNow, choose, damageOn, offered, statsOf, type TcgTable, until } from './support.ts';

/** A version of one unique piece of Equipment. */
const blade = (side: 'dark' | 'light' = 'dark', cost = 3) =>
  makeStranger('', (title) =>
    equipment('Nothing', title, {
      side,
      number: 0,
      rarity: 'common',
      cost,
      equip: [],
      fits: your.units,
      gains: [power(2)],
    }),
  );
const stack = (t: TcgTable, where: 'top' | 'beneath'): void =>
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);
const pairs = arenas.flatMap((one) => arenas.map((another) => [one, another] as const));
const fellow = { space: 'Drill Fighter', ground: 'Drill Walker', character: 'Drill Trooper' } as const;
const playing = { unit: 'use', battle: 'play', mission: 'complete' } as const;
/** For an arena: those who are there, and somebody to fight beside them. */
const company = (arena: string, ...there: readonly Stood[]) => ({
  character: ['Drill Adept', ...(arena === 'character' ? there : [])],
  ...(arena === 'character' ? {} : { [arena]: there }),
});

describe.each(arenas)('in the arena %s', (arena) => {
  const costs: Readonly<Record<string, readonly [Cost, string, number]>> = {
    'discarding itself': [discardThis(arena), 'dark discard', 0],
    'damage on itself': [putDamageOnThis(1), `dark ${arena}`, 1],
    'all the damage that it can bear': [putDamageOnThis(3), 'dark discard', 0],
    retreating: [retreatThis, 'dark build', 0],
    'one of its own side': [discardOne(this_), 'dark discard', 0],
  };
  for (const [name, [cost, where, damage]] of Object.entries(costs))
    rule(['TCG-0432', 'TCG-0486'], `${name} is a cost that is paid there, and cannot be paid elsewhere`, () => {
      const unit = stranger({ types: [arena], text: [pay(cost).to(gainForce(3)).duringYourBuildStep] });
      const at = (place: string) =>
        table(tcgWith(unit), { dark: { [place]: [unit.title], hand: ['Drill Trooper'], force: 2, points: 4 } });
      expect(at('build').dark.may('use', unit.title)).toBe(false);
      const t = at(arena);
      t.dark.does('use', unit.title);
      expect([whereIs(t, unit.title), forceOf(t, 'dark')]).toEqual([where, 5]);
      expect(t.state.cards.damage[cardCalled(t, unit.title)]).toBe(damage);
    });

  rule(['TCG-0432', 'TCG-0486'], 'counters of its own are a cost, paid in full or not at all', () => {
    const unit = stranger({ types: [arena], text: [pay(removeTokens(2)).to(gainForce(3)).duringYourBuildStep] });
    const order = stranger({ kind: 'mission', text: [putTokens(1, one(your.units))] });
    const t = table(tcgWith(unit, order), {
      dark: { [arena]: [unit.title], hand: [order.title, order.title, 'Drill Trooper'], points: 3, force: 2 },
    });
    t.dark.does('complete', order.title);
    expect(t.dark.may('use', unit.title)).toBe(false);
    t.dark.does('complete', order.title);
    t.dark.does('use', unit.title);
    expect([t.state.cards.tokens[cardCalled(t, unit.title)], forceOf(t, 'dark')]).toEqual([0, 5]);
  });

  for (const [cost, clauses] of [
    [2, ['beneath']],
    [3, ['top', 'beneath']],
    [4, ['top', 'beneath']],
  ] as const)
    rule('TCG-0376', `in setup a version of cost ${cost} goes on one of cost 3: ${clauses.join(' or ')}`, () => {
      const there = stranger({ persona: 'Nobody', types: [arena], cost: 3 });
      const other = stranger({ persona: 'Nobody', types: [arena], cost });
      for (const clause of clauses) {
        const t = table(tcgWith(there, other), {
          at: 'setup',
          dark: { [arena]: [there.title], hand: [other.title, 'Drill Fighter'], deck: ['Drill Adept', 'Drill Walker'] },
          light: { hand: ['Drill Trooper'] },
        });
        expect(offered(t, 'stack').map((option) => option.clause)).toEqual(clauses);
        stack(t, clause);
        const [top, below] = clause === 'top' ? [other, there] : [there, other];
        expect(whereIs(t, top.title)).toBe(`dark ${arena}`);
        expect(whereIs(t, below.title)).toBe(`dark beneath ${top.title}`);
        expect(t.dark.sees('hand')).toEqual(['Drill Fighter', 'Drill Walker']);
      }
    });

  rule('TCG-0400', 'a stack of Equipment goes whole with its unit, off it, and to the build zone without it', () => {
    const next = arenas.find((other) => other !== arena) ?? arena;
    const unit = stranger({ types: arenas });
    const [top, below] = [blade(), blade()];
    const move = stranger({ kind: 'mission', text: [putInto(next, one(your.units))] });
    const waste = stranger({ kind: 'mission', text: [discardThem(one(your.units))] });
    const game = tcgWith(unit, top, below, move, waste);
    const at = (order: string) =>
      table(game, {
        dark: {
          [arena]: [{ card: unit.title, equipment: [{ card: top.title, beneath: [below.title] }] }],
          hand: [order, 'Drill Trooper'],
          points: 1,
        },
      });
    const both = (t: TcgTable) => [whereIs(t, top.title), whereIs(t, below.title)];
    const t = at(move.title);
    expect(statsOf(t, unit.title).power).toBe(5);
    t.dark.does('complete', move.title);
    expect(whereIs(t, unit.title)).toBe(`dark ${next}`);
    expect(both(t)).toEqual([`dark on ${unit.title}`, `dark beneath ${top.title}`]);
    t.dark.does('detach', top.title);
    expect(both(t)).toEqual(['dark build', `dark beneath ${top.title}`]);
    const gone = at(waste.title);
    gone.dark.does('complete', waste.title);
    expect(whereIs(gone, unit.title)).toBe('dark discard');
    expect(both(gone)).toEqual(['dark build', `dark beneath ${top.title}`]);
  });

  rule(['TCG-0481', 'TCG-0482', 'TCG-0485'], 'a unit is taken over until the turn ends, and goes back then', () => {
    const unit = stranger({
      side: 'light',
      types: [arena],
      text: [pay(force(1)).to(gainForce(3)).duringYourBuildStep],
    });
    const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.units), thisTurn)] });
    const t = table(tcgWith(unit, order), {
      dark: { hand: [order.title], points: 1, force: 2, character: ['Drill Adept'] },
      light: { [arena]: [{ card: unit.title, damage: 1 }], hand: ['Drill Trooper'], points: 3 },
    });
    t.dark.does('complete', order.title);
    expect(whereIs(t, unit.title)).toBe(`dark ${arena}`);
    // Whoever controls it uses it; the other player does not.
    t.dark.does('use', unit.title);
    expect(forceOf(t, 'dark')).toBe(4);
    until(t, () => t.asked === 'light' && t.light.may('end build step'));
    expect(t.light.may('use', unit.title)).toBe(false);
    const { turn } = t.state.facts;
    until(t, () => t.state.facts.turn > turn);
    expect(whereIs(t, unit.title)).toBe(`light ${arena}`);
    expect(damageOn(t, unit.title)).toBe(1);
  });

  rule('TCG-0554', 'from there a card taken over goes to its owner’s hand or discard pile', () => {
    const unit = stranger({ side: 'light', types: [arena] });
    const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.units), thisTurn)] });
    const ways = {
      discard: discardThem(one(your.units.in(arena))),
      hand: returnToHand(one(your.units.in(arena))),
    };
    for (const [zone, how] of Object.entries(ways)) {
      const next = stranger({ kind: 'mission', text: [how] });
      const t = table(tcgWith(unit, order, next), {
        dark: { hand: [order.title, next.title], points: 2 },
        light: { [arena]: [unit.title] },
      });
      t.dark.does('complete', order.title);
      expect(whereIs(t, unit.title)).toBe(`dark ${arena}`);
      t.dark.does('complete', next.title);
      expect(whereIs(t, unit.title)).toBe(`light ${zone}`);
    }
  });

  rule('TCG-0487', 'a unit discarded from there or from the build zone has no counter left', () => {
    const unit = stranger({ types: [arena] });
    const mark = stranger({ kind: 'mission', text: [putTokens(2, one(your.units))] });
    const waste = stranger({ kind: 'mission', text: [discardThem(one(your.units))] });
    for (const place of [arena, 'build'] as const) {
      const t = table(tcgWith(unit, mark, waste), {
        dark: {
          [place]: [{ card: unit.title, damage: 2, tapped: true }],
          hand: [mark.title, waste.title],
          points: 2,
        },
      });
      t.dark.does('complete', mark.title);
      const card = cardCalled(t, unit.title);
      expect([t.state.cards.damage[card], t.state.cards.tokens[card]]).toEqual([2, 2]);
      t.dark.does('complete', waste.title);
      expect(whereIs(t, unit.title)).toBe('dark discard');
      const { damage, tokens, counters, tapped } = t.state.cards;
      expect([damage, tokens, counters, tapped].map((of) => of[card])).toEqual([0, 0, 0, 0]);
    }
  });

  for (const [name, harm] of [
    ['damage', doDamage(2, each(opponents.units.in(arena)), 'nobody')],
    ['counters', putDamage(2, each(opponents.units.in(arena)))],
  ] as const)
    for (const kind of ['unit', 'battle', 'mission', 'location'] as const)
      rule(
        'TCG-0494',
        `${name} from a card of the kind ${kind} ${name === 'damage' ? 'can' : 'cannot'} be prevented`,
        () => {
          const sources = {
            unit: () => stranger({ types: [arena], text: [pay(force(1)).to(harm)] }),
            battle: () => stranger({ kind: 'battle', text: free(harm) }),
            mission: () => stranger({ kind: 'mission', text: [harm] }),
            location: () =>
              stranger({ kind: 'location', arenas: [arena], text: [when(battleStepStarts(arena), harm)] }),
          };
          const from = sources[kind]();
          const target = stranger({ side: 'light', types: [arena], text: [pay(force(1)).to(evade(2))] });
          const t = table(tcgWith(from, target), {
            at: kind === 'mission' ? 'build' : arena,
            dark: {
              [arena]: [kind === 'unit' ? from.title : fellow[arena]],
              ...(kind === 'location' ? { locations: { [arena]: from.title } } : {}),
              hand: kind === 'battle' || kind === 'mission' ? [from.title, 'Drill Adept'] : ['Drill Adept'],
              points: 1,
            },
            light: { [arena]: [target.title] },
          });
          if (kind !== 'location') t.dark.does(playing[kind], from.title);
          const coming = chanceNow(t) === 'prevention';
          expect(coming).toBe(name === 'damage');
          if (coming) t.light.does('use', target.title);
          expect(damageOn(t, target.title)).toBe(coming ? 0 : 2);
        },
      );
});

describe.each(pairs)('one unique Equipment of the Dark Side in %s and of the Light Side in %s', (dark, light) => {
  const [theirs, ours] = [blade('dark', 3), blade('light', 4)];
  const [bearer, other] = [stranger({ types: [dark] }), stranger({ side: 'light', types: [light] })];
  const game = tcgWith(theirs, ours, bearer, other);

  rule(['TCG-0380', 'TCG-0383', 'TCG-0385'], 'is contested: the loser taps, stays on its unit, pays nothing', () => {
    /** The Dark Side has this much Force and the Light Side that; whoever has any bids all of it. */
    const contested = (...force: readonly [number, number]) => {
      const t = table(game, {
        at: 'battle',
        dark: { ...company(dark, { card: bearer.title, equipment: [theirs.title] }), force: force[0] },
        light: { ...company(light, { card: other.title, equipment: [ours.title] }), force: force[1] },
      });
      choose(t, ({ amount }) => amount === Math.max(...force));
      expect(whereIs(t, theirs.title)).toBe(`dark on ${bearer.title}`);
      expect(whereIs(t, ours.title)).toBe(`light on ${other.title}`);
      const powers = [statsOf(t, bearer.title).power, statsOf(t, other.title).power];
      return [...powers, ...t.state.facts.force];
    };
    // 3 and 1 against 4 is a tie, which the Dark Side wins.
    expect(contested(1, 0)).toEqual([5, 3, 0, 0]);
    expect(contested(0, 1)).toEqual([3, 5, 0, 0]);
  });
});

describe('build points', () => {
  const made = {
    unit: stranger({ cost: 3 }),
    mission: stranger({ kind: 'mission', cost: 3 }),
    location: stranger({ kind: 'location', cost: 3 }),
    equipment: stranger({ kind: 'equipment', cost: 3 }),
  };
  for (const [kind, card] of Object.entries(made))
    rule('TCG-0471', `are spent on building a card of the kind ${kind}, and it is not built without them`, () => {
      const at = (points: number) =>
        table(tcgWith(card), { dark: { hand: [card.title, 'Drill Cruiser'], points, character: ['Drill Adept'] } });
      const none = at(0);
      expect(none.asked === 'dark' && none.dark.may('build', card.title)).toBe(false);
      const t = at(4);
      t.dark.does('build', card.title);
      choose(t, ({ verb, amount }) => verb === 'counters' && amount === 2);
      expect(pointsOf(t, 'dark')).toBe(2);
      expect(whereIs(t, card.title)).toBe('dark building');
      const whole = at(3);
      choose(whole, ({ verb }) => verb === (kind === 'unit' ? 'deploy' : 'complete'));
      expect(pointsOf(whole, 'dark')).toBe(0);
    });
});

describe.each(arenas)('of units in the arena %s', (arena) => {
  for (const [duration, turns] of [
    ['battle', 1],
    ['turn', 1],
    ['next turn', 2],
    ['game', null],
  ] as const)
    rule(['TCG-0481', 'TCG-0485'], `one is taken over for a time (${duration}), and goes back at its end`, () => {
      const unit = stranger({ side: 'light', types: [arena] });
      const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.units), duration)] });
      const t = table(tcgWith(unit, order), {
        dark: { hand: [order.title], points: 1, build: ['Drill Trooper'] },
        light: { [arena]: [unit.title] },
      });
      t.dark.does('complete', order.title);
      for (let passed = 0; passed < 3; passed++) {
        expect(whereIs(t, unit.title)).toBe(`${turns !== null && passed >= turns ? 'light' : 'dark'} ${arena}`);
        const { turn } = t.state.facts;
        until(t, () => t.state.facts.turn > turn || t.outcome !== null);
      }
    });

  rule(['TCG-0538', 'TCG-0482'], 'Equipment goes with one that is taken over, and obeys the player it had', () => {
    const unit = stranger({ side: 'light', types: [arena] });
    const kit = blade('light');
    const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.units), thisTurn)] });
    const t = table(tcgWith(unit, kit, order), {
      dark: { hand: [order.title], points: 1, character: ['Drill Adept'] },
      light: { [arena]: [{ card: unit.title, equipment: [kit.title] }] },
    });
    t.dark.does('complete', order.title);
    expect([whereIs(t, unit.title), whereIs(t, kit.title)]).toEqual([`dark ${arena}`, `light on ${unit.title}`]);
    expect(statsOf(t, unit.title).power).toBe(5);
    until(t, () => t.asked === 'light');
    t.light.does('detach', kit.title);
    expect(whereIs(t, kit.title)).toBe('light build');
    expect(statsOf(t, unit.title).power).toBe(3);
  });

  rule('TCG-0539', 'unique Equipment that is not kept taps, stays on its unit and gives nothing', () => {
    const unit = stranger({ types: [arena] });
    const [there, other] = [blade(), blade()];
    const t = table(tcgWith(unit, there, other), {
      dark: { hand: [other.title], points: 3, [arena]: [{ card: unit.title, equipment: [there.title] }] },
    });
    // Not onto the other, as a stack: beside it.
    choose(t, ({ verb, to }) => verb === 'complete' && (to === undefined || 'zone' in to));
    t.dark.does('keep', other.title);
    expect([whereIs(t, there.title), whereIs(t, other.title)]).toEqual([`dark on ${unit.title}`, 'dark build']);
    expect(t.state.cards.tapped[cardCalled(t, there.title)]).toBe(1);
    expect(statsOf(t, unit.title).power).toBe(3);
  });

  rule('TCG-0500', 'the defender may be any opposing one there, tapped or not', () => {
    const attacker = stranger({ types: [arena] });
    const [fresh, tired] = [stranger({ side: 'light', types: [arena] }), stranger({ side: 'light', types: [arena] })];
    const t = table(tcgWith(attacker, fresh, tired), {
      at: arena,
      dark: { [arena]: [attacker.title] },
      light: { [arena]: [fresh.title, { card: tired.title, tapped: true }] },
    });
    t.dark.does('attack', attacker.title);
    expect(named(t, 'attack')).toEqual([fresh.title, tired.title]);
  });

  const gains: Readonly<Record<string, Instruction>> = {
    Force: gainForce(3),
    'build points': getPoints(3, 'you'),
    tapping: tapThem(one(opponents.units.with_('Clone'))),
    discarding: discardThem(one(opponents.units.with_('Clone'))),
  };
  for (const [name, gain] of Object.entries(gains))
    rule('TCG-0466', `whoever discards one by damage gains its Bounty in the next build step: ${name}`, () => {
      const hunter = stranger({ types: [arena], text: [bounty(gain)] });
      const prey = stranger({ side: 'light', types: [arena], health: 1 });
      const clone = stranger({ side: 'light', subtypes: 'Clone' });
      const t = table(tcgWith(hunter, prey, clone), {
        at: arena,
        dark: { [arena]: [hunter.title], hand: ['Drill Trooper'], force: 0 },
        light: { [arena]: [{ card: prey.title, tapped: true }], build: [clone.title] },
        rolls: [6, 6, 6, 2],
      });
      const { turn } = t.state.facts;
      t.dark.does('attack', hunter.title);
      const seen = () => ({
        Force: forceOf(t, 'dark') - 4,
        'build points': pointsOf(t, 'dark') - 2,
        tapping: 3 * (t.state.cards.tapped[cardCalled(t, clone.title)] ?? 0),
        discarding: whereIs(t, clone.title) === 'light discard' ? 3 : 0,
      });
      until(t, () => t.state.facts.turn > turn && t.asked === 'dark');
      while (offered(t, 'resolve').length > 0) choose(t, ({ clause }) => clause !== 'draw');
      const nothing = { Force: 0, 'build points': 0, tapping: 0, discarding: 0 };
      expect(seen()).toEqual({ ...nothing, [name]: 3 });
    });
});

describe.each([...arenas, 'build'] as const)('in the place %s', (place) => {
  rule(['TCG-0562', 'TCG-0448'], 'damage counters up to the health discard a unit, and one less does not', () => {
    const unit = stranger({ types: place === 'build' ? ['ground'] : [place], health: 4 });
    const order = stranger({ kind: 'mission', text: [putDamage(2, one(your.units))] });
    for (const damage of [1, 2]) {
      const t = table(tcgWith(unit, order), {
        dark: { [place]: [{ card: unit.title, damage }], hand: [order.title, 'Drill Trooper'], points: 1 },
      });
      t.dark.does('complete', order.title);
      expect(whereIs(t, unit.title)).toBe(damage === 1 ? `dark ${place}` : 'dark discard');
    }
  });

  const clauses: Readonly<Record<string, StaticClause | TriggeredClause | Activated>> = {
    'static ability': always(gets(your.subtype('Walker'), power(2))),
    'triggered ability': when(buildStepStarts('opponent'), gainForce(2)),
    'activated ability': pay(force(1)).to(gainForce(3)).duringYourBuildStep,
  };
  for (const [name, clause] of Object.entries(clauses))
    rule('TCG-0643', `${name}: works in an arena, and in the build zone only as Reserves`, () => {
      for (const [text, works] of [
        [clause, place !== 'build'],
        [reserves(clause), place === 'build'],
      ] as const) {
        const unit = stranger({ types: place === 'build' ? ['ground'] : [place], text: [text] });
        const walker = stranger({ types: ['ground'], subtypes: 'Walker' });
        const ground = [walker.title, ...(place === 'ground' ? [unit.title] : [])];
        const t = table(tcgWith(unit, walker), {
          dark: { [place]: [unit.title], ground, hand: ['Drill Trooper'], points: 1, force: 1 },
          light: { hand: ['Drill Trooper'], points: 1 },
        });
        if (t.dark.may('use', unit.title)) t.dark.does('use', unit.title);
        until(t, () => t.asked === 'light' && t.light.may('build', 'Drill Trooper'));
        expect((statsOf(t, walker.title).power ?? 0) + forceOf(t, 'dark') - 4).toBe(works ? 2 : 0);
      }
    });
});
