import { done, forgetUses, list, next, number, oneOf, type Player, player, ref } from '@binary-sunset/kernel';
import type { RollKind } from '../../state/events.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { waitingTriggers } from '../inForce/effect.ts';
import { notice } from '../inForce/noticing.ts';
import { chanceFor } from '../turn/chances.ts';

/** Dice are rolled; then come triggered rerolls, then a chance to reroll; then the roll takes effect. */ // TCG-0321, TCG-0323
export const roll = procedure(
  'roll',
  { kind: oneOf<RollKind>(), by: player, count: number, unit: ref, against: ref, dice: list(number) },
  {
    roll(s, l, tell) {
      const dice: number[] = [];
      for (let left = l.count; left > 0; left--) dice.push(table.roll(s, 6));
      table.change(s, tell, 'roll', { kind: l.kind, by: l.by, dice });
      tell?.({ kind: 'rolled', by: l.by, what: l.kind, dice });
      if (l.kind === 'attack')
        notice(s, {
          kind: 'attack rolled',
          subject: l.unit.card,
          other: l.against.card,
          by: l.by,
          amount: dice.length,
        });
      return next;
    },
    triggered: (s) => waitingTriggers(s, 'reroll'), // TCG-0243
    chance: chanceFor('reroll'),
    takesEffect(s, _l, tell) {
      const dice = s.facts.roll?.dice ?? [];
      table.change(s, tell, 'roll', null);
      forgetUses(s, 'roll');
      return done(dice);
    },
  },
);

/** These dice, by their place, are rolled again; the first result is ignored. */ // TCG-0633
export function reroll(s: State, tell: Tell, who: Player, places: readonly number[]): void {
  const current = s.facts.roll;
  if (current === null) return;
  const dice = current.dice.map((die, i) => (places.includes(i) ? table.roll(s, 6) : die));
  table.change(s, tell, 'roll', { ...current, dice });
  tell?.({ kind: 'rerolled', by: who, what: current.kind, dice });
}
