import { type CardId, type CardRef, isCurrent, refTo } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Acting } from '../../text/program.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { several } from '../../text/saying/nouns.ts';
import { isActive } from '../cards/cardStates.ts';
import { rulesOn } from '../inForce/sources.ts';
import { placeOnCard } from '../leaving/placing.ts';
import { stackedOn } from '../leaving/stacking.ts';
import { actingCalled, actingIn } from './frames.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Interrupts of the titles that are stacked on the card. */ // AR1-0340
    'stacked titles are unique': object;
  }
}

const uniqueWhereStacked = rulesOn(
  ruleKind('stacked titles are unique', {
    says: (_rule, { him }) => so(several(`all Interrupts of a title stacked on ${him}`), 'be', 'unique'),
  }),
);

/** Only cards with that icon are grabbers. */ // GAP-0206
export function isGrabber(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'effect' && found.grabber === true;
}

/** An Interrupt on the stack will go to this grabber, whatever else becomes of it. */ // AR1-0092, GLB-0194
export function grab(s: State, action: number, grabber: CardId): void {
  const acting = actingCalled(s, action);
  if (acting !== null) acting.grabbers = [...acting.grabbers, refTo(s, grabber)];
}

/** The grabbers that an Interrupt goes to and that are still there. */
export const grabbersOf = (s: State, { grabbers }: Pick<Acting, 'grabbers'>): readonly CardRef[] =>
  grabbers.filter((one) => isCurrent(s, one) && isActive(s, one.card));

/** Puts an Interrupt that was played on a grabber: it is supporting there. */ // AR1-0356, GAP-0206
export const putOnGrabber = (s: State, tell: Tell, card: CardId, grabber: CardId): void =>
  placeOnCard(s, tell, card, grabber, { onGrabber: true });

/** Does a card hold one of that title, or is it about to? */ // AR1-0340
const holds = (s: State, grabber: CardId, title: string): boolean =>
  stackedOn(s, grabber).some((card) => cardOf(s, card).title === title) ||
  s.frames.some((frame) => {
    const acting = actingIn(frame);
    return (
      acting?.grabbers.some((one) => one.card === grabber) === true && cardOf(s, acting.source.card).title === title
    );
  });

/** Are Interrupts of that title unique, because a grabber says so of what it holds? */ // GLB-0193, GLD-0018, AR1-0340
export const isMadeUnique = (s: State, title: string): boolean =>
  uniqueWhereStacked(s).some(({ speaker: { self } }) => self >= 0 && holds(s, self, title));

/** Can it still be put on a grabber? It may have been sent elsewhere as it was played. */ // GAP-0206
export const mayBeGrabbed = (s: State, source: CardRef): boolean =>
  (isCurrent(s, source) && table.isIn(s, source.card, 'playing')) ||
  (['lost', 'used', 'outOfPlay'] as const).some((zone) => table.isIn(s, source.card, zone));
