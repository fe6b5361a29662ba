import {
  announce,
  beginLasting,
  type CardId,
  call,
  cardAt,
  countUse,
  data,
  done,
  isCurrent,
  limited,
  mention,
  next,
  number,
  occurrence,
  onCard,
  optional,
  other,
  type Player,
  perform,
  player,
  ref,
  refTo,
  timesUsed,
  withdrawn,
} from '@binary-sunset/kernel';
import { traitBits } from '../cards.ts';
import { controllerOf, hasTrait, isReady, procedure, type State, table } from '../state.ts';
import type { Option } from '../vocabulary.ts';
import { pay, responsesTo } from './events.ts';
import { waitingTriggers } from './turn.ts';
import { strengthOf } from './values.ts';

/** Units may be attacked at any time, the player behind them only while none of them stands ready. */
const canAttackPlayer = (s: State, defender: Player): boolean =>
  !s.zones.play[defender].some((unit) => isReady(s, unit));

export const canAttack = (s: State, unit: CardId): boolean => isReady(s, unit) && strengthOf(s, unit) > 0;

export const attack = procedure(
  'attack',
  { unit: ref, by: player, target: optional(ref), intent: data, id: number },
  {
    target: {
      ask(s, l) {
        const enemy = other(l.by);
        const options = s.zones.play[enemy].map((unit): Option => ({ verb: 'attack', on: onCard(s, unit) }));
        const direct = { verb: 'assault', on: { zone: 'play', of: enemy } } as const;
        return { player: l.by, kind: 'choice', options: canAttackPlayer(s, enemy) ? [...options, direct] : options };
      },
      then(s, l, [picked]) {
        l.target = picked?.verb === 'attack' ? refTo(s, cardAt(s, picked.on)) : null;
        return next;
      },
    },
    announce(s, l) {
      if (!s.zones.play[other(l.by)].some((unit) => hasTrait(s, unit, traitBits.waylays))) return next;
      const about = occurrence(s, { kind: 'attacking', by: l.by, subject: l.unit });
      return call(announce(l.by, 'before', about), { into: 'intent' });
    },
    declare(s, l, tell) {
      if (l.intent === withdrawn || !isCurrent(s, l.unit)) return done(withdrawn);
      if (l.target !== null && !isCurrent(s, l.target)) return done(withdrawn);
      table.mark(s, tell, l.unit.card, 'tapped', 1);
      table.change(s, tell, 'attacker', l.unit);
      tell?.({
        kind: 'attacks',
        by: l.by,
        card: mention(s, l.unit.card),
        target: l.target === null ? null : mention(s, l.target.card),
      });
      l.id = s.frames[s.frames.length - 1]?.id ?? 0;
      if (l.target === null) return next;
      const responses = responsesTo(s, [
        occurrence(s, { kind: 'attacked', by: l.by, subject: l.target, action: l.id }),
      ]);
      return responses === null ? next : call(responses);
    },
    roll(s, l, tell) {
      table.change(s, tell, 'attacker', null);
      if (!isCurrent(s, l.unit)) return next;
      const dice: number[] = [];
      for (let left = strengthOf(s, l.unit.card); left > 0; left--) dice.push(table.roll(s, 6));
      const hits = dice.filter((die) => die >= 4).length;
      tell?.({ kind: 'rolled', by: l.by, dice, hits });
      if (hits === 0) return next;
      if (l.target === null) return perform([{ kind: 'demoralise', player: other(l.by), amount: hits }]);
      return perform([{ kind: 'damage', unit: l.target, amount: hits, by: l.by }]);
    },
    held: (s) => waitingTriggers(s),
  },
);

/** Just before an enemy attacks. */
export const waylay = procedure(
  'waylay',
  { unit: ref, enemy: ref, by: player },
  {
    strike(s, l, tell) {
      pay(s, tell, l.by, 1);
      tell?.({ kind: 'waylays', by: l.by, card: mention(s, l.unit.card) });
      return perform([{ kind: 'damage', unit: l.enemy, amount: 1, by: l.by }]);
    },
  },
);

export const canRage = (s: State, unit: CardId): boolean =>
  s.facts.energy[controllerOf(s, unit)] >= 1 && timesUsed(s, limited('turn', 'rages', refTo(s, unit))) === 0;

export const rage = procedure(
  'rage',
  { unit: ref, by: player },
  {
    double(s, l, tell) {
      pay(s, tell, l.by, 1);
      countUse(s, limited('turn', 'rages', l.unit));
      beginLasting(s, tell, {
        clause: 'rages',
        source: l.unit,
        by: l.by,
        locked: [l.unit],
        until: 'turn',
        detail: null,
      });
      return done();
    },
  },
);
