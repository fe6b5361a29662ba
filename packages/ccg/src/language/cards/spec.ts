import type { CardId, Speaker } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import type { Ground } from '../../rules/table/grounds.ts';
import type { Inactivity, State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import type { Icon } from '../../text/icons.ts';
import type { Predicate } from './predicate.ts';

/** Where cards are, seen from the card whose text it is. */
export type Place =
  | ''
  | 'here'
  | 'present'
  | 'present with'
  | 'aboard'
  | 'related'
  | 'adjacent'
  | 'here or adjacent'
  | 'piloted by'
  | 'piloting'
  | 'piloting host'
  | 'carrying'
  | 'bearing it'
  | 'on it'
  | 'piloted by host'
  | 'targeted by'
  | 'there'
  | 'present there'
  | 'where present'
  | 'beside'
  | 'in the open'
  | 'as astromech';

/** How near something is to a card: at its location, at one adjacent to that, or at either. */
export type Nearby = 'same' | 'adjacent' | 'same or adjacent';

/** Which cards on table a text is about. */
export interface Spec {
  readonly whose: 'your' | 'opponent' | 'any';
  readonly other: boolean;
  /** The card itself. */
  readonly self: boolean;
  /** The very cards that were chosen, or that something happened to. */
  readonly chosen: boolean;
  /** What the card is on. */
  readonly host: boolean;
  /** Any one of these; all if there are none. */
  readonly kinds: readonly Kind[];
  /** Rebel, Alien, starfighter, system, Utinni Effect: any one of these. */
  readonly types: readonly string[];
  /** All of these. */
  readonly traits: readonly string[];
  /** Any one of these. */
  readonly personas: readonly string[];
  readonly titles: readonly string[];
  /** Any one of these. */
  readonly icons: readonly Icon[];
  /** None of these: traits, types or icons. */
  readonly not: readonly string[];
  /** All of this besides. */
  readonly where: readonly Predicate[];
  /** With such a card at the same location, or nearby. */
  readonly company: Described | null;
  /** How near that is. */
  readonly companyAt: Nearby;
  /** Present where the card is, or merely at the same location. */
  readonly place: Place;
  /** At a location of such a system or such a title: any one of these. */
  readonly at: readonly string[];
  /** At none of these. */
  readonly awayFrom: readonly string[];
  /** On that planet: at one of its sites or cloud sectors, not at the system. */
  readonly on: string;
  /** At such a location, or such a location itself: all of these. */
  readonly ground: readonly Ground[];
  readonly inBattle: boolean;
  /** With nobody else of its player's there. */ // GLA-0079
  readonly alone: boolean;
  /** Hit by a weapon. */
  readonly hit: boolean;
  /** Text that names no state means active cards; "all" means inactive ones as well. */ // AR1-0305, AR1-0308, AR1-0310
  readonly state: 'active' | 'all' | Inactivity;
  /** Outside of battle, spies under cover as well; or those that are inactive as they are stolen. */
  readonly reaches: 'undercover' | 'stolen' | null;
  /** These as well. */
  readonly or: Described | null;
}

/** What a description says that says nothing. */
export const anything: Spec = {
  whose: 'any',
  other: false,
  self: false,
  chosen: false,
  host: false,
  kinds: [],
  types: [],
  traits: [],
  personas: [],
  titles: [],
  icons: [],
  not: [],
  where: [],
  company: null,
  companyAt: 'same',
  place: '',
  at: [],
  awayFrom: [],
  on: '',
  ground: [],
  inBattle: false,
  alone: false,
  hit: false,
  state: 'active',
  reaches: null,
  or: null,
};

/** A description, as the parts of it know each other. */
export interface Described extends Cards {
  readonly spec: Spec;
  /** Whose they are, all of them; anybody's if that differs. */
  readonly whose: Spec['whose'];
  /** What is said besides, of all that it is about. */
  with(change: Partial<Spec>): Described;
  or(others: Described): Described;
  /** Does it mean this card as one of all of them, active or not? */
  namesAll(s: State, card: CardId, speaker: Speaker): boolean;
  /** The titles that it consists of; none if it means anything else besides. */
  readonly onlyTitles: readonly string[];
}
