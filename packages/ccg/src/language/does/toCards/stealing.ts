/** Stealing cards: whatever of the opponent’s can be taken over. */
import { type CardId, next } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { giveTo, stealVessel, whyNotStolen } from '../../../rules/weapons/stealing.ts';
import type { State } from '../../../state/state.ts';
import type { Tell } from '../../../state/vocabulary.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';
import { isJustIt } from '../../cards/apart.ts';
import { type Cards, it } from '../../cards/cards.ts';

/** "Steal it": a weapon or device comes to this card, a starship, vehicle or droid to its player's side. */ // GLC-0379, GLC-0380
export const steals = (what: Cards = it): Instruction => ({
  words: (self) => `steal ${what.words(self)}`,
  ...(isJustIt(what) ? { verb: 'steal' } : {}),
  harms: true,
  steals: true,
  possible(s, l) {
    const refusals = what.in(s, speakerOf(s, l)).map((card) => whyNotStolen(s, card));
    return refusals.some((refusal) => refusal === null) || (refusals[0] ?? false);
  },
  run(s, l, tell) {
    stealsThem(s, l, tell, what.in(s, speakerOf(s, l)));
    return next;
  },
});

/** Those of them that can be stolen are. */
export function stealsThem(s: State, l: Acting, tell: Tell, cards: readonly CardId[]): void {
  const { self } = speakerOf(s, l);
  for (const card of cards) {
    if (whyNotStolen(s, card) !== null) continue;
    const kind = kindOf(s, card);
    tell?.({ kind: 'stolen', card: s.cards.handle[card] ?? 0, by: l.by });
    if (kind !== 'weapon' && kind !== 'device') stealVessel(s, tell, card, l.by);
    else if (self >= 0) giveTo(s, tell, card, self);
  }
}
