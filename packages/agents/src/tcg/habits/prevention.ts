import type { CardId } from '@binary-sunset/kernel';
import { cardIn, holderOf } from '../../options.ts';
import type { Look, TcgRule } from '../look.ts';
import { cardOf, healthLeft, worthOf } from '../reading.ts';

/** Times its prevention. */

const isPrevention = ({ decision }: Look): boolean => decision.window?.kind === 'prevention';

/** One's own units that the damage about to be done would kill. */
const doomed = ({ s, me }: Look): CardId[] =>
  s.facts.damage
    .filter(({ amount, unit }) => holderOf(s, unit.card) === me && amount >= healthLeft(s, unit.card))
    .map(({ unit }) => unit.card);

export const prevention: readonly TcgRule[] = [
  {
    name: 'save what would be lost',
    on: ['play', 'use', 'enhance'],
    as: 'hunch',
    weigh: (look) => (isPrevention(look) ? doomed(look).reduce((sum, unit) => sum + worthOf(look.s, unit), 0) : 0),
  },
  {
    name: 'not for a scratch',
    on: ['play', 'use', 'enhance'],
    as: 'habit',
    weigh(look, option) {
      if (!isPrevention(look) || doomed(look).length > 0) return 0;
      return cardOf(look.s, cardIn(look.s, option.on)).kind === 'battle' ? -1.2 : -0.3;
    },
  },
  {
    name: 'a card is gone, an ability stays',
    on: ['play', 'enhance'],
    as: 'habit',
    weigh: (look) => (isPrevention(look) && look.decision.options.some(({ verb }) => verb === 'use') ? -0.5 : 0),
  },
];
