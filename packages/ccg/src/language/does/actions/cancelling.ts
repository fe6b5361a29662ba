/** Cards are cancelled: as they are played or deployed, or on table. */
import type { InterruptFunction } from '../../../catalog/card.ts';
import { kindOf } from '../../../catalog/catalog.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import type { State } from '../../../state/state.ts';
import { type Acting, type ActionText, type Instruction, type Rule, speakerOf } from '../../../text/program.ts';
import { either } from '../../../text/saying/lists.ts';
import { isJustIt } from '../../cards/apart.ts';
import { any, type Cards, it } from '../../cards/cards.ts';
import { may } from '../../text.ts';
import { atAnyTime, isDeploying, plays } from '../../when/when.ts';
import { cancelIt, isCancellableAs } from '../force/effects.ts';

const cancellable = (s: State, l: Acting, who: Cards): number[] =>
  who.in(s, speakerOf(s, l)).filter((card) => isCancellableAs(kindOf(s, card)));

/** "Cancel Revolution": cards on table, of which there must be one. They are not just lost. */ // AR1-0234, AR1-0249, AR1-0258
export const cancels = (who: Cards): Instruction => ({
  words: (self) => `cancel ${who.words(self)}`,
  ...(isJustIt(who) ? { verb: 'cancel' } : {}),
  possible: (s, l) => cancellable(s, l, who).length > 0,
  run: (s, l) => leaveTable(s, cancellable(s, l, who), 'lost', l.by, 'cancelled'),
});

/** "If you control, Kessel Run is cancelled": as soon as that is so, whoever has it. */ // AR1-0120
export const areCancelled = (who: Cards): Rule => ({ rule: 'cancels', who });

/** "Cancel either: …": as such a card is played or deployed, or while it is on table. */
export function cancelsNamed(as: (action: ActionText) => InterruptFunction, ...titles: string[]): InterruptFunction[] {
  const named = any.called(...titles);
  const unsaid = { onFace: '' };
  return [
    as({ ...may.respond(plays('anyone', named)).do(cancelIt), onFace: `cancel ${either(titles)}` }),
    as({ ...may.respond(isDeploying('anyone', named)).do(cancelIt), ...unsaid }),
    as({ ...may.act(atAnyTime).target(named).do(cancels(it)), ...unsaid }),
  ];
}
