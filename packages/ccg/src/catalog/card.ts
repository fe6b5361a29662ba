import { impossible } from '@binary-sunset/kernel';
import type { Icon } from '../text/icons.ts';
import { type Kind, kinds, type Side } from '../text/kinds.ts';
import type { ActionText, Clause } from '../text/program.ts';
import { type CharacterType, isTypeOf } from './characterTypes.ts';
import { traitsOfCharacter, traitsOfStarship } from './traits.ts';

interface Common {
  /** What tells it from every other card: its title, and its side where both sides have a card of that title. */
  readonly name: string;
  readonly title: string;
  readonly side: Side;
  /** Its set and its number in it, as in deck files: "1_94". */
  readonly id: string;
  readonly rarity: string;
  /** Its expansion icon, where that tells it from another card of its title. */ // AR5-0074
  readonly expansion?: string;
  /** How many a player may have in play: 1 for a unique card, 2 or 3 for a restricted one, 0 for any number. */
  readonly limit: 0 | 1 | 2 | 3;
  /** How many both players together may have at any one system; 0 for any number. */
  readonly perSystem?: 1 | 2 | 3;
  /** It can't be in a hand, nor in any pile of Life Force or the Lost Pile. */ // GAP-0028
  readonly neverInLifeForce?: true;
  /** Null where its own text says what it is; two where its owner chooses. */
  readonly destiny: number | readonly [number, number] | null;
}

/** What characters, vehicles and starships have. */
interface Deployable extends Common {
  readonly deploy: number | null;
  readonly power: number | null;
  readonly forfeit: number | null;
  readonly icons: readonly Icon[];
  /** Species, profession, gender, model: every word that some text may ask for. */
  readonly traits: readonly string[];
  /** Whom or what it is, in every version: "Luke". */
  readonly personas: readonly string[];
  /** The personas of its unique permanent pilots and weapons. */
  readonly contains?: readonly string[];
  readonly text: readonly Clause[];
}

export interface CharacterCard extends Deployable {
  readonly kind: 'character';
  readonly type: CharacterType;
  /** Of a character with two such icons. */ // GAP-0094
  readonly alsoType?: CharacterType;
  /** Those of its traits that nothing but its title says. */ // AR5-0133
  readonly traitsByTitle?: readonly string[];
  /** As how many it counts where such are counted: "spy", "warrior", "passenger". */ // GLC-0450
  readonly countsAs?: Readonly<Record<string, number>>;
  /** The persona that it was before it crossed over. */ // AR5-0124
  readonly formerly?: string;
  /** The card that it is if it crosses over again. */
  readonly crossesTo?: string;
  /** Null for a droid. */
  readonly ability: number | null;
  readonly armor: number | null;
  /** A defense value with a name of its own. */ // GAP-0087
  readonly defense: number | null;
  /** Whoever pilots its matching starships or vehicles. */
  readonly matching: readonly string[];
}

/** Room for others. */
export interface Capacity {
  readonly pilots: number;
  readonly passengers: number;
  /** Slots that take either. */
  readonly either: number;
  readonly astromechs: number;
  readonly vehicles: number;
  readonly starfighters: number;
  /** The only ones of them that it takes: TIEs. */
  readonly onlyStarfighters?: string;
}

interface Carrier extends Deployable {
  readonly capacity: Capacity;
  readonly maneuver: number | null;
  readonly armor: number | null;
  /** The ability of each permanent pilot aboard. */
  readonly permanentPilots: readonly number[];
  /** They have it together: none of them an ability of its own. */ // GAP-0174
  readonly pilotsShare?: true;
  /** Whom its title or text names. */ // GAP-0213
  readonly matching?: readonly string[];
}

export interface VehicleCard extends Carrier {
  readonly kind: 'vehicle';
  readonly type: 'combat' | 'transport' | 'creature' | 'shuttle';
  readonly enclosed: boolean;
  readonly landspeed: number | null;
  /** Of a creature that is ridden. */
  readonly ability: number | null;
}

export interface StarshipCard extends Carrier {
  readonly kind: 'starship';
  readonly type: 'starfighter' | 'capital' | 'squadron';
  /** Null for a starship without hyperdrive. */
  readonly hyperspeed: number | null;
}

export interface CreatureCard extends Common {
  readonly kind: 'creature';
  readonly deploy: number | null;
  readonly ferocity: number;
  /** A destiny is drawn and added each time it is needed. */
  readonly ferocityDestiny: boolean;
  readonly defense: number;
  /** Does it leave others of its kind in peace? */
  readonly selective: boolean;
  /** What it attaches to; empty for one that eats its prey. */
  readonly parasiteOn: string;
  readonly traits: readonly string[];
  readonly text: readonly Clause[];
}

export interface WeaponCard extends Common {
  readonly kind: 'weapon';
  /** Whom its title or text names. */ // GAP-0213
  readonly matching?: readonly string[];
  readonly type: 'character' | 'vehicle' | 'starship' | 'artillery' | 'automated';
  /** Of artillery. */ // GLA-0096
  readonly forfeit: number | null;
  /** Of a weapon that can be targeted by others. */ // GLA-0468
  readonly defense: number | null;
  readonly traits: readonly string[];
  readonly personas: readonly string[];
  readonly text: readonly Clause[];
}

export interface DeviceCard extends Common {
  readonly kind: 'device';
  readonly traits: readonly string[];
  readonly personas: readonly string[];
  readonly text: readonly Clause[];
}

export interface EffectCard extends Common {
  readonly kind: 'effect';
  readonly type: 'effect' | 'utinni' | 'immediate' | 'mobile' | 'political' | 'starting';
  /** Somebody who moves like a character, without being one. */ // AR7-0139
  readonly movesLikeCharacter?: true;
  /** Deployed on an Interrupt just played, it takes that card once it is played. */ // GAP-0206
  readonly grabber?: true;
  readonly text: readonly Clause[];
}

export interface InterruptCard extends Common {
  readonly kind: 'interrupt';
  /** One card may be played in several ways, each from its own part of the text. */
  readonly functions: readonly InterruptFunction[];
}

/** Where an Interrupt goes when it was played for this. */
export interface InterruptFunction {
  readonly pile: 'used' | 'lost';
  readonly action: ActionText;
}

/** Sites lie on a planet, in a starship, a vehicle or a mobile system; a generic site on any planet. */
export interface LocationCard extends Common {
  readonly kind: 'location';
  readonly type: 'system' | 'sector' | 'site';
  /** The system that it belongs to, or is. */
  readonly system: string;
  readonly parsec: number | null;
  readonly interior: boolean;
  readonly exterior: boolean;
  /** A site of a mobile system, a starship or a vehicle. */
  readonly mobile: boolean;
  readonly planet: boolean;
  /** A site of this starship or vehicle, or of any starship or vehicle of this class. */
  readonly vessel?: { readonly named: string } | { readonly any: string };
  /** Its place among the marker sites. */
  readonly marker?: number;
  /** Titles of the sites that it may not be separated from. */
  readonly nextTo?: readonly string[];
  readonly force: Readonly<Record<Side, number>>;
  readonly icons: readonly Icon[];
  readonly traits: readonly string[];
  /** Each player reads the text on their own side of it. */
  readonly text: Readonly<Record<Side, readonly Clause[]>>;
}

export type Card =
  | CharacterCard
  | VehicleCard
  | StarshipCard
  | CreatureCard
  | WeaponCard
  | DeviceCard
  | EffectCard
  | InterruptCard
  | LocationCard;

export { type Kind, kinds, type Side };

/** What is found out once for each kind of card. */
export const byKind = <T>(find: (kind: Kind) => T): Readonly<Record<Kind, T>> =>
  Object.fromEntries(kinds.map((kind) => [kind, find(kind)])) as Record<Kind, T>;

type Facts<C extends Common, Optional extends keyof C = never> = Omit<C, 'kind' | 'name' | 'title' | Optional> &
  Partial<Pick<C, Optional>> & {
    /** Both sides have a card of this title. */
    readonly onBothSides?: true;
  };

const plain = { limit: 0, text: [], traits: [], icons: [], personas: [] } as const;
const empty: Capacity = { pilots: 0, passengers: 0, either: 0, astromechs: 0, vehicles: 0, starfighters: 0 };

const named = (
  title: string,
  { side, expansion }: Pick<Common, 'side' | 'expansion'>,
  onBothSides: true | undefined,
): { name: string; title: string } => {
  const versions = [expansion ?? [], onBothSides === undefined ? [] : side === 'light' ? 'Light' : 'Dark'].flat();
  return { title, name: [title, ...versions.map((version) => `(${version})`)].join(' ') };
};

type Usual = 'limit' | 'text' | 'traits' | 'icons' | 'personas';

export function character(
  title: string,
  {
    onBothSides,
    ...facts
  }: Facts<CharacterCard, (Usual & keyof CharacterCard) | 'ability' | 'armor' | 'defense' | 'matching'>,
): CharacterCard {
  if (!isTypeOf(facts.type, facts.side)) impossible(`A ${facts.type} is no character of the ${facts.side} side.`);
  return {
    kind: 'character',
    ...plain,
    ability: null,
    armor: null,
    defense: null,
    matching: [],
    ...facts,
    traits: traitsOfCharacter({ ...facts, title }),
    ...named(title, facts, onBothSides),
  };
}

type CarrierUsual = Usual | 'maneuver' | 'armor' | 'permanentPilots';

export function vehicle(
  title: string,
  {
    onBothSides,
    capacity,
    ...facts
  }: Omit<Facts<VehicleCard, CarrierUsual | 'ability' | 'enclosed'>, 'capacity'> & {
    readonly capacity?: Partial<Capacity>;
  },
): VehicleCard {
  return {
    kind: 'vehicle',
    ...plain,
    ability: null,
    enclosed: false,
    maneuver: null,
    armor: null,
    permanentPilots: [],
    ...facts,
    capacity: { ...empty, ...capacity },
    ...named(title, facts, onBothSides),
  };
}

export function starship(
  title: string,
  {
    onBothSides,
    capacity,
    ...facts
  }: Omit<Facts<StarshipCard, CarrierUsual>, 'capacity'> & { readonly capacity?: Partial<Capacity> },
): StarshipCard {
  return {
    kind: 'starship',
    ...plain,
    maneuver: null,
    armor: null,
    permanentPilots: [],
    ...facts,
    traits: traitsOfStarship(facts.traits),
    capacity: { ...empty, ...capacity },
    ...named(title, facts, onBothSides),
  };
}

export function creature(
  title: string,
  {
    onBothSides,
    ...facts
  }: Facts<CreatureCard, 'limit' | 'text' | 'traits' | 'ferocityDestiny' | 'selective' | 'parasiteOn'>,
): CreatureCard {
  return {
    kind: 'creature',
    limit: 0,
    text: [],
    traits: [],
    ferocityDestiny: false,
    selective: false,
    parasiteOn: '',
    ...facts,
    ...named(title, facts, onBothSides),
  };
}

export function weapon(
  title: string,
  { onBothSides, ...facts }: Facts<WeaponCard, 'limit' | 'text' | 'traits' | 'personas' | 'forfeit' | 'defense'>,
): WeaponCard {
  return {
    kind: 'weapon',
    limit: 0,
    forfeit: null,
    defense: null,
    text: [],
    traits: [],
    personas: [],
    ...facts,
    ...named(title, facts, onBothSides),
  };
}

export function device(
  title: string,
  { onBothSides, ...facts }: Facts<DeviceCard, 'limit' | 'text' | 'traits' | 'personas'>,
): DeviceCard {
  return {
    kind: 'device',
    limit: 0,
    text: [],
    traits: [],
    personas: [],
    ...facts,
    ...named(title, facts, onBothSides),
  };
}

export function effect(
  title: string,
  { onBothSides, ...facts }: Facts<EffectCard, 'limit' | 'text' | 'type' | 'grabber'>,
): EffectCard {
  return {
    kind: 'effect',
    limit: 0,
    text: [],
    type: 'effect',
    ...facts,
    ...named(title, facts, onBothSides),
  };
}

export function interrupt(title: string, { onBothSides, ...facts }: Facts<InterruptCard, 'limit'>): InterruptCard {
  return { kind: 'interrupt', limit: 0, ...facts, ...named(title, facts, onBothSides) };
}

export function location(
  title: string,
  {
    onBothSides,
    text,
    ...facts
  }: Omit<
    Facts<
      LocationCard,
      'limit' | 'destiny' | 'parsec' | 'interior' | 'exterior' | 'mobile' | 'planet' | 'icons' | 'traits'
    >,
    'text'
  > & { readonly text?: Partial<LocationCard['text']> },
): LocationCard {
  return {
    kind: 'location',
    limit: 1,
    destiny: 0,
    parsec: null,
    interior: false,
    exterior: false,
    mobile: false,
    planet: false,
    icons: [],
    traits: [],
    ...facts,
    text: { light: text?.light ?? [], dark: text?.dark ?? [] },
    ...named(title, facts, onBothSides),
  };
}
