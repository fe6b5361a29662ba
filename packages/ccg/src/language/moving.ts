import { type CardId, call, isCurrent, next, type Occurrence, type Option, onCard, refTo } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import { controllerOf } from '../rules/cardStates.ts';
import { isAdjacent } from '../rules/layout.ts';
import { followingMove, leftOrPassed, moveBehind } from '../rules/moving/following.ts';
import { kindsOfMove } from '../rules/moving/kinds.ts';
import { hasMoved, whyCannotMove, whyNotBetween } from '../rules/moving/mayMove.ts';
import { groupMove, moveOf } from '../rules/moving/move.ts';
import { couldMoveAway, moveAway, onFoot } from '../rules/moving/movingAway.ts';
import { movesOf, type PossibleMove } from '../rules/moving/possible.ts';
import { isClosedTo } from '../rules/moving/shuttling.ts';
import { type MoveName, standsAt } from '../rules/moving/ways.ts';
import { locationOf } from '../rules/places.ts';
import { valueNow } from '../rules/values.ts';
import { whyNeverAt } from '../rules/whereCardsCanBe.ts';
import type { Phase, State } from '../state.ts';
import { type Cards, this_ } from './cards.ts';
import { together } from './piles.ts';
import { type Acting, type Instruction, type Rule, type Speaker, speakerOf, type Trigger } from './program.ts';
import type { ValueName } from './valueNames.ts';

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
export const moves = (whose: Whose, who: Cards, how: Moves = {}): Trigger => ({
  on: 'moving',
  words: (self) => `${subject(whose)} moves ${who.words(self)}${moveWords(self, how)}`,
  matches: (s, occurrence, speaker) => isSuchMove(s, occurrence, whose, who, how, speaker),
});

/** A card just moved, and has arrived. */ // AR7-0148
export const justMoved = (whose: Whose, who: Cards, how: Moves = {}): Trigger => ({
  on: 'moved',
  words: (self) => `${subject(whose)} just moved ${who.words(self)}${moveWords(self, how)}`,
  matches: (s, occurrence, speaker) =>
    occurrence.detail === 'arrived' && isSuchMove(s, occurrence, whose, who, how, speaker),
});

/** A card moves to or through such a place: only for what must happen then. */ // AR7-0146
export const reaches = (who: Cards, where: Cards): Trigger => ({
  on: 'moved',
  words: (self) => `${who.words(self)} moves to or through ${where.words(self)}`,
  matches: (s, occurrence, speaker) => isSuchMove(s, occurrence, 'anyone', who, { to: where }, speaker),
});

/** A card just moved from, or through, the place where this one is. */ // AR7-0014
export const leavesHere = (whose: Whose, who: Cards): Trigger => ({
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
  cumulative: true,
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

/** Whoever is meant: the cards chosen first, or some other. */
const meant = (s: State, l: Acting, who: Cards | 'first target'): CardId[] =>
  who === 'first target'
    ? (l.chosen[0] ?? []).filter((one) => isCurrent(s, one)).map(({ card }) => card)
    : who.in(s, speakerOf(s, l));

const whoWords = (self: string, who: Cards | 'first target'): string =>
  who === 'first target' ? 'target' : who.words(self, true);

interface Relocation {
  /** Even those who are aboard something. */
  readonly evenAboard?: true;
  /** It counts as the regular move of whoever is moved. */ // AR7-0068
  readonly regular?: true;
}

/** May a text take it there? Not out of what it is aboard, unless it says so; and some places are closed. */ // AR7-0074, AR7-0095, GAP-0264
function isOpenFor(s: State, card: CardId, to: CardId, { evenAboard, regular }: Relocation): boolean {
  const from = locationOf(s, card);
  if (from === to || (evenAboard !== true && standsAt(s, card) === null)) return false;
  if (whyNeverAt(s, card, to) !== null || isClosedTo(s, to) || isClosedTo(s, from)) return false;
  if (whyCannotMove(s, card) !== null || (regular === true && hasMoved(s, card))) return false;
  return whyNotBetween(s, card, from, to) === null;
}

const placesFor = (s: State, l: Acting, who: Cards | 'first target', where: Cards, how: Relocation): CardId[] => {
  const cards = meant(s, l, who);
  return where.in(s, speakerOf(s, l)).filter((to) => cards.some((card) => isOpenFor(s, card, to, how)));
};

/** Cards go to another location, however far: an unlimited move, for no more than the text itself costs. */ // AR7-0091, AR7-0094, AR7-0096
export const relocates = (who: Cards | 'first target', where: Cards, how: Relocation = {}): Instruction => ({
  words: (self) =>
    `relocate ${whoWords(self, who)} to ${where.words(self)}${how.regular === true ? ' as a regular move' : ''}`,
  // Whoever cannot move is not moved, and does not keep the others from it. AR7-0091, AR7-0111
  possible: (s, l) => placesFor(s, l, who, where, how).length > 0,
  ask(s, l) {
    const options = placesFor(s, l, who, where, how).map((to): Option => ({ verb: 'to', on: onCard(s, to) }));
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(_s, l, [picked]) {
    l.result = picked?.on !== undefined && 'card' in picked.on ? picked.on.card : null;
  },
  run(s, l) {
    const to = typeof l.result === 'number' ? s.cards.handle.indexOf(l.result) : -1;
    const movers = to < 0 ? [] : meant(s, l, who).filter((card) => isOpenFor(s, card, to, how));
    const [first] = movers;
    if (first === undefined) return next;
    const kind = { name: 'relocation', regular: how.regular === true } as const;
    return call(groupMove(s, first, movers, kind, { to, through: [] }, { by: l.by, cost: 0 }));
  },
});

interface Leaving {
  readonly free?: true;
  readonly asReact?: true;
  /** Only what has landspeed can be meant. */ // AR7-0138
  readonly byLandspeed?: true;
}

/** "Move it away": by a regular move of its own, wherever its owner likes. */ // AR7-0123, AR7-0126
export const movesAway = (who: Cards, { free, asReact, byLandspeed }: Leaving = {}): Instruction => ({
  words: (self) =>
    `${who.words(self, true)} ${who.spec.chosen ? 'moves' : 'move'} away${free === true ? ' for free' : ''}${asReact === true ? ' as a ‘react’' : ''}${byLandspeed === true ? ' using landspeed' : ''}`,
  possible(s, l) {
    const cards = who.in(s, speakerOf(s, l));
    if (byLandspeed === true && cards.some((card) => valueNow(s, card, 'landspeed') === null)) return false;
    return cards.some((card) => couldMoveAway(s, card));
  },
  run(s, l) {
    const cards = who.in(s, speakerOf(s, l));
    const [first] = cards;
    if (first === undefined) return next;
    return call(
      moveAway({
        cards: cards.map((card) => refTo(s, card)),
        whose: controllerOf(s, first),
        from: refTo(s, locationOf(s, first)),
        free: free === true,
        react: asReact === true,
      }),
    );
  },
});

const leaderOf = (l: Acting): CardId => l.it[0]?.card ?? -1;

/** It goes after the card that just moved, all the way. */ // AR7-0012, AR7-0016
export const follows = (who: Cards = this_, free = false): Instruction => {
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove } | null => {
    for (const card of who.in(s, { ...speakerOf(s, l), locked: null })) {
      const move = followingMove(s, controllerOf(s, card), card, leaderOf(l), free);
      if (move !== null) return { card, move };
    }
    return null;
  };
  return {
    words: (self) => `${who.words(self)} may follow${free ? ' for free' : ''}`,
    possible: (s, l) => found(s, l) !== null,
    run(s, l) {
      const it = found(s, l);
      if (it === null) return next;
      const { kind, way, cost } = it.move;
      return call(moveOf(s, it.card, kind, way, { by: controllerOf(s, it.card), cost }));
    },
  };
};

/** One of these cards moves to such a place by its own means, for what that costs; no react, whenever it is done. */ // AR6-0135
export const movesTo = (who: Cards, where: Cards): Instruction => {
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove }[] => {
    const speaker = speakerOf(s, l);
    return who.in(s, speaker).flatMap((card) => {
      const [move] = movesOf(s, controllerOf(s, card), card, kindsOfMove).filter(
        ({ way }) => cardOf(s, way.to).kind === 'location' && where.matches(s, way.to, { ...speaker, locked: null }),
      );
      return move === undefined ? [] : [{ card, move }];
    });
  };
  return {
    words: (self) => `move ${who.words(self)} to ${where.words(self)}`,
    possible: (s, l) => found(s, l).length > 0,
    ask(s, l) {
      const options = found(s, l).map(({ card }): Option => ({ verb: 'choose', on: onCard(s, card) }));
      return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
    },
    note(_s, l, [picked]) {
      l.result = picked?.on !== undefined && 'card' in picked.on ? picked.on.card : null;
    },
    run(s, l) {
      const it = found(s, l).find(({ card }) => s.cards.handle[card] === l.result);
      if (it === undefined) return next;
      const { kind, way, cost } = it.move;
      return call(moveOf(s, it.card, kind, way, { by: controllerOf(s, it.card), cost }));
    },
  };
};

/** One of them moves to the battle just initiated at an adjacent site, on foot and for free; then something is done with it. */ // AR6-0132, AR6-0135
export const movesToBattle = (who: Cards, ...then: Instruction[]): Instruction => {
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove } | null => {
    const to = s.facts.battle?.location.card ?? -1;
    for (const card of who.in(s, speakerOf(s, l))) {
      if (!isAdjacent(s, locationOf(s, card), to)) continue;
      const move = movesOf(s, controllerOf(s, card), card, [onFoot], { free: true }).find(({ way }) => way.to === to);
      if (move !== undefined) return { card, move };
    }
    return null;
  };
  const move: Instruction = {
    words: () => '',
    run(s, l) {
      const it = found(s, l);
      l.it = it === null ? [] : [refTo(s, it.card)];
      if (it === null) return next;
      return call(moveOf(s, it.card, it.move.kind, it.move.way, { by: controllerOf(s, it.card), cost: 0 }));
    },
  };
  return together(
    (self) =>
      [
        `move ${who.words(self)} from an adjacent site to the battle (using landspeed for free)`,
        ...then.map((one) => one.words(self)),
      ].join(', '),
    (s, l) => found(s, l) !== null,
    [move, ...then],
  );
};
