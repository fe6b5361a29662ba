import { type CardId, countUse, type Limited, limited, refTo, remembered, timesUsed } from '@binary-sunset/kernel';
import { cardOf, definitionOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Refusal, RuleOf } from '../../text/program.ts';
import { isHabitat } from '../attacks/habitat.ts';
import { isActive, isUnderCover } from '../cards/cardStates.ts';
import { isSearcher } from '../cards/searchPartyMembers.ts';
import { whyNotAnotherAt } from '../cards/uniqueness.ts';
import { allowing, forbidding } from '../inForce/acts.ts';
import { type InForce, rulesOn } from '../inForce/sources.ts';
import { isInDeathStarII } from '../table/layout.ts';
import { locationOf } from '../table/places.ts';
import type { Way } from './ways.ts';

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    move: true;
    'move to': true;
  }
  interface AllowedActs {
    /** Whatever its own text says. */ // GLB-0277
    'move normally': true;
  }
}

type Bar = InForce<RuleOf<'forbids'>>;

/** Texts that keep cards from moving. */
const barsToMoving = rulesOn('forbids', forbidding('move', { asks: ['where'] }));
const barsToMovingTo = rulesOn('forbids', forbidding('move to', { asks: ['where', 'from'] }));
const leaveToMove = rulesOn('allows', allowing('move normally'));

const regularMove = (s: State, card: CardId): Limited => limited('turn', 'regular move', refTo(s, card));

/** One regular move in a turn, whatever came of it. */ // AR7-0007
export const hasMoved = (s: State, card: CardId): boolean => timesUsed(s, regularMove(s, card)) > 0;

export const countRegularMove = (s: State, card: CardId): void => countUse(s, regularMove(s, card));

const refusalOf = (s: State, { speaker }: Bar, rule: string): Refusal => ({
  because: speaker.self < 0 ? 'It cannot move.' : `${cardOf(s, speaker.self).title} keeps it from moving.`,
  rule,
});

/** Is what its own text says of not moving suspended? */ // GLB-0277, GLC-0166
const isLetMove = (s: State, card: CardId): boolean =>
  leaveToMove(s).some(({ rule, speaker }) => rule.who.matches(s, card, speaker));

/** Why a card can make no move at all, neither regular nor unlimited nor a react. It may still be carried. */ // AR7-0110, AR7-0112
export const whyCannotMove = remembered((s: State, card: CardId): Refusal | null => {
  if (!isActive(s, card) && !isUnderCover(s, card)) return { because: 'It is not active.', rule: 'AR1-0307' };
  if (isSearcher(s, card)) return { because: 'It was in a search party this turn.', rule: 'GLC-0265' };
  const where = locationOf(s, card);
  for (const bar of barsToMoving(s)) {
    const { rule, speaker } = bar;
    if (!rule.who.matches(s, card, speaker)) continue;
    if (speaker.self === card && isLetMove(s, card)) continue;
    if (rule.where === undefined || rule.where.matches(s, where, speaker)) return refusalOf(s, bar, 'AR7-0110');
  }
  return null;
});

/** Does some text keep it from going from one location to another? */
function whyBarredFrom(s: State, card: CardId, from: CardId, to: CardId): Refusal | null {
  for (const bar of barsToMovingTo(s)) {
    const { rule, speaker } = bar;
    if (!rule.who.matches(s, card, speaker)) continue;
    if (rule.where !== undefined && !rule.where.matches(s, to, speaker)) continue;
    if (rule.from === undefined || rule.from.matches(s, from, speaker)) return refusalOf(s, bar, 'AR7-0143');
  }
  return null;
}

/** Why a card can't go from one location to another, whichever way it takes. */
export function whyNotBetween(s: State, card: CardId, from: CardId, to: CardId): Refusal | null {
  if (from === to || to < 0) return null;
  const found = locationCard(s, to);
  // GLC-0472, AR7-0046
  if (found?.traits.includes('trench') === true || isInDeathStarII(s, to))
    return { because: 'Nothing moves there unless a card says so.', rule: 'GLC-0472' };
  const { kind, card: moving } = definitionOf(s, card);
  // A creature stays in its habitat. GAP-0102
  if (kind === 'creature' && !isHabitat(s, card, to))
    return { because: 'It does not leave its habitat.', rule: 'GAP-0102' };
  if (kind === 'starship' && moving.perSystem !== undefined) {
    const refusal = whyNotAnotherAt(s, card, to); // GAP-0082
    if (refusal !== null) return refusal;
  }
  return whyBarredFrom(s, card, from, to);
}

/**
 * Why a card can't set out on a way: nothing may keep it from the end, seen from the start, nor from the first location
 * on the way. What comes after that is looked at on the way.
 */ // AR7-0143, AR7-0144
export function whyNotWay(s: State, card: CardId, { to, through }: Pick<Way, 'to' | 'through'>): Refusal | null {
  const from = locationOf(s, card);
  const refusal = whyNotBetween(s, card, from, locationOf(s, to));
  const [first] = through;
  return refusal ?? (first === undefined ? null : whyNotBetween(s, card, from, first));
}
