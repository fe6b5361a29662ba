import {
  type CardId,
  call,
  cardAt,
  fixed,
  goto,
  isCurrent,
  list,
  next,
  number,
  onCard,
  player,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { current } from '../cards/units.ts';
import { keywordOf } from '../cards/values.ts';
import { damage } from './damage.ts';
import { roll } from './rolling.ts';

/** Dice of damage against one or more units: not an attack. */ // TCG-0135, TCG-0512, TCG-0513
export const diceOfDamage = procedure(
  'dice of damage',
  {
    at: list(ref),
    dice: number,
    by: player,
    source: ref,
    sourced: text,
    rolled: list(number),
    unit: ref,
    hurts: list(fixed({ unit: ref, amount: number, source: ref, from: text })),
  },
  {
    order: {
      // Whoever made the effect says in which order.
      ask: (s, l) =>
        l.at.length === 0
          ? null
          : {
              player: l.by,
              kind: 'choice',
              options: current(s, l.at).map((card): Option => ({ verb: 'roll at', on: onCard(s, card) })),
            },
      then(s, l, [picked]) {
        const card = cardAt(s, picked?.on);
        l.unit = refTo(s, card);
        l.at = l.at.filter((one) => one.card !== card);
        return call(roll({ kind: 'damage', by: l.by, count: l.dice, unit: l.source, against: l.unit }), {
          into: 'rolled',
          then: 'count',
        });
      },
    },
    none: (_s, l) => (l.hurts.length === 0 ? goto('over') : goto('damage')),
    count(s, l) {
      if (isCurrent(s, l.unit)) {
        const amount = hitsAgainst(s, l.unit.card, l.rolled, 0);
        l.hurts = [...l.hurts, { unit: l.unit, amount, source: l.source, from: 'dice' }];
      }
      return goto('order');
    },
    damage: (_s, l) =>
      call(
        damage({
          hurts: l.hurts.map(({ unit, amount }) => ({
            unit,
            amount,
            source: l.sourced === 'this' ? l.source : null,
            from: 'dice',
          })),
        }),
      ),
    over: () => next,
  },
);

/** Each die of 4 or more hits, against Armor of 5 or more. */ // TCG-0148, TCG-0434, TCG-0436, TCG-0437
export function hitsAgainst(s: State, unit: CardId, dice: readonly number[], accuracy: number): number {
  const needed = neededToHit(s, unit);
  return dice.filter((die) => die + accuracy >= needed).length;
}

export const neededToHit = (s: State, unit: CardId): number => (keywordOf(s, unit, 'armor') > 0 ? 5 : 4);
