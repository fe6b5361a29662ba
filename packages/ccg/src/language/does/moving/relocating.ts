/** Moving by a text: relocating, moving away and following. */
import { type CardId, call, isCurrent, next, onCard, refTo } from '@binary-sunset/kernel';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { followingMove } from '../../../rules/moving/following.ts';
import { hasMoved, whyCannotMove, whyNotBetween } from '../../../rules/moving/mayMove.ts';
import { groupMove, moveOf } from '../../../rules/moving/move.ts';
import { couldMoveAway, moveAway } from '../../../rules/moving/movingAway.ts';
import type { PossibleMove } from '../../../rules/moving/possible.ts';
import { standsAt } from '../../../rules/moving/ways.ts';
import { isOnClosedPlanet } from '../../../rules/table/closedPlanets.ts';
import { isShieldedAgainst } from '../../../rules/table/energyShield.ts';
import { locationOf } from '../../../rules/table/places.ts';
import { whyNeverAt } from '../../../rules/table/whereCardsCanBe.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { placeWords } from '../../../text/phrases.ts';
import { type Acting, type Instruction, speakerOf } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import { withoutIt } from '../../cards/apart.ts';
import { type Cards, this_ } from '../../cards/cards.ts';
import { states } from '../../words/deeds.ts';

/** Whoever is meant: the cards chosen first, or some other. */
const meant = (s: State, l: Acting, who: Cards | 'first target'): CardId[] =>
  who === 'first target'
    ? (l.chosen[0] ?? []).filter((one) => isCurrent(s, one)).map(({ card }) => card)
    : who.in(s, speakerOf(s, l));

const whoWords = (self: Self, who: Cards | 'first target', { together: all }: Relocation): string => {
  if (who === 'first target') return 'target';
  return who.words(self, all === true ? 'all' : 'some');
};

interface Relocation {
  /** Even those who are aboard something. */
  readonly evenAboard?: true;
  /** It counts as the regular move of whoever is moved. */ // AR7-0068
  readonly regular?: true;
  /** All of them or nobody. */
  readonly together?: true;
}

/** May a text take it there? Not out of what it is aboard, unless it says so; and some places are closed. */ // AR7-0074, AR7-0095, GAP-0264
export function mayBeTakenTo(s: State, card: CardId, to: CardId, { evenAboard, regular }: Relocation): boolean {
  const from = locationOf(s, card);
  if (from === to || (evenAboard !== true && standsAt(s, card) === null)) return false;
  if (whyNeverAt(s, card, to) !== null || isOnClosedPlanet(s, to) || isOnClosedPlanet(s, from)) return false;
  const who = controllerOf(s, card);
  if (isShieldedAgainst(s, who, to) || isShieldedAgainst(s, who, from)) return false; // GLB-0055, GLB-0228
  if (whyCannotMove(s, card) !== null || (regular === true && hasMoved(s, card))) return false;
  return whyNotBetween(s, card, from, to) === null;
}

/** Those of them whom it takes there: whoever cannot move is not moved, and does not keep the others from it. */ // AR7-0091, AR7-0111
function takenTo(s: State, l: Acting, who: Cards | 'first target', to: CardId, how: Relocation): CardId[] {
  const cards = meant(s, l, who);
  const able = cards.filter((card) => mayBeTakenTo(s, card, to, how));
  const isAll = able.length === cards.length && l.it.every((one) => isCurrent(s, one));
  return how.together === true && !isAll ? [] : able; // GLA-0283, GLA-0336
}

const placesFor = (s: State, l: Acting, who: Cards | 'first target', where: Cards, how: Relocation): CardId[] =>
  where.in(s, speakerOf(s, l)).filter((to) => takenTo(s, l, who, to, how).length > 0);

/** Cards go to another location, however far: an unlimited move, for no more than the text itself costs. */ // AR7-0091, AR7-0094, AR7-0096
export const relocates = (who: Cards | 'first target', where: Cards, how: Relocation = {}): Instruction => ({
  words: (self) =>
    joined([
      'relocate',
      whoWords(self, who, how),
      placeWords('to', where, self, 'one'),
      how.regular === true ? 'as a regular move' : '',
    ]),
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
    const movers = to < 0 ? [] : takenTo(s, l, who, to, how);
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
  ...states((self) =>
    so(
      who.noun(self, who.spec.chosen ? 'one' : 'all'),
      'move',
      joined([
        'away',
        free === true ? 'for free' : '',
        asReact === true ? 'as a ‘react’' : '',
        byLandspeed === true ? 'using landspeed' : '',
      ]),
    ),
  ),
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
export const follows = (who: Cards = this_, { free = false }: { readonly free?: boolean } = {}): Instruction => {
  withoutIt(who);
  const found = (s: State, l: Acting): { card: CardId; move: PossibleMove } | null => {
    for (const card of who.in(s, { ...speakerOf(s, l), locked: null })) {
      const move = followingMove(s, controllerOf(s, card), card, leaderOf(l), free);
      if (move !== null) return { card, move };
    }
    return null;
  };
  return {
    ...states((self) => so(who.noun(self, 'one'), 'may', joined(['follow', free ? 'for free' : '']))),
    possible: (s, l) => found(s, l) !== null,
    run(s, l) {
      const it = found(s, l);
      if (it === null) return next;
      const { kind, way, cost } = it.move;
      return call(moveOf(s, it.card, kind, way, { by: controllerOf(s, it.card), cost }));
    },
  };
};
