import {
  type Deck,
  type FrameSpec,
  IllegalSetup,
  type Player,
  type Position,
  players,
  type Setup,
  startingAt,
} from '@binary-sunset/kernel';
import { bidding } from './rules/bidding.ts';
import { turn } from './rules/turn.ts';
import { type State, table } from './state.ts';

export const deckSize = 20;
const copiesAllowed = 4;
const openingHand = 5;
const openingEnergy = 3;
const openingMorale = 8;

export function checkSetup({ decks }: Setup): void {
  for (const [i, deck] of decks.entries()) checkDeck(deck, i === 0 ? 'The first deck' : 'The second deck');
}

function checkDeck(deck: Deck, whose: string): void {
  const size = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  if (size !== deckSize) throw new IllegalSetup(`${whose} has ${size} cards; a deck has ${deckSize}.`);
  for (const [title, copies] of Object.entries(deck)) {
    if (copies > copiesAllowed)
      throw new IllegalSetup(`${whose} has ${copies} copies of ${title}; ${copiesAllowed} are allowed.`);
  }
}

export const facts = (): State['facts'] => ({
  turn: 0,
  round: 0,
  phase: 'bidding',
  energy: [openingEnergy, openingEnergy],
  morale: [openingMorale, openingMorale],
  bids: [null, null],
  attacker: null,
});

export function begin(s: State): FrameSpec {
  for (const who of players) {
    table.bringAll(s, s.decks[who], who, 'deck');
    table.shuffle(s, undefined, 'deck', who);
    for (const card of s.zones.deck[who].slice(-openingHand)) table.move(s, undefined, card, 'hand', who);
  }
  return bidding({});
}

export interface Side {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Titles, or a title with how the unit stands. */
  readonly play?: readonly (string | { readonly card: string; readonly damage?: number; readonly tapped?: boolean })[];
  readonly energy?: number;
  readonly morale?: number;
}

/** A position in somebody's action phase, that player to act. */
export interface SkirmishPosition {
  readonly turn?: 'first' | 'second';
  readonly first?: Side;
  readonly second?: Side;
  readonly rolls?: readonly number[];
}

/** Enough that nobody runs out of cards in a position about something else. */
const anyDeck = Array.from({ length: 6 }, () => 'Trooper');

export function position({
  turn: active = 'first',
  first = {},
  second = {},
  rolls = [],
}: SkirmishPosition): Position<State> {
  const sides = [first, second] as const;
  const zone = (pick: (side: Side) => readonly string[]): [readonly string[], readonly string[]] => [
    pick(first),
    pick(second),
  ];
  const titlesInPlay = (side: Side): string[] =>
    (side.play ?? []).map((unit) => (typeof unit === 'string' ? unit : unit.card));
  return {
    zones: {
      deck: zone((side) => side.deck ?? anyDeck),
      hand: zone((side) => side.hand ?? []),
      play: zone(titlesInPlay),
      discard: zone((side) => side.discard ?? []),
    },
    facts: {
      turn: active === 'first' ? 0 : 1,
      round: 3,
      phase: 'action',
      energy: [first.energy ?? 5, second.energy ?? 5],
      morale: [first.morale ?? openingMorale, second.morale ?? openingMorale],
    },
    forced: rolls,
    arrange(s) {
      for (const who of players)
        for (const [i, unit] of (sides[who].play ?? []).entries()) arrangeUnit(s, who, i, unit);
    },
    frames: () => [startingAt(turn({}), 'act')],
  };
}

function arrangeUnit(s: State, who: Player, index: number, unit: NonNullable<Side['play']>[number]): void {
  const card = s.zones.play[who][index];
  if (card === undefined || typeof unit === 'string') return;
  table.mark(s, undefined, card, 'damage', unit.damage ?? 0);
  table.mark(s, undefined, card, 'tapped', unit.tapped === true ? 1 : 0);
}
