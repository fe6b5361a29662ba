/** Rules about values, costs, chances and counters hold for each of them. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import { any, opponents, this_, your } from '../src/language/cards.ts';
import { discardThem, give, saveFromDiscard, thisTurn } from '../src/language/changes.ts';
import { buildPoints, discardFromHand, force, tap } from '../src/language/costs.ts';
import { deflect, doDamage, evade, prevent } from '../src/language/fighting.ts';
import {
  accuracy,
  bombard,
  criticalHit,
  fury,
  health,
  ionCannon,
  lucky,
  parry,
  power,
  shields,
  speed,
  stun,
} from '../src/language/gains.ts';
import { draw, gainForce } from '../src/language/resources.ts';
import { each, one } from '../src/language/targets.ts';
import { always, free, gets, pay, pilot, upkeep, when } from '../src/language/text.ts';
import {
  battlePhaseEnds,
  battlePhaseStarts,
  battleStepEnds,
  battleStepStarts,
  buildStepStarts,
  turnEnds,
} from '../src/language/triggers.ts';
import { statOf } from '../src/rules/cards/values.ts';
import type { Cost } from '../src/text/cost.ts';
import type { Clause, Trigger } from '../src/text/program.ts';
import { forceOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, chanceNow, damageOn, passChances, type TcgTable, tappedNow, until } from './support.ts';

const numbered = { accuracy, bombard, criticalHit, fury, ionCannon, lucky, parry, shields, stun };
const printed = { speed, power, health };
type Value = keyof typeof numbered | keyof typeof printed;

describe('what changes a value', () => {
  const changes = Object.entries({ ...numbered, ...printed }) as readonly (readonly [
    Value,
    (typeof numbered)['stun'] | typeof speed,
  ])[];
  for (const [stat, gain] of changes)
    rule(['TCG-0182', 'TCG-0183'], `adds up: ${stat}`, () => {
      const unit = stranger({ types: ['ground'], subtypes: 'Walker', text: [always(gets(this_, gain(1)))] });
      const teacher = stranger({ text: [always(gets(your.subtype('Walker'), gain(2)))] });
      const foe = stranger({ side: 'light', text: [always(gets(opponents.subtype('Walker'), gain(-1)))] });
      const who = stranger({ text: [pilot('Walker', gain(3))] });
      const kit = stranger({ kind: 'equipment', gains: [gain(4)] });
      const site = stranger({ kind: 'location', text: [always(gets(any.subtype('Walker'), gain(5)))] });
      const order = stranger({ kind: 'mission', text: [give(one(your.units.with_('Walker')), thisTurn, gain(6))] });
      const t = table(tcgWith(unit, teacher, foe, who, kit, site, order), {
        dark: {
          ground: [{ card: unit.title, pilot: who.title, equipment: [kit.title] }],
          character: [teacher.title, teacher.title],
          locations: { ground: site.title },
          hand: [order.title],
          points: 1,
        },
        light: { character: [foe.title] },
      });
      t.dark.does('complete', order.title);
      const before = stat === 'speed' ? 30 : stat in printed ? 3 : 0;
      expect(statOf(t.state, cardCalled(t, unit.title), stat)).toBe(before + 1 + 2 + 2 - 1 + 3 + 4 + 5 + 6);
    });
});

describe.each(['dark', 'light'] as const)('for the player %s', (who) => {
  const other = who === 'dark' ? 'light' : 'dark';
  /** One thing triggers then, for 1 Force, and another is played then. */
  const timely = (
    trigger: Trigger,
    at: Parameters<ReturnType<ReturnType<typeof pay>['to']>['at']>[0],
    arena: (typeof arenas)[number] = 'character',
  ) => stranger({ types: [arena], side: who, text: [when(trigger, gainForce(1)), pay(force(1)).to(draw(1)).at(at)] });
  const starts = [
    ['build start', buildStepStarts('your'), 'start of build step', 'character'],
    ['battle', battlePhaseStarts, 'start of battle', 'character'],
    ...arenas.map((arena) => [arena, battleStepStarts(arena), 'start of battle step', arena] as const),
    ...arenas.map((arena) => [arena, battleStepEnds(arena), 'end of battle step', arena] as const),
    ['end', battlePhaseEnds, 'end of turn', 'character'],
    ['end', turnEnds, 'end of turn', 'character'],
  ] as const;
  for (const [at, trigger, chance, arena] of starts)
    rule(['TCG-0346', 'TCG-0353'], `the ${chance} (${at}) has its triggers first, then what is played then`, () => {
      const unit = timely(trigger, chance, arena);
      const t = table(tcgWith(unit), {
        at,
        active: who,
        [who]: { [arena]: [unit.title], deck: ['Drill Trooper', 'Drill Trooper'] },
        [other]: { character: ['Drill Trooper'] },
      });
      until(
        t,
        () => chanceNow(t) === chance && (chance === 'start of build step' || !at.startsWith('b') || t.asked === who),
      );
      while (t.asked !== null && t.asked !== who) t[t.asked].passes();
      expect([
        chanceNow(t),
        t.state.facts.phase === 'battle' && chance.includes('step') ? t.state.facts.arena : arena,
      ]).toEqual([chance, arena]);
      expect(forceOf(t, who)).toBe(11);
      expect(t[who].may('use', unit.title)).toBe(true);
    });
});

describe.each(arenas)('in the arena %s', (arena) => {
  const victim = stranger({ types: [arena], subtypes: 'Walker' });
  const mender = stranger({ text: [pay(force(1)).to(saveFromDiscard(your.units, 'build zone'))] });
  const attacker = stranger({ side: 'light', types: [arena] });
  const order = stranger({
    side: 'light',
    kind: 'battle',
    text: free(discardThem(one(opponents.units.with_('Walker')))),
  });
  const position = () =>
    table(tcgWith(victim, mender, attacker, order), {
      at: arena,
      dark: {
        [arena]: [{ card: victim.title, damage: 2, tapped: true }],
        build: ['Drill Trooper'],
        ...(arena === 'character'
          ? {
              character: [
                { card: victim.title, damage: 2, tapped: true },
                { card: mender.title, tapped: true },
              ],
            }
          : { character: [{ card: mender.title, tapped: true }] }),
      },
      light: { [arena]: [attacker.title], hand: [order.title] },
      rolls: [6, 1, 1],
    });
  for (const [cause, doomed] of [
    ['damage', (t: TcgTable) => t.light.passes().does('attack', attacker.title)],
    ['an effect', (t: TcgTable) => t.light.does('play', order.title)],
  ] as const)
    rule('TCG-0351', `a unit that ${cause} would discard may be saved first`, () => {
      const t = position();
      doomed(t);
      if (t.asked === 'light' && t.light.may('attack', victim.title)) t.light.does('attack', victim.title);
      until(t, () => chanceNow(t) === 'discard');
      expect(whereIs(t, victim.title)).toBe(`dark ${arena}`);
      t.dark.does('use', mender.title);
      expect(whereIs(t, victim.title)).toBe('dark build');
    });

  rule(
    'TCG-0138',
    'units take their turns though no opponent is there, and do what they would before attacking',
    () => {
      const unit = stranger({ types: [arena], text: [pay(force(1)).to(draw(1)).whenItWouldAttack] });
      const t = table(tcgWith(unit), {
        at: arena,
        dark: { [arena]: [unit.title], build: ['Drill Trooper'], deck: ['Drill Trooper', 'Drill Trooper'] },
        light: { build: ['Drill Trooper'] },
      });
      passChances(t);
      t.dark.does('use', unit.title);
      expect(t.dark.sees('hand')).toEqual(['Drill Trooper']);
    },
  );
});

describe('a cost', () => {
  type Side = { readonly card?: { readonly tapped?: boolean }; readonly [key: string]: unknown };
  const costs: Readonly<Record<string, readonly [Cost, Side, Side]>> = {
    Force: [force(2), { force: 2 }, { force: 1 }],
    'build points': [buildPoints(2), { points: 2 }, { points: 1 }],
    tapping: [tap, {}, { card: { tapped: true } }],
    'a card from hand': [discardFromHand(2), { hand: ['Drill Walker', 'Drill Walker'] }, { hand: ['Drill Walker'] }],
  };
  for (const [name, [cost, rich, poor]] of Object.entries(costs))
    rule(['TCG-0432', 'TCG-0486'], `of ${name} is paid in full or nothing is played`, () => {
      const unit = stranger({ text: [pay(cost).to(gainForce(5)).duringYourBuildStep] });
      const at = ({ card, ...side }: Side) =>
        table(tcgWith(unit), {
          dark: { points: 0, build: ['Drill Trooper'], ...side, character: [{ card: unit.title, ...card }] },
        });
      expect(at(poor).dark.may('use', unit.title)).toBe(false);
      const t = at(rich);
      t.dark.does('use', unit.title);
      expect(forceOf(t, 'dark')).toBe(name === 'Force' ? 5 : 15);
      if (name === 'build points') expect(t.state.facts.points[0]).toBe(0);
      if (name === 'tapping') expect(tappedNow(t, unit.title)).toBe(true);
      if (name === 'a card from hand') expect(t.dark.sees('discard')).toEqual(['Drill Walker', 'Drill Walker']);
    });
});

describe('Upkeep', () => {
  const costs: Readonly<Record<string, readonly [Cost, object]>> = {
    Force: [force(2), { force: 1 }],
    'build points': [buildPoints(2), { points: 1 }],
    tapping: [tap, {}],
  };
  for (const [name, [cost, poor]] of Object.entries(costs))
    rule(['TCG-0699', 'TCG-0701'], `of ${name} is paid if it can be, and else ignored`, () => {
      const unit = stranger({ text: [upkeep(cost)] });
      const at = (side: object, tapped = false) =>
        table(tcgWith(unit), {
          at: 'build start',
          dark: {
            deck: [],
            force: 4,
            points: 4,
            build: ['Drill Trooper'],
            character: [{ card: unit.title, tapped }],
            ...side,
          },
        });
      const t = at({});
      expect(t.dark.may('end build step')).toBe(false);
      t.dark.does('upkeep', unit.title);
      expect([forceOf(t, 'dark'), t.state.facts.points[0], tappedNow(t, unit.title)]).toEqual([
        name === 'Force' ? 2 : 4,
        name === 'build points' ? 2 : 4,
        name === 'tapping',
      ]);
      const unable = at(poor, name === 'tapping');
      if (unable.dark.may('upkeep')) unable.dark.does('upkeep', unit.title);
      expect(unable.dark.may('end build step')).toBe(true);
    });
});

describe('what prevents damage', () => {
  const ways: Readonly<Record<string, Clause>> = {
    Evade: pay(force(1)).to(evade(2)),
    Deflect: pay(force(1)).to(...deflect(2)),
    prevent: pay(force(1)).to(prevent(2, this_)),
  };
  for (const [name, clause] of Object.entries(ways)) {
    const unit = stranger({ types: arenas, text: [clause] });
    const order = stranger({ side: 'light', kind: 'battle', text: free(doDamage(2, each(opponents.units), 'nobody')) });
    const at = (place: string) =>
      table(tcgWith(unit, order), {
        at: 'space',
        dark: { [place]: [{ card: unit.title, tapped: true }] },
        light: { hand: [order.title], space: ['Drill Fighter'] },
      });
    rule('TCG-0623', `${name} is played when damage would be done, and at no other time`, () => {
      for (const arena of arenas) {
        const t = at(arena);
        // The Dark Side is first in a chance, and has nothing to play in this one.
        expect([chanceNow(t), t.asked]).toEqual(['general', 'light']);
        t.light.does('play', order.title);
        expect(chanceNow(t)).toBe('prevention');
        t.dark.does('use', unit.title);
        const coming = t.state.facts.damage.filter((one) => one.unit.card === cardCalled(t, unit.title));
        expect([damageOn(t, unit.title), ...coming.map(({ amount }) => amount)].every((amount) => amount === 0)).toBe(
          true,
        );
      }
    });
    rule('TCG-0624', `${name} does nothing in the build zone`, () => {
      const t = at('build');
      t.light.does('play', order.title);
      expect(damageOn(t, unit.title)).toBe(2);
    });
  }
});
