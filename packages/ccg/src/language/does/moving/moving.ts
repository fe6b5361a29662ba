/** Moving: what responds to a move, what a move costs, and where cards may move besides. */
import { leftOrPassed, moveBehind } from '../../../rules/moving/following.ts';
import { allLocations } from '../../../rules/table/layout.ts';
import { locationOf } from '../../../rules/table/places.ts';
import type { MoveName, Phase } from '../../../state/names.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import { placeWords } from '../../../text/phrases.ts';
import type { Rule, Speaker, Trigger } from '../../../text/program.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import type { ValueName } from '../../../text/valueNames.ts';
import { about } from '../../cards/apart.ts';
import { type Cards, this_ } from '../../cards/cards.ts';
import { isDoneBy, type Whose, whoWords } from '../../when/whose.ts';
import { type Price, priceOf } from '../deploying/deploying.ts';

/** Where a move leads, and how. */
interface Moves {
  readonly from?: Cards;
  readonly to?: Cards;
  readonly by?: MoveName;
}

/** Of a move that has been made it may be said as well what it went by. */
interface Moved extends Moves {
  /** A location that it left or passed on its way. */ // AR7-0014
  readonly fromOrThrough?: Cards;
  /** A location that it came to or passed: only for what must happen then, at each step. */ // AR7-0146
  readonly toOrThrough?: Cards;
}

const moveWords = (self: Self, { from, to, by, fromOrThrough, toOrThrough }: Moved): string =>
  joined([
    from === undefined ? '' : placeWords('from', from, self, 'one'),
    fromOrThrough === undefined ? '' : `from or through ${placeWords('', fromOrThrough, self, 'one')}`,
    to === undefined ? '' : placeWords('to', to, self, 'one'),
    toOrThrough === undefined ? '' : `to or through ${placeWords('', toOrThrough, self, 'one')}`,
    by === undefined ? '' : `(${by})`,
  ]);

function isSuchMove(
  s: State,
  occurrence: Occurrence,
  whose: Whose,
  who: Cards,
  { from, to, by, fromOrThrough, toOrThrough }: Moved,
  speaker: Speaker,
): boolean {
  if (!isDoneBy(whose, occurrence.by, speaker)) return false;
  const found = moveBehind(s, occurrence);
  const plain = { ...speaker, locked: null };
  if (found === null || !who.is(s, occurrence.subject.card, plain)) return false;
  if (by !== undefined && found.kind !== by) return false;
  if (from !== undefined && !from.matches(s, found.from.card, plain)) return false;
  if (
    fromOrThrough !== undefined &&
    !allLocations(s).some((at) => leftOrPassed(found, at) && fromOrThrough.matches(s, at, plain))
  )
    return false;
  const at = occurrence.kind === 'moved' ? locationOf(s, occurrence.subject.card) : locationOf(s, found.to.card);
  return [to, toOrThrough].every((where) => where === undefined || where.matches(s, at, plain));
}

/** A card is about to move: it may still be stopped. */
export const moves = (whose: Whose, who: Cards, how: Moves = {}): Trigger =>
  about([who, how.from, how.to], {
    on: 'moving',
    words: (self) =>
      joined([whoWords(whose), whose === 'you' ? 'move' : 'moves', who.words(self), moveWords(self, how)]),
    matches: (s, occurrence, speaker) => isSuchMove(s, occurrence, whose, who, how, speaker),
  });

/** A card just moved, and has arrived; or has come to or through some place, which may be on its way. */ // AR7-0148
export const justMoved = (whose: Whose, who: Cards, how: Moved = {}): Trigger =>
  about([who, how.from, how.to, how.fromOrThrough, how.toOrThrough], {
    on: 'moved',
    words: (self) => joined([whoWords(whose), 'just moved', who.words(self), moveWords(self, how)]),
    matches: (s, occurrence, speaker) =>
      (occurrence.detail === 'arrived' || how.toOrThrough !== undefined) &&
      isSuchMove(s, occurrence, whose, who, how, speaker),
  });

interface Priced {
  readonly from?: Cards;
  readonly to?: Cards;
  /** Of moves of this kind; of every kind if none is named. */ // AR7-0116
  readonly by?: 'landspeed' | 'hyperspeed' | 'shuttling' | 'landing';
}

const costNames: Readonly<Record<NonNullable<Priced['by']>, ValueName>> = {
  landspeed: 'landspeed cost',
  hyperspeed: 'hyperspeed cost',
  shuttling: 'shuttle cost',
  landing: 'landing cost',
};

/** "+1 to move there", or free: for those cards, and no others. */ // AR7-0118
export const moveCost = (who: Cards, price: Price, { from, to, by }: Priced = {}): Rule => ({
  rule: 'changes',
  value: by === undefined ? 'move cost' : costNames[by],
  who,
  ...priceOf(price),
  cumulative: false,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

type Payer = 'your' | 'opponent' | 'each player';

/** What docking bay transit costs from here, or to here. */ // AR7-0009, AR7-0011
export const transitCosts = (amount: number | 'free', whose: Payer = 'your', way: 'from' | 'to' = 'from'): Rule => ({
  rule: 'changes total',
  value: way === 'from' ? 'transit cost' : 'transit cost to',
  whose,
  where: this_,
  how: amount === 'free' ? 'free' : 'add',
  amount: amount === 'free' ? 0 : amount,
  cumulative: false,
});

/** Cards may move there, each by a regular move of its own; for 1 Force if nothing else is said. */ // AR7-0056, AR7-0057
export const movement = (
  who: Cards,
  from: Cards,
  to: Cards,
  { cost = 1, during = 'move', oneWay = false }: { cost?: number | 'free'; during?: Phase; oneWay?: boolean } = {},
): Rule => ({ rule: 'movement', who, from, to, bothWays: !oneWay, cost, during });
