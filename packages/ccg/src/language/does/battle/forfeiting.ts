import { type CardId, call, endOne, isCurrent, next } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { forfeit } from '../../../rules/battle/damageSegment.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { type State, table } from '../../../state/state.ts';
import type { Tell } from '../../../state/vocabulary.ts';
import type { Instruction } from '../../../text/program.ts';

/** It is as if no weapon had hit it. */ // GLC-0407
function restore(s: State, tell: Tell, card: CardId): void {
  table.mark(s, tell, card, 'hit', 0);
  for (const effect of [...s.lasting]) {
    const isByWeapon = effect.source.card >= 0 && kindOf(s, effect.source.card) === 'weapon';
    if (isByWeapon && (effect.locked?.every((one) => one.card === card) ?? false)) endOne(s, tell, effect);
  }
}

/** "It must be forfeited": what was chosen, if it is still there. */
export const forfeitsIt: Instruction = {
  words: () => 'it must be forfeited',
  run(s, l) {
    const [one] = l.it;
    if (one === undefined || !isCurrent(s, one) || !table.inPlay(s, one.card)) return next;
    return call(forfeit({ by: controllerOf(s, one.card), source: one }));
  },
};

/** This card is forfeited in place of one that was hit, even if it was hit itself. */ // GLC-0406
export const forfeitsInPlace: Instruction = {
  words: (self) => `forfeit ${self} in its place, restoring it to normal`,
  possible: (s, l) => isCurrent(s, l.source),
  run(s, l, tell) {
    for (const one of l.it) if (isCurrent(s, one)) restore(s, tell, one.card);
    return isCurrent(s, l.source) ? call(forfeit({ by: l.by, source: l.source })) : next;
  },
};
