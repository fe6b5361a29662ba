import { forceIcons, hasPresence } from '@binary-sunset/ccg';
import { other } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { outlookAt } from '../outlook.ts';
import { kindOf, worthOf } from '../reading.ts';
import type { CcgRule } from '../situation.ts';

/** Deploys to win battles or to hold Force drains. */
export const deploying: readonly CcgRule[] = [
  {
    name: 'the strongest first',
    on: ['deploy'],
    as: 'hunch',
    weigh: ({ s }, option) => worthOf(s, cardIn(s, option.on)),
  },
  {
    name: 'where there is something to drain or to stop',
    on: ['to'],
    as: 'hunch',
    weigh({ s, me }, option) {
      const place = cardIn(s, option.on);
      if (place < 0 || kindOf(s, place) !== 'location') return 0;
      const them = other(me);
      const drain = forceIcons(s, place, them) * (hasPresence(s, me, place) ? 0.2 : 1);
      return drain + (hasPresence(s, them, place) ? 1 + 0.1 * outlookAt(s, me, place).gain : 0);
    },
  },
];
