/** Rules about attacks and triggers hold for whoever is gone, and however that came. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { type Arena, arenas } from '../src/index.ts';
import { any, opponents, your } from '../src/language/cards.ts';
import {
  discardThem,
  give,
  retreatThem,
  returnToHand,
  ruling,
  setAside,
  takeControl,
  thisTurn,
  untapThem,
} from '../src/language/changes.ts';
import { youHave } from '../src/language/conditions.ts';
import { force } from '../src/language/costs.ts';
import { doDamage, evade, intercept, prevent, redirectAttack } from '../src/language/fighting.ts';
import { ability, power } from '../src/language/gains.ts';
import { draw, gainForce } from '../src/language/resources.ts';
import { attacker, defender, each, one } from '../src/language/targets.ts';
import { always, cannot, free, gets, losesText, mustAttack, pay, upkeep, when, whenIf } from '../src/language/text.ts';
import { battlePhaseStarts, buildStepStarts, thisAttacks } from '../src/language/triggers.ts';
import type { Instruction, Rule } from '../src/text/program.ts';
import { forceOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { chanceNow, choose, diceOf, offered, passChances, type TcgTable, tappedNow, until } from './support.ts';

describe('an attack', () => {
  const ways: Readonly<Record<string, (target: Parameters<typeof retreatThem>[0]) => Instruction>> = {
    discarded: discardThem,
    retreated: retreatThem,
    'returned to a hand': returnToHand,
    'set aside': setAside,
  };
  const fight = (card: Card) => {
    const t = table(tcgWith(card), {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: [card.title] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [6, 6, 6, 6, 6, 6],
    });
    passChances(t);
    t.dark.does('attack', 'Drill Adept').does('play', card.title);
    return t;
  };
  for (const [part, target] of Object.entries({ attacker, defender }))
    for (const [way, does] of Object.entries(ways))
      rule('TCG-0146', `rolls no dice once the ${part} is ${way}`, () => {
        const t = fight(stranger({ kind: 'battle', text: free(does(target)).at('attack') }));
        expect(diceOf(t, 'attack')).toEqual([[]]);
      });
  for (const lost of [3, 4, 6])
    rule('TCG-0146', `rolls ${Math.max(0, 4 - lost)} dice with a power of ${4 - lost}`, () => {
      const t = fight(stranger({ kind: 'battle', text: free(give(attacker, 'attack', power(-lost))) }));
      expect(diceOf(t, 'attack').flat()).toHaveLength(Math.max(0, 4 - lost));
    });
});

describe.each(arenas)('in the arena %s', (arena) => {
  const unit = stranger({ types: [arena] });
  const target = stranger({ side: 'light', types: [arena], health: 9 });
  const order = stranger({ kind: 'battle', text: free(draw(1)) });
  rule('TCG-0161', 'a chance follows the last attack; then comes the next battle, or the end of the turn', () => {
    const t = table(tcgWith(unit, target, order), {
      at: arena,
      dark: { [arena]: [unit.title, unit.title], hand: Array.from({ length: 9 }, () => order.title) },
      light: { [arena]: [{ card: target.title, tapped: true }] },
      rolls: Array.from({ length: 12 }, () => 1),
    });
    for (let attacks = 1; attacks <= 2; attacks++) {
      passChances(t);
      choose(t, ({ verb }) => verb === 'attack');
      while (chanceNow(t) !== 'general') t.dark.passes();
      expect([t.state.facts.arena, t.dark.told('attacks').length]).toEqual([arena, attacks]);
    }
    while (t.state.facts.arena === arena && t.state.facts.phase === 'battle' && t.asked === 'dark') t.dark.passes();
    const after: Readonly<Record<Arena, string>> = { space: 'ground', ground: 'character', character: 'over' };
    expect(t.state.facts.phase === 'battle' ? t.state.facts.arena : 'over').toBe(after[arena]);
  });
});

describe.each([
  ['discarded', discardThem],
  ['returned to a hand', returnToHand],
  ['retreated', retreatThem],
  ['set aside', setAside],
  ['taken over', (target: Parameters<typeof discardThem>[0]) => takeControl(target, thisTurn)],
] as const)('a trigger whose unit is %s', (_, does) => {
  rule('TCG-0229', 'takes effect all the same, for the player who had it', () => {
    const unit = stranger({ side: 'light', subtypes: 'Walker', text: [when(battlePhaseStarts, gainForce(7))] });
    const foe = stranger({ text: [when(battlePhaseStarts, does(one(opponents.units.with_('Walker'))))] });
    const t = table(tcgWith(unit, foe), {
      at: 'battle',
      dark: { character: [foe.title], force: 0, hand: ['Practice Drain'] },
      light: { character: [unit.title, 'Drill Trooper'], force: 0 },
    });
    expect(whereIs(t, unit.title)).not.toBe('light character');
    expect([forceOf(t, 'dark'), forceOf(t, 'light')]).toEqual([0, 7]);
  });
});

describe('a trigger', () => {
  const condition = youHave(your.units.with_('Speeder'));
  const witness = stranger({ side: 'light', types: ['ground'], subtypes: 'Speeder' });
  const unit = stranger({
    side: 'light',
    subtypes: 'Walker',
    text: [whenIf(battlePhaseStarts, condition, gainForce(7))],
  });
  const after: Readonly<Record<string, Instruction>> = {
    'its condition is true no more': discardThem(each(opponents.units.with_('Speeder'))),
    'its unit has lost its text': ruling(thisTurn, losesText(opponents.units.with_('Walker'))),
  };
  for (const [what, does] of Object.entries(after))
    rule('TCG-0229', `takes effect though by then ${what}`, () => {
      const foe = stranger({ text: [when(battlePhaseStarts, does)] });
      const t = table(tcgWith(unit, foe, witness), {
        at: 'battle',
        dark: { character: [foe.title], hand: ['Practice Drain'] },
        light: { character: [unit.title], ground: [witness.title], force: 0 },
      });
      expect(forceOf(t, 'light')).toBe(7);
    });
});

describe('when a unit attacks, what triggers on that', () => {
  const hunter = stranger({ text: [when(thisAttacks(), gainForce(7))] });
  const guard = stranger({ side: 'light', text: [free(intercept)] });
  const decoy = stranger({ side: 'light', kind: 'battle', text: free(redirectAttack(one(your.named(guard.name)))) });
  for (const how of ['Intercept', 'an effect'])
    rule('TCG-0247', `comes once, though the defender is changed by ${how}`, () => {
      const t = table(tcgWith(hunter, guard, decoy), {
        at: 'character',
        dark: { character: [hunter.title], force: 0, hand: ['Practice Drain'] },
        light: {
          character: [
            { card: guard.title, tapped: true },
            { card: 'Drill Sergeant', tapped: true },
          ],
          hand: [decoy.title],
        },
        rolls: [1, 1, 1],
      });
      passChances(t);
      t.dark.does('attack', hunter.title).does('attack', 'Drill Sergeant');
      expect(forceOf(t, 'dark')).toBe(7);
      t.dark.passes();
      if (how === 'Intercept') t.light.does('use', guard.title);
      else t.light.does('play', decoy.title);
      until(t, () => diceOf(t, 'attack').length === 1);
      expect(t.dark.told('redirected')).toHaveLength(1);
      expect(forceOf(t, 'dark')).toBe(7);
    });
});

describe('what says that it can’t prevails', () => {
  const clones = any.subtype('Clone');
  const walkers = any.subtype('Walker');
  const given = [
    ability(pay(force(1)).to(gainForce(3)).duringYourBuildStep),
    ability(when(buildStepStarts('your'), gainForce(3))),
    ability(upkeep(force(1))),
  ];
  const unit = stranger({ subtypes: 'Clone', health: 9, text: [free(doDamage(2, one(walkers)))] });
  const hunter = stranger({ subtypes: 'Clone', text: [always(mustAttack(clones, walkers))] });
  const target = stranger({ side: 'light', subtypes: 'Walker', health: 9, text: [free(intercept), free(evade(2))] });
  const teacher = stranger({ side: 'light', types: ['ground'], text: [always(gets(walkers, ...given))] });
  const ward = stranger({ side: 'light', kind: 'battle', text: free(prevent(1, walkers)) });
  const rally = stranger({ kind: 'battle', text: free(untapThem(one(clones))) });
  type Start = (dark: object, others?: readonly string[], at?: 'character' | 'build' | 'build start') => TcgTable;
  /** There is nothing to choose then: it attacks without being asked, or is tapped. */
  const hasAttacked = (t: TcgTable): boolean => {
    t.dark.passes();
    return t.dark.told('attacks').length > 0;
  };
  /** What forbids it, and does it happen in that game? */
  const acts: Readonly<Record<string, readonly [Rule, (start: Start) => boolean]>> = {
    'over “must attack”': [cannot(clones, 'attack'), (start) => hasAttacked(start({ character: [hunter.title] }))],
    'over “must attack” of what is attacked': [
      cannot(walkers, 'be attacked'),
      (start) => hasAttacked(start({ character: [hunter.title] })),
    ],
    'over Intercept': [
      cannot(walkers, 'be attacked'),
      (start) => {
        const t = start({ character: ['Drill Adept'] }, ['Drill Sergeant']);
        passChances(t);
        t.dark.does('attack', 'Drill Adept');
        if (t.dark.told('attacks').length === 0) t.dark.does('attack', 'Drill Sergeant');
        t.dark.passes();
        t.light.does('use', target.title);
        return t.dark.told('redirected').length > 0;
      },
    ],
    'over Evade': [
      cannot(walkers, 'evade'),
      (start) => {
        const t = start({ character: [unit.title] });
        t.dark.does('use', unit.title);
        return t.light.may('use', target.title);
      },
    ],
    'over what prevents damage': [
      cannot(clones, 'be prevented'),
      (start) => {
        const t = start({ character: [unit.title] });
        t.dark.does('use', unit.title);
        return chanceNow(t) === 'prevention' && t.light.may('play', ward.title);
      },
    ],
    'over what gives an activated ability': [
      cannot(walkers, 'use abilities'),
      (start) => start({}, [], 'build').light.may('use', target.title),
    ],
    'over what gives a triggered ability': [
      cannot(walkers, 'use abilities'),
      (start) => offered(start({}, [], 'build start'), 'resolve').length > 0,
    ],
    'over what gives Upkeep': [
      cannot(walkers, 'use abilities'),
      (start) => offered(start({}, [], 'build start'), 'upkeep').length > 0,
    ],
    'over what untaps': [
      cannot(clones, 'untap'),
      (start) => {
        const t = start({ character: [{ card: unit.title, tapped: true }], hand: [rally.title] });
        t.dark.does('play', rally.title);
        return !tappedNow(t, unit.title);
      },
    ],
  };
  for (const [what, [forbids, happens]] of Object.entries(acts))
    rule('TCG-0009', what, () => {
      const law = stranger({ types: ['space'], text: [always(forbids)] });
      const start =
        (isForbidden: boolean): Start =>
        (dark, others = [], at = 'character') =>
          table(tcgWith(unit, hunter, target, teacher, ward, rally, law), {
            at,
            active: at === 'character' ? 'dark' : 'light',
            dark: { hand: ['Practice Drain'], space: isForbidden ? [law.title] : ['Drill Fighter'], ...dark },
            light: {
              hand: [ward.title, 'Drill Trooper'],
              points: 2,
              ground: [teacher.title],
              character: [{ card: target.title, tapped: true }, ...others.map((card) => ({ card, tapped: true }))],
            },
            rolls: [1, 1, 1, 1, 1, 1],
          });
      expect([happens(start(false)), happens(start(true))]).toEqual([true, false]);
    });
});

describe('an attack that another card turns', () => {
  const hunter = stranger({});
  const guard = stranger({ side: 'light' });
  const elsewhere = stranger({ side: 'light', types: ['ground'] });
  for (const [what, card, turns] of [
    ['the attacker itself', hunter, false],
    ['a unit in another arena', elsewhere, false],
    ['another unit there', guard, true],
  ] as const)
    rule(['TCG-0165', 'TCG-0144'], `goes ${turns ? 'to' : 'not to'} ${what}`, () => {
      const decoy = stranger({
        side: 'light',
        kind: 'battle',
        text: free(redirectAttack(one(any.named(card.name)))).at('attack'),
      });
      const t = table(tcgWith(hunter, guard, elsewhere, decoy), {
        at: 'character',
        dark: { character: [hunter.title] },
        light: {
          character: [
            { card: guard.title, tapped: true },
            { card: 'Drill Sergeant', tapped: true },
          ],
          ground: [elsewhere.title],
          hand: [decoy.title],
        },
        rolls: [1, 1, 1],
      });
      passChances(t);
      t.dark.does('attack', hunter.title).does('attack', 'Drill Sergeant');
      if (t.asked === 'light' && t.light.may('play', decoy.title)) t.light.does('play', decoy.title);
      expect(t.light.told('redirected')).toHaveLength(turns ? 1 : 0);
    });
});
