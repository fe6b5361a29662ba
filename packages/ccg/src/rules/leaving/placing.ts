import type { CardId } from '@binary-sunset/kernel';
import { type State, slots, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { makeInactive } from '../cards/cardStates.ts';
import { stackOn } from './stacking.ts';

/** How a card is stacked, beside where it comes from. */
export interface Stacking {
  readonly faceDown?: true;
  readonly onGrabber?: true;
  /** It was lost a moment ago: it counts as coming from the table. */ // AR1-0358
  readonly justLost?: true;
}

/**
 * Places a card on another, outside of deploying and moving. From the table it is inactive there; from elsewhere, face
 * down or on a grabber, it is supporting.
 */ // AR1-0353, AR1-0354, AR1-0355, AR1-0356
export function placeOnCard(s: State, tell: Tell, card: CardId, host: CardId, how: Stacking = {}): void {
  const { faceDown = false, onGrabber = false, justLost = false } = how;
  if (faceDown || onGrabber || !(table.inPlay(s, card) || justLost)) {
    stackOn(s, tell, card, host, !faceDown);
    return;
  }
  table.move(s, tell, card, 'on', table.whose(s, card));
  table.mark(s, tell, card, 'host', host);
  table.mark(s, tell, card, 'slot', slots.indexOf('attached'));
  makeInactive(s, tell, card, 'stacked');
}
