/** Rules about cards that are built, discarded or elsewhere hold for each zone. */
import { next, onCard } from '@binary-sunset/kernel';
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { your } from '../src/language/cards.ts';
import { discardThem, saveFromDiscard, setAside } from '../src/language/changes.ts';
import { discardFromHand, force } from '../src/language/costs.ts';
import { power } from '../src/language/gains.ts';
import { gainForce } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { always, free, gets, pay, pilot, reserves, treatAs, upkeep, when } from '../src/language/text.ts';
import { thisIsDiscarded, yourBuildStepStarts } from '../src/language/triggers.ts';
import { discardCard } from '../src/rules/moving/moving.ts';
import type { Clause, Instruction } from '../src/text/program.ts';
import { forceOf, leadsTo, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, chanceNow, choose, into, offered, passChances, statsOf, type TcgTable } from './support.ts';

const places = [...arenas, 'build'] as const;

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
    const martyr = stranger({ types: [arena], text: [when(thisIsDiscarded, gainForce(3))] });
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

describe('of a unit in the build zone', () => {
  /** A text, and whether it works. Each is seen by what it does to the table. */
  const texts: Readonly<Record<string, readonly [Clause, (t: TcgTable, title: string) => boolean, boolean]>> = {
    'an activated ability': [
      pay(force(1)).to(gainForce(2)).duringYourBuildStep,
      (t, title) => t.dark.may('use', title),
      false,
    ],
    'a triggered ability': [
      when(yourBuildStepStarts, gainForce(50)),
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
      reserves(when(yourBuildStepStarts, gainForce(50))),
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
