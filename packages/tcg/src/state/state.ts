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
  sealed,
  text,
} from '@binary-sunset/kernel';
import { rollKinds } from './events.ts';
import type { TcgVocabulary } from './vocabulary.ts';

export const arenas = ['space', 'ground', 'character'] as const;
export type Arena = (typeof arenas)[number];

export const isArena = (zone: string): zone is Arena => zone === 'space' || zone === 'ground' || zone === 'character';

/** An attack under way. */
const attackShape = fixed({
  attacker: ref,
  defender: ref,
  /** Who makes its choices: the attacker's controller, or whoever "has it attack". */
  by: player,
  /** Bombard and Ion Cannon reach into another arena. */
  via: oneOf('', 'bombard', 'ionCannon'),
  /** Every unit that was the defender at some time. */
  attacked: list(ref),
  /** What was activated to come when the attack is over, in that order. */
  retaliations: list(fixed({ unit: ref, dice: number, by: player })),
});

/** Dice on the table, until they take effect. */
const rollShape = fixed({ kind: oneOf(...rollKinds), by: player, dice: list(number) });

/** What damage comes from: attack dice, Overkill's division, dice of damage, a text, or Deflect. */
export const damageKinds = ['attack', 'overkill', 'dice', 'effect', 'deflect'] as const;

/** Damage about to be done to one unit. */
const pendingShape = fixed({
  id: number,
  unit: ref,
  amount: number,
  source: optional(ref),
  from: oneOf(...damageKinds),
});

/** Opposing cards that are contested, and what is bid for them so far. */
const contestShape = fixed({ darks: ref, lights: ref, bids: pair(number) });

/** Something that may be disrupted. */
const disruptableShape = fixed({
  kind: oneOf('battle card', 'mission', 'location', 'ability', 'attack', 'deployment'),
  by: player,
  card: ref,
  disrupted: flag,
});

export const schema = defineState({
  facts: {
    /** Who plays the Dark Side. */
    dark: player,
    turn: number,
    phase: oneOf('sides', 'setup', 'ready', 'build', 'retreat', 'battle', 'end'),
    /** Whose build or retreat step it is. */
    active: player,
    /** The arena whose battle step it is. */
    arena: oneOf('', ...arenas),
    force: pair(number),
    /** Build points left this turn. */
    points: pair(number),
    /** What may be put into battle at the start: 30, or less for whoever bid for a side. */
    allowance: pair(number),
    bids: pair(sealed(optional(number))),
    attack: optional(attackShape),
    roll: optional(rollShape),
    contest: optional(contestShape),
    /** All that is about to be done together. */
    damage: list(pendingShape),
    /** New damage that waits for the current chance to prevent damage to end. */
    coming: list(pendingShape),
    /** Which unit did damage to which, as long as it may lead to a discard. */
    culprits: list(fixed({ unit: ref, by: ref })),
    /** Units about to be discarded. */
    doomed: list(ref),
    /** What may be disrupted now; the last is the one in question. */
    disruptable: list(disruptableShape),
    /** What happened this turn that some text asks for. */
    memory: list(text),
  },
  zones: {
    deck: { sees: 'none' },
    hand: { sees: 'owner', unordered: true },
    /** Face-down cards being built. */
    building: { sees: 'owner', inPlay: true },
    /** Units and Equipment in the build zone, face up. */
    build: { sees: 'all', inPlay: true },
    space: { sees: 'all', inPlay: true },
    ground: { sees: 'all', inPlay: true },
    character: { sees: 'all', inPlay: true },
    /** Pilots on units and Equipment attached to them: their host is a column. */
    on: { sees: 'all', inPlay: true },
    /** Versions beneath the top card of a stack. */
    beneath: { sees: 'all', inPlay: true },
    /** Face-down cards under a unit. */
    under: { sees: 'none' },
    locations: { sees: 'all', inPlay: true },
    /** Battle cards and Missions taking effect. */
    playing: { sees: 'all' },
    discard: { sees: 'all' },
    /** Set aside or removed from the game. */
    aside: { sees: 'all' },
  },
  columns: {
    damage: 'number',
    tapped: 'number',
    /** Build counters. */
    counters: 'number',
    /** Counters that mean only what some text makes of them. */ // TCG-0488
    tokens: 'number',
    /** The unit that a card is on, beneath or under. */
    host: 'card',
    /** How many cards lie beneath this top card. */
    stacked: 'number',
    /** Where a Location lies, or where a set-aside unit was: 1 for space, 2 for ground, 3 for character. */
    arena: 'number',
  },
});

export type State = StateOf<typeof schema>;
export type Attack = NonNullable<State['facts']['attack']>;
export type Contest = NonNullable<State['facts']['contest']>;
export type Pending = State['facts']['damage'][number];
export type Disruptable = State['facts']['disruptable'][number];

export const table = makeTable(schema);

export const procedure = proceduresFor<State, TcgVocabulary>();

export const nobody: CardRef = { card: -1, life: 0 };
