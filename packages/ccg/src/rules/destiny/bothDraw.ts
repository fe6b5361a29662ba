import {
  call,
  data,
  done,
  type FrameSpec,
  fixed,
  list,
  number,
  other,
  type Player,
  player,
  ref,
  text,
} from '@binary-sunset/kernel';
import { procedure } from '../../state/state.ts';
import { destinyFor, type ValueOfCard } from './destiny.ts';

/**
 * Both players draw destiny for the same action: whoever's turn it is makes all of theirs first. Done with the totals
 * of the one who acts and of the other; null where a total failed.
 * Only what the one who acts draws is held against anything.
 */ // GLA-0504, AR1-0227
export const bothDraw = procedure(
  'both draw destiny',
  {
    by: player,
    count: number,
    /** How many the other draws, if not as many. */
    others: number,
    action: number,
    against: list(fixed({ card: ref, value: text })),
    /** What is added to each draw of the one who acts, and of the other. */
    plus: number,
    othersPlus: number,
    first: data,
    second: data,
  },
  {
    first: (s, l) => call(drawsOf(s.facts.active, l), { into: 'first' }),
    second: (s, l) => call(drawsOf(other(s.facts.active), l), { into: 'second' }),
    over: (s, l) => done(s.facts.active === l.by ? [l.first, l.second] : [l.second, l.first]),
  },
);

interface Both {
  readonly by: Player;
  readonly count: number;
  readonly others: number;
  readonly action: number;
  readonly against: readonly ValueOfCard[];
  readonly plus: number;
  readonly othersPlus: number;
}

const drawsOf = (who: Player, { by, count, others, action, against, plus, othersPlus }: Both): FrameSpec =>
  destinyFor(
    who,
    who === by || others === 0 ? count : others,
    '',
    action,
    who === by ? { each: plus, against } : { each: othersPlus },
  );

/** Who fails for want of a total: nobody if both have one, and nobody if neither has. */ // AR1-0442, AR1-0443
export const failing = (own: number | null, others: number | null): 'you' | 'opponent' | null =>
  (own === null) === (others === null) ? null : own === null ? 'you' : 'opponent';
