import { byTitle, type CardId, impossible } from '@binary-sunset/kernel';
import type { Card, Side } from './cards/card.ts';
import {
  type ActionText,
  type Clause,
  type DeployText,
  type Happened,
  happenings,
  type Instruction,
  type ModifierText,
  type Rule,
} from './language/program.ts';
import { type ValueName, valueNames } from './language/valueNames.ts';
import type { State } from './state.ts';

/** A text of a card with the name under which effects, uses and records know it. */
export interface Indexed<C extends Clause = Clause> {
  readonly id: string;
  readonly clause: C;
  /** Whose text it is, on a location: each player reads their own side. */
  readonly side: Side | null;
  /** Where an Interrupt goes that was played for this. */
  readonly pile: 'used' | 'lost' | null;
}

/** A card with all that is looked up about it. */
export interface Definition {
  readonly card: Card;
  readonly actions: readonly Indexed<ActionText>[];
  readonly modifiers: readonly Indexed<ModifierText>[];
  readonly deploys: Indexed<DeployText> | null;
  /** A bit for each thing that a text of it responds to. */
  readonly hears: number;
  /** Does a text of it act at the top level? */
  readonly acts: boolean;
  /** A bit for each value that a text of it may change on some card. */
  readonly changes: number;
  /** A bit for each kind of rule that a text of it makes. */
  readonly makes: number;
  /** A bit for each kind of rule that an action of it leaves behind. */
  readonly leaves: number;
}

/** Bits by a plain record: looked up in the hottest places. */
const bitIn = <T extends string>(all: readonly T[]): ((one: T) => number) => {
  if (all.length > 32) impossible(`A mask has 32 bits; there are ${all.length} like "${all[0]}".`);
  const bits = Object.fromEntries(all.map((one, i) => [one, 1 << i])) as Readonly<Record<T, number>>;
  return (one) => bits[one];
};
export const happenedBit = bitIn<Happened>(happenings);
export const valueBit = bitIn<ValueName>(valueNames);
const ruleKinds: readonly Rule['rule'][] = [
  'changes',
  'forbids',
  'allows',
  'immune to',
  'cancels text',
  'suspends',
  'is',
  'changes total',
  'separate cost',
  'schedules',
  'conceals losses',
];
export const ruleBit = bitIn(ruleKinds);

const definitions = new Map<string, Definition>();
const actions = new Map<string, Indexed<ActionText>>();
const programs = new Map<string, readonly Instruction[]>();
const rules = new Map<string, Rule>();

function addProgram(id: string, instructions: readonly Instruction[]): void {
  programs.set(id, instructions);
  for (const [i, instruction] of instructions.entries()) {
    if (instruction.leaves !== undefined) rules.set(`${id}:${i}`, instruction.leaves);
    for (const [j, inner] of (instruction.inner ?? []).entries()) addProgram(`${id}:${i}.${j}`, inner);
  }
}

/** A bit for each kind of rule that instructions leave behind. */
const leftBy = (instructions: readonly Instruction[]): number =>
  instructions.reduce(
    (bits, { leaves, inner = [] }) =>
      inner.reduce((all, one) => all | leftBy(one), bits | (leaves === undefined ? 0 : ruleBit(leaves.rule))),
    0,
  );

/** Every text of a card, with whose it is. */
function textsOf(card: Card): Omit<Indexed, 'id'>[] {
  if (card.kind === 'interrupt')
    return card.functions.map(({ action, pile }) => ({ clause: action, side: null, pile }));
  if (card.kind === 'location')
    return (['light', 'dark'] as const).flatMap((side) =>
      card.text[side].map((clause) => ({ clause, side, pile: null })),
    );
  return card.text.map((clause) => ({ clause, side: null, pile: null }));
}

const ofKind = <K extends Clause['kind']>(all: readonly Indexed[], kind: K): Indexed<Extract<Clause, { kind: K }>>[] =>
  all.filter((indexed): indexed is Indexed<Extract<Clause, { kind: K }>> => indexed.clause.kind === kind);

function define(card: Card): Definition {
  const all = textsOf(card).map((text, i): Indexed => ({ id: `${card.name}/${i}`, ...text }));
  const own = ofKind(all, 'action');
  const modifiers = ofKind(all, 'modifier');
  for (const indexed of own) {
    actions.set(indexed.id, indexed);
    addProgram(indexed.id, indexed.clause.do);
  }
  let [hears, changes, makes] = [0, 0, 0];
  for (const { clause } of own) {
    if (clause.to !== null) hears |= happenedBit(clause.to.on);
    // What must be done in a phase is due at the latest when the phase ends. AR1-0127
    if (clause.as === 'mandatory')
      hears |= happenedBit(
        clause.when?.edge === undefined ? 'phase ends' : clause.when.edge === 'end' ? 'turn ends' : 'turn begins',
      );
  }
  for (const { id, clause } of modifiers)
    for (const [i, rule] of clause.rules.entries()) {
      rules.set(`${id}=${i}`, rule);
      makes |= ruleBit(rule.rule);
      if (rule.rule === 'changes') changes |= valueBit(rule.value);
    }
  return {
    card,
    actions: own,
    modifiers,
    deploys: ofKind(all, 'deploys')[0] ?? null,
    hears,
    acts: own.some(({ clause }) => clause.when !== null),
    changes,
    makes,
    leaves: own.reduce((bits, { clause }) => bits | leftBy(clause.do), 0),
  };
}

/** The cards that the game knows. Called once, where game and cards are put together. */
export function openCatalog(cards: readonly Card[]): void {
  for (const card of cards) {
    if (definitions.has(card.name)) impossible(`Two cards are called ${card.name}.`);
    definitions.set(card.name, define(card));
  }
}

export const definitionCalled = (name: string): Definition =>
  definitions.get(name) ?? impossible(`There is no card called ${name}.`);

export const actionCalled = (id: string): Indexed<ActionText> =>
  actions.get(id) ?? impossible(`There is no text called ${id}.`);

export const isAction = (id: string): boolean => actions.has(id);

export const programCalled = (id: string): readonly Instruction[] =>
  programs.get(id) ?? impossible(`There is no program called ${id}.`);

export const ruleCalled = (id: string): Rule => rules.get(id) ?? impossible(`There is no rule called ${id}.`);

const inThisGame = byTitle(definitionCalled);

/** The card that an instance is, with its lookups. */
export const definitionOf = (s: State, card: CardId): Definition =>
  inThisGame(s)[s.cards.definition[card] ?? -1] ?? impossible('There is no such card.');

export const cardOf = (s: State, card: CardId): Card => definitionOf(s, card).card;

/** What any text in this game may hear, change or make: what nobody has need not be looked for. */
interface Reach {
  readonly hears: number;
  readonly changes: number;
  readonly makes: number;
  readonly leaves: number;
}

let reached: readonly Definition[] | null = null;
let reach: Reach = { hears: 0, changes: 0, makes: 0, leaves: 0 };

export function reachOf(s: State): Reach {
  const all = inThisGame(s);
  if (all !== reached) {
    reached = all;
    reach = {
      hears: all.reduce((bits, { hears }) => bits | hears, 0),
      changes: all.reduce((bits, { changes }) => bits | changes, 0),
      makes: all.reduce((bits, { makes }) => bits | makes, 0),
      leaves: all.reduce((bits, { leaves }) => bits | leaves, 0),
    };
  }
  return reach;
}
