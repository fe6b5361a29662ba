import { done, number } from '@binary-sunset/kernel';
import { procedure, table } from '../../state/state.ts';
import { cancelledAt } from '../inForce/sources.ts';

/** A text is cancelled before what it has just been triggered to do. */ // AR1-0268, AR1-0269
export const cancelTextFirst = procedure(
  'cancel text first',
  { occurrence: number },
  {
    cancel(s, l, tell) {
      table.change(s, tell, 'memory', [...s.facts.memory, cancelledAt(l.occurrence)]);
      return done();
    },
  },
);
