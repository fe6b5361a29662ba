import {
  type CardRef,
  defineState,
  fixed,
  flag,
  list,
  makeTable,
  number,
  oneOf,
  optional,
  pair,
  player,
  proceduresFor,
  ref,
  type StateOf,
  text,
} from '@binary-sunset/kernel';
import { destinyKinds, phases, segments } from './names.ts';
import type { CcgVocabulary } from './vocabulary.ts';

export type { CcgEvent } from './events.ts';
export * from './names.ts';

/** A destiny draw that is not completed. The value and the card drawn are two things. */ // AR1-0427
const drawShape = fixed({
  by: player,
  for: oneOf(...destinyKinds),
  /** What draws: the id of the frame that draws destiny. */
  action: number,
  /** The card drawn; -1 for a destiny that is substituted. */
  card: ref,
  /** Null once it is cancelled. */
  value: optional(number),
  /** Substituted: not to be modified, cancelled or reset. */ // AR1-0467, GLB-0191
  substituted: flag,
  /** Reset: not to be modified. */ // AR1-0381
  reset: flag,
  /** Drawn anew once it is completed. */
  redraw: flag,
  /** What has changed it so far: by which text, and by how much. */
  changes: list(fixed({ because: text, source: ref, amount: number })),
});

/** Which of its two printed destinies a card's owner has chosen, and for how long. */ // AR1-0461
const chosenDestinyShape = fixed({
  card: ref,
  value: number,
  /** The action that it is locked in for; 0 as long as it stays where it is. */
  action: number,
});

const battleShape = fixed({
  location: ref,
  /** Who initiated it. */
  by: player,
  segment: oneOf(...segments),
  /** Who takes part, as was found when the power segment began; before that, whoever is there. */
  participants: optional(list(ref)),
  /** What each player's power destinies come to. */
  powerDestiny: pair(number),
  /** How many battle destinies each player has completed. */
  destinies: pair(number),
  /** What each player's battle destinies come to; null while there is no such total. */
  battleDestiny: pair(optional(number)),
  /** What each player's attrition destinies come to. */
  attritionDestiny: pair(number),
  /** Each player's total power, once it is known. */
  power: pair(optional(number)),
  /** What is left of it against each player; null while there is none at all. */
  attrition: pair(optional(number)),
  /** What is left of it against each player. */
  damage: pair(number),
  /** Cards that attrition need not be satisfied with, as was found when the damage segment began. */
  immune: list(ref),
  winner: optional(player),
});

const drainShape = fixed({ location: ref, by: player, lost: number });

/** Locations that lie together, from left to right. */
const groupShape = fixed({
  /** The system, starship or vehicle that they are locations of. */
  of: text,
  /** The starship or vehicle card, where any of its class would do; nobody otherwise. */
  vessel: ref,
  places: list(ref),
});

/** Where a system is that moves through space: a parsec, and the system that it orbits; nobody in deep space. */ // AR7-0034
const mobileSystemShape = fixed({ system: ref, parsec: number, orbits: ref });

/** An attack by or on a creature. */
const attackShape = fixed({
  location: ref,
  by: player,
  attackers: list(ref),
  defenders: list(ref),
  segment: oneOf(...segments),
  /** What attackers and defenders come to, once it is known. */
  totals: optional(pair(number)),
});

export const schema = defineState({
  facts: {
    /** Who plays the Dark Side. */
    dark: player,
    /** Turns of both players, counted together. */
    turn: number,
    /** Whose turn it is. */
    active: player,
    phase: oneOf('start', ...phases, 'end'),
    /** Groups of locations, those of one system side by side. */
    layout: list(groupShape),
    /** Mobile systems that have moved; the others are where they were deployed, in deep space. */
    mobileSystems: list(mobileSystemShape),
    battle: optional(battleShape),
    drain: optional(drainShape),
    attack: optional(attackShape),
    /** Not completed; the last is the one in question. */
    draws: list(drawShape),
    destinies: list(chosenDestinyShape),
    /** How much Force the active player may activate this turn by rule; counted as the activate phase begins. */
    generation: number,
    /** How much Force the active player has activated by rule this turn. */
    activated: number,
    /** What happened in this turn that some text asks for. */
    memory: list(text),
  },
  zones: {
    reserve: { sees: 'none' },
    force: { sees: 'none' },
    used: { sees: 'none' },
    lost: { sees: 'all' },
    hand: { sees: 'owner', unordered: true },
    /** Cards drawn for destiny, until the draw is completed. */
    destiny: { sees: 'all' },
    locations: { sees: 'all', inPlay: true },
    /** Cards at a location, which is their host. */
    at: { sees: 'all', inPlay: true },
    /** Cards deployed on, carried by or aboard another, which is their host. */
    on: { sees: 'all', inPlay: true },
    /** Cards that lie on the table itself. */
    table: { sees: 'all', inPlay: true },
    /** Cards stacked face up on another, which is their host. */
    stacked: { sees: 'all' },
    /** Cards stacked face down on another, which is their host. */
    under: { sees: 'none' },
    /** Cards being played or deployed. */
    playing: { sees: 'all', inPlay: true },
    outOfPlay: { sees: 'all' },
  },
  columns: {
    /** The location that a card is at, or the card that it is on or aboard. */
    host: 'card',
    /** In which way it is on its host: see `slots`. */
    slot: 'number',
    /** What a Utinni Effect targets. */
    target: 'card',
    /** Whether that target has reached it, and is still there. */
    reached: 'number',
    /** What was declared as it was deployed, counted from 1. */
    declared: 'number',
    hit: 'number',
    /** Not active, for a reason of its own: see `inactivity`. */
    inactive: 'number',
    /** Not active because this card is not. */
    inactiveBy: 'card',
  },
});

export type State = StateOf<typeof schema>;
export type LocationGroup = State['facts']['layout'][number];
export type Battle = NonNullable<State['facts']['battle']>;
export type Attack = NonNullable<State['facts']['attack']>;
export type Draw = State['facts']['draws'][number];

export const table = makeTable(schema);

export const procedure = proceduresFor<State, CcgVocabulary>();

export const nobody: CardRef = { card: -1, life: 0 };

/** How long an effect lasts that ends with the stay of the cards that it was made for. */ // AR1-0158
export const untilItLeaves = 'it leaves';

/** How long an effect lasts that ends with the stay of the card that made it. */
export const untilSourceLeaves = 'its card leaves';
