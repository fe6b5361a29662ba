/** Rules about steps, zones and Pilots hold in each arena, at each moment. */
import { next, onCard } from '@binary-sunset/kernel';
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { opponents, your } from '../src/language/cards.ts';
import {
  discardThem,
  give,
  saveFromDiscard,
  setAside,
  takeControl,
  thisTurn,
  untapThem,
  untilEndOfBattle,
} from '../src/language/changes.ts';
import { discardFromHand, force } from '../src/language/costs.ts';
import { power } from '../src/language/gains.ts';
import { draw, gainForce } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { always, free, gets, pay, pilot, reserves, treatAs, upkeep, when } from '../src/language/text.ts';
import { buildStepStarts, playerDraws, thisIsDiscarded } from '../src/language/triggers.ts';
import { controllerOf } from '../src/rules/cards/units.ts';
import { discardCard } from '../src/rules/moving/moving.ts';
import type { Clause, Instruction } from '../src/text/program.ts';
import { forceOf, leadsTo, take, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import {
  cardCalled,
  chanceNow,
  choose,
  diceOf,
  into,
  offered,
  passChances,
  sorted,
  statsOf,
  type TcgTable,
  tappedNow,
  until,
  zonesOffered,
} from './support.ts';

const places = [...arenas, 'build'] as const;
const everywhere = { space: ['Drill Fighter'], ground: ['Drill Speeder'], character: ['Drill Trooper'] } as const;
const anyUnit = { space: 'Drill Fighter', ground: 'Drill Speeder', character: 'Drill Trooper' } as const;
const idling = ['end build step', 'end retreat step', 'pass', 'hold back', 'decline', 'draw'];

describe.each(arenas)('until end of battle, for a unit in the arena %s', (arena) => {
  for (const played of arenas)
    rule('TCG-0177', `played in the step of ${played}: until all three battles are over`, () => {
      const unit = stranger({ types: [arena], subtypes: 'Walker' });
      const order = stranger({
        kind: 'battle',
        text: free(give(one(your.units.with_('Walker')), untilEndOfBattle, power(2))),
      });
      const late = stranger({ text: [pay(force(1)).to(draw(1)).at('end of turn')] });
      const t = table(tcgWith(unit, order, late), {
        at: played,
        dark: { ...everywhere, [arena]: [unit.title], build: [late.title], hand: [order.title] },
        light: { ...everywhere, character: ['Drill Trooper'] },
      });
      t.dark.does('play', order.title);
      const steps = new Set<string>();
      while (t.state.facts.phase === 'battle') {
        expect(statsOf(t, unit.title).power).toBe(5);
        steps.add(t.state.facts.arena);
        choose(t, ({ verb }) => idling.includes(verb));
      }
      expect([...steps]).toEqual(arenas.slice(arenas.indexOf(played)));
      expect(statsOf(t, unit.title).power).toBe(3);
    });
});

describe('a unit card that is discarded', () => {
  const discardBuilt: Instruction = {
    words: () => 'discard one of your partially built cards',
    chooses: true,
    possible: (s, l) => s.zones.building[l.by].length > 0,
    ask: (s, l) => ({
      player: l.by,
      kind: 'choice',
      options: s.zones.building[l.by].map((card) => ({ verb: 'choose', on: onCard(s, card) })),
    }),
    run(s, l, tell) {
      for (const card of [...s.zones.building[l.by]]) discardCard(s, tell, card);
      return next;
    },
  };
  for (const arena of arenas) {
    const martyr = stranger({ types: [arena], text: [when(thisIsDiscarded(), gainForce(3))] });
    const mender = stranger({ text: [free(saveFromDiscard(your.units, 'hand'))] });
    const fromHand = stranger({ kind: 'battle', text: pay(discardFromHand(1)).to(gainForce(1)) });
    const fromBuilding = stranger({ kind: 'battle', text: free(discardBuilt, gainForce(1)) });
    const fromPlay = stranger({ kind: 'battle', text: free(discardThem(one(your.named(martyr.title))), gainForce(1)) });
    const game = tcgWith(martyr, mender, fromHand, fromBuilding, fromPlay);
    const ways: Readonly<Record<string, readonly [Card, object]>> = {
      'from a hand': [fromHand, { hand: [fromHand.title, martyr.title] }],
      'face down in the build zone': [
        fromBuilding,
        { hand: [fromBuilding.title], building: [{ card: martyr.title, counters: 2 }] },
      ],
      'from play': [fromPlay, { hand: [fromPlay.title], [arena]: [martyr.title] }],
    };
    for (const [where, [order, side]] of Object.entries(ways))
      rule('TCG-0352', `${where}, is a unit of the arena ${arena} only if it was in play`, () => {
        const menders = {
          character: [mender.title, ...(arena === 'character' && where === 'from play' ? [martyr.title] : [])],
        };
        const t = table(game, {
          at: 'character',
          dark: { force: 0, ...side, ...menders },
          light: { character: ['Drill Trooper'] },
        });
        t.dark.does('play', order.title);
        if (offered(t, 'discard').length > 0) t.dark.picks(martyr.title);
        const isUnit = where === 'from play';
        expect(chanceNow(t) === 'discard').toBe(isUnit);
        if (isUnit) passChances(t);
        expect(whereIs(t, martyr.title)).toBe('dark discard');
        while (t.state.facts.phase === 'battle' && chanceNow(t) !== '') passChances(t);
        expect(forceOf(t, 'dark')).toBe(isUnit ? 4 : 1);
      });
  }
});

describe.each(arenas)('in the arena %s', (arena) => {
  rule('TCG-0344', 'there is a general chance before an attack and after it, and one when it is called', () => {
    const unit = stranger({ types: [arena] });
    const target = stranger({ side: 'light', types: [arena], health: 9 });
    const surge = stranger({ kind: 'battle', text: free(gainForce(1)) });
    const t = table(tcgWith(unit, target, surge), {
      at: arena,
      dark: { [arena]: [unit.title], hand: [surge.title, surge.title, surge.title, surge.title] },
      light: { [arena]: [{ card: target.title, tapped: true }] },
    });
    const may = () => [chanceNow(t), t.dark.may('play', surge.title), diceOf(t, 'attack').length];
    expect(may()).toEqual(['general', true, 0]);
    t.dark.passes();
    t.dark.does('attack', unit.title);
    expect(may()).toEqual(['attack', true, 0]);
    t.dark.passes();
    expect(may()).toEqual(['general', true, 1]);
  });

  rule(['TCG-0038', 'TCG-0265'], 'a unit of that type is deployed there or kept back, be it a Pilot or not', () => {
    for (const text of [[], [pilot('Walker')]] as const) {
      const unit = stranger({ types: [arena], text });
      const t = table(tcgWith(unit), {
        dark: { ...everywhere, ground: ['Drill Walker'], hand: [unit.title], points: 3 },
      });
      expect(sorted(zonesOffered(t, 'deploy'))).toEqual(sorted([arena, 'build']));
      expect(offered(t, 'deploy')).toHaveLength(2);
    }
  });
});

describe.each(places)('a unit deployed to the place %s', (place) => {
  rule('TCG-0341', 'is discarded if that is disrupted, and what it cost is lost', () => {
    const unit = stranger({ types: arenas });
    const t = table(tcgWith(unit), {
      dark: { character: ['Drill Trooper'], hand: [unit.title], points: 3 },
      light: { character: ['Drill Sergeant'], hand: ['Practice Denial'] },
    });
    choose(t, into('deploy', place));
    t.light.does('play', 'Practice Denial');
    expect(whereIs(t, unit.title)).toBe('dark discard');
    expect(t.state.facts.points[0]).toBe(0);
  });
});

describe('a Pilot', () => {
  for (const at of ['build start', 'retreat', 'battle', ...arenas, 'end'] as const)
    rule('TCG-0270', `is not moved in the moment "${at}"`, () => {
      const who = stranger({ text: [pilot('Walker'), pay(force(1)).to(draw(1)).anyTime] });
      const position = (moment: typeof at | 'build') =>
        table(tcgWith(who), {
          at: moment,
          dark: { ...everywhere, ground: ['Drill Walker'], character: [who.title] },
          light: everywhere,
        });
      expect(leadsTo(position('build'), 'pilot', who.title)).toEqual(['Drill Walker']);
      const t = position(at);
      const { turn } = t.state.facts;
      let asked = 0;
      while (t.state.facts.turn === turn && t.outcome === null && offered(t, 'end build step').length === 0) {
        asked += 1;
        expect(offered(t, 'pilot')).toEqual([]);
        choose(t, ({ verb }) => idling.includes(verb));
      }
      expect(asked).toBeGreaterThan(0);
    });
});

describe('of a unit in the build zone', () => {
  /** A text, and whether it works. Each is seen by what it does to the table. */
  const texts: Readonly<Record<string, readonly [Clause, (t: TcgTable, title: string) => boolean, boolean]>> = {
    'an activated ability': [
      pay(force(1)).to(gainForce(2)).duringYourBuildStep,
      (t, title) => t.dark.may('use', title),
      false,
    ],
    'a triggered ability': [
      when(buildStepStarts('your'), gainForce(50)),
      (t, title) => t.dark.may('resolve', title),
      false,
    ],
    'a static ability': [
      always(gets(your.units.with_('Speeder'), power(5))),
      (t) => (statsOf(t, 'Drill Speeder').power ?? 0) > 5,
      false,
    ],
    Upkeep: [upkeep(force(1)), (t, title) => t.dark.may('upkeep', title), true],
    'Reserves that is activated': [
      pay(force(1)).to(gainForce(2)).duringYourBuildStep.asReserves,
      (t, title) => t.dark.may('use', title),
      true,
    ],
    'Reserves that is triggered': [
      reserves(when(buildStepStarts('your'), gainForce(50))),
      (t, title) => t.dark.may('resolve', title),
      true,
    ],
    'Reserves that is static': [
      reserves(always(gets(your.units.with_('Speeder'), power(5)))),
      (t) => (statsOf(t, 'Drill Speeder').power ?? 0) > 5,
      true,
    ],
    Pilot: [pilot('Walker'), (t, title) => leadsTo(t, 'pilot', title).length > 0, true],
  };
  for (const [name, [clause, works, kept]] of Object.entries(texts))
    rule('TCG-0129', `${name} ${kept ? 'works' : 'is off'}`, () => {
      const unit = stranger({ text: [clause] });
      const seen = (place: 'build' | 'character') => {
        const t = table(tcgWith(unit), {
          at: name === 'Upkeep' || name.includes('triggered') ? 'build start' : 'build',
          dark: {
            build: ['Drill Walker', ...(place === 'build' ? [unit.title] : [])],
            ground: ['Drill Speeder'],
            character: place === 'build' ? [] : [unit.title],
            deck: [],
          },
        });
        return works(t, unit.title);
      };
      expect(seen('build')).toBe(kept);
      if (!name.startsWith('Reserves')) expect(seen('character')).toBe(true);
    });

  rule('TCG-0129', 'what it is to be treated as counts', () => {
    const unit = stranger({ types: ['ground'], text: [treatAs('Walker')] });
    const who = stranger({ text: [pilot('Walker')] });
    for (const place of ['ground', 'build'] as const) {
      const t = table(tcgWith(unit, who), { dark: { [place]: [unit.title], character: [who.title] } });
      expect(leadsTo(t, 'pilot', who.title)).toEqual([unit.title]);
    }
  });
});

describe.each(arenas)('a machine in the arena %s', (arena) => {
  for (const tapped of [false, true])
    rule(['TCG-0202', 'TCG-0271'], `is boarded and left by a Pilot that is ${tapped ? 'tapped' : 'untapped'}`, () => {
      const machine = stranger({ types: [arena], subtypes: 'Walker' });
      const who = stranger({ text: [pilot('Walker')] });
      const game = tcgWith(machine, who);
      const pilotIn = { card: who.title, tapped };
      // Something left to do, or the turn would go on by itself.
      const busy = { hand: ['Drill Trooper'], points: 2 };
      const beside = arena === 'character' ? [machine.title] : [];
      const boarders = [{ character: [pilotIn, ...beside] }, { build: [pilotIn], character: beside }];
      for (const place of boarders) {
        const t = table(game, { dark: { [arena]: [machine.title], ...place, ...busy } });
        take(t, 'pilot', who.title, machine.title);
        expect([whereIs(t, who.title), tappedNow(t, who.title)]).toEqual([`dark on ${machine.title}`, tapped]);
      }
      for (const place of ['character', 'build']) {
        const t = table(game, { dark: { [arena]: [{ card: machine.title, pilot: pilotIn }], ...busy } });
        expect(sorted(leadsTo(t, 'leave', who.title))).toEqual(['build', 'character']);
        take(t, 'leave', who.title, place);
        expect([whereIs(t, who.title), tappedNow(t, who.title)]).toEqual([`dark ${place}`, tapped]);
      }
    });

  rule('TCG-0297', 'is taken with its Pilot, whom its player still controls', () => {
    const machine = stranger({ side: 'light', types: [arena], subtypes: 'Walker' });
    const who = stranger({ side: 'light', text: [pilot('Walker', power(4))] });
    const order = stranger({ kind: 'battle', text: free(takeControl(one(opponents.units.with_('Walker')), thisTurn)) });
    const t = table(tcgWith(machine, who, order), {
      at: arena,
      dark: { character: ['Drill Trooper'], [arena]: [anyUnit[arena]], hand: [order.title] },
      light: { character: ['Drill Trooper'], [arena]: [{ card: machine.title, pilot: who.title }] },
    });
    t.dark.does('play', order.title);
    expect(whereIs(t, machine.title)).toBe(`dark ${arena}`);
    expect(whereIs(t, who.title)).toMatch(`on ${machine.title}`);
    expect(statsOf(t, machine.title).power).toBe(7);
    const controllers = [machine, who].map(({ title }) => controllerOf(t.state, cardCalled(t, title)));
    expect(controllers).toEqual([0, 1]);
  });

  rule('TCG-0162', 'that untaps in the battle there attacks again, and does what it would before attacking', () => {
    const machine = stranger({ types: [arena], text: [pay(force(1)).to(draw(1)).whenItWouldAttack] });
    const target = stranger({ side: 'light', types: [arena], health: 9 });
    const order = stranger({ kind: 'battle', text: free(untapThem(one(your.named(machine.title)))) });
    const t = table(tcgWith(machine, target, order), {
      at: arena,
      dark: { [arena]: [machine.title], hand: [order.title], deck: ['Drill Trooper', 'Drill Trooper'] },
      light: { [arena]: [{ card: target.title, tapped: true }] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    t.dark.passes();
    t.dark.does('attack', machine.title);
    while (tappedNow(t, machine.title) && diceOf(t, 'attack').length === 0) t.dark.passes();
    t.dark.does('play', order.title);
    if (chanceNow(t) !== '') passChances(t);
    expect([t.dark.may('attack', machine.title), t.dark.may('use', machine.title)]).toEqual([true, true]);
  });
});

describe.each([...arenas, 'hand', 'deck', 'discard', 'building'] as const)('a unit card in the zone %s', (zone) => {
  const isArena = arenas.some((arena) => arena === zone);
  rule(['TCG-0124', 'TCG-0049'], isArena ? 'is a unit' : 'is no unit, and no effect on units reaches it', () => {
    const unit = stranger({ types: arenas });
    const order = stranger({ kind: 'mission', text: [setAside(each(your.units.with_('Walker')))] });
    const walker = stranger({ types: arenas, subtypes: 'Walker' });
    const t = table(tcgWith(unit, walker, order), {
      dark: {
        character: [unit.title],
        hand: [order.title, ...(zone === 'hand' ? [walker.title] : [])],
        points: 1,
        ...(zone === 'hand' ? {} : { [zone]: zone === 'character' ? [unit.title, walker.title] : [walker.title] }),
      },
    });
    const before = whereIs(t, walker.title);
    expect(before).toBe(`dark ${zone}`);
    t.dark.does('complete', order.title);
    expect(whereIs(t, order.title)).toBe('dark discard');
    expect(whereIs(t, walker.title)).toBe(isArena ? 'dark aside' : before);
  });
});

describe('counters beyond the cost are lost', () => {
  const kinds: Readonly<Record<string, Card>> = {
    'on a unit': stranger({ cost: 1 }),
    'on a Mission': stranger({ kind: 'mission', text: [gainForce(1)] }),
    'on a Location': stranger({ kind: 'location', cost: 1 }),
    'on Equipment': stranger({ kind: 'equipment' }),
  };
  for (const [what, card] of Object.entries(kinds))
    rule('TCG-0115', what, () => {
      const t = table(tcgWith(card), {
        dark: {
          character: ['Drill Adept'],
          hand: ['Drill Walker'],
          building: [{ card: card.title, counters: 4 }],
          points: 2,
        },
      });
      choose(t, ({ verb }) => verb === 'deploy' || verb === 'complete');
      expect(t.dark.sees('building')).toEqual([]);
      expect(t.state.facts.points[0]).toBe(2);
      expect(t.state.cards.counters[cardCalled(t, card.title)]).toBe(0);
    });
});

describe('the card that is drawn as the build step starts', () => {
  rule(['TCG-0246', 'TCG-0318'], 'triggers what comes before anything is played for it', () => {
    const scholar = stranger({ text: [when(playerDraws('you'), gainForce(1)), pay(force(1)).to(draw(1)).at('draw')] });
    const t = table(tcgWith(scholar), {
      at: 'build start',
      dark: { character: [scholar.title], force: 0, build: ['Drill Trooper'] },
      light: { character: ['Drill Trooper'] },
    });
    until(t, () => chanceNow(t) === 'draw');
    // The Force for it is what the draw has brought.
    t.dark.does('use', scholar.title);
    expect(t.dark.sees('hand')).toHaveLength(2);
    expect(forceOf(t, 'dark')).toBe(1);
  });
});
