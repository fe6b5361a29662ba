/** Places that only cards for tests name, and what they put there. */
import { isCurrent, next } from '@binary-sunset/kernel';
import { withOne } from '../../../../src/language/cards/apart.ts';
import { any, type Cards } from '../../../../src/language/index.ts';
import { controllerOf } from '../../../../src/rules/cards/cardStates.ts';
import { settleAt } from '../../../../src/rules/deploying/deploy.ts';
import { type Instruction, speakerOf } from '../../../../src/text/program.ts';

/** "Throne Room" alone is the Emperor's; "any throne room" is each that is called one. */ // GAP-0154
export const theThroneRoom: Cards = any.locations.called('Death Star II: Throne Room');

export const anyThroneRoom: Cards = any.locations.withTitle('throne room');

/** What was chosen is placed at a location, which is no move. */
export const goesTo = (where: Cards): Instruction =>
  withOne(where, {
    words: (self) => `place it at ${where.words(self)}`,
    possible: (s, l) => where.isAny(s, speakerOf(s, l)),
    run(s, l, tell) {
      const [to] = where.in(s, speakerOf(s, l));
      const [it] = l.it;
      if (to === undefined || it === undefined || !isCurrent(s, it)) return next;
      settleAt(s, tell, it.card, controllerOf(s, it.card), to, 'attached');
      return next;
    },
  });
