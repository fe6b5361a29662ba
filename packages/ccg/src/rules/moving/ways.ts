import type { CardId, CardRef } from '@binary-sunset/kernel';
import type { Kind, LocationCard } from '../../catalog/card.ts';
import { cardOf, definitionOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import type { MoveName, State } from '../../state/state.ts';
import type { Verb } from '../../state/vocabulary.ts';
import type { OnStack } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { hostOf } from '../table/places.ts';

/** A way for a card to get somewhere. */
export interface Way {
  /** The location that it comes to, or the card that it comes aboard. */
  readonly to: CardId;
  /** Locations that it passes on the way. */
  readonly through: readonly CardId[];
  /** What it costs before anything changes that; what is free stays free. */ // AR7-0119
  readonly force: number | 'free';
}

export const straight = (to: CardId, force: Way['force']): Way => ({ to, through: [], force });

/** A move under way: the locals of its frame. */
export interface Moving extends OnStack {
  readonly kind: MoveName;
  /** Whoever moves: not what is carried along. */
  readonly movers: readonly CardRef[];
  /** The location that they move from. */
  readonly from: CardRef;
  /** The location that they move to, or the card that they come aboard. */
  readonly to: CardRef;
  /** Locations between the two. */
  readonly through: readonly CardRef[];
  /** The parsec of a mobile system, or the number of a seat. */
  readonly amount: number;
  readonly react: boolean;
}

/** One kind of move: who may, from where to where, for how much, and whether it is the one regular move of a turn. */
export interface KindOfMove {
  readonly name: MoveName;
  /** What doing it is called. */
  readonly verb: Verb;
  readonly regular: boolean;
  /** Which cards could make it at all; any, if null. */
  readonly of: readonly Kind[] | null;
  /** May cards follow or react in this way? */ // GAP-0303, AR7-0013
  readonly follows: boolean;
  /** Is it open to starships and vehicles that nobody pilots or drives? */ // GAP-0173
  readonly unpiloted: boolean;
  /** Does an energy shield stop it at either end? */ // GLB-0227, GLB-0228
  readonly stoppedByShield: boolean;
  /** A value that changes what it costs, besides the one for moves of all kinds. */
  readonly costs: ValueName | null;
  /** Where a card could go in this way, before anything forbids or prices it. */
  readonly ways: (s: State, card: CardId) => readonly Way[];
}

type MoveSaid = Pick<KindOfMove, 'name' | 'verb' | 'regular' | 'ways'> & Partial<KindOfMove>;

/** All of one shape: every card that may move is tried with each of them. */
export const kindOfMove = ({ name, verb, regular, ways, ...said }: MoveSaid): KindOfMove => ({
  name,
  verb,
  regular,
  of: said.of ?? null,
  follows: said.follows ?? false,
  unpiloted: said.unpiloted ?? false,
  stoppedByShield: said.stoppedByShield ?? false,
  costs: said.costs ?? null,
  ways,
});

/** A location with its card. */
export interface Spot {
  readonly at: CardId;
  readonly location: LocationCard;
}

export function spotOf(s: State, at: CardId): Spot | null {
  if (at < 0) return null;
  const location = locationCard(s, at);
  return location === null ? null : { at, location };
}

/** The location that a card stands at by itself, aboard nothing. */
export const standsAt = (s: State, card: CardId): Spot | null => spotOf(s, hostOf(s, card));

export const siteOf = (s: State, card: CardId): Spot | null => {
  const spot = standsAt(s, card);
  return spot?.location.type === 'site' ? spot : null;
};

/** The starship or vehicle that a card is aboard, in a seat or in cargo. */
export function vesselAround(s: State, card: CardId): CardId {
  const host = hostOf(s, card);
  if (host < 0) return -1;
  const kind = kindOf(s, host);
  return kind === 'starship' || kind === 'vehicle' ? host : -1;
}

/** Is it a backpack or the like, that one character carries another in? */ // AR7-0072
export function isBackpack(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'device' && found.traits.includes('carries a character');
}

/** Does it walk: a character, or a card that moves like one? */ // AR7-0139
export function walks(s: State, card: CardId): boolean {
  const { kind, card: found, facts } = definitionOf(s, card);
  if (kind === 'character') return true;
  if (found.kind === 'effect') return found.movesLikeCharacter === true;
  return facts.traits.includes('moves like a character');
}
