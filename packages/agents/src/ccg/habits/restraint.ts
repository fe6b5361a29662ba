import type { CcgRule } from '../situation.ts';

/** What does nothing, or ends what one does. */
export const nothing: CcgRule['on'] = ['pass', 'decline', 'done', 'stop', 'no destiny', 'no target', 'stay', 'leave'];

/** Does nothing for nothing. */
export const restraint: readonly CcgRule[] = [
  {
    name: 'nothing for nothing',
    on: nothing,
    as: 'habit',
    weigh: () => 0.05,
  },
  {
    name: 'no change for the sake of change',
    on: ['hand over', 'embark', 'disembark', 'sit as pilot', 'sit as driver', 'sit as passenger', 'transfer'],
    as: 'habit',
    weigh: () => -0.1,
  },
  {
    name: 'one thing at a time',
    on: ['pass'],
    as: 'hunch',
    weigh: ({ s, decision }) => (decision.kind === 'action' && s.facts.battle === null ? 100 : 0),
  },
];
