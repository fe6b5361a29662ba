import {
  type CardId,
  type CardRef,
  type EventRules,
  endOne,
  everybody,
  isCurrent,
  oneOf,
  type PerformHooks,
  type Player,
  player,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import {
  type Destination,
  destinations,
  type Leaving,
  leavings,
  type State,
  slots,
  table,
  untilItLeaves,
  untilSourceLeaves,
} from '../../state/state.ts';
import type { CcgVocabulary, Occurrence, Tell } from '../../state/vocabulary.ts';
import { respondTo } from '../actions/responding.ts';
import { endBattle } from '../battle/ending.ts';
import { cardsOnTable } from '../cards/cardStates.ts';
import { verdict } from '../force/lifeForce.ts';
import { hostOf, locationOf } from '../table/places.ts';
import { insteadOfStanding } from './losingSeats.ts';
import { settle } from './settling.ts';
import { stackedOn, unstack } from './stacking.ts';
import { insteadOfSurplus } from './surplus.ts';

/** Everything on a card, stacked or not, and on what is on it, the outermost first. */ // AR1-0056
export function cargoOf(s: State, card: CardId): CardId[] {
  const found = stackedOn(s, card);
  for (const one of cardsOnTable(s)) if (hostOf(s, one) === card) found.push(...cargoOf(s, one), one);
  return found;
}

/** To its owner's pile or hand. Whoever has it is its owner: a card that went over stays with its new player. */ // AR1-0065, GAP-0089
function sendTo(s: State, tell: Tell, card: CardId, to: Destination): void {
  unstack(s, tell, card);
  table.move(s, tell, card, to, table.whose(s, card));
}

const leavingFields = { card: ref, to: oneOf(...destinations), by: player, how: oneOf(...leavings) };

const events: EventRules<State, CcgVocabulary> = {
  leaves: {
    fields: leavingFields,
    // What is on it is lost, at the same time. AR1-0056
    apply(s, { card, to, by, how }, tell, occur) {
      if (!isCurrent(s, card)) return;
      for (const one of cargoOf(s, card.card))
        leave(s, tell, occur, one, 'lost', by, how === 'removed' ? 'removed' : 'lost');
      leave(s, tell, occur, card.card, to, by, how);
    },
  },
  goes: {
    fields: leavingFields,
    apply(s, { card, to, by, how }, tell, occur) {
      if (isCurrent(s, card)) leave(s, tell, occur, card.card, to, by, how);
    },
  },
  // What happens is one of the copies leaving, which stands in its place.
  'too many': { fields: { title: text, by: player }, apply: () => undefined },
  'too few seats': { fields: { vessel: ref, slot: oneOf(...slots), by: player }, apply: () => undefined },
  'moves to the back': {
    fields: { card: ref },
    apply(s, { card }, tell) {
      if (isCurrent(s, card)) table.mark(s, tell, card.card, 'slot', slots.indexOf('passenger'));
    },
  },
  'is turned up': {
    fields: { card: ref },
    apply(s, { card }, tell) {
      if (isCurrent(s, card)) table.reveal(s, tell, card.card, everybody);
    },
  },
  'is reached': {
    fields: { card: ref, by: player },
    apply(s, { card, by }, tell, occur) {
      if (!isCurrent(s, card)) return;
      table.mark(s, tell, card.card, 'reached', 1);
      occur({ kind: 'reached', by, subject: card });
    },
  },
  'is left': {
    fields: { card: ref },
    apply(s, { card }, tell) {
      if (isCurrent(s, card)) table.mark(s, tell, card.card, 'reached', 0);
    },
  },
  'battle breaks off': {
    fields: {},
    apply(s, _event, tell, occur) {
      for (const ended of endBattle(s, tell, 'early')) occur(ended);
    },
  },
};

/** What was made for this card alone, without an end of its own, ends. */ // AR1-0158, AR1-0159
function endEffectsOn(s: State, tell: Tell, card: CardId): void {
  for (const effect of s.lasting)
    if (
      (effect.until === untilItLeaves && (effect.locked?.every((one) => one.card === card) ?? false)) ||
      (effect.until === untilSourceLeaves && effect.source.card === card)
    )
      endOne(s, tell, effect);
}

/** One card leaves; it is just lost only if it was on table and not merely stacked there. */
function leave(
  s: State,
  tell: Tell,
  occur: (what: { kind: 'lost' | 'forfeited' | 'out of play'; by: Player; subject: CardRef; detail?: number }) => void,
  card: CardId,
  meant: Destination,
  by: Player,
  how: Leaving,
): void {
  const wasInPlay = table.inPlay(s, card);
  const where = locationOf(s, card);
  const to = cardOf(s, card).neverInLifeForce === true ? 'outOfPlay' : meant; // GAP-0028
  sendTo(s, tell, card, to);
  endEffectsOn(s, tell, card);
  const subject = refTo(s, card);
  if (wasInPlay && (how === 'lost' || how === 'forfeited')) occur({ kind: 'lost', by, subject, detail: where });
  // Every forfeit is a loss as well. AR6-0097
  if (wasInPlay && how === 'forfeited') occur({ kind: 'forfeited', by, subject, detail: where });
  if (wasInPlay && to === 'outOfPlay') occur({ kind: 'out of play', by, subject }); // AR1-0349
}

export const performing: PerformHooks<State, CcgVocabulary> = {
  events,
  replacements: (s, event) =>
    event.kind === 'too few seats' ? insteadOfStanding(s, event) : insteadOfSurplus(s, event),
  settle,
  verdict,
  occurred: (s: State, occurrences: readonly Occurrence[]) => respondTo(s, occurrences),
};
