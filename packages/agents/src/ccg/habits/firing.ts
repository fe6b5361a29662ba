import { controllerOf } from '@binary-sunset/ccg';
import { cardIn } from '../../options.ts';
import { expectedDestiny } from '../destiny.ts';
import { defenseOf, forfeitOf, worthOf } from '../reading.ts';
import type { CcgRule } from '../situation.ts';

/** Fires the right weapon at the right target. */

/** What makes a shot that is probably a miss worth thinking of. */
const spread = 3;

export const firing: readonly CcgRule[] = [
  {
    name: 'a weapon is there to be fired',
    on: ['fire', 'fire again'],
    as: 'hunch',
    weigh: ({ s }) => (s.facts.battle === null ? 0 : 2),
  },
  {
    name: 'at what is worth hitting, and can be hit',
    on: ['target'],
    as: 'hunch',
    weigh({ s, me }, option) {
      const card = cardIn(s, option.on);
      if (card < 0 || controllerOf(s, card) === me) return 0;
      const over = expectedDestiny(s, me, me) - defenseOf(s, card);
      const random = Math.min(1, Math.max(0.05, (over + spread) / (2 * spread)));
      return random * (worthOf(s, card) + 0.3 * forfeitOf(s, card));
    },
  },
];
