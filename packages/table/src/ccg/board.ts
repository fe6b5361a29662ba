import type { Handle, Player } from '@binary-sunset/kernel';
import type { ShownCard, Stat, TurnStep } from '../boardParts.ts';

/** The values that a card has on the table, where it has them. */
export interface CardStats {
  readonly power?: Stat;
  readonly ability?: Stat;
  readonly forfeit?: Stat;
  readonly armor?: Stat;
  readonly maneuver?: Stat;
  readonly ferocity?: Stat;
}

/** How a card is on another. */
export type Seating = 'attached' | 'pilot' | 'passenger' | 'driver' | 'astromech' | 'cargo';

/** A card in play with all that is on it: the root or a branch of a tree. */
export interface ShownHost extends ShownCard {
  readonly stats: CardStats;
  readonly as: Seating;
  readonly hit: boolean;
  /** Why it is not active: "missing", "undercover". */
  readonly inactive: readonly string[];
  /** Weapons, devices and Effects on it. */
  readonly attached: readonly ShownHost[];
  /** Whoever and whatever is aboard. */
  readonly aboard: readonly ShownHost[];
  /** Cards stacked on it face up. */
  readonly stacked: readonly ShownCard[];
  /** Cards stacked on it face down; whoever may look at one knows its title. */ // AR1-0021
  readonly under: readonly ShownCard[];
}

/** A location with whoever is there. Pairs are by player. */
export interface ShownPlace extends ShownCard {
  /** Without the system that it belongs to. */
  readonly name: string;
  /** "Interior site". */
  readonly kind: string;
  readonly icons: readonly [number, number];
  readonly power: readonly [number, number];
  readonly controller: Player | null;
  /** What the controller's Force drain would come to now. */
  readonly drain: number | null;
  /** The cards on each player's side of it; a spy under cover lies on the other side. */ // GLC-0499
  readonly cards: readonly [readonly ShownHost[], readonly ShownHost[]];
  /** Characters that went missing there: they lie beneath it, whoever's they are. */ // GLB-0479
  readonly missing: readonly ShownHost[];
  readonly stacked: readonly ShownCard[];
  readonly under: readonly ShownCard[];
}

/** Locations that lie together. */
export interface ShownSystem {
  readonly name: string;
  /** "parsec 7", "parsec 4, orbiting Yavin 4"; empty for what has no place in the galaxy. */
  readonly note: string;
  readonly places: readonly ShownPlace[];
}

export interface CcgSeat {
  readonly player: Player;
  /** "Dark Side". */
  readonly name: string;
  readonly side: 'light' | 'dark';
  readonly lifeForce: number;
  readonly generation: number;
  readonly hand: readonly ShownCard[];
  readonly reserve: number;
  readonly force: number;
  readonly used: number;
  readonly lost: number;
  /** Of the Lost Pile only the top card is seen. */ // AR1-0020
  readonly lostTop: ShownCard | null;
  /** Cards on their side of the table. */
  readonly table: readonly ShownHost[];
  readonly outOfPlay: readonly ShownCard[];
}

/** Something under way; what was begun last comes first. */
export interface StackEntry {
  readonly card: ShownCard | null;
  readonly title: string;
  readonly about: string;
  readonly by: Player | null;
}

/** A destiny draw that is not completed. */
export interface ShownDraw {
  readonly by: Player;
  /** "battle", "weapon"; empty for any other. */
  readonly for: string;
  /** Null for a destiny that is substituted. */
  readonly card: ShownCard | null;
  /** What the card itself says. */
  readonly drawn: number;
  readonly changes: readonly { readonly amount: number; readonly because: string }[];
  /** Null once it is cancelled. */
  readonly value: number | null;
}

/** A part of a sum, in words. */
export interface Part {
  readonly amount: number;
  readonly what: string;
}

/** What has to be satisfied, and how much of it is left. */
export interface Due {
  readonly of: number;
  readonly left: number;
}

export interface BattleSide {
  /** Whoever takes part, with what is on them. */
  readonly cards: readonly ShownHost[];
  readonly power: number;
  readonly parts: readonly Part[];
  /** How many battle destinies may be drawn, and why so many. */
  readonly destinies: { readonly allowed: number; readonly drawn: number; readonly why: string };
  /** Against this side; null while there is none. */
  readonly attrition: Due | null;
  readonly damage: Due | null;
  /** Those whom attrition leaves alone. */
  readonly immune: readonly Handle[];
}

export const battleSegments = ['Initiate', 'Weapons', 'Power', 'Damage'] as const;

export interface ShownBattle {
  readonly at: Handle;
  readonly place: string;
  readonly by: Player;
  readonly segment: number;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly winner: Player | null;
}

/** The Customizable Card Game's table, as one viewer sees it. */
export interface CcgBoard {
  readonly turn: number;
  /** "Your deploy phase". */
  readonly phase: string;
  readonly steps: readonly TurnStep[];
  /** Whose side of the table is drawn below. */
  readonly below: Player;
  readonly seats: readonly [CcgSeat, CcgSeat];
  /** From left to right. */
  readonly systems: readonly ShownSystem[];
  readonly battle: ShownBattle | null;
  /** Destiny draws that are not completed, the last the one in question. */
  readonly draws: readonly ShownDraw[];
  /** What is under way, the last first. */
  readonly stack: readonly StackEntry[];
  /** Cards being played or deployed. */
  readonly playing: readonly ShownCard[];
  /** The location where something goes on: a battle, a drain, an attack. */
  readonly stage: Handle | null;
  /** Effects that go on for a while, in words. */
  readonly lasting: readonly string[];
}
