/** Rules about effects hold for each kind of effect, for each thing that it does. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type Cards, opponents, this_, your } from '../src/language/cards.ts';
import {
  give,
  putDamage,
  removeDamage,
  retreatThem,
  tapThem,
  thisTurn,
  untapThem,
  untilEndOfBattle,
} from '../src/language/changes.ts';
import { discardFromHand, discardOne, force, tap } from '../src/language/costs.ts';
import { disrupt, doDamage, doDiceOfDamage, prevent } from '../src/language/fighting.ts';
import {
  ability,
  accuracy,
  armor,
  health,
  numberOf,
  onlySubtypes,
  power,
  shields,
  speed,
  subtype,
  treatAsType,
} from '../src/language/gains.ts';
import { draw, gainForce } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { always, costsMore, free, insteadOfDiscard, pay, when } from '../src/language/text.ts';
import { battlePhaseStarts, opponentPlays, thisIsDamaged, thisWouldBeDamaged } from '../src/language/triggers.ts';
import { subtypesOf, typesOf } from '../src/rules/cards/kinds.ts';
import { keywordOf } from '../src/rules/cards/values.ts';
import type { Cost } from '../src/text/cost.ts';
import type { Gain, Instruction } from '../src/text/program.ts';
import { rerollDamage } from './rerollDamage.ts';
import { forceOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, chanceNow, damageOn, sorted, statsOf, type TcgTable, tappedNow, until } from './support.ts';

const deck = ['Drill Trooper', 'Drill Trooper', 'Drill Trooper'];

describe('in the middle of an effect', () => {
  const target = stranger({
    side: 'light',
    subtypes: 'Walker',
    health: 9,
    text: [when(thisWouldBeDamaged, prevent(1, this_)), when(thisIsDamaged, gainForce(7))],
  });
  const ward = stranger({ side: 'light', kind: 'battle', text: free(prevent(1, your.units)) });
  const again = stranger({ side: 'light', kind: 'battle', text: free(rerollDamage) });
  const where = each(opponents.units.with_('Walker'));
  const things: Readonly<Record<string, readonly [Instruction, readonly string[]]>> = {
    'a number of damage': [doDamage(3, where, 'nobody'), ['prevention']],
    'dice of damage': [doDiceOfDamage(3, where, 'nobody'), ['reroll', 'prevention']],
  };
  for (const [thing, [does, chances]] of Object.entries(things)) {
    const then = [does, draw(1)] as const;
    const order = stranger({ kind: 'battle', text: free(...then) });
    const raid = stranger({ kind: 'mission', text: [...then] });
    const unit = stranger({ text: [pay(force(1)).to(...then)] });
    const place = stranger({ kind: 'location', arenas: ['character'], text: [pay(force(1)).to(...then)] });
    const herald = stranger({ text: [when(battlePhaseStarts, ...then)] });
    const game = tcgWith(target, ward, again, order, raid, unit, place, herald);
    const at = (moment: 'build' | 'battle' | 'character', dark: object) =>
      table(game, {
        at: moment,
        dark: { character: ['Drill Trooper'], deck, ...dark },
        light: { character: [{ card: target.title, tapped: true }], hand: [ward.title, again.title], force: 0 },
        rolls: [6, 6, 6, 4, 5, 6],
      });
    const sources: Readonly<Record<string, () => TcgTable>> = {
      'a Battle card': () => {
        const t = at('character', { hand: [order.title] });
        t.dark.does('play', order.title);
        return t;
      },
      'a Mission': () => {
        const t = at('build', { hand: [raid.title], points: 1 });
        t.dark.does('complete', raid.title);
        return t;
      },
      'an ability': () => {
        const t = at('character', { character: [unit.title] });
        t.dark.does('use', unit.title);
        return t;
      },
      'a Location': () => {
        const t = at('character', { locations: { character: place.title } });
        t.dark.does('use', place.title);
        return t;
      },
      'a triggered ability': () => at('battle', { character: [herald.title] }),
    };
    for (const [source, make] of Object.entries(sources))
      rule(['TCG-0187', 'TCG-0238'], `of ${source}, ${thing} may be rerolled and prevented before the rest`, () => {
        const t = make();
        const seen: string[] = [];
        while (
          chanceNow(t) !== '' &&
          t.dark.sees('hand').length === 0 &&
          t.asked === 'light' &&
          chanceNow(t) !== 'general'
        ) {
          seen.push(chanceNow(t));
          t.light.does('play', chanceNow(t) === 'reroll' ? again.title : ward.title);
        }
        expect(seen).toEqual(chances);
        expect(t.dark.told('rerolled')).toHaveLength(chances.length - 1);
        // Of 3 one was prevented by what triggers in that very chance, and one by the card.
        expect(damageOn(t, target.title)).toBe(1);
        until(t, () => t.dark.sees('hand').length === 1 && forceOf(t, 'light') >= 7);
      });
  }
});

describe('what an effect gives', () => {
  const gains: Readonly<Record<string, readonly [Gain, (t: TcgTable, title: string) => number]>> = {
    'a bonus': [power(2), (t, title) => (statsOf(t, title).power ?? 0) - 3],
    'a penalty': [speed(-20), (t, title) => 30 - (statsOf(t, title).speed ?? 0)],
    'an ability': [accuracy(1), (t, title) => keywordOf(t.state, cardCalled(t, title), 'accuracy')],
  };
  type Change = readonly [Cards, object, object, Instruction, Instruction];
  const walkers = your.units.with_('Walker');
  const speeders = your.units.with_('Speeder');
  /** Which units, one that is so, one that is not; then it is the other way round. */
  const conditions: Readonly<Record<string, Change>> = {
    tapped: [your.units.tapped, { tapped: true }, {}, untapThem(each(walkers)), tapThem(each(speeders))],
    untapped: [your.units.untapped, {}, { tapped: true }, tapThem(each(walkers)), untapThem(each(speeders))],
    damaged: [your.units.damaged, { damage: 1 }, {}, removeDamage('all', each(walkers)), putDamage(1, each(speeders))],
    'of a subtype': [
      walkers,
      {},
      {},
      give(each(walkers), thisTurn, onlySubtypes('Speeder Patrol')),
      give(each(speeders), thisTurn, onlySubtypes('Walker Patrol')),
    ],
    'of little health': [
      your.units.atMost('remaining health', 3),
      { damage: 6 },
      {},
      removeDamage('all', each(walkers)),
      putDamage(6, each(speeders)),
    ],
  };
  for (const [condition, [which, is, isNot, ...changes]] of Object.entries(conditions))
    for (const [what, [gain, worth]] of Object.entries(gains))
      rule('TCG-0190', `${what} for units that are ${condition} stays theirs, and becomes nobody else’s`, () => {
        const walker = stranger({ types: ['ground'], subtypes: 'Walker', health: 9 });
        const speeder = stranger({ types: ['ground'], subtypes: 'Speeder', health: 9 });
        const order = stranger({ kind: 'battle', text: free(give(each(which), untilEndOfBattle, gain)) });
        const turn = stranger({ kind: 'battle', text: free(...changes) });
        const t = table(tcgWith(walker, speeder, order, turn), {
          at: 'space',
          dark: {
            ground: [
              { card: walker.title, ...is },
              { card: speeder.title, ...isNot },
            ],
            hand: [order.title, turn.title, 'Practice Drain'],
          },
          light: { ground: ['Drill Speeder'] },
        });
        const now = () => [worth(t, walker.title), worth(t, speeder.title)];
        t.dark.does('play', order.title);
        const given = now();
        expect(given).toEqual([what === 'a penalty' ? 20 : what === 'a bonus' ? 2 : 1, 0]);
        t.dark.does('play', turn.title);
        expect(now()).toEqual(given);
      });
  for (const [what, [, worth]] of Object.entries(gains).slice(0, 2))
    rule('TCG-0190', `${what} for each of some units is counted once`, () => {
      const gain = what === 'a bonus' ? power(numberOf(your.units.in('ground'))) : speed(-20);
      const walker = stranger({ types: ['space'], subtypes: 'Walker' });
      const order = stranger({ kind: 'battle', text: free(give(each(walkers), untilEndOfBattle, gain)) });
      const turn = stranger({ kind: 'battle', text: free(retreatThem(each(your.units.in('ground')))) });
      const t = table(tcgWith(walker, order, turn), {
        at: 'space',
        dark: {
          space: [walker.title],
          ground: ['Drill Speeder', 'Drill Walker'],
          hand: [order.title, turn.title, 'Practice Drain'],
        },
        light: { space: ['Drill Fighter'] },
      });
      t.dark.does('play', order.title);
      const given = worth(t, walker.title);
      expect(given).toBe(what === 'a bonus' ? 2 : 20);
      t.dark.does('play', turn.title);
      expect(worth(t, walker.title)).toBe(given);
    });
});

describe('no ability', () => {
  const tax = [
    always(costsMore('abilities', opponents.units, 1)),
    when(opponentPlays('an activated ability'), gainForce(7)),
    free(disrupt('ability')),
  ] as const;
  const judge = stranger({ side: 'light', text: [...tax] });
  const what = pay(force(1)).to(gainForce(3));
  const order = stranger({ kind: 'battle', text: what });
  const raid = stranger({ kind: 'mission', text: [gainForce(2)] });
  const place = stranger({ kind: 'location', arenas: ['character'], text: [what] });
  const kit = stranger({ kind: 'equipment', equip: [force(1)], gains: [power(2)] });
  const unit = stranger({ text: [what] });
  const game = tcgWith(judge, order, raid, place, kit, unit);
  const at = (moment: 'build' | 'character', dark: object) =>
    table(game, {
      at: moment,
      dark: { character: ['Drill Adept'], force: 2, ...dark },
      light: { character: [{ card: judge.title, tapped: true }], force: 0 },
    });
  const plays: Readonly<Record<string, () => TcgTable>> = {
    'a Battle card': () => {
      const t = at('character', { hand: [order.title] });
      t.dark.does('play', order.title);
      return t;
    },
    'a Mission': () => {
      const t = at('build', { hand: [raid.title, 'Drill Walker'], points: 2 });
      t.dark.does('complete', raid.title);
      return t;
    },
    'a Location': () => {
      const t = at('character', { locations: { character: place.title } });
      t.dark.does('use', place.title);
      return t;
    },
    Equipment: () => {
      const t = at('build', { build: [kit.title, 'Drill Trooper'] });
      t.dark.does('equip', kit.title, 'Drill Adept');
      return t;
    },
  };
  for (const [name, make] of Object.entries(plays))
    rule('TCG-0201', `is on ${name}: it is not dearer, not disrupted and not noticed as one`, () => {
      const t = make();
      expect(t.asked === 'light' && chanceNow(t) === 'disrupt').toBe(false);
      expect(t.dark.told('disrupted')).toEqual([]);
      expect(forceOf(t, 'dark')).toBe(name === 'Equipment' ? 1 : 4);
      if (name === 'Equipment') expect(statsOf(t, 'Drill Adept').power).toBe(6);
      const { turn } = t.state.facts;
      until(t, () => t.state.facts.turn > turn || t.state.facts.phase === 'end' || forceOf(t, 'light') > 0);
      expect(forceOf(t, 'light') % 7).toBe(t.state.facts.turn > turn ? 4 : 0);
    });
  rule('TCG-0201', 'is on any card but a unit; that of a unit is dearer, noticed, and may be disrupted', () => {
    const t = at('character', { character: [unit.title] });
    t.dark.does('use', unit.title);
    expect([chanceNow(t), t.asked, forceOf(t, 'dark')]).toEqual(['disrupt', 'light', 0]);
    t.light.does('use', judge.title);
    expect(forceOf(t, 'dark')).toBe(0);
    until(t, () => forceOf(t, 'light') === 7);
  });
});

describe('to a unit in a stack', () => {
  const spring = pay(force(1)).to(gainForce(3)).duringYourBuildStep;
  const gains: Readonly<Record<string, readonly [Gain, (t: TcgTable, title: string) => unknown]>> = {
    speed: [speed(10), (t, title) => statsOf(t, title).speed],
    power: [power(2), (t, title) => statsOf(t, title).power],
    health: [health(2), (t, title) => statsOf(t, title).health],
    'a keyword with a number': [shields(2), (t, title) => keywordOf(t.state, cardCalled(t, title), 'shields')],
    'a keyword': [armor, (t, title) => keywordOf(t.state, cardCalled(t, title), 'armor')],
    'an activated ability': [ability(spring), (t, title) => t.dark.may('use', title)],
    'a subtype': [subtype('Walker'), (t, title) => subtypesOf(t.state, cardCalled(t, title)).includes('Walker')],
    'subtypes in place of its own': [
      onlySubtypes('Walker'),
      (t, title) => subtypesOf(t.state, cardCalled(t, title)).join(' '),
    ],
    'a type': [treatAsType('ground'), (t, title) => typesOf(t.state, cardCalled(t, title)).join(' ')],
  };
  for (const [what, [gain, seen]] of Object.entries(gains))
    rule('TCG-0207', `${what} is given whichever version is on top`, () => {
      const top = stranger({ persona: 'Nobody', subtypes: 'Clone' });
      const below = stranger({ persona: 'Nobody', subtypes: 'Droid' });
      const order = stranger({ kind: 'mission', text: [give(one(your.characters), thisTurn, gain)] });
      const t = table(tcgWith(top, below, order), {
        dark: {
          character: [{ card: top.title, beneath: [below.title] }],
          ground: ['Drill Speeder'],
          hand: [order.title, 'Drill Walker'],
          points: 9,
        },
      });
      const plain = seen(t, top.title);
      t.dark.does('complete', order.title);
      const given = seen(t, top.title);
      expect(given).not.toEqual(plain);
      t.dark.does('rearrange', below.title);
      expect(whereIs(t, top.title)).toBe(`dark beneath ${below.title}`);
      expect(seen(t, below.title)).toEqual(given);
    });
});

describe('an ability', () => {
  const judge = stranger({
    side: 'light',
    text: [when(opponentPlays('an activated ability'), gainForce(7)), free(disrupt('ability'))],
  });
  const costs: Readonly<Record<string, readonly Cost[]>> = {
    'for Force': [force(1)],
    'for being tapped': [tap],
    'for a card from the hand': [discardFromHand(1)],
    'for several things': [force(1), tap],
    'for nothing': [],
  };
  for (const [name, cost] of Object.entries(costs))
    rule('TCG-0213', `${name} is played as soon as that is paid, and may be disrupted then`, () => {
      const unit = stranger({ text: [cost.length > 0 ? pay(...cost).to(draw(2)) : free(draw(2))] });
      const t = table(tcgWith(unit, judge), {
        at: 'character',
        dark: { character: [unit.title], hand: ['Practice Drain', 'Drill Walker'], force: 3, deck },
        light: { character: [{ card: judge.title, tapped: true }], force: 0 },
      });
      t.dark.does('use', unit.title);
      if (name.includes('hand')) t.dark.picks('Drill Walker');
      expect([chanceNow(t), t.asked, t.dark.told('played').length]).toEqual(['disrupt', 'light', 1]);
      const hand = ['Practice Drain', ...(name.includes('hand') ? [] : ['Drill Walker'])];
      expect([forceOf(t, 'dark'), tappedNow(t, unit.title), t.dark.sees('hand')]).toEqual([
        cost.some((part) => part.force === 1) ? 2 : 3,
        cost.includes(tap),
        hand,
      ]);
      t.light.does('use', judge.title);
      expect(t.dark.sees('hand')).toEqual(hand);
      until(t, () => forceOf(t, 'light') >= 7);
    });
});

describe('a cost that is replaced', () => {
  const survivor = stranger({ subtypes: 'Walker', text: [insteadOfDiscard('hand')] });
  const cost = discardOne(your.units.with_('Walker'));
  const order = stranger({ kind: 'battle', text: pay(cost).to(draw(2)) });
  const unit = stranger({ text: [pay(cost).to(draw(2))] });
  const raid = stranger({ kind: 'mission', toComplete: [cost], text: [draw(2)] });
  const judge = stranger({
    side: 'light',
    text: [
      when(opponentPlays('an activated ability'), gainForce(7)),
      when(opponentPlays('a Battle card'), gainForce(7)),
      free(disrupt('ability', 'battle card', 'mission')),
    ],
  });
  const game = tcgWith(survivor, order, unit, raid, judge);
  const at = (moment: 'build' | 'character', dark: object) =>
    table(game, {
      at: moment,
      dark: { character: [survivor.title, unit.title], deck, ...dark },
      light: { character: [{ card: judge.title, tapped: true }], force: 0 },
    });
  const plays: Readonly<Record<string, () => TcgTable>> = {
    'a Battle card': () => {
      const t = at('character', { hand: [order.title, 'Practice Drain'] });
      t.dark.does('play', order.title);
      return t;
    },
    'an ability': () => {
      const t = at('character', { hand: ['Practice Drain'] });
      t.dark.does('use', unit.title);
      return t;
    },
    'a Mission': () => {
      const t = at('build', { hand: [raid.title, 'Practice Drain'], points: 1, build: ['Drill Trooper'] });
      t.dark.does('complete', raid.title);
      return t;
    },
  };
  for (const [name, make] of Object.entries(plays))
    rule(['TCG-0303', 'TCG-0057'], `leaves ${name} played and without effect, and not to be disrupted`, () => {
      const t = make();
      expect([chanceNow(t) === 'disrupt', t.asked]).toEqual([false, 'dark']);
      expect(sorted(t.dark.sees('hand'))).toEqual(['Practice Drain', survivor.title]);
      expect(t.dark.sees('discard')).toEqual(
        name === 'an ability' ? [] : [name === 'a Mission' ? raid.title : order.title],
      );
      expect(t.dark.getsTo('use', unit.title)).toBe(false);
      if (name === 'a Mission') return;
      until(t, () => forceOf(t, 'light') > 0);
      expect(forceOf(t, 'light')).toBe(7);
    });
});
