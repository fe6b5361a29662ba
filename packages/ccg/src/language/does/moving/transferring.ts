import { isCurrent, next } from '@binary-sunset/kernel';
import { table } from '../../../state/state.ts';
import { type Instruction, speakerOf } from '../../../text/program.ts';
import { withOne } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';

/** This card goes over to another that could carry it. */
export const transfersTo = (who: Cards): Instruction =>
  withOne(who, {
    words: (self) => `transfer ${self} to ${who.words(self)}`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [to] = who.in(s, speakerOf(s, l));
      if (to !== undefined && isCurrent(s, l.source)) table.mark(s, tell, l.source.card, 'host', to);
      return next;
    },
  });
