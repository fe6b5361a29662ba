import { type CardId, impossible } from '@binary-sunset/kernel';
import { type Arena, arenas, type State } from '../state/state.ts';
import { arenaName } from './arenaName.ts';
import type { Need, Needy } from './needs.ts';
import type { Speaker } from './speaker.ts';

/** A value that a text may ask for: totals, with what stacking and effects add. */
export type Asked = 'speed' | 'power' | 'health' | 'remaining health' | 'build cost';

/** Which cards a text is about. */
export interface Spec {
  readonly whose: 'your' | 'opponent' | 'any';
  readonly other: boolean;
  /** A card that the text knows already: those that were chosen, its own, the unit that its Pilot pilots, or the unit
   * in whose stack it lies beneath the top card. */
  readonly known: '' | 'chosen' | 'self' | 'piloted' | 'above';
  /** "unit", or a subtype alone, which a Pilot on a unit keeps. */ // TCG-0279
  readonly noun: 'unit' | 'card' | '';
  /** Units of any one of these types; all if there are none. */
  readonly types: readonly Arena[];
  /** Any one of these; each needs all of its words. */ // TCG-0680
  readonly subtypes: readonly string[];
  readonly not: string;
  readonly name: string;
  readonly place:
    | Arena
    | 'arena'
    | 'build'
    | 'its arena'
    | "the attacker's arena"
    | "that unit's arena"
    | 'chosen arena'
    | '';
  readonly tapped: boolean | null;
  readonly damaged: boolean;
  /** "with power 3 or less": a value that is unknown is not. */ // TCG-0423
  readonly atMost: readonly { readonly value: Asked; readonly limit: number }[];
  /** It must be taking part in the attack under way. */
  readonly part: 'attacker' | 'defender' | '';
  readonly pilot: boolean;
  /** These as well. */
  readonly or: Cards | null;
  /** In which respects it has been narrowed. */
  readonly said: readonly Respect[];
}

/** Whom a sentence is about: your opponent's cards are "his or her" cards where it is your opponent. */
export type About = 'you' | 'your opponent';

/** Which cards a text is about, as the rules ask. The language says what a description is made of. */
export interface Cards extends Needy {
  readonly spec: Spec;
  /** What must be known for it to mean anything. */
  readonly needs: readonly Need[];
  /** Is this card one of them, as that speaker means it? */
  matches(s: State, card: CardId, speaker: Speaker): boolean;
  /** All of them there are now, Dark's and Light's in the order in which they lie. */
  all(s: State, speaker: Speaker): CardId[];
  /** Are there any? */
  some(s: State, speaker: Speaker): boolean;
  /** With others beside them. */
  or(others: Cards): Cards;
  /** "each of your other Naboo Soldiers", "each Clone". */
  each(self?: string): string;
  /** "one of your units in the Ground arena", "an untapped Character". */
  one(self?: string, about?: About): string;
  /** "your Clones", "units in the Space arena", "of your opponent's units". */
  plural(self?: string): string;
  /** "Clones in the Ground arena", where it was said whose: "you have no Clones in the Ground arena". */
  unowned(self?: string): string;
  /** "a Jedi", "another Droid in any arena": as in "you have a Jedi". */
  another(): string;
}

/** What a description of cards can say once. */
export type Respect =
  | 'what kind of card'
  | 'which subtype'
  | 'which subtype not'
  | 'other cards'
  | 'whether it is tapped'
  | 'whether it is damaged'
  | 'its part in the attack'
  | 'where it is'
  | `the most ${Asked}`;

export const anything: Spec = {
  whose: 'any',
  other: false,
  known: '',
  noun: 'unit',
  types: [],
  subtypes: [],
  not: '',
  name: '',
  place: '',
  tapped: null,
  damaged: false,
  atMost: [],
  part: '',
  pilot: false,
  or: null,
  said: [],
};

/** Narrowed in these respects, in each of which it may be narrowed only once: it can't mean both. */
export function narrowed(spec: Spec, respects: readonly Respect[], change: Partial<Spec>): Spec {
  if (spec.known !== '') impossible(`A card that is known already can't be described further: ${respects.join(', ')}.`);
  if (spec.or !== null)
    impossible(`Say ${respects.join(' and ')} of each of the descriptions before they are joined by "or".`);
  for (const respect of respects)
    if (spec.said.includes(respect)) impossible(`A description of cards says ${respect} twice; it can say that once.`);
  return { ...spec, ...change, said: [...spec.said, ...respects] };
}

/** A subtype that is called like a type is a Location's, and no unit has it. */ // TCG-0678
export const isLocations = (subtype: string): boolean => arenas.some((arena) => arenaName(arena) === subtype);

/** What must be known for the description to mean anything. */
export function needsOfSpec({ known, place, subtypes, not, or }: Spec): readonly Need[] {
  const needs: Need[] = [];
  if (known === 'chosen' || place === "that unit's arena") needs.push('chosen cards');
  if (known === 'self') needs.push('a unit');
  if (known === 'piloted') needs.push('a piloted unit');
  if (known === 'above') needs.push('a unit above it');
  if (place === 'its arena') needs.push('a place');
  if (place === 'chosen arena') needs.push('a chosen arena');
  if ([...subtypes, not].some(isLocations)) needs.push('cards out of play');
  return [...needs, ...(or?.needs ?? [])];
}
