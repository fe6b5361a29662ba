/** Ways to look at destiny that only cards for tests know. */

import { call } from '@binary-sunset/kernel';
import type { Cards } from '../../../../src/language/index.ts';
import { actionUnderWay, chooseDestinies } from '../../../../src/rules/destiny/twoDestinies.ts';
import { type Instruction, speakerOf, type Trigger } from '../../../../src/text/program.ts';

/** The destiny numbers of these cards are needed: owners of cards with two of them choose now. */ // AR1-0464, AR1-0465
export const lookAtDestiny = (who: Cards): Instruction => ({
  words: (self) => `look at destiny number of ${who.words(self)}`,
  run: (s, l) =>
    call(
      chooseDestinies({
        cards: who.in(s, speakerOf(s, l)).map((card) => ({ card, life: s.cards.life[card] ?? 0 })),
        action: actionUnderWay(s),
      }),
    ),
});

/** A draw of its player's was just completed. */ // AR1-0432
export const completesDestiny: Trigger = {
  on: 'destiny completed',
  words: () => 'you just completed destiny',
  matches: (_s, { by }, speaker) => by === speaker.by,
};
