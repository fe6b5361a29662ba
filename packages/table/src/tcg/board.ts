import type { Player } from '@binary-sunset/kernel';
import type { Arena } from '@binary-sunset/tcg';
import type { ShownCard, Stat, TurnStep } from '../boardParts.ts';

/** A Pilot or a piece of Equipment on a unit. */
export interface Rider extends ShownCard {
  readonly as: 'pilot' | 'equipment';
}

/** A unit in an arena or face up in the build zone. */
export interface ShownUnit extends ShownCard {
  readonly speed: Stat;
  readonly power: Stat;
  readonly health: Stat;
  readonly damage: number;
  /** Damage about to be done to it. */
  readonly pending: number;
  readonly tapped: boolean;
  /** Counters that only its text gives a meaning. */
  readonly tokens: number;
  /** Versions of it in the same stack, from the top. */
  readonly beneath: readonly ShownCard[];
  readonly riders: readonly Rider[];
  /** Face-down cards under it. */
  readonly under: number;
  readonly part: 'attacker' | 'defender' | null;
}

/** A face-down card being built. */
export interface ShownBuilding extends ShownCard {
  readonly counters: number;
  /** What it needs, for whoever knows it. */
  readonly cost: number | null;
}

export interface ShownSeat {
  readonly player: Player;
  /** "Dark Side"; "First player" until sides are decided. */
  readonly name: string;
  readonly side: 'light' | 'dark' | null;
  readonly force: number;
  readonly points: number;
  /** While units are put into battle at the start: how much of how much. */
  readonly setup: { readonly spent: number; readonly allowance: number } | null;
  readonly hand: readonly ShownCard[];
  readonly deck: number;
  /** The last is on top. */
  readonly discard: readonly ShownCard[];
  /** Out of the game. */
  readonly aside: readonly ShownCard[];
  readonly building: readonly ShownBuilding[];
  /** Units and Equipment in the build zone, face up. */
  readonly build: readonly ShownUnit[];
  readonly arenasHeld: number;
}

export interface ShownArena {
  readonly arena: Arena;
  readonly name: string;
  /** Where its battle stands in this turn. */
  readonly battle: 'to come' | 'now' | 'over';
  readonly location: ShownCard | null;
  readonly units: readonly [readonly ShownUnit[], readonly ShownUnit[]];
  readonly controller: Player | null;
}

/** The steps of an attack, in their order. */
export const attackSteps = [
  'Declare',
  'Disrupt',
  'Attack',
  'Roll',
  'Reroll',
  'Hits',
  'Prevent',
  'Damage',
  'End',
] as const;

export type AttackStep = (typeof attackSteps)[number];

export interface ShownDie {
  readonly result: number;
  readonly hits: boolean;
}

export interface ShownAttack {
  /** Which attack of the turn it is. */
  readonly ordinal: number;
  readonly attacker: ShownCard | null;
  readonly defender: ShownCard | null;
  readonly by: Player;
  readonly step: AttackStep;
  readonly dice: readonly ShownDie[];
  /** Null before they are counted. */
  readonly hits: number | null;
  readonly critical: number;
  /** Damage that was prevented, and by what, in the order in which it was. */
  readonly prevented: readonly { readonly amount: number; readonly by: string }[];
  /** What would be done to whom if nobody did anything more; what was, once it has landed. */
  readonly lands: readonly { readonly unit: ShownCard; readonly amount: number }[];
  readonly landed: boolean;
  /** Units that were discarded after the hits were counted. */
  readonly fallen: readonly ShownCard[];
}

/** One of two contested cards, and what stands for it. */
export interface Contender extends ShownCard {
  readonly cost: number;
  readonly bid: number;
  readonly total: number;
}

/** Opposing versions of one unique card, bid for. */
export interface ShownContest {
  /** By the player that each belongs to. */
  readonly contenders: readonly [Contender, Contender];
  /** Who would win it now. */
  readonly ahead: Player;
}

/** A place in the order of speed. */
export interface Queued extends ShownCard {
  readonly controller: Player;
  readonly speed: Stat;
  /** Of several that tie each is 'now': one of them goes next. */
  readonly state: 'done' | 'now' | 'waiting';
  /** It has attacked in this turn. */
  readonly attacked: boolean;
}

/** The Trading Card Game's table, as one viewer sees it. */
export interface TcgBoard {
  readonly turn: number;
  /** "Battle phase", "Your build step". */
  readonly phase: string;
  readonly steps: readonly TurnStep[];
  /** Whose side of the table is drawn below. */
  readonly below: Player;
  readonly seats: readonly [ShownSeat, ShownSeat];
  /** From left to right, as seen from below. */
  readonly arenas: readonly ShownArena[];
  readonly attack: ShownAttack | null;
  readonly contest: ShownContest | null;
  /** Dice on the table that are not an attack's. */
  readonly roll: { readonly what: string; readonly by: Player; readonly dice: readonly number[] } | null;
  readonly queue: readonly Queued[];
  /** Battle cards and Missions taking effect. */
  readonly playing: readonly ShownCard[];
  /** What may be disrupted now, the last first. */
  readonly disruptable: readonly ShownCard[];
  /** Effects that go on for a while, in words. */
  readonly lasting: readonly string[];
}
