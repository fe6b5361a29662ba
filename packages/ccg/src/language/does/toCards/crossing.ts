import { call, next, refTo } from '@binary-sunset/kernel';
import { canCrossOver, crossOver } from '../../../rules/cards/crossingOver.ts';
import { type Instruction, speakerOf } from '../../../text/program.ts';
import { withOne } from '../../cards/apart.ts';
import { type Cards, it } from '../../cards/cards.ts';

/** "It crosses over": to the other side of the Force, as somebody else. */ // AR5-0119
export const crossesOver = (who: Cards = it): Instruction =>
  withOne(who, {
    words: (self) => `${who.words(self)} crosses over`,
    possible: (s, l) => who.in(s, speakerOf(s, l)).some((card) => canCrossOver(s, card)),
    run(s, l) {
      const card = who.in(s, speakerOf(s, l)).find((one) => canCrossOver(s, one));
      return card === undefined ? next : call(crossOver({ by: l.by, source: refTo(s, card) }));
    },
  });
