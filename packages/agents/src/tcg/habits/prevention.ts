import type { CardId } from '@binary-sunset/kernel';
import { cardIn, holderOf } from '../../options.ts';
import { cardOf, healthLeft, worthOf } from '../reading.ts';
import type { Situation, TcgRule } from '../situation.ts';

/** Times its prevention. */

const isPrevention = ({ decision }: Situation): boolean => decision.window?.kind === 'prevention';

/** One's own units that the damage about to be done would kill. */
const doomed = ({ s, me }: Situation): CardId[] =>
  s.facts.damage
    .filter(({ amount, unit }) => holderOf(s, unit.card) === me && amount >= healthLeft(s, unit.card))
    .map(({ unit }) => unit.card);

export const prevention: readonly TcgRule[] = [
  {
    name: 'save what would be lost',
    on: ['play', 'use', 'enhance'],
    as: 'hunch',
    weigh: (situation) =>
      isPrevention(situation) ? doomed(situation).reduce((sum, unit) => sum + worthOf(situation.s, unit), 0) : 0,
  },
  {
    name: 'not for a scratch',
    because: 'Nobody would be lost: a scratch is not worth it.',
    on: ['play', 'use', 'enhance'],
    as: 'habit',
    weigh(situation, option) {
      if (!isPrevention(situation) || doomed(situation).length > 0) return 0;
      return cardOf(situation.s, cardIn(situation.s, option.on)).kind === 'battle' ? -1.2 : -0.3;
    },
  },
  {
    name: 'a card is gone, an ability stays',
    because: 'An ability can be used again, a card is gone.',
    on: ['play', 'enhance'],
    as: 'habit',
    weigh: (situation) =>
      isPrevention(situation) && situation.decision.options.some(({ verb }) => verb === 'use') ? -0.5 : 0,
  },
];
