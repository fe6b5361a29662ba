import { leftOrPassed, moveBehind } from '../../../rules/moving/following.ts';
import { locationOf } from '../../../rules/table/places.ts';
import type { MoveName, Phase, State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import type { Rule, Speaker, Trigger } from '../../../text/program.ts';
import type { ValueName } from '../../../text/valueNames.ts';
import { about } from '../../cards/apart.ts';
import { type Cards, this_ } from '../../cards/cards.ts';

type Whose = 'you' | 'opponent' | 'anyone';
const subject = (whose: Whose): string => (whose === 'anyone' ? 'a player' : whose);

/** Where a move leads, and how. */
interface Moves {
  readonly from?: Cards;
  readonly to?: Cards;
  readonly by?: MoveName;
}

const moveWords = (self: string, { from, to, by }: Moves): string =>
  [
    from === undefined ? '' : ` from ${from.words(self)}`,
    to === undefined ? '' : ` to ${to.words(self)}`,
    by === undefined ? '' : ` (${by})`,
  ].join('');

function isSuchMove(
  s: State,
  occurrence: Occurrence,
  whose: Whose,
  who: Cards,
  moves: Moves,
  speaker: Speaker,
): boolean {
  if (whose !== 'anyone' && (occurrence.by === speaker.by) !== (whose === 'you')) return false;
  const found = moveBehind(s, occurrence);
  const plain = { ...speaker, locked: null };
  if (found === null || !who.is(s, occurrence.subject.card, plain)) return false;
  if (moves.by !== undefined && found.kind !== moves.by) return false;
  if (moves.from !== undefined && !moves.from.matches(s, found.from.card, plain)) return false;
  const to = occurrence.kind === 'moved' ? locationOf(s, occurrence.subject.card) : locationOf(s, found.to.card);
  return moves.to === undefined || moves.to.matches(s, to, plain);
}

/** A card is about to move: it may still be stopped. */
export const moves = (whose: Whose, who: Cards, how: Moves = {}): Trigger =>
  about([who, how.from, how.to], {
    on: 'moving',
    words: (self) =>
      `${subject(whose)} ${whose === 'you' ? 'move' : 'moves'} ${who.words(self)}${moveWords(self, how)}`,
    matches: (s, occurrence, speaker) => isSuchMove(s, occurrence, whose, who, how, speaker),
  });

/** A card just moved, and has arrived. */ // AR7-0148
export const justMoved = (whose: Whose, who: Cards, how: Moves = {}): Trigger =>
  about([who, how.from, how.to], {
    on: 'moved',
    words: (self) => `${subject(whose)} just moved ${who.words(self)}${moveWords(self, how)}`,
    matches: (s, occurrence, speaker) =>
      occurrence.detail === 'arrived' && isSuchMove(s, occurrence, whose, who, how, speaker),
  });

/** A card moves to or through such a place: only for what must happen then. */ // AR7-0146
export const reaches = (who: Cards, where: Cards): Trigger =>
  about([who, where], {
    on: 'moved',
    words: (self) => `${who.words(self)} moves to or through ${where.words(self)}`,
    matches: (s, occurrence, speaker) => isSuchMove(s, occurrence, 'anyone', who, { to: where }, speaker),
  });

/** A card just moved from, or through, the place where this one is. */ // AR7-0014
export const leavesHere = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'moved',
    words: (self) => `${subject(whose)} just moved ${who.words(self)} from same location`,
    matches(s, occurrence, speaker) {
      if (occurrence.detail !== 'arrived' || !isSuchMove(s, occurrence, whose, who, {}, speaker)) return false;
      const found = moveBehind(s, occurrence);
      return found !== null && speaker.self >= 0 && leftOrPassed(found, locationOf(s, speaker.self));
    },
  });

/** They make no move of any kind; being carried is none. */ // AR7-0110, AR7-0112
export const mayNotMove = (who: Cards): Rule => ({ rule: 'forbids', act: 'move', who });

/** They may not move there, at all or from such a place. */ // AR7-0143, AR7-0144
export const mayNotMoveTo = (who: Cards, where: Cards, from?: Cards): Rule => ({
  rule: 'forbids',
  act: 'move to',
  who,
  where,
  ...(from === undefined ? {} : { from }),
});

/** They neither deploy nor move there, or from there, as a react. */
export const mayNotReact = (who: Cards, where?: Cards): Rule => ({
  rule: 'forbids',
  act: 'react',
  who,
  ...(where === undefined ? {} : { where }),
});

/** "May move as a 'react'", to such locations. */ // GLC-0141
export const mayReact = (who: Cards, where?: Cards): Rule => ({
  rule: 'allows',
  act: 'move as a react',
  who,
  ...(where === undefined ? {} : { where }),
});

/** They may be deployed as a react, to such locations. */ // GLC-0141
export const mayDeployAsReact = (who: Cards, where?: Cards): Rule => ({
  rule: 'allows',
  act: 'deploy as a react',
  who,
  ...(where === undefined ? {} : { where }),
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

const priced = (how: 'add' | 'free', amount: number, who: Cards, { from, to, by }: Priced): Rule => ({
  rule: 'changes',
  value: by === undefined ? 'move cost' : costNames[by],
  who,
  how,
  amount,
  cumulative: false,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** "+1 to move there": for those cards, and no others. */ // AR7-0118
export const movesCosting = (amount: number, who: Cards, where: Priced = {}): Rule => priced('add', amount, who, where);
export const movesFree = (who: Cards, where: Priced = {}): Rule => priced('free', 0, who, where);

/** "Characters require +1 landspeed to move to or from here." */ // AR7-0030
export const takesLandspeed = (amount: number, who: Cards): Rule => ({
  rule: 'changes',
  value: 'extra landspeed',
  who,
  how: 'add',
  amount,
  cumulative: true,
  to: this_,
});

type Payer = 'your' | 'opponent' | 'each player';

const listed = (value: ValueName, amount: number | 'free', whose: Payer): Rule => ({
  rule: 'changes total',
  value,
  whose,
  where: this_,
  how: amount === 'free' ? 'free' : 'add',
  amount: amount === 'free' ? 0 : amount,
  cumulative: false,
});

/** What docking bay transit costs from here, or to here. */ // AR7-0009, AR7-0011
export const transitCosts = (amount: number | 'free', whose: Payer = 'your', way: 'from' | 'to' = 'from'): Rule =>
  listed(way === 'from' ? 'transit cost' : 'transit cost to', amount, whose);

/** What the opponent pays to enter or leave this site of a starship or vehicle. */ // AR7-0055
export const entryCosts = (amount: number): Rule => listed('entry cost', amount, 'opponent');

/** Cards may move there, each by a regular move of its own; for 1 Force if nothing else is said. */ // AR7-0056, AR7-0057
export const movement = (
  who: Cards,
  from: Cards,
  to: Cards,
  { cost = 1, during = 'move', oneWay = false }: { cost?: number | 'free'; during?: Phase; oneWay?: boolean } = {},
): Rule => ({ rule: 'movement', who, from, to, bothWays: !oneWay, cost, during });
