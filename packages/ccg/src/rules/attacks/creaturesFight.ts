import { call, data, done, goto, next, ref, refTo } from '@binary-sunset/kernel';
import { procedure, type State, table } from '../../state/state.ts';
import { creaturesAt, enemiesOf } from './attacking.ts';
import { eat } from './eating.ts';
import { findFerocity } from './ferocity.ts';

const oneOf = (s: State, cards: readonly number[]): number => cards[table.roll(s, cards.length) - 1] ?? -1;

/** Creatures attack each other at once, two at a time, until none will attack another. */ // AR6-0215, AR6-0248, AR6-0250
export const creaturesFight = procedure(
  'creatures fight',
  { location: ref, one: ref, other: ref, first: data, second: data },
  {
    pair(s, l) {
      const ready = creaturesAt(s, l.location.card).filter((card) => enemiesOf(s, card).length > 0);
      if (ready.length === 0) return done();
      const one = oneOf(s, ready);
      l.one = refTo(s, one);
      l.other = refTo(s, oneOf(s, enemiesOf(s, one)));
      return call(findFerocity({ creature: l.one }), { into: 'first' });
    },
    other: (_s, l) => call(findFerocity({ creature: l.other }), { into: 'second' }),
    // The lower is eaten, both if they are equal. AR6-0249
    compare(s, l, tell) {
      const [first, second] = [Number(l.first), Number(l.second)];
      const eaten = [...(first <= second ? [l.one.card] : []), ...(second <= first ? [l.other.card] : [])];
      return eat(s, tell, eaten, s.facts.active);
    },
    again: () => goto('pair'),
    over: () => next,
  },
);
