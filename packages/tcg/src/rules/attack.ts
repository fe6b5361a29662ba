import {
  type CardRef,
  call,
  cardAt,
  done,
  endLasting,
  fixed,
  flag,
  forgetUses,
  goto,
  isCurrent,
  list,
  mention,
  next,
  number,
  onCard,
  openWindow,
  type Player,
  player,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { type Attack, nobody, procedure, type State, table } from '../state.ts';
import { accuracyOf, attackDice, attackOption, defendersFor, noticeDefender } from './attacking.ts';
import { someoneCanPlay } from './chances.ts';
import { damage, type Hurt } from './damage.ts';
import { diceOfDamage, hitsAgainst } from './dice.ts';
import { disruptChance } from './disrupting.ts';
import { waitingTriggers } from './effect.ts';
import { remember } from './memory.ts';
import { tapUnit } from './moving.ts';
import { notice, release } from './noticing.ts';
import { roll } from './rolling.ts';
import { arenaOf, controllerOf, isInArena } from './units.ts';
import { healthLeft, keywordOf } from './values.ts';

/** An attack, in the order of Table 2. */ // TCG-0714
export const attack = procedure(
  'attack',
  {
    unit: ref,
    /** Who makes its choices. */
    by: player,
    target: ref,
    via: text,
    /** A Double Strike does not tap it again. */
    again: flag,
    disrupted: flag,
    dice: list(number),
    extra: list(number),
    hits: number,
    critical: number,
    /** Overkill: hits for another unit. */
    spill: number,
    other: ref,
    retaliations: list(fixed({ unit: ref, dice: number, by: player })),
  },
  {
    // 1. The defender is chosen: tap the attacking unit.
    declare(s, l, tell) {
      if (!l.again) tapUnit(s, tell, l.unit.card);
      const begun: Attack = {
        attacker: l.unit,
        defender: l.target,
        by: l.by,
        via: l.via as Attack['via'],
        attacked: [l.target],
        retaliations: [],
      };
      table.change(s, tell, 'attack', begun);
      remember(s, tell, { what: 'attacked', where: arenaOf(s, l.unit.card) });
      tell?.({
        kind: 'attacks',
        by: l.by,
        attacker: mention(s, l.unit.card),
        defender: mention(s, l.target.card),
        via: l.via,
      });
      notice(s, {
        kind: 'attacks',
        subject: l.unit.card,
        other: l.target.card,
        by: l.by,
        arena: arenaOf(s, l.unit.card),
        amount: 0,
      });
      noticeDefender(s, l.unit.card, l.target.card, l.by);
      return next;
    },
    disrupt: (_s, l) => call(disruptChance({ kind: 'attack', by: l.by, card: l.unit }), { into: 'disrupted' }),
    disrupted: (_s, l) => (l.disrupted ? goto('broken off') : next), // TCG-0342
    // 2. The attack chance: what triggers on attacking, then effects with an activation cost.
    triggered: (s) => waitingTriggers(s), // TCG-0444
    chance: (s) => (someoneCanPlay(s, 'attack') ? call(openWindow({ kind: 'attack', next: s.facts.dark })) : next),
    afterChance: (s) => waitingTriggers(s),
    // 3. Roll; 4. reroll.
    roll(s, l) {
      const current = s.facts.attack;
      const count = current === null ? 0 : attackDice(s, current);
      const against = current?.defender ?? l.target;
      return call(roll({ kind: 'attack', by: l.by, count, unit: l.unit, against }), { into: 'dice' });
    },
    fury(s, l) {
      // TCG-0550, TCG-0552
      const amount = l.dice.includes(4) && isCurrent(s, l.unit) ? keywordOf(s, l.unit.card, 'fury') : 0;
      if (amount === 0) return next;
      const against = s.facts.attack?.defender ?? l.target;
      return call(roll({ kind: 'attack', by: l.by, count: amount, unit: l.unit, against }), { into: 'extra' });
    },
    // 5. Assign hits.
    hits(s, l, tell) {
      const current = s.facts.attack;
      const dice = l.extra.length === 0 ? l.dice : [...l.dice, ...l.extra];
      l.dice = dice;
      l.extra = [];
      if (current === null || dice.length === 0 || !isCurrent(s, current.defender)) return next;
      const attacker = isCurrent(s, l.unit) ? l.unit.card : -1;
      l.hits = hitsAgainst(s, current.defender.card, dice, attacker < 0 ? 0 : accuracyOf(s, attacker));
      l.critical = attacker >= 0 && dice.includes(6) ? keywordOf(s, attacker, 'criticalHit') : 0; // TCG-0489, TCG-0492
      tell?.({ kind: 'hits', by: l.by, hits: l.hits, critical: l.critical });
      return next;
    },
    // 6. Overkill.
    overkill: {
      ask(s, l) {
        const current = s.facts.attack;
        if (
          current === null ||
          !isCurrent(s, l.unit) ||
          !isCurrent(s, current.defender) ||
          keywordOf(s, l.unit.card, 'overkill') === 0
        )
          return null;
        const excess = l.hits - healthLeft(s, current.defender.card); // TCG-0609
        const arena = arenaOf(s, current.defender.card);
        if (excess <= 0 || arena === '') return null;
        const others = [...s.zones[arena][0], ...s.zones[arena][1]].filter((card) => card !== current.defender.card);
        if (others.length === 0) return null;
        return {
          player: l.by,
          kind: 'choice',
          options: [
            ...others.map((card) => ({ verb: 'overkill', on: onCard(s, card), amount: excess })),
            { verb: 'decline' },
          ],
        };
      },
      then(s, l, [picked]) {
        if (picked?.verb !== 'overkill') return next;
        l.other = refTo(s, cardAt(s, picked.on));
        l.spill = picked.amount ?? 0;
        return next;
      },
    },
    divide: {
      // How many of the excess hits go over; none is allowed. TCG-0188
      ask: (_s, l) =>
        l.spill === 0
          ? null
          : {
              player: l.by,
              kind: 'number',
              options: Array.from({ length: l.spill + 1 }, (_, i) => ({ verb: 'assign', amount: l.spill - i })),
            },
      then(_s, l, [picked]) {
        l.spill = picked?.amount ?? 0;
        return next;
      },
    },
    // 7. to 11. Damage pending, prevention, counters, discards.
    damage(s, l) {
      const current = s.facts.attack;
      if (current === null || l.hits + l.critical === 0) return next;
      const hurts: Hurt[] = [
        { unit: current.defender, amount: l.hits - l.spill + l.critical, source: l.unit, from: 'attack' },
      ];
      if (l.spill > 0) hurts.push({ unit: l.other, amount: l.spill, source: l.unit, from: 'overkill' });
      return call(damage({ hurts, naturals: l.dice }));
    },
    afterDamage: (s) => waitingTriggers(s), // TCG-0449
    // 12. The attack ends; what waited for that comes now.
    end(s, l, tell) {
      const { attack: over } = s.facts;
      l.retaliations = over?.retaliations ?? [];
      table.change(s, tell, 'attack', null);
      tell?.({ kind: 'attack ended', attacker: mention(s, l.unit.card) });
      endLasting(s, tell, 'attack');
      forgetUses(s, 'attack');
      return next;
    },
    retaliate(s, l) {
      const [first, ...rest] = l.retaliations;
      if (first === undefined) return next;
      l.retaliations = rest;
      if (!isCurrent(s, l.unit)) return goto('retaliate');
      const { unit, dice, by } = first;
      return call(diceOfDamage({ at: [l.unit], dice, by, source: unit, sourced: 'this', unit: nobody }), {
        then: 'retaliate',
      }); // TCG-0641
    },
    ended(s, l) {
      release(s, 'attack ends');
      if (isCurrent(s, l.unit))
        notice(s, {
          kind: 'attack ends',
          subject: l.unit.card,
          other: l.target.card,
          by: l.by,
          arena: arenaOf(s, l.unit.card),
          amount: 0,
        });
      return waitingTriggers(s);
    },
    over: () => done(),
    'broken off'(s, l, tell) {
      table.change(s, tell, 'attack', null);
      s.held = s.held.filter((held) => held.window !== null || !isAboutAttack(held.cards, l.unit));
      endLasting(s, tell, 'attack');
      forgetUses(s, 'attack');
      return done();
    },
  },
);

/** Disrupted, it never took place: what it triggered does not happen. */ // TCG-0521
const isAboutAttack = (cards: readonly CardRef[], unit: CardRef): boolean => cards[0]?.card === unit.card;

/** The attacks that a unit's turn comes to: with Double Strike more than one. */ // TCG-0523, TCG-0525
export const strikes = procedure(
  'strikes',
  { unit: ref, by: player, of: player, target: ref, via: text, left: number },
  {
    target: {
      ask: (s, l) =>
        l.target.card >= 0
          ? null
          : {
              player: l.by,
              kind: 'choice',
              options: defendersFor(s, l.unit.card, l.of).map((defender) => attackOption(s, defender)),
            },
      then(s, l, [picked]) {
        l.target = refTo(s, cardAt(s, picked?.on));
        l.via = picked?.clause ?? '';
        return next;
      },
    },
    first(s, l) {
      l.left = keywordOf(s, l.unit.card, 'doubleStrike');
      return call(attack({ unit: l.unit, by: l.by, target: l.target, via: l.via, other: nobody }));
    },
    again: {
      ask(s, l) {
        if (l.left === 0 || !canStrikeAgain(s, l.unit)) return null;
        const controller = controllerOf(s, l.unit.card);
        const defenders = defendersFor(s, l.unit.card);
        return defenders.length === 0
          ? null
          : {
              player: controller,
              kind: 'choice',
              options: [...defenders.map((defender) => attackOption(s, defender)), { verb: 'decline' }],
            };
      },
      then(s, l, [picked]) {
        if (picked?.verb !== 'attack') return done();
        l.left--;
        const by: Player = controllerOf(s, l.unit.card);
        const target = refTo(s, cardAt(s, picked.on));
        return call(attack({ unit: l.unit, by, target, via: picked.clause ?? '', again: true, other: nobody }), {
          then: 'again',
        });
      },
    },
  },
);

/** Still in an arena, and with the keyword. */
const canStrikeAgain = (s: State, unit: CardRef): boolean =>
  isCurrent(s, unit) && isInArena(s, unit.card) && keywordOf(s, unit.card, 'doubleStrike') > 0;
