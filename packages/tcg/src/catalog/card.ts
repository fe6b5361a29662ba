/** The kinds of card, each made from its facts and its text. */

import { type Arena, arenas } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';
import type { Cost } from '../text/cost.ts';
import { said } from '../text/namesSaid.ts';
import type { ActivatedClause, Clause, Condition, Gain, Instruction, KeywordClause } from '../text/program.ts';
import type { Cards } from '../text/spec.ts';
import type { NameOfSet } from './setNames.ts';

export type Side = 'light' | 'dark' | 'neutral';

interface Common {
  /** What tells it from every other card: its name, and its version if it has one. */
  readonly title: string;
  readonly name: string;
  readonly side: Side;
  /** The set that it is from; a card of ours is from none. */ // TCG-0022
  readonly set?: NameOfSet;
  /** Its number in its set. */
  readonly number: number;
  readonly rarity: 'common' | 'uncommon' | 'rare';
}

export interface UnitCard extends Common {
  readonly kind: 'unit';
  /** The letter of a unique card. */
  readonly version: string | null;
  /** The arenas it can fight in: more than one for a multi-arena unit. */
  readonly types: readonly Arena[];
  /** Every word of its type line after the type. */
  readonly subtypes: readonly string[];
  readonly cost: number;
  /** Null where its own text says what it is. */
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  /** What its text calls it. */
  readonly called: string;
  readonly text: readonly Clause[];
}

export interface BattleCard extends Common {
  readonly kind: 'battle';
  readonly play: ActivatedClause;
  /** What a higher cost buys instead. */
  readonly enhanced: ActivatedClause | null;
}

export interface MissionCard extends Common {
  readonly kind: 'mission';
  readonly cost: number;
  /** What must be so for it to be completed. */
  readonly only: readonly Condition[];
  /** What must be paid to complete it, beside its build cost. */
  readonly toComplete: readonly Cost[];
  readonly do: readonly Instruction[];
  /** What a higher cost buys instead. */
  readonly enhanced: EnhancedMission | null;
  /** Hidden Cost. */
  readonly keywords: readonly KeywordClause[];
}

export interface EnhancedMission {
  readonly toComplete: readonly Cost[];
  readonly do: readonly Instruction[];
}

export interface LocationCard extends Common {
  readonly kind: 'location';
  readonly subtypes: readonly string[];
  readonly arenas: readonly Arena[];
  readonly cost: number;
  readonly text: readonly Clause[];
}

export interface EquipmentCard extends Common {
  readonly kind: 'equipment';
  readonly version: string | null;
  readonly cost: number;
  readonly equip: readonly Cost[];
  readonly fits: Cards;
  readonly gains: readonly Gain[];
  /** Hidden Cost. */
  readonly keywords: readonly KeywordClause[];
}

export type Card = UnitCard | BattleCard | MissionCard | LocationCard | EquipmentCard;

interface Facts {
  readonly side: Side;
  readonly number: number;
  readonly rarity: Common['rarity'];
}

interface UnitFacts extends Facts {
  readonly subtypes: string;
  readonly cost: number;
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  readonly called?: string;
  /** What tells it from another card of the same name that has no version either. */ // TCG-0602
  readonly edition?: string;
  readonly text?: readonly Clause[];
}

const titled = (name: string, version: string | null, edition?: string): string =>
  version !== null ? `${name} (${version})` : edition === undefined ? name : `${name} [${edition}]`;

/** The words of a type line; hyphens among them mean nothing. */ // TCG-0016, TCG-0677
export const wordsOf = (line: string): string[] => line.split(' ').filter((word) => word !== '' && word !== '-');

/** Every word of a subtype? */ // TCG-0680
export const hasAll = (has: readonly string[], subtype: string): boolean =>
  subtype.includes(' ') ? subtype.split(' ').every((word) => has.includes(word)) : has.includes(subtype);

export const hasAny = (has: readonly string[], subtypes: readonly string[]): boolean =>
  subtypes.some((subtype) => hasAll(has, subtype));

/** A unit that may fight in several arenas; the makers below are for those that fight in one. */
export function unit(types: readonly Arena[], name: string, version: string | null, facts: UnitFacts): UnitCard {
  const { subtypes, called, edition, text = [], ...rest } = facts;
  return {
    kind: 'unit',
    title: titled(name, version, edition),
    name,
    version,
    types,
    subtypes: wordsOf(subtypes),
    called: called ?? (version === null ? 'this unit' : name),
    text,
    ...rest,
  };
}

type UnitMaker = ((name: string, facts: UnitFacts) => UnitCard) &
  ((name: string, version: string, facts: UnitFacts) => UnitCard);

const maker = (type: Arena): UnitMaker =>
  ((name: string, ...rest: [UnitFacts] | [string, UnitFacts]): UnitCard =>
    rest.length === 1 ? unit([type], name, null, rest[0]) : unit([type], name, rest[0], rest[1])) as UnitMaker;

export const space = maker('space');
export const ground = maker('ground');
export const character = maker('character');

export const battle = (
  name: string,
  facts: Facts & { readonly text: ActivatedClause; readonly enhanced?: ActivatedClause },
): BattleCard => {
  const { text, enhanced = null, ...rest } = facts;
  return { kind: 'battle', title: name, name, play: text, enhanced, ...rest };
};

export const mission = (
  name: string,
  facts: Facts & {
    readonly cost: number;
    readonly only?: Condition;
    readonly toComplete?: readonly Cost[];
    readonly text: readonly Instruction[];
    readonly enhanced?: EnhancedMission;
    readonly keywords?: readonly KeywordClause[];
  },
): MissionCard => {
  const { text, only, toComplete = [], enhanced = null, keywords = [], ...rest } = facts;
  const conditions = only === undefined ? [] : [only];
  return { kind: 'mission', title: name, name, do: text, only: conditions, toComplete, enhanced, keywords, ...rest };
};

export const location = (
  name: string,
  facts: Facts & {
    /** Those of its type line. */
    readonly arenas: readonly Arena[];
    /** Its text lets it be put into any arena. */ // TCG-0589
    readonly anywhere?: true;
    /** None printed is 0. */ // TCG-0121, TCG-0586
    readonly cost?: number;
    readonly text: readonly Clause[];
  },
): LocationCard => {
  const { cost = 0, anywhere, arenas: printed, ...rest } = facts;
  const into = anywhere === true ? arenas : printed;
  return { kind: 'location', title: name, name, cost, subtypes: printed.map(arenaName), arenas: into, ...rest };
};

export const equipment = (
  name: string,
  version: string | null,
  facts: Facts & {
    readonly cost: number;
    readonly equip: readonly Cost[];
    readonly fits: Cards;
    readonly gains: readonly Gain[];
    readonly keywords?: readonly KeywordClause[];
  },
): EquipmentCard => ({ kind: 'equipment', title: titled(name, version), name, version, keywords: [], ...facts });

/** The seven types; a unit's is the arena, or all of them for a multi-arena unit. */
export function typeLine(card: Card): string {
  switch (card.kind) {
    case 'unit':
      return [card.types.map(arenaName).join('/'), card.subtypes.join(' ')].filter((part) => part !== '').join(' - ');
    case 'location':
      return `Location - ${card.subtypes.join('/')}`;
    case 'battle':
      return 'Battle';
    case 'mission':
      return 'Mission';
    case 'equipment':
      return 'Equipment';
  }
}

/** The build cost, of a card that is built. */
export const printedCost = (card: Card): number => (card.kind === 'battle' ? 0 : card.cost);

const versionOf = (card: Card): string | null =>
  card.kind === 'unit' || card.kind === 'equipment' ? card.version : null;

/**
 * Names that count as one for the rules for unique cards, and only for those: first one that is on cards, then others,
 * of which the rulebook has some that are on none.
 */ // TCG-0371
const sameNames: readonly (readonly string[])[] = [
  ['Anakin Skywalker', 'Darth Vader'],
  ['Beru Lars', 'Beru Whitesun'],
  ['Darth Sidious', 'Chancellor Palpatine', 'Emperor Palpatine', 'Senator Palpatine'],
  ['Darth Tyranus', 'Darth Tyrannus', 'Count Dooku'],
  ['Finis Valorum', 'Chancellor Finis Valorum'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Obi-Wan Kenobi', 'Ben Kenobi'],
  ['Padmé Amidala', 'Queen Amidala', 'Padmé Naberrie', 'Padmé Skywalker'],
  ['Princess Leia', 'Leia Organa', 'Leia Organa Solo'],
  ['Shmi Skywalker', 'Shmi Lars'],
];
said(
  'name',
  sameNames.flatMap((names) => names.slice(0, 1)),
);

const personas = new Map(sameNames.flatMap((names) => names.map((name) => [name, names[0] ?? name])));

/** Whom or what a unique card stands for; null for a card without a version. */
export const personaOf = (card: Card): string | null =>
  versionOf(card) === null ? null : (personas.get(card.name) ?? card.name);
