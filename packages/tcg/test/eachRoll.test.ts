import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { opponents, your } from '../src/language/cards.ts';
import { force } from '../src/language/costs.ts';
import {
  doDamage,
  doDiceOfDamage,
  prevent,
  rerollAttackDice,
  rerollBuildRoll,
  retaliate,
} from '../src/language/fighting.ts';
import { gainForce } from '../src/language/resources.ts';
import { one } from '../src/language/targets.ts';
import { free, pay } from '../src/language/text.ts';
import { rerollDamage } from './rerollDamage.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, chanceNow, damageOn, diceOf, passChances, type TcgTable } from './support.ts';

describe('a roll', () => {
  const kinds = { build: rerollBuildRoll, attack: rerollAttackDice('all of yours'), damage: rerollDamage };
  const target = stranger({ side: 'light', subtypes: 'Walker', health: 9 });
  const ward = stranger({ side: 'light', kind: 'battle', text: free(prevent(9, your.units)) });
  const again = Object.entries(kinds).map(([kind, what]) => ({
    kind,
    card: stranger({ kind: 'battle', side: 'dark', text: free(what) }),
  }));
  const shoot = doDiceOfDamage(3, one(opponents.units.with_('Walker')), 'nobody');
  const shot = stranger({ kind: 'battle', text: free(shoot) });
  const raid = stranger({ kind: 'mission', text: [shoot] });
  const avenger = stranger({ text: [free(retaliate(3))] });
  const game = tcgWith(target, ward, shot, raid, avenger, ...again.map(({ card }) => card));
  const hand = again.map(({ card }) => card.title);
  const light = { character: [target.title], hand: [ward.title] };
  const ready = { character: [{ card: target.title, tapped: true }], hand: [ward.title] };
  const sources: Readonly<Record<string, readonly [keyof typeof kinds, () => TcgTable]>> = {
    'for build points': [
      'build',
      () => table(game, { at: 'build roll', dark: { character: [avenger.title], hand }, light, rolls: [1, 5] }),
    ],
    'of an attack': [
      'attack',
      () => {
        const t = table(game, {
          at: 'character',
          dark: { character: ['Drill Trooper'], hand },
          light: ready,
          rolls: [1, 1, 6, 6, 6],
        });
        passChances(t);
        t.dark.does('attack', 'Drill Trooper');
        return t;
      },
    ],
    'of dice of damage of a Battle card': [
      'damage',
      () => {
        const t = table(game, {
          at: 'character',
          dark: { character: ['Drill Trooper'], hand: [...hand, shot.title] },
          light: ready,
          rolls: [1, 1, 1, 6, 6, 6],
        });
        t.dark.does('play', shot.title);
        return t;
      },
    ],
    'of dice of damage in the build step': [
      'damage',
      () => {
        const t = table(game, {
          dark: { character: ['Drill Trooper'], hand: [...hand, raid.title], points: 1 },
          light: ready,
          rolls: [1, 1, 1, 6, 6, 6],
        });
        t.dark.does('complete', raid.title);
        return t;
      },
    ],
    'of Retaliate': [
      'damage',
      () => {
        const t = table(game, {
          at: 'character',
          dark: { character: [{ card: avenger.title, tapped: true }], hand },
          light,
          rolls: [1, 1, 1, 1, 1, 1, 6, 6, 6],
        });
        passChances(t);
        if (t.asked === 'light' && t.light.may('attack', target.title)) t.light.does('attack', target.title);
        t.dark.does('use', avenger.title);
        if (chanceNow(t) === 'attack') passChances(t);
        return t;
      },
    ],
  };
  for (const [what, [kind, make]] of Object.entries(sources))
    rule(['TCG-0321', 'TCG-0322', 'TCG-0360'], `${what} opens a chance for rerolls of that kind alone`, () => {
      const t = make();
      expect([chanceNow(t), t.asked]).toEqual(['reroll', 'dark']);
      expect(hand.filter((title) => t.dark.may('play', title))).toEqual(
        again.filter((one) => one.kind === kind).map(({ card }) => card.title),
      );
      expect(damageOn(t, target.title)).toBe(0);
      t.dark.does('play', again.find((one) => one.kind === kind)?.card.title ?? '');
      if (chanceNow(t) === 'reroll') passChances(t);
      expect(t.dark.told('rerolled').map((told) => told['what'])).toEqual([kind]);
      if (kind === 'build') expect(t.state.facts.points).toEqual([6, 5].map(() => t.state.facts.points[0]));
      else expect([chanceNow(t), t.state.facts.damage.length > 0]).toEqual(['prevention', true]);
    });
});

describe('a die', () => {
  for (const die of [1, 2, 3, 4, 5, 6])
    rule('TCG-0148', `of ${die} is a ${die < 4 ? 'miss' : 'hit'}`, () => {
      const target = stranger({ side: 'light', health: 9 });
      const unit = stranger({ power: 1, speed: 90 });
      const surge = stranger({ kind: 'battle', text: free(gainForce(1)) });
      const t = table(tcgWith(target, unit, surge), {
        at: 'character',
        dark: { character: [unit.title, 'Drill Adept'], hand: [surge.title] },
        light: { character: [{ card: target.title, tapped: true }] },
        rolls: [die],
      });
      passChances(t);
      t.dark.does('attack', unit.title);
      t.dark.passes();
      expect(diceOf(t, 'attack')).toEqual([[die]]);
      expect(damageOn(t, target.title)).toBe(die < 4 ? 0 : 1);
    });
});

describe('damage of an effect', () => {
  const ways = { 'a number of damage': doDamage, 'dice of damage': doDiceOfDamage };
  for (const [what, way] of Object.entries(ways))
    for (const by of ['this', 'nobody'] as const)
      rule('TCG-0175', `${what} has ${by === 'this' ? 'the unit that does it for' : 'no'} source`, () => {
        const unit = stranger({ text: [pay(force(1)).to(way(3, one(opponents.units), by))] });
        const ward = stranger({ side: 'light', kind: 'battle', text: free(prevent(9, your.units)) });
        const t = table(tcgWith(unit, ward), {
          at: 'character',
          dark: { character: [unit.title] },
          light: { character: ['Drill Sergeant'], hand: [ward.title] },
          rolls: [6, 6, 6],
        });
        t.dark.does('use', unit.title);
        expect(chanceNow(t)).toBe('prevention');
        expect(t.state.facts.damage.map(({ source }) => source?.card ?? null)).toEqual([
          by === 'this' ? cardCalled(t, unit.title) : null,
        ]);
      });
});
