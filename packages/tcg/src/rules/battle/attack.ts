import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  done,
  type FrameSpec,
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
  type Player,
  perform,
  player,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { type Attack, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { arenaOf, controllerOf } from '../cards/units.ts';
import { healthLeft, keywordOf } from '../cards/values.ts';
import { resolveWaiting, waitingTriggers } from '../inForce/effect.ts';
import { rulesInForce } from '../inForce/force.ts';
import { remember } from '../inForce/memory.ts';
import { notice, release } from '../inForce/noticing.ts';
import { expire } from '../moving/expiring.ts';
import { tapUnit } from '../moving/moving.ts';
import { disruptChance } from '../playing/disrupting.ts';
import { chanceFor } from '../turn/chances.ts';
import {
  accuracyOf,
  attackDice,
  attackOption,
  defendersFor,
  endCommands,
  isPresent,
  noticeDefender,
} from './attacking.ts';
import { damage, type Hurt } from './damage.ts';
import { diceOfDamage, hitsAgainst } from './dice.ts';
import { roll } from './rolling.ts';

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
    /** Keywords as they are when the dice are rolled: what comes later is too late. */ // TCG-0427, TCG-0490, TCG-0551, TCG-0615
    accuracy: number,
    critical: number,
    fury: number,
    parry: number,
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
      tell?.({
        kind: 'attacks',
        by: l.by,
        attacker: mention(s, l.unit.card),
        defender: mention(s, l.target.card),
        via: l.via,
      });
      return next;
    },
    disrupt: (_s, l) => call(disruptChance({ kind: 'attack', by: l.by, card: l.unit }), { into: 'disrupted' }),
    disrupted(s, l, tell) {
      if (l.disrupted) return goto('broken off'); // TCG-0342
      // Only now: disrupted, it never took place. TCG-0521
      notice(s, {
        kind: 'attacks',
        subject: l.unit.card,
        other: l.target.card,
        by: l.by,
        arena: arenaOf(s, l.unit.card),
      });
      noticeDefender(s, l.unit.card, l.target.card, l.by);
      remember(s, tell, { what: 'attacked', where: arenaOf(s, l.unit.card) });
      return next;
    },
    // 2. The attack chance: what triggers on attacking, then effects with an activation cost.
    triggered: resolveWaiting, // TCG-0444
    chance: chanceFor('attack'),
    afterChance: resolveWaiting,
    // 3. Roll; 4. reroll.
    roll(s, l) {
      const current = s.facts.attack;
      const count = current === null ? 0 : attackDice(s, current); // TCG-0149
      const against = current?.defender ?? l.target;
      if (count > 0) {
        l.accuracy = accuracyOf(s, l.unit.card);
        l.critical = keywordOf(s, l.unit.card, 'criticalHit');
        l.fury = keywordOf(s, l.unit.card, 'fury');
        l.parry = keywordOf(s, against.card, 'parry');
      }
      return call(attackRoll(s, l.unit, count, against), { into: 'dice' });
    },
    fury(s, l) {
      if (l.fury === 0 || !l.dice.includes(4)) return next; // TCG-0550, TCG-0552
      return call(attackRoll(s, l.unit, l.fury, s.facts.attack?.defender ?? l.target), { into: 'extra' });
    },
    // 5. Assign hits.
    hits(s, l, tell) {
      const { card } = s.facts.attack?.defender ?? l.target;
      l.dice = [...l.dice, ...l.extra];
      l.extra = [];
      l.hits = hitsAgainst(s, card, l.dice, l.accuracy);
      if (!l.dice.includes(6)) l.critical = 0; // TCG-0489, TCG-0492
      tell?.({ kind: 'hits', by: l.by, hits: l.hits, critical: l.critical });
      return next;
    },
    // 6. Overkill.
    overkill: {
      ask(s, l) {
        const current = s.facts.attack;
        if (current === null || !isCurrent(s, l.unit) || !isCurrent(s, current.defender)) return null;
        const divides = mayDivide(s, l.unit.card);
        if (!divides && keywordOf(s, l.unit.card, 'overkill') === 0) return null;
        const excess = divides ? l.hits + l.critical : l.hits - (healthLeft(s, current.defender.card) ?? l.hits); // TCG-0609
        const arena = arenaOf(s, current.defender.card);
        if (excess <= 0 || arena === '') return null;
        const others = [...s.zones[arena][0], ...s.zones[arena][1]].filter((card) => card !== current.defender.card);
        if (others.length === 0) return null;
        return {
          player: l.by,
          kind: 'choice',
          options: [
            ...others.map(
              (card): Option => ({ verb: divides ? 'divide' : 'overkill', on: onCard(s, card), amount: excess }),
            ),
            { verb: 'decline' },
          ],
        };
      },
      then(s, l, [picked]) {
        if (picked === undefined || picked.verb === 'decline') return next;
        l.other = refTo(s, cardAt(s, picked.on));
        l.spill = picked.amount ?? 0;
        return next;
      },
    },
    divide: {
      // How many of them go over: all or none is allowed. TCG-0188
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
      return call(damage({ hurts, parry: l.dice.includes(1) ? l.parry : 0 })); // TCG-0616
    },
    afterDamage: resolveWaiting, // TCG-0449
    // 12. The attack ends; what waited for that comes now.
    end(s, l, tell) {
      const { attack: over } = s.facts;
      l.retaliations = over?.retaliations ?? [];
      table.change(s, tell, 'attack', null);
      tell?.({ kind: 'attack ended', attacker: mention(s, l.unit.card) });
      expire(s, tell, 'attack');
      forgetUses(s, 'attack');
      return perform([]); // What kept a unit alive for the attack may be over: TCG-0562
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
        });
      return waitingTriggers(s);
    },
    over: () => done(false),
    'broken off'(s, _l, tell) {
      table.change(s, tell, 'attack', null);
      expire(s, tell, 'attack');
      forgetUses(s, 'attack');
      return perform([]);
    },
    'never was': () => done(true),
  },
);

/** Does an effect let its player divide what the attack does between two units? */ // TCG-0188
const mayDivide = (s: State, unit: CardId): boolean =>
  rulesInForce(s, 'divides').some(({ rule, speaker }) => rule.rule === 'divides' && rule.who.matches(s, unit, speaker));

/** Its controller rolls, whoever makes the choices. */
const attackRoll = (s: State, unit: CardRef, count: number, against: CardRef): FrameSpec =>
  roll({ kind: 'attack', by: controllerOf(s, unit.card), count, unit, against });

/** The attacks that a unit's turn comes to: with Double Strike more than one. */ // TCG-0523, TCG-0525
export const strikes = procedure(
  'strikes',
  { unit: ref, by: player, of: player, target: ref, via: text, broken: flag, left: number },
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
    first(s, l, tell) {
      endCommands(s, tell, l.unit.card);
      return call(attack({ unit: l.unit, by: l.by, target: l.target, via: l.via, other: nobody }), { into: 'broken' });
    },
    doubleStrike(s, l) {
      // A disrupted attack has not ended: it never took place.
      l.left = l.broken || !isPresent(s, l.unit) ? 0 : keywordOf(s, l.unit.card, 'doubleStrike');
      return next;
    },
    again: {
      ask(s, l) {
        if (l.left === 0 || !isPresent(s, l.unit)) return null;
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
