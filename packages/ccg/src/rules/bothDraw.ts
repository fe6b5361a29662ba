import { call, data, done, number, other, player } from '@binary-sunset/kernel';
import { procedure } from '../state.ts';
import { destinyFor } from './destiny.ts';

/**
 * Both players draw destiny for the same action: whoever's turn it is makes all of theirs first. Done with the totals
 * of the one who acts and of the other; null where a total failed.
 */ // GLA-0504
export const bothDraw = procedure(
  'both draw destiny',
  { by: player, count: number, action: number, first: data, second: data },
  {
    first: (s, l) => call(destinyFor(s.facts.active, l.count, '', l.action), { into: 'first' }),
    second: (s, l) => call(destinyFor(other(s.facts.active), l.count, '', l.action), { into: 'second' }),
    over: (s, l) => done(s.facts.active === l.by ? [l.first, l.second] : [l.second, l.first]),
  },
);

/** Who fails for want of a total: nobody if both have one, and nobody if neither has. */ // AR1-0442, AR1-0443
export const failing = (own: number | null, others: number | null): 'you' | 'opponent' | null =>
  (own === null) === (others === null) ? null : own === null ? 'you' : 'opponent';
