/** Rules about attacks and the chances in them hold for each keyword, trigger and ability, in each arena. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { any, opponents, this_, your } from '../src/language/cards.ts';
import { forThisAttack, give, thisTurn } from '../src/language/changes.ts';
import { noUnitAttacks } from '../src/language/conditions.ts';
import { force, tap } from '../src/language/costs.ts';
import { doDamage, doDiceOfDamage, intercept, retaliate } from '../src/language/fighting.ts';
import {
  accuracy,
  armor,
  bombard,
  criticalHit,
  doubleStrike,
  fury,
  ionCannon,
  lucky,
  overkill,
  parry,
  power,
  shields,
  stealth,
  stun,
} from '../src/language/gains.ts';
import { gainForce } from '../src/language/resources.ts';
import { attacker, one } from '../src/language/targets.ts';
import { always, free, gets, pay, pilot, when } from '../src/language/text.ts';
import { attacks, thisAttacks, thisIsAttacked } from '../src/language/triggers.ts';
import type { Clause, Trigger } from '../src/text/program.ts';
import { forceOf, named } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { chanceNow, damageOn, diceOf, passChances, sorted, statsOf, type TcgTable, until } from './support.ts';

const tapped = (card: string) => ({ card, tapped: true });

describe.each(arenas)('in the arena %s', (arena) => {
  const triggers: Readonly<Record<string, readonly ['attacker' | 'defender' | 'beside', Trigger]>> = {
    'it attacks': ['attacker', thisAttacks()],
    'it attacks one of those': ['attacker', thisAttacks(any.units)],
    'it is attacked': ['defender', thisIsAttacked],
    'another attacks': ['beside', attacks(opponents.units)],
  };
  for (const [name, [whose, trigger]] of Object.entries(triggers))
    rule(['TCG-0444', 'TCG-0145'], `what triggers since ${name} comes before Retaliate and Intercept`, () => {
      const said = (part: string): Clause[] => (part === whose ? [when(trigger, gainForce(1))] : []);
      const hunter = stranger({ types: [arena], text: said('attacker') });
      const prey = stranger({
        side: 'light',
        types: [arena],
        text: [...said('defender'), pay(force(1)).to(retaliate(1))],
      });
      const guard = stranger({ side: 'light', types: [arena], text: [...said('beside'), pay(force(1)).to(intercept)] });
      const t = table(tcgWith(hunter, prey, guard), {
        at: arena,
        dark: { [arena]: [hunter.title] },
        light: { [arena]: [tapped(prey.title), tapped(guard.title)] },
        rolls: [1, 1, 1],
      });
      t.dark.does('attack', hunter.title).does('attack', prey.title);
      expect([chanceNow(t), t.asked]).toEqual(['attack', 'light']);
      expect(forceOf(t, whose === 'attacker' ? 'dark' : 'light')).toBe(11);
      expect(named(t, 'use')).toEqual([prey.title, guard.title]);
    });

  for (const [cost, attacksYet] of [
    [force(1), true],
    [tap, false],
  ] as const)
    rule(
      ['TCG-0349', 'TCG-0350'],
      `a unit ${attacksYet ? 'may still attack' : 'has tapped and attacks no more'}`,
      () => {
        const unit = stranger({ types: [arena], text: [pay(cost).to(gainForce(2)).whenItWouldAttack] });
        const other = stranger({ types: [arena], speed: 10 });
        const foe = stranger({ side: 'light', types: [arena] });
        const t = table(tcgWith(unit, other, foe), {
          at: arena,
          dark: { [arena]: [unit.title, other.title] },
          light: { [arena]: [tapped(foe.title)] },
          rolls: [1, 1, 1, 1, 1, 1],
        });
        expect(t.dark.may('attack', other.title)).toBe(false);
        t.dark.does('use', unit.title);
        expect([t.dark.may('attack', unit.title), t.dark.may('attack', other.title)]).toEqual([
          attacksYet,
          !attacksYet,
        ]);
      },
    );

  rule('TCG-0523', 'a Double Strike goes against any unit there, the same or another, and is the last', () => {
    const striker = stranger({ types: [arena], text: [doubleStrike], power: 1 });
    const foes = [0, 1].map(() => stranger({ side: 'light', types: [arena] }));
    const [first, second] = foes.map(({ title }) => title) as [string, string];
    for (const again of [first, second]) {
      const t = table(tcgWith(striker, ...foes), {
        at: arena,
        dark: { [arena]: [striker.title] },
        light: { [arena]: [tapped(first), tapped(second)] },
        rolls: [6, 6],
      });
      t.dark.does('attack', striker.title).does('attack', first);
      expect(named(t, 'attack')).toEqual([first, second]);
      t.dark.does('attack', again);
      expect([damageOn(t, first), damageOn(t, second)]).toEqual(again === first ? [2, 0] : [1, 1]);
      expect(t.dark.told('tapped')).toHaveLength(1);
      expect(diceOf(t, 'attack')).toHaveLength(2);
    }
  });

  rule('TCG-0606', 'Overkill goes over to any other unit there, of either player, and to none elsewhere', () => {
    const brute = stranger({ types: [arena], text: [overkill], power: 4 });
    const friend = stranger({ types: [arena] });
    const [weak, other] = [
      stranger({ side: 'light', types: [arena], health: 1 }),
      stranger({ side: 'light', types: [arena] }),
    ];
    const elsewhere = arenas
      .filter((place) => place !== arena)
      .map((place) => [place, stranger({ side: 'light', types: [place] })] as const);
    const t = table(tcgWith(brute, friend, weak, other, ...elsewhere.map(([, unit]) => unit)), {
      at: arena,
      dark: { [arena]: [brute.title, tapped(friend.title)] },
      light: {
        ...Object.fromEntries(elsewhere.map(([place, unit]) => [place, [unit.title]])),
        [arena]: [tapped(weak.title), tapped(other.title)],
        build: [tapped(other.title)],
      },
      rolls: [6, 6, 6, 1],
    });
    t.dark.does('attack', brute.title).does('attack', weak.title);
    expect(named(t, 'overkill')).toEqual([brute.title, friend.title, other.title]);
  });
});

describe.each(arenas)('before units are discarded in the arena %s', (arena) => {
  const texts = {
    'what may be played at any time': [pay(force(1)).to(gainForce(3)).anyTime, true],
    'what is for when no unit attacks': [pay(force(1)).to(gainForce(3)).anyTime.onlyIf(noUnitAttacks), false],
  } as const;
  for (const [name, [clause, inAttack]] of Object.entries(texts))
    for (const kind of ['unit', 'battle'] as const)
      rule(['TCG-0441', 'TCG-0345'], `${name} can be played (${kind}), in an attack: ${inAttack}`, () => {
        const prey = stranger({ side: 'light', types: [arena], health: 1 });
        const hunter = stranger({ types: [arena] });
        const teller = stranger({ types: [arena], speed: 10, text: kind === 'unit' ? [clause] : [] });
        const card = stranger({ kind: 'battle', text: clause });
        const order = stranger({ side: 'light', kind: 'battle', text: free(doDamage(1, one(your.units), 'nobody')) });
        const begin = () =>
          table(tcgWith(prey, hunter, teller, card, order), {
            at: arena,
            dark: { [arena]: [hunter.title, teller.title], hand: kind === 'unit' ? [] : [card.title] },
            light: { [arena]: [tapped(prey.title), tapped(prey.title)], hand: [order.title] },
            rolls: [6, 1, 1],
          });
        const toDiscards = (t: TcgTable) => {
          until(t, () => chanceNow(t) === 'discard' && t.asked === 'dark');
          return t.dark.may('use', teller.title) || t.dark.may('play', card.title);
        };
        const struck = begin();
        passChances(struck);
        struck.dark.does('attack', hunter.title).does('attack', prey.title);
        if (inAttack) expect(toDiscards(struck)).toBe(true);
        else expect(() => toDiscards(struck)).toThrow('It has not come to that');
        const stung = begin();
        until(stung, () => stung.asked === 'light' && stung.light.may('play', order.title));
        stung.light.does('play', order.title).does('choose', prey.title);
        expect(toDiscards(stung)).toBe(true);
      });
});

describe.each([
  ['Bombard', bombard, 'space', 'ground', ['TCG-0464']],
  ['Ion Cannon', ionCannon, 'ground', 'space', ['TCG-0583']],
] as const)('an attack with %s', (_name, keyword, from, to, ids) => {
  const gun = (...text: Clause[]) =>
    stranger({ types: [from], subtypes: 'Walker', power: 5, text: [keyword(2), ...text] });
  const foe = (...text: Clause[]) => stranger({ side: 'light', types: [to], text });
  const walkers = your.units.with_('Walker');
  const changes: Readonly<Record<string, { readonly card: Card; readonly as: string; readonly dice: number }>> = {
    'another unit': { card: stranger({ text: [always(gets(walkers, power(1)))] }), as: 'friend', dice: 3 },
    'a unit against it': {
      card: stranger({ side: 'light', text: [always(gets(opponents.subtype('Walker'), power(-1)))] }),
      as: 'enemy',
      dice: 1,
    },
    'a Pilot': { card: stranger({ text: [pilot('Walker', power(1))] }), as: 'pilot', dice: 3 },
    Equipment: { card: stranger({ kind: 'equipment', gains: [power(1)] }), as: 'equipment', dice: 3 },
    'a Location': {
      card: stranger({ kind: 'location', text: [always(gets(any.subtype('Walker'), power(1)))] }),
      as: 'location',
      dice: 3,
    },
    'a Battle card': {
      card: stranger({ kind: 'battle', text: free(give(one(walkers), thisTurn, power(1))) }),
      as: 'order',
      dice: 3,
    },
    'a Battle card for the attack': {
      card: stranger({ kind: 'battle', text: free(give(attacker, forThisAttack, power(1))) }),
      as: 'order',
      dice: 3,
    },
  };
  for (const [name, { card, as, dice }] of Object.entries(changes))
    rule(ids, `is as much stronger or weaker as ${name} makes its unit`, () => {
      const [shooter, target] = [gun(), foe()];
      const t = table(tcgWith(shooter, target, card), {
        at: from,
        dark: {
          [from]: [
            {
              card: shooter.title,
              ...(as === 'pilot' ? { pilot: card.title } : {}),
              ...(as === 'equipment' ? { equipment: [card.title] } : {}),
            },
          ],
          character: as === 'friend' ? [card.title] : [],
          hand: as === 'order' ? [card.title] : [],
          locations: as === 'location' ? { character: card.title } : {},
        },
        light: { [to]: [tapped(target.title)], character: as === 'enemy' ? [card.title] : [] },
        rolls: [1, 1, 1],
      });
      if (as === 'order' && t.dark.may('play', card.title)) t.dark.does('play', card.title);
      t.dark.does('attack', shooter.title);
      if (as === 'order' && t.asked === 'dark' && t.dark.may('play', card.title)) t.dark.does('play', card.title);
      expect(diceOf(t, 'attack')).toEqual([Array(dice).fill(1)]);
    });
  rule(ids, 'is as much stronger as its own text makes its unit', () => {
    const [shooter, target] = [gun(always(gets(this_, power(1)))), foe()];
    const t = table(tcgWith(shooter, target), {
      at: from,
      dark: { [from]: [shooter.title] },
      light: { [to]: [tapped(target.title)] },
      rolls: [1, 1, 1],
    });
    t.dark.does('attack', shooter.title);
    expect(diceOf(t, 'attack')).toEqual([[1, 1, 1]]);
  });

  const hits: Readonly<Record<string, readonly [Clause | null, Clause | null, readonly number[], number]>> = {
    nothing: [null, null, [3, 4], 1],
    Accuracy: [accuracy(1), null, [3, 4], 2],
    'Critical Hit': [criticalHit(1), null, [6, 1], 2],
    Fury: [fury(1), null, [4, 1, 5], 2],
    Shields: [null, shields(1), [4, 4], 1],
    Parry: [null, parry(1), [4, 1], 0],
    Armor: [null, armor, [4, 5], 1],
  };
  for (const [name, [own, others, rolls, damage]] of Object.entries(hits))
    rule(ids, `is an attack as any other with ${name}`, () => {
      const [shooter, target] = [gun(...(own === null ? [] : [own])), foe(...(others === null ? [] : [others]))];
      const t = table(tcgWith(shooter, target), {
        at: from,
        dark: { [from]: [shooter.title] },
        light: { [to]: [tapped(target.title)] },
        rolls,
      });
      t.dark.does('attack', shooter.title);
      expect(damageOn(t, target.title)).toBe(damage);
    });

  rule([...ids, 'TCG-0670'], 'reaches nobody who has Stealth and is untapped', () => {
    const [shooter, hidden] = [gun(), foe(stealth)];
    const reaches = (isTapped: boolean) => {
      const t = table(tcgWith(shooter, hidden), {
        at: from,
        dark: { [from]: [shooter.title], character: ['Drill Trooper'] },
        light: { [to]: [{ card: hidden.title, tapped: isTapped }], character: ['Drill Trooper'] },
      });
      return t.asked === 'dark' && t.dark.may('attack', shooter.title);
    };
    expect([reaches(false), reaches(true)]).toEqual([false, true]);
  });

  rule(ids, 'is an attack as any other with Stun, Lucky, Overkill and Double Strike', () => {
    const shooter = gun(stun(1), lucky(1), overkill, doubleStrike);
    const [target, other] = [foe(), foe()];
    const t = table(tcgWith(shooter, target, other), {
      at: from,
      dark: { [from]: [shooter.title] },
      light: { [to]: [{ card: target.title, tapped: true, damage: 2 }, tapped(other.title)] },
      rolls: [4, 1, 6],
    });
    t.dark.does('attack', shooter.title).does('attack', target.title);
    expect(chanceNow(t)).toBe('reroll');
    t.dark.does('lucky', shooter.title);
    t.answer({ player: t.decision.player, at: t.decision.at, picks: [1] });
    t.dark.does('overkill', other.title).does('assign', 1);
    expect([damageOn(t, other.title), statsOf(t, other.title).power]).toEqual([1, 2]);
    expect(named(t, 'attack')).toEqual([other.title]);
  });
});

describe('dice have six sides', () => {
  const all = (dice: readonly unknown[]) => sorted([...new Set(dice.flat() as number[])].map(String));
  const six = ['1', '2', '3', '4', '5', '6'];
  const laid = (...text: Clause[]) => {
    const unit = stranger({ types: ['ground'], power: 30, text });
    const foe = stranger({ side: 'light', types: ['ground'], health: 200 });
    return table(tcgWith(unit, foe), {
      at: 'ground',
      dark: { ground: [unit.title] },
      light: { ground: [tapped(foe.title)] },
      seed: 'dice',
    });
  };
  rule('TCG-0511', 'in an attack, and when they are rolled again', () => {
    const t = laid(lucky(30));
    t.dark.does('attack').does('lucky');
    const { player, at, options } = t.decision;
    t.answer({ player, at, picks: options.flatMap(({ verb }, i) => (verb === 'reroll' ? [i] : [])).slice(0, 30) });
    expect(all(diceOf(t, 'attack'))).toEqual(six);
    expect(all(t.dark.told('rerolled').map(({ dice }) => dice))).toEqual(six);
  });
  rule('TCG-0511', 'that do damage', () => {
    const t = laid(pay(force(1)).to(doDiceOfDamage(30, one(opponents.units))));
    t.dark.does('use');
    expect(all(diceOf(t, 'damage'))).toEqual(six);
  });
});
