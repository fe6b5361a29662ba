/** Ways to deploy, to convert and to start that only cards for tests know. */

import { call, isCurrent, next, refTo } from '@binary-sunset/kernel';
import { withOne } from '../../../../src/language/cards/apart.ts';
import { type Cards, it } from '../../../../src/language/index.ts';
import { deployment, whyNot } from '../../../../src/rules/deploying/deploy.ts';
import { changeSides } from '../../../../src/rules/deploying/personas.ts';
import { setStartingHand } from '../../../../src/rules/turn/starting.ts';
import { table } from '../../../../src/state/state.ts';
import { type Instruction, speakerOf } from '../../../../src/text/program.ts';

/** Deploys what was found or chosen, if it can be. */
export const deploysIt = (free = false): Instruction => ({
  words: () => `deploy it${free ? ' for free' : ''}`,
  run(s, l) {
    const found = l.it.find((one) => isCurrent(s, one) && !table.inPlay(s, one.card));
    if (found === undefined || whyNot(s, l.by, found.card, free) !== null) return next;
    return call(deployment(s, l.by, found.card, free));
  },
});

/** "Crosses to your side", with everything on it: converting. */ // AR5-0102, AR5-0104
export const comesOver = (who: Cards = it): Instruction =>
  withOne(who, {
    words: (self) => `${who.words(self)} comes over to your side`,
    possible: (s, l) => who.isAny(s, speakerOf(s, l)),
    run(s, l) {
      const [card] = who.in(s, speakerOf(s, l));
      return card === undefined ? next : call(changeSides({ by: l.by, source: refTo(s, card) }));
    },
  });

/** "Draw 6 cards for starting hand", or from 8 to 12 as its player likes. */ // GAP-0036, GAP-0363
export const startingHand = (cards: number, most = cards): Instruction => ({
  words: () => `draw ${cards === most ? cards : `${cards} to ${most}`} cards for starting hand`,
  run(s, l) {
    setStartingHand(s, l.by, cards, most);
    return next;
  },
});
