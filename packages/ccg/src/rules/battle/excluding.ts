import {
  type CardRef,
  call,
  callAll,
  countUse,
  type FrameSpec,
  isCurrent,
  list,
  next,
  occurrence,
  type Player,
  player,
  players,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import { respondTo } from '../actions/responding.ts';
import { makeActive, makeInactive } from '../cards/cardStates.ts';
import {
  barringOf,
  battlesOf,
  excludedCards,
  isParticipating,
  joinedAs,
  newcomers,
  ownBarring,
} from './participants.ts';

/** Cards are excluded from the battle under way: inactive for the rest of it, with everything on them and aboard. */ // AR6-0166
export const excludeCards = procedure(
  'exclude',
  { cards: list(ref), by: player },
  {
    exclude(s, l, tell) {
      const cards = l.cards.filter((one) => isCurrent(s, one) && isParticipating(s, one.card));
      for (const { card } of cards) makeInactive(s, tell, card, 'excluded');
      const excluded = cards.map((subject) => occurrence(s, { kind: 'excluded', by: l.by, subject }));
      const window = respondTo(s, excluded);
      return window === null ? next : call(window);
    },
    over: () => next,
  },
);

/** From now on they have battled this turn, whatever becomes of them or of the battle. */ // AR6-0008, AR6-0159
export function countNewcomers(s: State): void {
  for (const card of newcomers(s)) {
    if (barringOf(s, card) !== null) continue;
    countUse(s, battlesOf(s, card));
    countUse(s, joinedAs(s, card));
  }
}

/** Whoever comes to the battle joins it; whoever may not be in it is excluded. */ // AR6-0022, AR6-0164
export const muster = procedure(
  'muster',
  {},
  {
    muster(s) {
      countNewcomers(s);
      const frames = players.flatMap((by) => exclusions(s, by));
      return frames.length === 0 ? next : callAll(frames);
    },
    over: () => next,
  },
);

/** It counts as done by whoever keeps them from battle. */ // AR6-0184
function exclusions(s: State, by: Player): FrameSpec[] {
  const cards: CardRef[] = newcomers(s)
    .filter((card) => ownBarring(s, card)?.by === by)
    .map((card) => refTo(s, card));
  return cards.length === 0 ? [] : [excludeCards({ cards, by })];
}

/** Every excluded card is active again, all at once. */ // AR6-0168
export const reactivate = procedure(
  'reactivate',
  {},
  {
    reactivate(s, _l, tell) {
      for (const card of excludedCards(s)) makeActive(s, tell, card, 'excluded');
      return next;
    },
  },
);
