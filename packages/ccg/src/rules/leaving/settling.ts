import { type CardId, isCurrent, ownerOf, players, refTo, rememberedInPlay } from '@binary-sunset/kernel';
import { type CcgEvent, type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { cancelled, dueToBeCancelled, isJustArriving } from '../actions/cancellingCards.ts';
import { breakingOff } from '../battle/ending.ts';
import { cardsOnTable } from '../cards/cardStates.ts';
import { turnedUp } from '../force/lostPile.ts';
import { repelledCards } from '../inForce/immunity.ts';
import { rulesOn } from '../inForce/sources.ts';
import { valueNow } from '../inForce/values.ts';
import { barsToBeingOn } from '../table/beingOn.ts';
import { placesOf } from '../table/layout.ts';
import { hostOf } from '../table/places.ts';
import { reaching } from '../table/reaching.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { withoutSeat } from './losingSeats.ts';
import { surplus } from './surplus.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Lost as soon as they are such cards, and perhaps only once nothing is left of their forfeit. */
    perishes: { readonly who: Cards; readonly spent?: true };
  }
}

const perishes = rulesOn(
  ruleKind('perishes', {
    says: ({ who, spent }, self) =>
      so(who.noun(self, spent === true ? 'one' : 'all'), 'be', spent === true ? 'lost if its forfeit is 0' : 'lost'),
  }),
);

/** What must happen for the table to be legal again. */
export function settle(s: State): readonly CcgEvent[] {
  const gone = perishing(s);
  if (gone.length > 0) return gone.map((card) => goes(s, card, 'lost'));
  const misplaced = misplacedCards(s);
  if (misplaced.length > 0) return misplaced.map((card) => goes(s, card, 'removed'));
  const stranded = strandedCards(s, 0);
  if (stranded.length > 0) return stranded.map((card) => goes(s, card, 'lost'));
  const extra = surplus(s);
  if (extra.length > 0) return extra;
  const standing = withoutSeat(s);
  if (standing.length > 0) return standing;
  const repelled = repelledCards(s); // AR1-0166
  if (repelled.length > 0) return repelled.map((card) => cancelled(s, card));
  const due = dueToBeCancelled(s);
  if (due.length > 0 && !isJustArriving(s)) return due.map(({ card }) => cancelled(s, card));
  const ended = breakingOff(s);
  if (ended.length > 0) return ended;
  const up = turnedUp(s);
  return up.length > 0 ? up : reaching(s);
}

const goes = (s: State, card: CardId, how: 'removed' | 'lost'): CcgEvent => ({
  kind: 'leaves',
  card: refTo(s, card),
  to: 'lost',
  by: ownerOf(s, card),
  how,
});

/** Cards on a card that has left the table without leaving the game, such as one that was stacked face down. */ // AR1-0056, AR1-0357
const strandedCards = rememberedInPlay((s: State): readonly CardId[] => {
  const found: CardId[] = [];
  for (const of of players) for (const card of s.zones.on[of]) if (!table.inPlay(s, hostOf(s, card))) found.push(card);
  return found;
});

/** Cards that some text has lost wherever they are, or as soon as there is nothing left of their forfeit. */
function perishing(s: State): readonly CardId[] {
  const rules = perishes(s);
  if (rules.length === 0) return [];
  return cardsOnTable(s).filter((card) =>
    rules.some(
      ({ rule, speaker }) =>
        rule.who.matches(s, card, speaker) && (rule.spent !== true || valueNow(s, card, 'forfeit') === 0),
    ),
  );
}

/** Cards where they can't be: they go to the Lost Pile, without being just lost. */ // AR1-0267, AR1-0286
function misplacedCards(s: State): readonly CardId[] {
  const barring = barsToBeingOn(s);
  const homes = homeless(s);
  if (barring.length === 0 && homes.length === 0) return misplaced(s, 0);
  const isBarred = (card: CardId, host: CardId): boolean =>
    barring.some(
      ({ rule, speaker }) =>
        rule.who.matches(s, card, speaker) && (rule.where === undefined || rule.where.matches(s, host, speaker)),
    );
  const found = [...misplaced(s, 0), ...homes];
  for (const of of players)
    for (const card of [...s.zones.at[of], ...s.zones.on[of]])
      if (isBarred(card, hostOf(s, card)) && !found.includes(card)) found.push(card);
  return found;
}

/** Cards at locations where they can't be, and Utinni Effects whose target has left the table. */ // AR1-0286, GAP-0127
const misplaced = rememberedInPlay((s: State): readonly CardId[] => {
  const found: CardId[] = [];
  for (const of of players)
    for (const card of s.zones.at[of]) if (whyNeverAt(s, card, hostOf(s, card)) !== null) found.push(card);
  return [...found, ...aimless(s)];
});

/** Sites of a starship or vehicle, where any of its class would have done, that has left the table. */ // GAP-0140
function homeless(s: State): CardId[] {
  const found: CardId[] = [];
  for (const group of s.facts.layout)
    if (group.vessel.card >= 0 && !isCurrent(s, group.vessel)) found.push(...placesOf(s, group));
  return found;
}

/** Utinni Effects whose target has left the table. */ // GAP-0127
const aimless = (s: State): CardId[] =>
  cardsOnTable(s).filter((card) => {
    const target = s.cards.target[card] ?? -1;
    return target >= 0 && !table.inPlay(s, target);
  });
