/** What is a unit, what is in play, and what works: place by place, for each kind of card. */
import { makeStranger, rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type Card, equipment } from '../src/catalog/card.ts';
import { type Arena, arenas } from '../src/index.ts';
import { any, this_, your } from '../src/language/cards.ts';
import { choose as chooseThem, removeFromGame, retreatThem, setAside, tapThem } from '../src/language/changes.ts';
import { revealPartiallyBuilt } from '../src/language/construction.ts';
import { discardKindFromHand, discardOne, force, tap } from '../src/language/costs.ts';
import { hiddenCost, power, subtype, treatAsType } from '../src/language/gains.ts';
import { cardOfType, gainForce, returnFromDiscard, search } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { always, cannot, costsMore, gets, pay, pilot, treatAs, upkeep, whileInPlay } from '../src/language/text.ts';
import type { Clause, Instruction, Rule } from '../src/text/program.ts';
import { forceOf, leadsTo, named, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, into, offered, sorted, statsOf, type TcgTable, tappedNow, until } from './support.ts';

const places = [...arenas, 'build'] as const;

rule(['TCG-0695', 'TCG-0697'], 'units are the unit cards in an arena or in the build zone, and no others', () => {
  const at = (type: 'space' | 'ground' | 'character') => stranger({ types: [type] });
  const inPlay = { space: at('space'), ground: at('ground'), character: at('character'), build: at('character') };
  const [inHand, inDeck, inDiscard, inBuilding, onTop] = [0, 1, 2, 3, 4].map(() => at('character'));
  const [top, below] = [0, 1].map(() => stranger({ persona: 'Nobody' }));
  const who = stranger({ text: [pilot('Walker')] });
  const walker = stranger({ types: ['ground'], subtypes: 'Walker' });
  const [kit, spare] = [stranger({ kind: 'equipment' }), stranger({ kind: 'equipment' })];
  const site = stranger({ kind: 'location', arenas: ['character'] });
  const order = stranger({ kind: 'mission', text: [chooseThem(one(any.units))] });
  const others = [inHand, inDeck, inDiscard, inBuilding, onTop, top, below].flatMap((card) => card ?? []);
  const titleOf = (card: { readonly title: string } | undefined) => card?.title ?? '';
  const t = table(tcgWith(...Object.values(inPlay), ...others, who, walker, kit, spare, site, order), {
    dark: {
      space: [inPlay.space.title],
      ground: [inPlay.ground.title, { card: walker.title, pilot: who.title, equipment: [kit.title] }],
      character: [inPlay.character.title, { card: titleOf(top), beneath: [titleOf(below)], under: [titleOf(onTop)] }],
      build: [inPlay.build.title, spare.title],
      hand: [order.title, titleOf(inHand)],
      deck: [titleOf(inDeck)],
      discard: [titleOf(inDiscard)],
      building: [{ card: titleOf(inBuilding), counters: 2 }],
      locations: { character: site.title },
      points: 1,
    },
  });
  t.dark.does('complete', order.title);
  expect(sorted(named(t, 'choose'))).toEqual(
    sorted([...Object.values(inPlay).map(({ title }) => title), walker.title, titleOf(top)]),
  );
});

rule('TCG-0604', '"on a unit" is in the arena of that unit, on one of the right subtype', () => {
  const crew = [...arenas, 'build' as const].map((place) => {
    const type = place === 'build' ? 'ground' : place;
    return { place, unit: stranger({ types: [type], subtypes: 'Walker' }), who: stranger({ text: [pilot('Walker')] }) };
  });
  const others = arenas.map((type) => ({ type, unit: stranger({ types: [type], subtypes: 'Speeder' }) }));
  const next = stranger({ text: [pilot('Speeder')] });
  for (const arena of arenas) {
    const order = stranger({ kind: 'mission', text: [tapThem(each(your.pilots.in(arena)))] });
    const game = tcgWith(
      ...crew.flatMap(({ unit, who }) => [unit, who]),
      ...others.map(({ unit }) => unit),
      next,
      order,
    );
    const side = Object.fromEntries(
      places.map((place) => [
        place,
        [
          ...crew.filter((one) => one.place === place).map(({ unit, who }) => ({ card: unit.title, pilot: who.title })),
          ...others.filter(({ type }) => type === place).map(({ unit }) => unit.title),
        ],
      ]),
    );
    const t = table(game, {
      dark: { ...side, build: [...(side['build'] ?? []), next.title], hand: [order.title], points: 1 },
    });
    expect(leadsTo(t, 'pilot', next.title)).toEqual(others.map(({ unit }) => unit.title));
    t.dark.does('complete', order.title);
    const tapped = crew.filter(({ who }) => tappedNow(t, who.title)).map(({ place }) => place);
    expect(tapped).toEqual([arena]);
  }
});

describe.each(places)('in the place %s', (place) => {
  for (const tapped of [false, true])
    rule('TCG-0536', `Equipment that is ${tapped ? 'tapped' : 'untapped'} comes off its unit for nothing`, () => {
      const unit = stranger({ types: [place === 'build' ? 'ground' : place] });
      const kit = stranger({ kind: 'equipment', equip: [force(1)] });
      const t = table(tcgWith(unit, kit), {
        dark: {
          [place]: [{ card: unit.title, equipment: [{ card: kit.title, tapped }] }],
          hand: ['Drill Trooper'],
          points: 1,
          force: 0,
        },
      });
      t.dark.does('detach', kit.title);
      expect(whereIs(t, kit.title)).toBe('dark build');
      expect([forceOf(t, 'dark'), t.state.facts.points[0]]).toEqual([0, 1]);
    });
});

describe('of a unit in the build zone', () => {
  const retreated = (...text: Clause[]) => {
    const unit = stranger({ subtypes: 'Clone', text });
    const home = stranger({ kind: 'mission', text: [retreatThem(one(your.subtype('Clone')))] });
    return { unit, home };
  };
  const back = (unit: Card, home: Card, ...others: readonly Card[]) => {
    const t = table(tcgWith(unit, home, ...others), {
      dark: {
        character: [unit.title],
        ground: others.filter(({ kind }) => kind === 'unit').map(({ title }) => title),
        hand: [
          home.title,
          ...others.filter(({ kind }) => kind === 'mission').map(({ title }) => title),
          'Drill Trooper',
        ],
        points: 2,
      },
      light: { hand: ['Drill Trooper'] },
    });
    t.dark.does('complete', home.title);
    expect(whereIs(t, unit.title)).toBe('dark build');
    return t;
  };

  rule(['TCG-0643', 'TCG-0048'], 'Pilot works', () => {
    const { unit, home } = retreated(pilot('Walker'));
    const walker = stranger({ types: ['ground'], subtypes: 'Walker' });
    expect(leadsTo(back(unit, home, walker), 'pilot', unit.title)).toEqual([walker.title]);
  });

  for (const [name, text, works] of [
    ['"treat it as" works', treatAs('Droid'), true],
    ['giving itself a subtype does not', always(gets(this_, subtype('Droid'))), false],
  ] as const)
    rule(['TCG-0643', 'TCG-0686'], name, () => {
      const { unit, home } = retreated(text);
      const order = stranger({ kind: 'mission', text: [tapThem(each(your.subtype('Droid')))] });
      const t = back(unit, home, order);
      t.dark.does('complete', order.title);
      expect(tappedNow(t, unit.title)).toBe(works);
    });

  rule(['TCG-0643', 'TCG-0704'], 'Upkeep is paid', () => {
    const { unit, home } = retreated(upkeep(force(3)));
    const t = back(unit, home);
    const { turn } = t.state.facts;
    until(t, () => t.state.facts.turn > turn && offered(t, 'upkeep').length > 0);
    const before = forceOf(t, 'dark');
    t.dark.does('upkeep', unit.title);
    expect(forceOf(t, 'dark')).toBe(before - 3);
  });
});

describe('Hidden Cost works in spite of', () => {
  const rules: Readonly<Record<string, readonly Rule[]>> = {
    nothing: [],
    'what forbids abilities': [cannot(any.units, 'use abilities')],
    'what makes abilities dearer': [costsMore('abilities', any.units, 2)],
    'what makes abilities for Force dearer': [costsMore('Force abilities', any.units, 2)],
  };
  for (const [name, list] of Object.entries(rules))
    rule(['TCG-0570', 'TCG-0564'], name, () => {
      const unit = stranger({ cost: 4, text: [hiddenCost(2)] });
      const against = stranger({ side: 'light', text: list.length === 0 ? [] : [always(...list)] });
      const t = table(tcgWith(unit, against), {
        at: 'character',
        dark: { building: [{ card: unit.title, counters: 2 }], character: ['Drill Trooper'] },
        light: { character: [against.title] },
      });
      t.dark.does('hidden cost', unit.title);
      choose(t, into('deploy', 'character'));
      expect([whereIs(t, unit.title), forceOf(t, 'dark')]).toEqual(['dark character', 8]);
    });
});

describe('a card that is set aside', () => {
  for (const [name, how] of Object.entries({ 'for a while': setAside, 'for good': removeFromGame }))
    rule('TCG-0653', `pays for nothing: ${name}`, () => {
      const prisoner = stranger({ subtypes: 'Clone', text: [pay(tap).to(gainForce(5)).duringYourBuildStep] });
      const payer = stranger({ text: [pay(discardOne(your.subtype('Clone'))).to(gainForce(3)).duringYourBuildStep] });
      const order = stranger({ kind: 'mission', text: [how(one(your.subtype('Clone')))] });
      const t = table(tcgWith(prisoner, payer, order), {
        dark: {
          character: [prisoner.title, payer.title],
          hand: [order.title, 'Drill Trooper'],
          points: 2,
        },
      });
      const offers = () => [t.dark.may('use', payer.title), t.dark.may('use', prisoner.title)];
      expect(offers()).toEqual([true, true]);
      t.dark.does('complete', order.title);
      expect(offers()).toEqual([false, false]);
    });
});

describe('a unit of several arenas', () => {
  const rover = stranger({ types: [...arenas] });
  for (const [type, units] of Object.entries({
    space: your.spaceUnits,
    ground: your.groundUnits,
    character: your.characters,
  }))
    rule(['TCG-0192', 'TCG-0599'], `is of the type ${type} in that arena and in the build zone, in no other`, () => {
      const drillmaster = stranger({ types: ['space'], text: [always(gets(units.other, power(4)))] });
      const powerIn = (place: Arena | 'build') => {
        const dark = { space: [drillmaster.title], hand: ['Drill Trooper'], points: 1 };
        const there = place === 'space' ? [drillmaster.title, rover.title] : [rover.title];
        return statsOf(table(tcgWith(rover, drillmaster), { dark: { ...dark, [place]: there } }), rover.title).power;
      };
      expect(powerIn('build')).toBe(7);
      for (const arena of arenas) expect(powerIn(arena)).toBe(arena === type ? 7 : 3);
    });
});

describe('"treat it as a Space unit"', () => {
  const strider = stranger({ types: ['ground'], text: [always(gets(this_, treatAsType('space')))] });
  const plain = stranger({ types: ['space'] });

  const walker = stranger({ types: ['ground'], subtypes: 'Walker' });
  const teacher = stranger({ text: [always(gets(your.subtype('Walker'), treatAsType('space')))] });
  for (const [whose, unit] of [
    ['its own', strider],
    ["another unit's", walker],
  ] as const)
    for (const place of ['ground', 'build'] as const)
      rule(['TCG-0689', 'TCG-0688'], `adds to its type in an arena alone: ${place}, as ${whose} text says`, () => {
        for (const [cards, counts] of [
          [any.spaceUnits, place !== 'build'],
          [any.groundUnits, true],
        ] as const) {
          const order = stranger({ kind: 'mission', text: [tapThem(each(cards))] });
          const t = table(tcgWith(unit, teacher, order), {
            dark: {
              [place]: [unit.title],
              character: [teacher.title],
              hand: [order.title, 'Drill Trooper'],
              points: 2,
            },
          });
          t.dark.does('complete', order.title);
          expect(tappedNow(t, unit.title)).toBe(counts);
        }
      });

  const found: Readonly<Record<string, readonly [object, Instruction, string]>> = {
    deck: [{ deck: [strider.title, plain.title] }, search(cardOfType('space')), 'take'],
    discard: [{ discard: [strider.title, plain.title] }, returnFromDiscard(1, cardOfType('space')), 'return'],
  };
  for (const [zone, [side, instruction, verb]] of Object.entries(found))
    rule(['TCG-0689', 'TCG-0678'], `is nothing in the ${zone}`, () => {
      const order = stranger({ kind: 'mission', text: [instruction] });
      const t = table(tcgWith(strider, plain, order), {
        dark: { ...side, hand: [order.title, 'Drill Trooper'], points: 2, character: ['Drill Trooper'] },
      });
      t.dark.does('complete', order.title);
      expect(named(t, verb).filter((title) => title !== '')).toEqual([plain.title]);
    });

  rule(['TCG-0689', 'TCG-0678'], 'is nothing in a hand', () => {
    const payer = stranger({
      text: [pay(discardKindFromHand(cardOfType('space'))).to(gainForce(3)).duringYourBuildStep],
    });
    const may = (title: string) =>
      table(tcgWith(strider, plain, payer), {
        dark: { character: [payer.title], hand: [title, 'Drill Trooper'], points: 2 },
      }).dark.may('use', payer.title);
    expect([may(plain.title), may(strider.title)]).toEqual([true, false]);
  });
});

describe.each([false, true])('a card that is being built, face up: %s', (shown) => {
  const show = stranger({ kind: 'mission', text: [revealPartiallyBuilt('your')] });
  /** With that card being built, or finished. */
  const begin = (card: Card, finished: object | null, ...others: readonly Card[]) => {
    const t = table(tcgWith(card, show, ...others), {
      dark: {
        hand: [show.title, ...others.map(({ title }) => title), 'Drill Trooper'],
        points: 9,
        space: ['Drill Fighter'],
        ...(finished ?? { building: [{ card: card.title, counters: 2 }] }),
      },
    });
    if (shown && finished === null) t.dark.does('complete', show.title);
    return t;
  };
  const helps = whileInPlay(gets(your.spaceUnits, power(2)));
  const strength = (t: TcgTable) => (statsOf(t, 'Drill Fighter').power ?? 0) - 2;

  const helpful: Readonly<Record<string, readonly [Card, object]>> = (() => {
    const unit = stranger({ text: [helps] });
    const site = stranger({ kind: 'location', arenas: ['space'], cost: 3, text: [helps] });
    return {
      unit: [unit, { build: [unit.title] }],
      Location: [site, { locations: { space: site.title } }],
    };
  })();
  for (const [kind, [card, finished]] of Object.entries(helpful))
    rule(['TCG-0574', 'TCG-0575'], `is not in play for what it says while in play: a ${kind}`, () => {
      expect(strength(begin(card, null))).toBe(strength(begin(card, {})));
      expect(strength(begin(card, finished))).toBe(strength(begin(card, {})) + 2);
    });

  const blade = (title: string) =>
    equipment('Nothing', title, {
      side: 'dark',
      number: 0,
      rarity: 'common',
      cost: 3,
      equip: [],
      fits: your.units,
      gains: [],
    });
  const uniques: Readonly<Record<string, readonly [Card, Card, string]>> = {
    unit: [stranger({ persona: 'Nobody' }), stranger({ persona: 'Nobody' }), 'deploy'],
    'piece of Equipment': [makeStranger('', blade), makeStranger('', blade), 'complete'],
  };
  for (const [kind, [card, other, verb]] of Object.entries(uniques))
    rule(['TCG-0574', 'TCG-0368'], `is not in play for another version of it: a ${kind}`, () => {
      const t = begin(card, null, other);
      choose(
        t,
        (option) =>
          option.verb === verb &&
          named(t, verb)[offered(t, verb).indexOf(option)] === other.title &&
          (verb !== 'deploy' || (option.to !== undefined && 'zone' in option.to && option.to.zone === 'build')),
      );
      expect(offered(t, 'keep')).toEqual([]);
      expect([whereIs(t, card.title), whereIs(t, other.title)]).toEqual(['dark building', 'dark build']);
    });
});
