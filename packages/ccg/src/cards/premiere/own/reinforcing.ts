/** Coming to a battle that was just initiated. */

import { type CardId, call, next, refTo } from '@binary-sunset/kernel';
import { together } from '../../../language/does/piles/piles.ts';
import type { Cards } from '../../../language/index.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { landspeed } from '../../../rules/moving/landspeed.ts';
import { moveOf } from '../../../rules/moving/move.ts';
import { movesOf, type PossibleMove } from '../../../rules/moving/possible.ts';
import { isAdjacent } from '../../../rules/table/layout.ts';
import { locationOf } from '../../../rules/table/places.ts';
import type { State } from '../../../state/state.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';

/** One of them moves to the battle just initiated at an adjacent site, on foot and for free; then something is done with it. */ // AR6-0132, AR6-0135
export const movesToBattle = (who: Cards, ...then: Instruction[]): Instruction => {
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove } | null => {
    const to = s.facts.battle?.location.card ?? -1;
    for (const card of who.in(s, speakerOf(s, l))) {
      const from = locationOf(s, card);
      if (to < 0 || from < 0 || !isAdjacent(s, from, to)) continue;
      const move = movesOf(s, controllerOf(s, card), card, [landspeed], { free: true }).find(
        ({ way }) => way.to === to,
      );
      if (move !== undefined) return { card, move };
    }
    return null;
  };
  const move: Instruction = {
    words: () => '',
    run(s, l) {
      const it = found(s, l);
      l.it = it === null ? [] : [refTo(s, it.card)];
      if (it === null) return next;
      return call(moveOf(s, it.card, it.move.kind, it.move.way, { by: controllerOf(s, it.card), cost: 0 }));
    },
  };
  return together(
    (self) =>
      [
        `move ${who.words(self)} from an adjacent site to the battle (using landspeed for free)`,
        ...then.map((one) => one.words(self)),
      ].join(', '),
    (s, l) => found(s, l) !== null,
    [move, ...then],
  );
};
