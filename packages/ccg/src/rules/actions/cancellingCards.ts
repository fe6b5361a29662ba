import { type CardId, type Occurrence, ownerOf, perform, ref, refTo } from '@binary-sunset/kernel';
import { type CcgEvent, procedure, type State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { cardsOnTable } from '../cards/cardStates.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Such cards on table are cancelled, as soon as there are any. */ // AR1-0256
    cancels: { readonly who: Cards };
  }
}

const cancelling = rulesOn(ruleKind('cancels', { says: ({ who }, self) => so(who.noun(self), 'be', 'cancelled') }));

/** A card that a text cancels as things are now, and the card whose text that is. */
export interface DueToBeCancelled {
  readonly card: CardId;
  readonly by: CardId;
}

const nothing: readonly DueToBeCancelled[] = [];

/** What is "cancelled if" something is so that is so now. */
export function dueToBeCancelled(s: State): readonly DueToBeCancelled[] {
  const rules = cancelling(s);
  if (rules.length === 0) return nothing;
  return cardsOnTable(s).flatMap((card) => {
    const found = rules.find(({ rule, speaker }) => rule.who.matches(s, card, speaker));
    return found === undefined ? [] : [{ card, by: found.speaker.self }];
  });
}

const movesOrDeploys: readonly string[] = ['move', 'dock', 'react', 'deploy', 'deploy location'];

/**
 * Is something on its way or just there, and what must happen because of that still to come? Whatever is cancelled by
 * it competes with the rest.
 */ // AR1-0120
export function isJustArriving(s: State): boolean {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame === undefined) continue;
    if (movesOrDeploys.includes(frame.procedure)) return true;
    if (frame.procedure !== 'window') continue;
    const { about = [] } = frame.locals as { readonly about?: readonly Occurrence[] };
    const isAutomatic = frame.step === 'drop' || frame.step === 'automatic';
    return isAutomatic && about.some(({ kind }) => kind === 'moved' || kind === 'deployed');
  }
  return false;
}

/** It goes to the Lost Pile without being just lost. */ // AR1-0258
export const cancelled = (s: State, card: CardId): CcgEvent => ({
  kind: 'leaves',
  card: refTo(s, card),
  to: 'lost',
  by: ownerOf(s, card),
  how: 'cancelled',
});

/** A card is cancelled by what has come to be so. */
export const cancelCard = procedure(
  'cancel card',
  { card: ref },
  { cancel: (s, l) => perform([cancelled(s, l.card.card)]) },
);
